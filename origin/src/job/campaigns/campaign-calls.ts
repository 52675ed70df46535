/** Work on calls: attempts are only ever added, and a call that a user has before them is offered to no one else. */
import * as v from "valibot";
import { message } from "@paygauge/api-types/catalogue/message";
import {
  callHoldMinutes,
  type AttemptBody,
  type CampaignCalls,
  type CampaignMember,
} from "@paygauge/api-types/entities/campaign-suppliers";
import type { CampaignCounters } from "@paygauge/api-types/entities/campaigns";
import { invalid, notFound, refuse } from "@paygauge/worker/refusal";
import { requireWork, writeRows } from "./campaign-changes.ts";
import { requireCampaign, rowsOf, type Asking, type CampaignContext, type OfCampaign } from "./campaign-context.ts";
import type { OfMember } from "./campaign-members.ts";
import type { CampaignRecord } from "./campaign-store.ts";
import { contactOf } from "./contact-store.ts";
import { attempted } from "./member-change.ts";
import { countersOf } from "./member-counts.ts";
import type { MemberRow } from "./member-rows.ts";
import { memberOf } from "./member-view.ts";
import { callsDue, callsMade, isOverdue } from "./today.ts";
import { soundRows } from "@paygauge/worker/stored-rows";

/** Calls of one answer. */
const mostCalls = 200;

function requireMember(context: CampaignContext, ask: OfMember): { campaign: CampaignRecord; row: MemberRow } {
  const campaign = requireCampaign(context, ask);
  const row = rowsOf(context, campaign).of(ask.supplierKey);
  if (row === undefined) throw notFound("supplier");
  return { campaign, row };
}

const isOthers = ({ heldUntil, heldById }: MemberRow, { at, userId }: Asking): boolean =>
  heldUntil !== null && heldUntil > at && heldById !== userId;

/** Gives a call to a user, or no one: no change of the supplier itself, so that its version stays. */
function hold(context: CampaignContext, campaign: CampaignRecord, row: MemberRow, by: Asking | null): MemberRow {
  const held = {
    ...row,
    heldById: by?.userId ?? null,
    heldBy: by?.name ?? null,
    heldUntil: by === null ? null : new Date(Date.parse(by.at) + callHoldMinutes * 60_000).toISOString(),
  };
  context.storage.sql.exec(
    "UPDATE campaign_member SET heldById = ?, heldBy = ?, heldUntil = ? WHERE campaignId = ? AND supplierKey = ?",
    held.heldById,
    held.heldBy,
    held.heldUntil,
    campaign.campaignId,
    row.supplierKey,
  );
  rowsOf(context, campaign).take([held]);
  return held;
}

/** @throws Refusal 422 */
function requireSaid({ channel, disposition, next }: AttemptBody): void {
  if ((channel === "call") !== (disposition !== undefined))
    throw invalid("disposition", message(channel === "call" ? "campaignDisposition" : "campaignUnexpected"));
  if (disposition === "callBack" && (next?.time === undefined || next.kind !== "callBack"))
    throw invalid("next", message("campaignCallBack"));
}

export function putAttempt(
  sql: SqlStorage,
  { campaignId }: CampaignRecord,
  { supplierKey, attemptId, body, asking }: OfMember & { readonly attemptId: string; readonly body: AttemptBody },
): void {
  sql.exec(
    "INSERT INTO campaign_attempt VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    attemptId,
    campaignId,
    supplierKey,
    body.channel,
    body.disposition ?? null,
    body.note,
    asking.userId,
    asking.name,
    asking.at,
  );
}

const noteRow = v.object({ note: v.string() });

export const campaignCallActs = {
  /** Adds an attempt; the same id again is the same attempt. Attempts never conflict: they carry no version. */
  attempt(
    context: CampaignContext,
    ask: OfMember & { readonly attemptId: string; readonly body: AttemptBody },
  ): { member: CampaignMember; attemptId: string; counters: CampaignCounters } {
    const { campaign, row } = requireMember(context, ask);
    const { sql } = context.storage;
    const told = (now: MemberRow) => ({
      member: memberOf(now, campaign, ask.asking),
      attemptId: ask.attemptId,
      counters: countersOf(rowsOf(context, campaign).rows),
    });
    const isKnown = sql.exec("SELECT 1 FROM campaign_attempt WHERE attemptId = ?", ask.attemptId).toArray().length > 0;
    if (isKnown) return told(row);
    requireWork(campaign);
    requireSaid(ask.body);
    const after = attempted(row, ask.body, ask.asking);
    const events = after.event === null ? [] : [{ supplierKey: row.supplierKey, ...after.event }];
    writeRows(context, campaign, [after.row], events, ask.asking, () => putAttempt(sql, campaign, ask));
    return told(after.row);
  },

  calls(context: CampaignContext, ask: OfCampaign & { readonly span: "today" | "week" }): CampaignCalls {
    const campaign = requireCampaign(context, ask);
    const { sql } = context.storage;
    const { day, dayStart } = ask.asking;
    const made = callsMade(sql, campaign, dayStart);
    if (campaign.stage !== "Active" || campaign.route === "External")
      return { calls: [], total: 0, overdue: 0, valueMinor: 0, made };
    const due = callsDue(rowsOf(context, campaign).rows, day, ask.span);
    const lastNote = (supplierKey: string): string =>
      soundRows(
        sql,
        noteRow,
        `SELECT note FROM campaign_attempt WHERE campaignId = ? AND supplierKey = ? AND note <> ''
             ORDER BY at DESC LIMIT 1`,
        campaign.campaignId,
        supplierKey,
      )[0]?.note ?? "";
    return {
      calls: due.slice(0, mostCalls).map((row) => ({
        member: memberOf(row, campaign, ask.asking),
        contact: contactOf(sql, campaign.campaignId, row.supplierKey),
        isOverdue: isOverdue(row, day),
        lastNote: lastNote(row.supplierKey),
      })),
      total: due.length,
      overdue: due.filter((row) => isOverdue(row, day)).length,
      valueMinor: Math.round(due.reduce((sum, { valueMinor }) => sum + valueMinor, 0)),
      made,
    };
  },

  /**
   * The next call without a user, after another one in their order, or from the front: the asking user's from now.
   */
  nextCall(context: CampaignContext, ask: OfCampaign & { readonly after: string | undefined }) {
    const campaign = requireCampaign(context, ask);
    requireWork(campaign);
    const { asking } = ask;
    const due = callsDue(rowsOf(context, campaign).rows, asking.day, "today");
    const behind = due.findIndex(({ supplierKey }) => supplierKey === ask.after) + 1;
    const inTurn = [...due.slice(behind), ...due.slice(0, behind)].filter(
      ({ supplierKey }) => supplierKey !== ask.after,
    );
    const free = inTurn.find((row) => !isOthers(row, asking));
    const held = free === undefined ? null : hold(context, campaign, free, asking);
    // What was before the user is another user's to take.
    const left = ask.after === undefined ? undefined : rowsOf(context, campaign).of(ask.after);
    if (left !== undefined && left.heldById === asking.userId) hold(context, campaign, left, null);
    return {
      supplierKey: held?.supplierKey ?? null,
      heldUntil: held?.heldUntil ?? null,
      left: due.length,
      heldByOthers: due.filter((row) => isOthers(row, asking)).length,
    };
  },

  /** @throws Refusal 409 CALL_HELD that names who has it */
  hold(context: CampaignContext, ask: OfMember): { heldUntil: string } {
    const { campaign, row } = requireMember(context, ask);
    requireWork(campaign);
    if (isOthers(row, ask.asking)) throw refuse("campaignCallHeld", { name: row.heldBy ?? "" });
    return { heldUntil: hold(context, campaign, row, ask.asking).heldUntil ?? ask.asking.at };
  },

  release(context: CampaignContext, ask: OfMember): void {
    const { campaign, row } = requireMember(context, ask);
    if (row.heldById === ask.asking.userId) hold(context, campaign, row, null);
  },
} as const;
