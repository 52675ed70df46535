// Written by scripts/support/derive-lists.mjs from the files below. Don't edit it.
import { agreementsHandlers } from "./areas/agreements/handlers.ts";
import { analyticsHandlers } from "./areas/analytics/handlers.ts";
import { anonymiserHandlers } from "./areas/anonymiser/handlers.ts";
import { appConfigHandlers } from "./areas/app-config/handlers.ts";
import { auditHandlers } from "./areas/audit/handlers.ts";
import { authorizationHandlers } from "./areas/authorization/handlers.ts";
import { brandingHandlers } from "./areas/branding/handlers.ts";
import { businessCaseHandlers } from "./areas/business-case/handlers.ts";
import { buyersHandlers } from "./areas/buyers/handlers.ts";
import { campaignFilesHandlers } from "./areas/campaigns/file-handlers.ts";
import { campaignsHandlers } from "./areas/campaigns/handlers.ts";
import { campaignMailsHandlers } from "./areas/campaigns/mail-handlers.ts";
import { campaignSuppliersHandlers } from "./areas/campaigns/supplier-handlers.ts";
import { cardStatementHandlers } from "./areas/card-statements/handlers.ts";
import { statementImportHandlers } from "./areas/card-statements/import-handlers.ts";
import { merchantHandlers } from "./areas/card-statements/merchant-handlers.ts";
import { chatScopeHandlers } from "./areas/chat/handlers.ts";
import { comparisonHandlers } from "./areas/comparison/handlers.ts";
import { concurrencyHandlers } from "./areas/concurrency/handlers.ts";
import { debugHandlers } from "./areas/debug/handlers.ts";
import { directoryHandlers } from "./areas/directory/handlers.ts";
import { referenceHandlers } from "./areas/directory/reference-handlers.ts";
import { downloadHandlers } from "./areas/downloads/download-handlers.ts";
import { profileHandlers } from "./areas/downloads/profile-handlers.ts";
import { draftsHandlers } from "./areas/drafts/handlers.ts";
import { e2eHandlers } from "./areas/e2e/handlers.ts";
import { endpointComparisonHandlers } from "./areas/endpoint-comparison/handlers.ts";
import { evidenceHandlers } from "./areas/evidence/handlers.ts";
import { exportsHandlers } from "./areas/exports/handlers.ts";
import { globalInsightsHandlers } from "./areas/global-insights/handlers.ts";
import { guardHandlers } from "./areas/guard/handlers.ts";
import { systemAuditHandlers } from "./areas/health/handlers.ts";
import { homeHandlers } from "./areas/home/handlers.ts";
import { needsHandlers } from "./areas/home/needs-handlers.ts";
import { hubHandlers } from "./areas/hub/handlers.ts";
import { hubMediaHandlers } from "./areas/hub/media-handlers.ts";
import { insightsHandlers } from "./areas/insights/handlers.ts";
import { issuersHandlers } from "./areas/issuers/handlers.ts";
import { jobAudienceHandlers } from "./areas/jobs/audience-handlers.ts";
import { jobsHandlers } from "./areas/jobs/handlers.ts";
import { jobReaderHandlers } from "./areas/jobs/reader-handlers.ts";
import { runHandlers } from "./areas/jobs/run-handlers.ts";
import { linkedAccountsHandlers } from "./areas/linked-accounts/handlers.ts";
import { magicLinksHandlers } from "./areas/magic-links/handlers.ts";
import { mailLinksHandlers } from "./areas/mail-links/handlers.ts";
import { maintenanceHandlers } from "./areas/maintenance/handlers.ts";
import { mlPredictionHandlers } from "./areas/ml-prediction/handlers.ts";
import { openApiHandlers } from "./areas/open-api/handlers.ts";
import { programsHandlers } from "./areas/programs/handlers.ts";
import { promptsHandlers } from "./areas/prompts/handlers.ts";
import { proqHandlers } from "./areas/proq/handlers.ts";
import { ratesHandlers } from "./areas/rates/handlers.ts";
import { reportsHandlers } from "./areas/reports/handlers.ts";
import { resetJobsHandlers } from "./areas/reset-jobs/handlers.ts";
import { decisionsHandlers } from "./areas/rulesets/decisions-handlers.ts";
import { rulesetsHandlers } from "./areas/rulesets/handlers.ts";
import { overridesHandlers } from "./areas/rulesets/overrides-handlers.ts";
import { payeeHandlers } from "./areas/rulesets/payee-handlers.ts";
import { searchHandlers } from "./areas/search/handlers.ts";
import { sftpConnectorHandlers } from "./areas/sftp/connector-handlers.ts";
import { sftpHandlers } from "./areas/sftp/handlers.ts";
import { socketHandlers } from "./areas/socket/handlers.ts";
import { suppliersHandlers } from "./areas/suppliers/handlers.ts";
import { rowsHandlers } from "./areas/suppliers/rows-handlers.ts";
import { systemHandlers } from "./areas/system/handlers.ts";
import { textsHandlers } from "./areas/texts/handlers.ts";
import { addressHandlers } from "./areas/tools/address-handlers.ts";
import { companyHandlers } from "./areas/tools/company-handlers.ts";
import { companyListHandlers } from "./areas/tools/company-list-handlers.ts";
import { toolMailHandlers } from "./areas/tools/mail-handlers.ts";
import { toolTemplateHandlers } from "./areas/tools/tool-template-handlers.ts";
import { uploadsHandlers } from "./areas/uploads/handlers.ts";
import { useCasesHandlers } from "./areas/use-cases/handlers.ts";
import { usersHandlers } from "./areas/users/handlers.ts";
import { vendorsHandlers } from "./areas/vendors/handlers.ts";
import { videoResourcesHandlers } from "./areas/video-resources/handlers.ts";
import { videoMediaHandlers } from "./areas/video-resources/media-handlers.ts";
import { videoUploadHandlers } from "./areas/video-resources/upload-handlers.ts";
import { viewsHandlers } from "./areas/views/handlers.ts";

/** Handlers of every area, by the ID of their call. */
export const areaHandlers = {
  ...agreementsHandlers,
  ...analyticsHandlers,
  ...anonymiserHandlers,
  ...appConfigHandlers,
  ...auditHandlers,
  ...authorizationHandlers,
  ...brandingHandlers,
  ...businessCaseHandlers,
  ...buyersHandlers,
  ...campaignFilesHandlers,
  ...campaignsHandlers,
  ...campaignMailsHandlers,
  ...campaignSuppliersHandlers,
  ...cardStatementHandlers,
  ...statementImportHandlers,
  ...merchantHandlers,
  ...chatScopeHandlers,
  ...comparisonHandlers,
  ...concurrencyHandlers,
  ...debugHandlers,
  ...directoryHandlers,
  ...referenceHandlers,
  ...downloadHandlers,
  ...profileHandlers,
  ...draftsHandlers,
  ...e2eHandlers,
  ...endpointComparisonHandlers,
  ...evidenceHandlers,
  ...exportsHandlers,
  ...globalInsightsHandlers,
  ...guardHandlers,
  ...systemAuditHandlers,
  ...homeHandlers,
  ...needsHandlers,
  ...hubHandlers,
  ...hubMediaHandlers,
  ...insightsHandlers,
  ...issuersHandlers,
  ...jobAudienceHandlers,
  ...jobsHandlers,
  ...jobReaderHandlers,
  ...runHandlers,
  ...linkedAccountsHandlers,
  ...magicLinksHandlers,
  ...mailLinksHandlers,
  ...maintenanceHandlers,
  ...mlPredictionHandlers,
  ...openApiHandlers,
  ...programsHandlers,
  ...promptsHandlers,
  ...proqHandlers,
  ...ratesHandlers,
  ...reportsHandlers,
  ...resetJobsHandlers,
  ...decisionsHandlers,
  ...rulesetsHandlers,
  ...overridesHandlers,
  ...payeeHandlers,
  ...searchHandlers,
  ...sftpConnectorHandlers,
  ...sftpHandlers,
  ...socketHandlers,
  ...suppliersHandlers,
  ...rowsHandlers,
  ...systemHandlers,
  ...textsHandlers,
  ...addressHandlers,
  ...companyHandlers,
  ...companyListHandlers,
  ...toolMailHandlers,
  ...toolTemplateHandlers,
  ...uploadsHandlers,
  ...useCasesHandlers,
  ...usersHandlers,
  ...vendorsHandlers,
  ...videoResourcesHandlers,
  ...videoMediaHandlers,
  ...videoUploadHandlers,
  ...viewsHandlers,
} as const;
