import type { Boot } from "@paygauge/api-types/entities/identity";

type NoticeWindow = Boot["settings"]["releaseNotice"];

/** Whether the release notice is shown at a moment: within its window (days in UTC, ends included), once per browser. */
export function releaseNoticeDue(now: Date, { from, to }: NoticeWindow, seen: string | null): boolean {
  const day = now.toISOString().slice(0, 10);
  return day >= from && day <= to && seen !== from;
}
