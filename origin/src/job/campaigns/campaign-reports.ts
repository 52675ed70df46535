/** What campaigns came to, from their rows as they are: no figure is kept next to them. */
import { isOutcome } from "@paygauge/api-types/campaigns/campaign-rules";
import { ageingBuckets, type CampaignReport } from "@paygauge/api-types/entities/campaign-report";
import { requireCampaign, rowsOf, type CampaignContext, type OfAsking, type OfCampaign } from "./campaign-context.ts";
import { campaignsOf } from "./campaign-settings.ts";
import type { CampaignRecord } from "./campaign-store.ts";
import { isContacted, isDecided, isReached, worthOf } from "./member-counts.ts";
import { readMembers, type MemberRow } from "./member-rows.ts";
import { routeOf } from "./member-view.ts";

interface Money {
  readonly currency: string;
  readonly minorDigits: number;
}
interface Part {
  readonly campaign: CampaignRecord;
  readonly rows: readonly MemberRow[];
}
interface Placed {
  readonly campaign: CampaignRecord;
  readonly row: MemberRow;
}

const dayMs = 86_400_000;
const dayOf = (at: string): string => at.slice(0, 10);
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / dayMs);
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(dayOf(day)) + days * dayMs).toISOString().slice(0, 10);
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

type Funnel = CampaignReport["funnel"][number];

function funnelOf(placed: readonly Placed[], of: Pick<Funnel, "route" | "tone">): Funnel {
  const count = (test: (row: MemberRow) => boolean): number =>
    placed.reduce((sum, { row }) => sum + Number(test(row)), 0);
  return {
    ...of,
    inCampaign: placed.length,
    contacted: count(isContacted),
    reached: count(isReached),
    decided: count(isDecided),
    succeeded: count(({ status }) => status === "Succeeded"),
  };
}

/** All suppliers, then those of each route with each tone. */
function funnels(placed: readonly Placed[]): Funnel[] {
  const groups = new Map<string, Placed[]>();
  for (const each of placed) {
    const key = `${routeOf(each.row, each.campaign)} ${each.campaign.tone}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [each]);
    else known.push(each);
  }
  const parts = [...groups.values()].flatMap((group): Funnel[] => {
    const [first] = group;
    return first === undefined
      ? []
      : [funnelOf(group, { route: routeOf(first.row, first.campaign), tone: first.campaign.tone })];
  });
  return [funnelOf(placed, { route: null, tone: null }), ...parts];
}

const floors = [0, 8, 15, 31, 61] as const;

/** No one works on an imported campaign: its moments are those of its files, and no part of it is due. */
const isWorked = ({ campaign }: Placed): boolean => campaign.route !== "External";

/** The day on which a supplier agreed, or came to its success. */
const wonOn = ({ agreedOn, statusOn }: MemberRow, { route }: CampaignRecord): string =>
  route === "External" && agreedOn !== null ? agreedOn : dayOf(statusOn);

function daysToDecision(placed: readonly Placed[]): CampaignReport["daysToDecision"] {
  const days = placed
    .filter((each) => isWorked(each) && isDecided(each.row))
    .map(({ campaign: { startedOn }, row: { countedFrom, statusOn } }) => {
      const from = startedOn !== null && startedOn > countedFrom ? startedOn : countedFrom;
      return Math.max(0, daysBetween(from, statusOn));
    })
    .toSorted((one, other) => one - other);
  const middle = Math.floor(days.length / 2);
  const [low = 0, high = 0] = [days[days.length % 2 === 1 ? middle : middle - 1], days[middle]];
  return {
    median: days.length === 0 ? null : (low + high) / 2,
    buckets: floors.map((from, index) => {
      const next = floors[index + 1];
      const suppliers = days.filter((each) => each >= from && (next === undefined || each < next)).length;
      return { from, to: next === undefined ? null : next - 1, suppliers };
    }),
  };
}

function reasonsOf(placed: readonly Placed[]): CampaignReport["reasons"] {
  const found = new Map<NonNullable<MemberRow["reason"]>, { suppliers: number; valueMinor: number }>();
  for (const { row } of placed) {
    if (row.status !== "Failed" || row.reason === null) continue;
    const known = found.get(row.reason) ?? { suppliers: 0, valueMinor: 0 };
    found.set(row.reason, { suppliers: known.suppliers + 1, valueMinor: known.valueMinor + row.valueMinor });
  }
  return [...found]
    .map(([reason, { suppliers, valueMinor }]) => ({ reason, suppliers, valueMinor: Math.round(valueMinor) }))
    .toSorted((one, other) => other.suppliers - one.suppliers || (one.reason < other.reason ? -1 : 1));
}

function bucketOf({ nextOn }: MemberRow, today: string): (typeof ageingBuckets)[number] {
  if (nextOn === null) return "none";
  const days = daysBetween(today, nextOn);
  if (days > 7) return "later";
  if (days > 0) return "week";
  if (days === 0) return "today";
  if (days >= -4) return "overdue1";
  return days >= -9 ? "overdue5" : "overdue10";
}

function ageingOf(placed: readonly Placed[], today: string): CampaignReport["ageing"] {
  const open = placed.filter(
    (each) => isWorked(each) && each.campaign.stage === "Active" && !isOutcome(each.row.status),
  );
  const counts = new Map<string, number>();
  for (const { row } of open) counts.set(bucketOf(row, today), (counts.get(bucketOf(row, today)) ?? 0) + 1);
  return ageingBuckets.map((bucket) => ({ bucket, suppliers: counts.get(bucket) ?? 0 }));
}

const startOf = ({ startsOn, startedOn, createdOn }: CampaignRecord): string =>
  startsOn ?? dayOf(startedOn ?? createdOn);

/** What a campaign is expected to have realised by a day: in a straight line from its start to its due date. */
function expectedBy({ campaign, rows }: Part, day: string): number {
  if (campaign.dueOn === null) return 0;
  const [start, whole] = [startOf(campaign), worthOf(rows) * campaign.conversion];
  const days = Math.max(1, daysBetween(start, campaign.dueOn));
  return whole * Math.min(1, Math.max(0, daysBetween(start, day) / days));
}

/** Points of a curve: so many days, evenly; today and the last are among them, whatever the step. */
function daysOf(first: string, last: string, today: string): string[] {
  const whole = Math.max(0, daysBetween(first, last));
  const step = Math.max(1, Math.ceil(whole / 57));
  const days = Array.from({ length: Math.floor(whole / step) + 1 }, (_, at) => dayAfter(first, at * step));
  return [...new Set([...days, today, last])].toSorted();
}

function valueOf(parts: readonly Part[], today: string): CampaignReport["value"] {
  const won = parts.flatMap(({ campaign, rows }) =>
    rows.filter(({ status }) => status === "Succeeded").map((row) => ({ row, on: wonOn(row, campaign) })),
  );
  const realisedBy = (day: string): number =>
    Math.round(worthOf(won.filter(({ on }) => on <= day).map(({ row }) => row)));
  const dated = parts.filter(({ campaign }) => campaign.dueOn !== null);
  const expected = (day: string): number => Math.round(dated.reduce((sum, part) => sum + expectedBy(part, day), 0));
  const ends = [today, ...dated.map(({ campaign }) => campaign.dueOn ?? today)].toSorted();
  const [first = today] = parts.map(({ campaign }) => startOf(campaign)).toSorted();
  const begin = first < today ? first : today;
  return {
    expectedMinor: Math.round(parts.reduce((sum, { campaign, rows }) => sum + worthOf(rows) * campaign.conversion, 0)),
    realisedMinor: realisedBy(today),
    aheadMinor: dated.length === 0 ? null : realisedBy(today) - expected(today),
    days: daysOf(begin, ends.at(-1) ?? today, today).map((on) => ({
      on,
      expectedMinor: dated.length === 0 ? null : expected(on),
      realisedMinor: on > today ? null : realisedBy(on),
    })),
  };
}

/** Of several campaigns; a supplier of two of them counts in both. `at`: the day that "today" is meant by. */
export function campaignReportOf(parts: readonly Part[], { currency, minorDigits }: Money, at: string): CampaignReport {
  const placed = parts.flatMap(({ campaign, rows }) => rows.map((row) => ({ campaign, row })));
  const [all] = funnels(placed);
  const spend = (rows: readonly Placed[]): number => rows.reduce((sum, { row }) => sum + row.yearMinor, 0);
  const won = placed.filter(({ row }) => row.status === "Succeeded");
  return {
    currency,
    minorDigits,
    funnel: funnels(placed),
    conversion: { byCount: share(won.length, placed.length), bySpend: share(spend(won), spend(placed)) },
    contactRate: share(all?.contacted ?? 0, placed.length),
    daysToDecision: daysToDecision(placed),
    reasons: reasonsOf(placed),
    ageing: ageingOf(placed, dayOf(at)),
    value: valueOf(parts, dayOf(at)),
  };
}

export const campaignReportActs = {
  report(context: CampaignContext, ask: OfCampaign & Money): CampaignReport {
    const campaign = requireCampaign(context, ask);
    return campaignReportOf([{ campaign, rows: rowsOf(context, campaign).rows }], ask, ask.asking.day);
  },

  /** Of all campaigns of the job that the user may see, but drafts; a supplier of several counts in each. */
  reportOfJob(context: CampaignContext, ask: OfAsking & Money): CampaignReport {
    const parts = campaignsOf(context, ask.asking)
      .filter(({ isDraft }) => !isDraft)
      .map((campaign) => ({ campaign, rows: readMembers(context.storage.sql, campaign.campaignId) }));
    return campaignReportOf(parts, ask, ask.asking.day);
  },
} as const;
