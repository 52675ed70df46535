// Written by scripts/support/derive-lists.mjs from the files below. Don't edit it.
import { addressesCalls } from "./endpoints/addresses.ts";
import { agreementsCalls } from "./endpoints/agreements.ts";
import { analyticsQueriesCalls } from "./endpoints/analytics-queries.ts";
import { analyticsSchedulesCalls } from "./endpoints/analytics-schedules.ts";
import { anonymiserCalls } from "./endpoints/anonymiser.ts";
import { appConfigCalls } from "./endpoints/app-config.ts";
import { auditCalls } from "./endpoints/audit.ts";
import { authorizationCalls } from "./endpoints/authorization.ts";
import { brandingCalls } from "./endpoints/branding.ts";
import { businessCaseCalls } from "./endpoints/business-case.ts";
import { buyersCalls } from "./endpoints/buyers.ts";
import { campaignFilesCalls } from "./endpoints/campaign-files.ts";
import { campaignMailsCalls } from "./endpoints/campaign-mails.ts";
import { campaignSuppliersCalls } from "./endpoints/campaign-suppliers.ts";
import { campaignsCalls } from "./endpoints/campaigns.ts";
import { cardStatementCalls } from "./endpoints/card-statements.ts";
import { chatScopeCalls } from "./endpoints/chat-scope.ts";
import { chatCalls } from "./endpoints/chat.ts";
import { companiesCalls } from "./endpoints/companies.ts";
import { companyListsCalls } from "./endpoints/company-lists.ts";
import { concurrencyCalls } from "./endpoints/concurrency.ts";
import { dashboardCalls } from "./endpoints/dashboard.ts";
import { dataDownloadsCalls } from "./endpoints/data-downloads.ts";
import { datapointProfilesCalls } from "./endpoints/datapoint-profiles.ts";
import { debugCommandsCalls } from "./endpoints/debug-commands.ts";
import { decisionsCalls } from "./endpoints/decisions.ts";
import { deletedJobsCalls } from "./endpoints/deleted-jobs.ts";
import { directoryCalls } from "./endpoints/directory.ts";
import { draftsCalls } from "./endpoints/drafts.ts";
import { e2eRunsCalls } from "./endpoints/e2e-runs.ts";
import { endpointComparisonCalls } from "./endpoints/endpoint-comparison.ts";
import { exportsCalls } from "./endpoints/exports.ts";
import { globalInsightsCalls } from "./endpoints/global-insights.ts";
import { insightsCalls } from "./endpoints/insights.ts";
import { issuersCalls } from "./endpoints/issuers.ts";
import { jobArtifactsCalls } from "./endpoints/job-artifacts.ts";
import { jobAudienceCalls } from "./endpoints/job-audience.ts";
import { jobDetailsCalls } from "./endpoints/job-details.ts";
import { jobDraftsCalls } from "./endpoints/job-drafts.ts";
import { jobKindCalls } from "./endpoints/job-kind.ts";
import { jobLogsCalls } from "./endpoints/job-logs.ts";
import { jobMaintenanceCalls } from "./endpoints/job-maintenance.ts";
import { jobReaderCalls } from "./endpoints/job-reader.ts";
import { jobUsersCalls } from "./endpoints/job-users.ts";
import { jobsCalls } from "./endpoints/jobs.ts";
import { ledgerRowsCalls } from "./endpoints/ledger-rows.ts";
import { linkedAccountsCalls } from "./endpoints/linked-accounts.ts";
import { magicLinksCalls } from "./endpoints/magic-links.ts";
import { mailLinksCalls } from "./endpoints/mail-links.ts";
import { mlPredictionCalls } from "./endpoints/ml-prediction.ts";
import { needsCalls } from "./endpoints/needs.ts";
import { newEvidenceCalls } from "./endpoints/new-evidence.ts";
import { openApiCalls } from "./endpoints/open-api.ts";
import { overridesCalls } from "./endpoints/overrides.ts";
import { personCalls } from "./endpoints/person.ts";
import { programsCalls } from "./endpoints/programs.ts";
import { promptsCalls } from "./endpoints/prompts.ts";
import { proqCalls } from "./endpoints/proq.ts";
import { ratesCalls } from "./endpoints/rates.ts";
import { referenceSetCalls } from "./endpoints/reference-sets.ts";
import { reportsCalls } from "./endpoints/reports.ts";
import { resetJobsCalls } from "./endpoints/reset-jobs.ts";
import { resourceGuardCalls } from "./endpoints/resource-guard.ts";
import { resourceHubCalls } from "./endpoints/resource-hub.ts";
import { rulesetsCalls } from "./endpoints/rulesets.ts";
import { runsCalls } from "./endpoints/runs.ts";
import { searchCalls } from "./endpoints/search.ts";
import { sftpConfigurationsCalls } from "./endpoints/sftp-configurations.ts";
import { sftpConnectorCalls } from "./endpoints/sftp-connector.ts";
import { socketsCalls } from "./endpoints/sockets.ts";
import { summaryCalls } from "./endpoints/summary.ts";
import { systemAuditCalls } from "./endpoints/system-audit.ts";
import { systemCalls } from "./endpoints/system.ts";
import { tableImportCalls } from "./endpoints/table-imports.ts";
import { toolMailsCalls } from "./endpoints/tool-mails.ts";
import { uploadChecksCalls } from "./endpoints/upload-checks.ts";
import { uploadsCalls } from "./endpoints/uploads.ts";
import { useCasesCalls } from "./endpoints/use-cases.ts";
import { usersCalls } from "./endpoints/users.ts";
import { vendorsCalls } from "./endpoints/vendors.ts";
import { videoResourcesCalls } from "./endpoints/video-resources.ts";
import { viewsCalls } from "./endpoints/views.ts";
import { writtenTextsCalls } from "./endpoints/written-texts.ts";

/** Every call of the product (docs/specification.md section 7 and what its screens need), by its ID. */
export const calls = {
  ...addressesCalls,
  ...agreementsCalls,
  ...analyticsQueriesCalls,
  ...analyticsSchedulesCalls,
  ...anonymiserCalls,
  ...appConfigCalls,
  ...auditCalls,
  ...authorizationCalls,
  ...brandingCalls,
  ...businessCaseCalls,
  ...buyersCalls,
  ...campaignFilesCalls,
  ...campaignMailsCalls,
  ...campaignSuppliersCalls,
  ...campaignsCalls,
  ...cardStatementCalls,
  ...chatScopeCalls,
  ...chatCalls,
  ...companiesCalls,
  ...companyListsCalls,
  ...concurrencyCalls,
  ...dashboardCalls,
  ...dataDownloadsCalls,
  ...datapointProfilesCalls,
  ...debugCommandsCalls,
  ...decisionsCalls,
  ...deletedJobsCalls,
  ...directoryCalls,
  ...draftsCalls,
  ...e2eRunsCalls,
  ...endpointComparisonCalls,
  ...exportsCalls,
  ...globalInsightsCalls,
  ...insightsCalls,
  ...issuersCalls,
  ...jobArtifactsCalls,
  ...jobAudienceCalls,
  ...jobDetailsCalls,
  ...jobDraftsCalls,
  ...jobKindCalls,
  ...jobLogsCalls,
  ...jobMaintenanceCalls,
  ...jobReaderCalls,
  ...jobUsersCalls,
  ...jobsCalls,
  ...ledgerRowsCalls,
  ...linkedAccountsCalls,
  ...magicLinksCalls,
  ...mailLinksCalls,
  ...mlPredictionCalls,
  ...needsCalls,
  ...newEvidenceCalls,
  ...openApiCalls,
  ...overridesCalls,
  ...personCalls,
  ...programsCalls,
  ...promptsCalls,
  ...proqCalls,
  ...ratesCalls,
  ...referenceSetCalls,
  ...reportsCalls,
  ...resetJobsCalls,
  ...resourceGuardCalls,
  ...resourceHubCalls,
  ...rulesetsCalls,
  ...runsCalls,
  ...searchCalls,
  ...sftpConfigurationsCalls,
  ...sftpConnectorCalls,
  ...socketsCalls,
  ...summaryCalls,
  ...systemAuditCalls,
  ...systemCalls,
  ...tableImportCalls,
  ...toolMailsCalls,
  ...uploadChecksCalls,
  ...uploadsCalls,
  ...useCasesCalls,
  ...usersCalls,
  ...vendorsCalls,
  ...videoResourcesCalls,
  ...viewsCalls,
  ...writtenTextsCalls,
} as const;
