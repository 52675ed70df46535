/** What the job's object lends for questions about its campaigns, and what every act on one begins with. */
import { campaignLimits } from "@paygauge/api-types/entities/campaigns";
import { isOfChosen } from "@paygauge/api-types/entities/job-capabilities";
import { message } from "@paygauge/api-types/catalogue/message";
import { notFound, Refusal } from "@paygauge/worker/refusal";
import { LatestUsed } from "../latest-used.ts";
import type { RunPredictions } from "../prediction/run-predictions.ts";
import type { DeskOfJob } from "../use-cases/use-case-desk.ts";
import { readCampaign, type CampaignRecord } from "./campaign-store.ts";
import type { ChangedBy } from "./member-change.ts";
import { MemberRows } from "./member-rows.ts";

/** Rows that are in memory: of one of the largest campaigns, or of many usual ones. */
const rowsInMemory = 120_000;

export const rowsKept = (): LatestUsed<string, MemberRows> => new LatestUsed(rowsInMemory, ({ size }) => size);

export interface CampaignDesk extends DeskOfJob {
  readonly rows: LatestUsed<string, MemberRows>;
  /** What models predict of the job's suppliers: an order of the work, and nothing else. */
  readonly predicted: Pick<RunPredictions, "chances" | "onRows">;
  /** Tells the catalogue of what was noted in the outbox: after the transaction. */
  readonly tell: () => void;
}

/** Who asks: what they may see rests on it, and what they do carries their name. */
export interface Asking extends ChangedBy {
  /** They see drafts, contacts and notes. */
  readonly mayRun: boolean;
  /** Runs that were ever published, for those who read what is published alone; null: every run. */
  readonly runs: readonly string[] | null;
}
export interface OfAsking {
  readonly asking: Asking;
}
export interface OfCampaign extends OfAsking {
  readonly campaignWorkflowId: string;
}

const dayMs = 86_400_000;
/** A draft that nobody touched for seven days is gone, though its rows may still lie here. */
export const isOldDraft = ({ isDraft, touchedOn }: CampaignRecord, at: string): boolean =>
  isDraft && Date.parse(touchedOn) < Date.parse(at) - campaignLimits.draftDays * dayMs;

export function isInSight(campaign: CampaignRecord, { mayRun, runs, at }: Asking): boolean {
  if (campaign.isDraft && (!mayRun || isOldDraft(campaign, at))) return false;
  return campaign.run === null || runs === null || runs.includes(campaign.run);
}

/** The campaign where the person may see it. @throws Refusal 404 */
export function requireCampaign(desk: CampaignDesk, { campaignWorkflowId, asking }: OfCampaign): CampaignRecord {
  const found = readCampaign(desk.storage.sql, campaignWorkflowId);
  if (found === null || !isOfChosen({ method: found.method, criteria: null }, desk.job) || !isInSight(found, asking))
    throw notFound("campaign");
  return found;
}

/** A campaign's suppliers, which stay in memory while it is read. */
export function rowsOf(desk: CampaignDesk, { campaignId }: CampaignRecord): MemberRows {
  return desk.rows.get(campaignId, () => new MemberRows(desk.storage.sql, campaignId));
}

/** After suppliers came or went. */
export function forgetRows(desk: CampaignDesk, campaignId: string): void {
  desk.rows.drop(campaignId);
}

/** A token that was good a moment ago, and is no more. */
export const lockEnded = (): Refusal => new Refusal(409, "LOCK_LOST", message("lockEnded"));
