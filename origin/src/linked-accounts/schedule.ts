import type { LinkedAccountDetail } from "@paygauge/api-types/entities/linked-accounts";
import { nextRuns } from "../analytics/schedules/times.ts";

type Times = Pick<LinkedAccountDetail["schedule"], "every" | "time" | "weekday" | "zone">;

/** When an account is read next after a moment, ISO in UTC; null: only when a user asks. */
export function nextSync({ every, ...times }: Times, after: Date): string | null {
  return every === "off" ? null : (nextRuns({ ...times, every, day: 1 }, after, 1)[0] ?? null);
}
