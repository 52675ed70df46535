import { hasFigures, sitemap, type LedgerKind, type Page, type PageId } from "@paygauge/api-types";

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

/** Whether jobs of a kind lack a page, which then says why. */
export const isAbsent = (id: PageId, kind: LedgerKind): boolean =>
  (sitemap[id] as Page).needsFigures === true && !hasFigures(kind);

/** Where a finished job opens: the first of these that it has and that the person may see. */
const readyPages = ["jobSummary", "jobInsights", "jobSuppliers", "jobMatchedDataOnlyDownload"] as const;
export type ReadyPage = (typeof readyPages)[number];

export function firstJobPage(opens: (id: PageId) => boolean, kind: LedgerKind): ReadyPage | undefined {
  return readyPages.find((id) => opens(id) && !isAbsent(id, kind));
}
