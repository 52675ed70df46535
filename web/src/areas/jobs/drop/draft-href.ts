import { linkTo } from "@paygauge/api-types/sitemap";
import type { RowFilter } from "@paygauge/api-types/entities/checked-rows";

/** Names the draft on the page of a new job. */
export const draftParam = "draft";
/** Opens the check over that page, with the rows of one state. */
export const checkParam = "check";
/** Opens the breakdowns on it. */
export const breakdownsParam = "breakdowns";

/** Returns the address of a draft on the one page of its import, with its check open where `show` names rows. */
export function draftHref(draftId: string, show: RowFilter | null): string {
  const search = new URLSearchParams({ [draftParam]: draftId, ...(show === null ? {} : { [checkParam]: show }) });
  return `${linkTo("newJob")}?${search.toString()}`;
}
