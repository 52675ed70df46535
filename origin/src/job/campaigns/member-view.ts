/** Suppliers of a campaign as users read them. */
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import { abandonRule, isOutcome } from "@paygauge/api-types/campaigns/campaign-rules";
import { workingDaysBetween } from "@paygauge/api-types/campaigns/working-days";
import type { CampaignMember } from "@paygauge/api-types/entities/campaign-suppliers";
import { waves, type Wave } from "@paygauge/api-types/entities/waves";
import { ownValue } from "@paygauge/api-types/own-value";
import type { CampaignRecord } from "./campaign-store.ts";
import type { MemberRow } from "./member-rows.ts";

/** Who reads, and when: what a row shows of days and of held calls rests on both. */
export interface Reader {
  readonly userId: string;
  /** ISO, in UTC. */
  readonly at: string;
}

const levelOf: Readonly<Record<string, ScoreLevel>> = Object.fromEntries(
  scoreLevels.map((level) => [level.slice(0, 1), level]),
);

function levelsOf(letters: string): CampaignMember["levels"] {
  const of = (capability: Capability): ScoreLevel =>
    ownValue(levelOf, letters[capabilities.indexOf(capability)] ?? "") ?? "None";
  // Imported suppliers have none.
  if (letters === "") return {};
  return {
    stp: of("stp"),
    vcard: of("vcard"),
    pcard: of("pcard"),
    tandEcard: of("tandEcard"),
    scf: of("scf"),
    instantPay: of("instantPay"),
    boost: of("boost"),
    optima: of("optima"),
  };
}

/** The wave of a supplier when it was added; null where it is not known. */
export const waveNameOf = ({ wave }: MemberRow): Wave | null => (wave === null ? null : (waves[wave] ?? null));

const dayMs = 86_400_000;
const dayOf = (at: string): string => at.slice(0, 10);

/** Days since 1970 of days that were asked for; suppliers share few. */
const numbers = new Map<string, number>();
function numberOf(day: string): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  if (numbers.size > 10_000) numbers.clear();
  const made = Math.round(Date.parse(day) / dayMs);
  numbers.set(day, made);
  return made;
}

/** Whole days of the calendar, in UTC, since a supplier came to its status. */
export const daysInStatus = (row: MemberRow, at: string): number =>
  Math.max(0, numberOf(dayOf(at)) - numberOf(dayOf(row.statusOn)));

/** Three unanswered over at least ten working days: a user is asked, nothing is abandoned by itself. */
export const proposesAbandon = (row: MemberRow, at: string): boolean =>
  !isOutcome(row.status) &&
  row.unanswered >= abandonRule.unanswered &&
  row.unansweredSince !== null &&
  workingDaysBetween(row.unansweredSince, dayOf(at), row.country) >= abandonRule.workingDays;

export const routeOf = (row: MemberRow, campaign: Pick<CampaignRecord, "route">) => row.route ?? campaign.route;

export const ownerNameOf = (row: MemberRow, campaign: Pick<CampaignRecord, "ownerName">): string =>
  row.ownerUserId === null ? campaign.ownerName : row.ownerName;

export function memberOf(row: MemberRow, campaign: CampaignRecord, { userId, at }: Reader): CampaignMember {
  const isHeld = row.heldUntil !== null && row.heldUntil > at && row.heldById !== userId;
  return {
    supplierKey: row.supplierKey,
    name: row.name,
    country: row.country,
    mcc: row.mcc,
    mccDescription: row.mccDescription,
    yearMinor: row.yearMinor,
    payments: row.payments,
    valueMinor: Math.round(row.valueMinor),
    wave: waveNameOf(row),
    levels: levelsOf(row.levels),
    status: row.status,
    route: routeOf(row, campaign),
    ownerUserId: row.ownerUserId ?? campaign.ownerUserId,
    ownerName: ownerNameOf(row, campaign),
    version: row.version,
    statusOn: row.statusOn,
    daysInStatus: daysInStatus(row, at),
    attempts: row.attempts,
    unanswered: row.unanswered,
    unansweredSince: row.unansweredSince,
    proposesAbandon: proposesAbandon(row, at),
    lastAttemptOn: row.lastAttemptOn,
    lastDisposition: row.lastDisposition,
    lastChannel: row.lastChannel,
    nextKind: row.nextKind,
    nextOn: row.nextOn,
    nextTime: row.nextTime,
    agreedMethod: row.agreedMethod,
    agreedOn: row.agreedOn,
    reason: row.reason,
    contact: row.contact,
    heldBy: isHeld ? row.heldBy : null,
    heldUntil: isHeld ? row.heldUntil : null,
  };
}
