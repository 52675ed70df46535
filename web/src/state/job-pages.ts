import type { LedgerKind, PageId } from "@paygauge/api-types";

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

/** Where a finished job opens: the first of these that the person may see. */
const readyPages = ["jobSummary", "jobInsights", "jobSuppliers"] as const;
export type ReadyPage = (typeof readyPages)[number];

export function firstJobPage(opens: (id: PageId) => boolean): ReadyPage | undefined {
  return readyPages.find(opens);
}
