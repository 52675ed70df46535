import type { LedgerKind, PageId } from "@paygauge/api-types";

/** The page of each kind's upload. */
export const workflowPages = {
  base: "jobWorkflowBase",
  matchedDataOnly: "jobWorkflowMatchedDataOnly",
  advanced: "jobWorkflowAdvanced",
} as const satisfies Record<LedgerKind, PageId>;

/** Where a finished job opens: the first of these that the person may see. */
const readyPages = ["jobSuppliers", "jobInsights", "jobSummary"] as const;
export type ReadyPage = (typeof readyPages)[number];

export function firstJobPage(opens: (id: PageId) => boolean): ReadyPage | undefined {
  return readyPages.find(opens);
}
