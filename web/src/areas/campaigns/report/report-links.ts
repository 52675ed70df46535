import { toSearchParams, type GridFilter } from "@paygauge/ui";
import type { MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import type { CampaignReport } from "@paygauge/api-types/entities/campaign-report";
import { dueFirst } from "../grid/member-query.ts";
import { today } from "../words/days.ts";

const filter = (property: string, operator: GridFilter["operator"], value: string): GridFilter => ({
  property,
  operator,
  value,
  allowNull: false,
});

/** The day that is so many days after today, "YYYY-MM-DD". */
const dayAfter = (days: number): string => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);

/** The campaign's grid with conditions, as an address. */
export function gridHref(path: string, filters: readonly GridFilter[]): string {
  const params = new URLSearchParams(toSearchParams({ ...dueFirst, filters }, dueFirst));
  params.set("part", "grid");
  return `${path}?${params.toString()}`;
}

export const ofStatus = (...statuses: readonly MemberStatus[]): readonly GridFilter[] =>
  statuses.map((status) => filter("status", "Equal", status));
export const contacted: readonly GridFilter[] = [filter("attempts", "GreaterThan", "0")];
export const withoutContact: readonly GridFilter[] = [filter("contact", "Equal", "none")];
export const ofReason = (reason: string): readonly GridFilter[] => [filter("reason", "Equal", reason)];

const open = ofStatus("Pending", "Active");
type Bucket = CampaignReport["ageing"][number]["bucket"];
const before = (days: number) => filter("nextOn", "LessThan", dayAfter(days));
const from = (days: number) => filter("nextOn", "GreaterThanOrEqual", dayAfter(days));

/** The open suppliers whose next action is that far off; null where no condition says so. */
export function ofAge(bucket: Bucket): readonly GridFilter[] | null {
  if (bucket === "overdue10") return [...open, before(-9)];
  if (bucket === "overdue5") return [...open, from(-9), before(-4)];
  if (bucket === "overdue1") return [...open, from(-4), before(0)];
  if (bucket === "today") return [...open, filter("nextOn", "Equal", dayAfter(0))];
  if (bucket === "week") return [...open, from(1), before(8)];
  return bucket === "later" ? [...open, from(8)] : null;
}
