import type { AbstractIntlMessages } from "use-intl";
import { analysisTexts } from "./en/analysis.ts";
import { analyticsTexts } from "./en/analytics.ts";
import { auditTexts } from "./en/audit.ts";
import { createTexts } from "./en/create.ts";
import { devTexts } from "./en/dev.ts";
import { devopsTexts } from "./en/devops.ts";
import { jobMaintenanceTexts } from "./en/job-maintenance.ts";
import { endpointComparisonTexts } from "./en/endpoint-comparison.ts";
import { resourceGuardTexts } from "./en/resource-guard.ts";
import { systemHealthTexts } from "./en/system-health.ts";
import { emptyTexts } from "./en/empty.ts";
import { glossaryTexts } from "./en/glossary.ts";
import { jobAdminTexts } from "./en/job-admin.ts";
import { jobsTexts } from "./en/jobs.ts";
import { listsTexts } from "./en/lists.ts";
import { locksTexts } from "./en/locks.ts";
import { mainTexts } from "./en/main.ts";
import { matchedTexts } from "./en/matched.ts";
import { assistantTexts } from "./en/assistant.ts";
import { readerTexts } from "./en/reader.ts";
import { audienceTexts } from "./en/audience.ts";
import { writtenTexts } from "./en/written-texts.ts";
import { noticesTexts } from "./en/notices.ts";
import { paletteTexts } from "./en/palette.ts";
import { overridesTexts } from "./en/overrides.ts";
import { programsTexts } from "./en/programs.ts";
import { sftpTexts } from "./en/sftp.ts";
import { peopleTexts } from "./en/people.ts";
import { recordsTexts } from "./en/records.ts";
import { reasonsTexts } from "./en/reasons.ts";
import { reportsTexts } from "./en/reports.ts";
import { rolesTexts } from "./en/roles.ts";
import { chatDocumentsTexts } from "./en/chat-documents.ts";
import { downloadsTexts } from "./en/downloads.ts";
import { linkedAccountsTexts } from "./en/linked-accounts.ts";
import { magicLinksTexts } from "./en/magic-links.ts";
import { mlPredictionTexts } from "./en/ml-prediction.ts";
import { promptsTexts } from "./en/prompts.ts";
import { rulesetsTexts } from "./en/rulesets.ts";
import { runsTexts } from "./en/runs.ts";
import { evidenceTexts } from "./en/evidence.ts";
import { figuresTexts } from "./en/figures.ts";
import { ledgerRowsTexts } from "./en/ledger-rows.ts";
import { decisionsTexts } from "./en/decisions.ts";
import { shellTexts } from "./en/shell.ts";
import { summaryTexts } from "./en/summary.ts";
import { businessCaseTexts } from "./en/business-case.ts";
import { campaignsTexts } from "./en/campaigns.ts";
import { useCasesTexts } from "./en/use-cases.ts";
import { suppliersTexts } from "./en/suppliers.ts";
import { tenantsTexts } from "./en/tenants.ts";
import { hubTexts } from "./en/hub.ts";
import { hubAdminTexts } from "./en/hub-admin.ts";
import { toolsTexts } from "./en/tools.ts";
import { uploadTexts } from "./en/upload.ts";
import { globalInsightsTexts } from "./en/global-insights.ts";
import { vendorsTexts } from "./en/vendors.ts";

/** The English catalogue: the measure of every other one. A missing key or argument does not compile. */
export const en = {
  shell: shellTexts,
  main: mainTexts,
  jobs: jobsTexts,
  analytics: analyticsTexts,
  audit: auditTexts,
  jobAdmin: jobAdminTexts,
  create: createTexts,
  empty: emptyTexts,
  upload: uploadTexts,
  analysis: analysisTexts,
  summary: summaryTexts,
  suppliers: suppliersTexts,
  vendors: vendorsTexts,
  globalInsights: globalInsightsTexts,
  matched: matchedTexts,
  assistant: assistantTexts,
  reader: readerTexts,
  audience: audienceTexts,
  written: writtenTexts,
  businessCase: businessCaseTexts,
  useCases: useCasesTexts,
  campaigns: campaignsTexts,
  reports: reportsTexts,
  reasons: reasonsTexts,
  dev: devTexts,
  roles: rolesTexts,
  chatDocuments: chatDocumentsTexts,
  downloads: downloadsTexts,
  linkedAccounts: linkedAccountsTexts,
  magicLinks: magicLinksTexts,
  mlPrediction: mlPredictionTexts,
  prompts: promptsTexts,
  rulesets: rulesetsTexts,
  figures: figuresTexts,
  ledgerRows: ledgerRowsTexts,
  evidence: evidenceTexts,
  decisions: decisionsTexts,
  runs: runsTexts,
  overrides: overridesTexts,
  devops: devopsTexts,
  systemHealth: systemHealthTexts,
  resourceGuard: resourceGuardTexts,
  endpointComparison: endpointComparisonTexts,
  jobMaintenance: jobMaintenanceTexts,
  notices: noticesTexts,
  palette: paletteTexts,
  people: peopleTexts,
  programs: programsTexts,
  sftp: sftpTexts,
  tenants: tenantsTexts,
  hub: hubTexts,
  hubAdmin: hubAdminTexts,
  tools: toolsTexts,
  records: recordsTexts,
  locks: locksTexts,
  lists: listsTexts,
  glossary: glossaryTexts,
} as const satisfies AbstractIntlMessages;

declare module "use-intl" {
  interface AppConfig {
    Messages: typeof en;
    Locale: string;
  }
}
