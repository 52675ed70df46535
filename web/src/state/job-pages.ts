import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import { sitemap, type PageId } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { Page } from "@paygauge/api-types/sitemap/page";
import type { Perspective, RunFacts } from "@paygauge/api-types/entities/runs";

/** The page of each kind's upload. */
export const workflowPages = {
  base: "jobWorkflowBase",
  matchedDataOnly: "jobWorkflowMatchedDataOnly",
  advanced: "jobWorkflowAdvanced",
} as const satisfies Record<LedgerKind, PageId>;

const uploadPages: ReadonlySet<PageId> = new Set(Object.values(workflowPages));

/** Whether a page is the upload of another kind of job, which reads another sort of file. */
export const isOtherUpload = (id: PageId, kind: LedgerKind): boolean =>
  uploadPages.has(id) && id !== workflowPages[kind];

/** The run that is looked at; null before the first one. */
export const runInSight = (job: Pick<Job, "latest" | "published">, run: Perspective | undefined): RunFacts | null =>
  (run === "published" ? job.published : null) ?? job.latest ?? job.published;

/** What the job was when the run that is looked at was made; before the first one, what it is. */
export function kindInSight(job: Pick<Job, "kind" | "latest" | "published">, run: Perspective | undefined): LedgerKind {
  return runInSight(job, run)?.kind ?? job.kind;
}

/** Whether jobs of a kind lack a page, which then says why. */
export const isAbsent = (id: PageId, kind: LedgerKind): boolean =>
  (sitemap[id] as Page).needsFigures === true && !hasFigures(kind);

/** Where a finished job opens: the first of these that it has and that the user may see. */
export const readyPages = [
  "jobSummary",
  "jobInsights",
  "jobSuppliers",
  "jobUseCases",
  "jobCampaigns",
  "jobReportInsights",
  "jobPresentation",
  "jobReportUseCases",
  "jobDataDownload",
  "jobMatchedDataOnlyDownload",
  "jobBusinessCaseCalculator",
  "jobBusinessCaseDownload",
  "jobDetails",
  "jobLogs",
  "jobUsers",
] as const;
type ReadyPage = (typeof readyPages)[number];

export function firstJobPage(opens: (id: PageId) => boolean, kind: LedgerKind): ReadyPage | undefined {
  return readyPages.find((id) => opens(id) && !isAbsent(id, kind));
}
