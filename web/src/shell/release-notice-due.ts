import { limits } from "@paygauge/api-types";

/** Whether the release notice is shown on a day (ISO, UTC): within its window, ends included, once per browser. */
export function releaseNoticeDue(now: Date, seen: string | null): boolean {
  const day = now.toISOString().slice(0, 10);
  return day >= limits.releaseNoticeFrom && day <= limits.releaseNoticeTo && seen !== limits.releaseNoticeFrom;
}
