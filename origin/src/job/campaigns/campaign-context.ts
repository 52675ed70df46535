/** What the job's object lends for questions about its campaigns, and what every act on one begins with. */
import { campaignLimits } from "@paygauge/api-types/entities/campaigns";
import { isOfChosen } from "@paygauge/api-types/entities/job-capabilities";
import { message } from "@paygauge/api-types/catalogue/message";
import { notFound, Refusal } from "@paygauge/worker/refusal";
import { LatestUsed } from "../latest-used.ts";
import type { RunPredictions } from "../prediction/run-predictions.ts";
import type { JobContext } from "../use-cases/use-case-context.ts";
import { readCampaign, type CampaignRecord } from "./campaign-store.ts";
import type { ChangedBy } from "./member-change.ts";
import { MemberRows } from "./member-rows.ts";

/** Rows that are in memory: of one of the largest campaigns, or of many usual ones. */
const rowsInMemory = 120_000;

export const rowsKept = (): LatestUsed<string, MemberRows> => new LatestUsed(rowsInMemory, ({ size }) => size);

export interface CampaignContext extends JobContext {
  readonly rows: LatestUsed<string, MemberRows>;
  /** What models predict of the job's suppliers: an order of the work, and nothing else. */
  readonly predicted: Pick<RunPredictions, "chances" | "onRows">;
  /** Sends the outbox to the catalogue: after the transaction. */
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
/** A draft that no one touched for seven days is gone, though its rows may still are here. */
export const isOldDraft = ({ isDraft, touchedOn }: CampaignRecord, at: string): boolean =>
  isDraft && Date.parse(touchedOn) < Date.parse(at) - campaignLimits.draftDays * dayMs;

export function isInSight(campaign: CampaignRecord, { mayRun, runs, at }: Asking): boolean {
  if (campaign.isDraft && (!mayRun || isOldDraft(campaign, at))) return false;
  return campaign.run === null || runs === null || runs.includes(campaign.run);
}

/** The campaign where the user may see it. @throws Refusal 404 */
export function requireCampaign(context: CampaignContext, { campaignWorkflowId, asking }: OfCampaign): CampaignRecord {
  const found = readCampaign(context.storage.sql, campaignWorkflowId);
  if (found === null || !isOfChosen({ method: found.method, criteria: null }, context.job) || !isInSight(found, asking))
    throw notFound("campaign");
  return found;
}

/** A campaign's suppliers, which stay in memory while it is read. */
export function rowsOf(context: CampaignContext, { campaignId }: CampaignRecord): MemberRows {
  return context.rows.get(campaignId, () => new MemberRows(context.storage.sql, campaignId));
}

/** After suppliers came or went. */
export function forgetRows(context: CampaignContext, campaignId: string): void {
  context.rows.drop(campaignId);
}

/** A token that was good a moment ago, and is no more. */
export const lockEnded = (): Refusal => new Refusal(409, "LOCK_LOST", message("lockEnded"));
