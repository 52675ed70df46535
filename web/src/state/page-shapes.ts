import type { PageId } from "@paygauge/api-types";
import type { PageShapeKind } from "@paygauge/ui";

interface Shape {
  readonly kind: PageShapeKind;
  /** The heading is the page's name; otherwise it is the name of the record, and loads with it. */
  readonly named?: boolean;
}

const named = (kind: PageShapeKind): Shape => ({ kind, named: true });
const record: Shape = { kind: "record" };
const job = (kind: PageShapeKind): Shape => ({ kind });

/** What each page that is drawn here looks like from afar. */
export const pageShapes: Readonly<Partial<Record<PageId, Shape>>> = {
  home: { kind: "list" },
  profile: named("panels"),
  dashboard: named("dashboard"),
  releaseNotes: named("text"),
  glossary: named("text"),
  analysis: named("list"),
  campaignWorkflows: named("list"),
  vendors: named("list"),
  vendor: { kind: "panels" },
  newJob: named("choice"),
  jobCreateBase: named("form"),
  jobCreateMatchedDataOnly: named("form"),
  jobCreateAdvanced: named("form"),
  jobNoAccess: { kind: "text" },
  jobLoading: job("progress"),
  jobWorkflowBase: job("steps"),
  jobWorkflowMatchedDataOnly: job("steps"),
  jobWorkflowAdvanced: job("steps"),
  jobSummary: job("summary"),
  jobInsights: job("insights"),
  jobSuppliers: job("jobList"),
  jobSupplier: job("supplier"),
  jobComparison: job("panels"),
  jobDetails: job("panels"),
  jobLogs: job("jobList"),
  jobUsers: job("jobList"),
  jobUsersAssigned: job("jobList"),
  jobMatchedDataOnlyDownload: job("panels"),
  jobReportInsights: job("panels"),
  jobPresentation: job("panels"),
  jobReportUseCases: job("panels"),
  jobUseCases: job("panels"),
  jobUseCase: job("panels"),
  jobUseCaseSupplier: job("panels"),
  jobCampaigns: job("panels"),
  jobCampaign: job("board"),
  jobCampaignSupplier: job("panels"),
  jobCampaignCreate: job("panels"),
  jobBusinessCaseCalculator: job("panels"),
  jobBusinessCaseDownload: job("panels"),
  aiPrompts: named("list"),
  chatbotDocumentManagement: { kind: "panels" },
  aiPromptCreate: named("form"),
  aiPrompt: { kind: "panels" },
  userManagement: named("parts"),
  userCreate: named("form"),
  user: { kind: "panels" },
  issuerManager: named("parts"),
  issuerCreate: named("form"),
  issuer: record,
  issuerUsers: { kind: "list" },
  issuerCardStatements: { kind: "panels" },
  buyerManager: named("list"),
  buyerCreate: named("form"),
  buyer: record,
  systemLogs: named("list"),
  analysisAdmin: named("cards"),
  confidenceRulesets: named("table"),
  confidenceRuleset: { kind: "version" },
  scoringRulesets: named("table"),
  scoringRuleset: { kind: "version" },
  dev: named("text"),
  devExamples: named("text"),
  devInaccessible: named("text"),
  devops: named("cards"),
  proqMonitoring: named("queue"),
  workflowManagement: named("list"),
};
