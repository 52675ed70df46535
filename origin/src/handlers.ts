import type { CallId } from "@paygauge/api-types/endpoints";
import { agreementsHandlers } from "./areas/agreements/handlers.ts";
import { auditHandlers } from "./areas/audit/handlers.ts";
import { authorizationHandlers } from "./areas/authorization/handlers.ts";
import { brandingHandlers } from "./areas/branding/handlers.ts";
import { campaignFilesHandlers } from "./areas/campaigns/file-handlers.ts";
import { campaignsHandlers } from "./areas/campaigns/handlers.ts";
import { campaignSuppliersHandlers } from "./areas/campaigns/supplier-handlers.ts";
import { comparisonHandlers } from "./areas/comparison/handlers.ts";
import { concurrencyHandlers } from "./areas/concurrency/handlers.ts";
import { cardStatementHandlers } from "./areas/card-statements/handlers.ts";
import { directoryHandlers } from "./areas/directory/handlers.ts";
import { draftsHandlers } from "./areas/drafts/handlers.ts";
import { exportsHandlers } from "./areas/exports/handlers.ts";
import { insightsHandlers } from "./areas/insights/handlers.ts";
import { issuersHandlers } from "./areas/issuers/handlers.ts";
import { jobsHandlers } from "./areas/jobs/handlers.ts";
import { runHandlers } from "./areas/jobs/run-handlers.ts";
import { proqHandlers } from "./areas/proq/handlers.ts";
import { ratesHandlers } from "./areas/rates/handlers.ts";
import { reportsHandlers } from "./areas/reports/handlers.ts";
import { rulesetsHandlers } from "./areas/rulesets/handlers.ts";
import { overridesHandlers } from "./areas/rulesets/overrides-handlers.ts";
import { decisionsHandlers } from "./areas/rulesets/decisions-handlers.ts";
import { searchHandlers } from "./areas/search/handlers.ts";
import { matchedDataHandlers } from "./areas/suppliers/matched-data-handlers.ts";
import { suppliersHandlers } from "./areas/suppliers/handlers.ts";
import { systemHandlers } from "./areas/system/handlers.ts";
import { uploadsHandlers } from "./areas/uploads/handlers.ts";
import { businessCaseHandlers } from "./areas/business-case/handlers.ts";
import { useCasesHandlers } from "./areas/use-cases/handlers.ts";
import { usersHandlers } from "./areas/users/handlers.ts";
import { viewsHandlers } from "./areas/views/handlers.ts";
import type { Handlers, MountedHandler, MountedHandlers } from "./call-context.ts";
import { recordHandlers } from "./records/record-stores.ts";
import { seedHandlers } from "./seed/handlers.ts";

/** Every released call with its handler: one that is missing, or answers something else, does not compile. */
const joined: Handlers = {
  ...systemHandlers,
  ...auditHandlers,
  ...brandingHandlers,
  ...agreementsHandlers,
  ...usersHandlers,
  ...authorizationHandlers,
  ...issuersHandlers,
  ...recordHandlers,
  ...jobsHandlers,
  ...runHandlers,
  ...comparisonHandlers,
  ...uploadsHandlers,
  ...ratesHandlers,
  ...exportsHandlers,
  ...proqHandlers,
  ...searchHandlers,
  ...suppliersHandlers,
  ...matchedDataHandlers,
  ...insightsHandlers,
  ...rulesetsHandlers,
  ...decisionsHandlers,
  ...overridesHandlers,
  ...useCasesHandlers,
  ...campaignsHandlers,
  ...campaignFilesHandlers,
  ...campaignSuppliersHandlers,
  ...businessCaseHandlers,
  ...reportsHandlers,
  ...cardStatementHandlers,
  ...directoryHandlers,
  ...concurrencyHandlers,
  ...viewsHandlers,
  ...draftsHandlers,
  ...seedHandlers,
};

/**
 * The same map for the mount, which has parsed each call's parts by that call's own schemas before it runs the
 * handler; TypeScript cannot follow that from the id to the parts, so this is the one place that says so.
 */
export const handlers: MountedHandlers = new Map(Object.entries(joined) as unknown as [CallId, MountedHandler][]);
