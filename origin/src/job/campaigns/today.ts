/** Calls of a campaign that are due: in their order, and how many. */
import * as v from "valibot";
import { isOutcome } from "@paygauge/api-types/campaigns/campaign-rules";
import type { CampaignOnPage } from "@paygauge/api-types/entities/campaigns";
import { waveOrder } from "@paygauge/analysis/value/waves";
import { waves } from "@paygauge/api-types/entities/waves";
import type { LocalDay } from "../../local-day.ts";
import type { CampaignRecord } from "./campaign-store.ts";
import type { MemberRow } from "./member-rows.ts";
import { storedRow } from "@paygauge/worker/stored-rows";

const inAWeek = (day: string): string => new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10);

const isCall = ({ nextKind }: MemberRow): boolean => nextKind === "call" || nextKind === "callBack";

/** A supplier whose call is due by a day. */
export const isDue = (row: MemberRow, day: string): boolean =>
  !isOutcome(row.status) && isCall(row) && row.nextOn !== null && row.nextOn <= day;

const places = waveOrder.map((wave) => waves.indexOf(wave));
/** The place of a supplier's wave in the order of calls; suppliers of unknown waves come before those to leave alone. */
const placeOf = ({ wave }: MemberRow): number => (wave === null ? places.length - 1.5 : places.indexOf(wave));

/** By wave, then the higher value first: the order in which suppliers of one moment are approached. */
export function inQueueOrder(one: MemberRow, other: MemberRow): number {
  return (
    placeOf(one) - placeOf(other) || other.valueMinor - one.valueMinor || (one.supplierKey < other.supplierKey ? -1 : 1)
  );
}

/** By day, then by time, those without one after those with one, then by wave and value. */
function inCallOrder(one: MemberRow, other: MemberRow): number {
  const key = ({ nextOn, nextTime }: MemberRow): string => `${nextOn ?? ""} ${nextTime ?? "99"}`;
  const [a, b] = [key(one), key(other)];
  if (a !== b) return a < b ? -1 : 1;
  return inQueueOrder(one, other);
}

/** Calls that are due on a day, or within seven days, in the order in which they are made. */
export function callsDue(rows: readonly MemberRow[], day: string, span: "today" | "week"): MemberRow[] {
  const last = span === "today" ? day : inAWeek(day);
  return rows.filter((row) => isDue(row, last)).toSorted(inCallOrder);
}

export const isOverdue = ({ nextOn }: MemberRow, day: string): boolean => nextOn !== null && nextOn < day;

const countRow = v.object({ n: v.number() });

/** Calls that were made since a day began, at this moment. */
export function callsMade(sql: SqlStorage, { campaignId }: CampaignRecord, dayStart: string): number {
  return storedRow(
    sql,
    countRow,
    `SELECT count(*) AS n FROM campaign_attempt WHERE campaignId = ? AND channel = 'call' AND disposition <> 'skip'
         AND at >= ?`,
    campaignId,
    dayStart,
  ).n;
}

/** What the head of a campaign says of its next actions. */
export function todayOf(
  sql: SqlStorage,
  campaign: CampaignRecord,
  rows: readonly MemberRow[],
  { day, dayStart }: LocalDay,
): CampaignOnPage["today"] {
  // Nothing is due before the campaign begins, nor after it ended.
  if (campaign.stage !== "Active" || campaign.route === "External")
    return { calls: 0, overdue: 0, week: 0, made: 0, unknown: 0 };
  const due = callsDue(rows, day, "today");
  return {
    calls: due.length,
    overdue: due.filter((row) => isOverdue(row, day)).length,
    week: rows.filter((row) => isDue(row, inAWeek(day))).length,
    unknown: rows.filter(({ status, contact }) => !isOutcome(status) && contact === "none").length,
    made: callsMade(sql, campaign, dayStart),
  };
}
