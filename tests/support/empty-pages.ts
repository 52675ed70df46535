import type { PageId } from "@paygauge/api-types/sitemap";
import { en } from "../../web/src/texts/en.ts";
import { printableTexts } from "../../web/src/texts/en/printable.ts";
import type { EmptyListId } from "../../web/src/data/empty/empty-lists.ts";

/** What a page shows as long as it has no data. */
interface Bare {
  /** The words of an empty list. */
  readonly list?: EmptyListId;
  /** Other words of an empty page. */
  readonly says?: readonly string[];
  /** What the way on is called, where the list's words don't name it. */
  readonly way?: string;
  /** Why the page is never empty. */
  readonly holds?: "a form" | "words" | "people" | "a release's own" | "the record" | "what was done";
}

const results: Bare = { list: "results" };
const missing: Bare = {
  says: [en.campaigns.page.missingTitle, en.campaigns.page.missing],
  way: en.campaigns.page.toList,
};
const noJobs: Bare = { says: [en.globalInsights.empty.title], way: en.globalInsights.empty.action };
const uploads: Bare = { list: "uploads" };
const unpublished: Bare = { says: [printableTexts.notPublished] };
const form: Bare = { holds: "a form" };
const words: Bare = { holds: "words" };
const people: Bare = { holds: "people" };
const release: Bare = { holds: "a release's own" };
const record: Bare = { holds: "the record" };

/** Every page of the application by what it shows without buyers, files and results. A new page says it here. */
export const emptyPages: Readonly<Partial<Record<PageId, Bare>>> = {
  profile: people,
  dashboard: { says: [en.main.home.recent.empty], way: en.main.home.first.drop },
  analysis: { list: "jobs" },
  campaignWorkflows: { list: "campaignsAcrossJobs" },
  magicLinks: { list: "magicLinks" },
  integrationPlatformLinkedAccounts: { list: "linkedAccounts" },
  mergeLinkedAccounts: { list: "linkedAccounts" },
  resourceHub: words,
  videoResources: release,
  videoResourceCreate: form,
  videoResource: record,
  tools: words,
  sendEmail: form,
  addressValidator: form,
  aiAddressParser: form,
  companiesHouse: { says: [en.tools.companies.none] },
  vendors: { list: "vendors" },
  globalInsightsLoading: noJobs,
  globalInsights: noJobs,
  globalOrganizations: { list: "vendors" },
  vendor: { says: [en.vendors.page.notFoundTitle, en.vendors.page.notFound], way: en.vendors.page.toList },
  glossary: words,
  apiReference: words,
  releaseNotes: words,
  newJob: form,
  jobLoading: { says: [en.jobs.progress.draft], way: en.empty.results.action },
  jobCreateBase: form,
  jobCreateMatchedDataOnly: form,
  jobCreateAdvanced: form,
  jobWorkflowAdvanced: uploads,
  jobSummary: results,
  jobUncountedRows: results,
  jobComparison: results,
  jobInsights: results,
  jobSuppliers: results,
  jobSupplier: results,
  jobSupplierRows: results,
  jobUseCases: results,
  jobUseCase: results,
  jobUseCaseSupplier: results,
  jobCampaigns: { list: "campaigns" },
  jobCampaign: missing,
  jobCampaignSupplier: missing,
  jobCampaignCreate: missing,
  jobReportInsights: results,
  jobPresentation: results,
  jobReportUseCases: results,
  jobDataDownload: results,
  jobMatchedDataOnlyDownload: results,
  jobBusinessCaseCalculator: results,
  jobBusinessCaseDownload: results,
  jobDetails: record,
  jobLogs: { holds: "what was done" },
  jobUsers: people,
  jobUsersAssigned: people,
  jobNoAccess: words,
  printableInsights: unpublished,
  printablePresentation: unpublished,
  printableUseCases: unpublished,
  printableBusinessCase: unpublished,
  analysisAdmin: words,
  confidenceRulesets: release,
  confidenceRuleset: release,
  scoringRulesets: release,
  scoringRuleset: release,
  datapointProfiles: release,
  datapointProfile: release,
  datapointProfileCreate: form,
  aiPrompts: release,
  analyticsQuery: { says: [en.analytics.list.empty], way: en.analytics.list.create },
  analyticsQueryCreate: form,
  analyticsReport: record,
  aiPrompt: release,
  aiPromptCreate: form,
  chatbotDocumentManagement: release,
  userManagement: people,
  userCreate: form,
  programCreate: form,
  user: people,
  systemLogs: { holds: "what was done" },
  issuerManager: { holds: "the record" },
  issuerCreate: form,
  issuer: record,
  issuerUsers: { list: "issuerUsers" },
  issuerCardStatements: { says: [en.tenants.statements.none] },
  buyerManager: { list: "buyer" },
  buyerCreate: form,
  buyer: { says: [en.shell.records.missingTitle, en.shell.records.missing], way: en.shell.records.toList },
  devops: words,
  proqMonitoring: { list: "queuedCommands" },
  workflowManagement: { list: "workflows" },
  jobMaintenance: { list: "jobs" },
  endpointComparisonJobs: { list: "jobs" },
  endpointComparisonJob: record,
  endpointComparisonUsers: release,
  systemHealthCheck: release,
  resourceGuard: release,
  sftpConfigurations: { list: "sftpConfiguration" },
  sftpConfigurationCreate: form,
  sftpConfiguration: { says: [en.shell.records.missingTitle, en.shell.records.missing], way: en.shell.records.toList },
  dev: words,
  devExamples: words,
  devDebugLogging: { says: [en.dev.debug.none] },
  devWebsocket: { says: [en.dev.socket.notMeasured] },
  devLayouts: words,
  devAnonymizeCsv: form,
  devResetAllJobs: form,
  devDatabaseAnonymizer: form,
};
