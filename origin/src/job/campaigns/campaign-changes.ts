/**
 * Changes of suppliers, one or many, in one transaction: what the rules refuse is returned with its reason, the rest is written
 * at once, and the whole can be undone for a moment. No other act moves a supplier but an attempt.
 */
import { faultOfMove, faultOfWork, type MoveFault } from "@paygauge/api-types/campaigns/campaign-rules";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import type { CampaignCounters } from "@paygauge/api-types/entities/campaigns";
import {
  changeLimits,
  type CampaignMember,
  type ChangeCampaignSuppliersBody,
  type MemberChange,
  type MemberSelection,
  type RefusedRows,
} from "@paygauge/api-types/entities/campaign-suppliers";
import { changedMeanwhile, invalid, notFound, refuse, type Refusal } from "@paygauge/worker/refusal";
import { requireCampaign, rowsOf, type CampaignContext, type OfCampaign } from "./campaign-context.ts";
import { noteEvents, type SupplierEvent } from "./campaign-history.ts";
import { noteChanged } from "./campaign-outbox.ts";
import type { CampaignRecord } from "./campaign-store.ts";
import { changed, type ChangedBy } from "./member-change.ts";
import { countersOf } from "./member-counts.ts";
import { found } from "./member-page.ts";
import { revalued } from "./member-value.ts";
import { differenceOf, writeMembers, type MemberRow, type MemberRows } from "./member-rows.ts";
import { memberOf } from "./member-view.ts";
import { keepForUndo, readForUndo, undoUntil } from "./undo-store.ts";

type Why = RefusedRows["why"];
interface Refused {
  readonly why: Why;
  readonly supplierKey: string;
  /** null: no such supplier is in the campaign. */
  readonly row: MemberRow | null;
}

/** Suppliers that a selection names, and those of them that are gone or were changed since. @throws Refusal 409, 422 */
function selected(
  rows: MemberRows,
  selection: MemberSelection,
  campaign: CampaignRecord,
  at: string,
): { readonly chosen: readonly MemberRow[]; readonly refused: readonly Refused[] } {
  if (selection.kind === "all") {
    const except = new Set(selection.except);
    const chosen = found(rows, selection, campaign, at).filter(({ supplierKey }) => !except.has(supplierKey));
    if (chosen.length !== selection.suppliers)
      throw refuse("campaignCount", { agreed: selection.suppliers, found: chosen.length });
    return { chosen, refused: [] };
  }
  const [chosen, refused]: [MemberRow[], Refused[]] = [[], []];
  const named = new Map(selection.rows.map(({ supplierKey, version }) => [supplierKey, version]));
  for (const [supplierKey, version] of named) {
    const row = rows.of(supplierKey) ?? null;
    if (row?.version === version) chosen.push(row);
    else refused.push({ supplierKey, row, why: row === null ? "gone" : "changed" });
  }
  return { chosen, refused };
}

const fieldMessages = {
  agreedMethod: "campaignNeedsMethod",
  agreedOn: "campaignNeedsDay",
  reason: "campaignNeedsReason",
  note: "campaignNeedsNote",
  detailsTo: "campaignUnexpected",
} as const;

function sentenceOf(fault: Extract<MoveFault, { field: string }>): MessageRef {
  if (fault.fault === "future") return message("campaignFuture");
  return message(fault.fault === "missing" ? fieldMessages[fault.field] : "campaignUnexpected");
}

/** Whether the rules let a supplier be changed so. @throws Refusal 409 of the campaign, 422 of a field */
function isAllowed(campaign: CampaignRecord, row: MemberRow, change: MemberChange, today: string): boolean {
  if (change.kind !== "move") return true;
  const { kind: _, to, ...said } = change;
  const fault = faultOfMove(campaign, row.status, to, said, today);
  if (fault === null) return true;
  if ("field" in fault) throw invalid(`change.${fault.field}`, sentenceOf(fault));
  return false;
}

/** Whether the campaign takes such a change at all. @throws Refusal 409 */
export function requireWork(campaign: CampaignRecord): void {
  const fault = faultOfWork(campaign);
  if (fault?.fault === "external") throw refuse("campaignExternal");
  if (fault !== null) throw refuse("campaignNotActive");
}

function requireTakes(context: CampaignContext, campaign: CampaignRecord, change: MemberChange): void {
  const isPlanned = change.kind === "owner" || change.kind === "route";
  // Owners and routes are given before the start as well.
  if (!isPlanned || campaign.stage === "Completed" || campaign.route === "External") requireWork(campaign);
  if (change.kind !== "move" || change.agreedMethod === undefined) return;
  if (!capabilitiesOf(context.job).includes(change.agreedMethod))
    throw invalid("change.agreedMethod", message("campaignNeedsMethod"));
}

/** Refused rows by their reason, with their keys. */
function grouped(refused: readonly Refused[]): RefusedRows[] {
  const groups = new Map<string, RefusedRows>();
  for (const { why, supplierKey, row } of refused) {
    const from = why === "notAllowed" ? (row?.status ?? null) : null;
    const known = groups.get(`${why} ${from}`) ?? { why, from, suppliers: 0, supplierKeys: [] };
    const supplierKeys =
      known.supplierKeys.length < changeLimits.refusedKeys ? [...known.supplierKeys, supplierKey] : known.supplierKeys;
    groups.set(`${why} ${from}`, { ...known, suppliers: known.suppliers + 1, supplierKeys });
  }
  return [...groups.values()];
}

/** Why nothing was changed, as one refusal. */
function refusalOf(refused: readonly Refused[]): Refusal {
  if (refused.some(({ why }) => why === "notAllowed")) return refuse("campaignMove");
  return refused.some(({ why }) => why === "changed") ? changedMeanwhile("campaignSupplier") : notFound("supplier");
}

interface ChangeTold {
  readonly changed: number;
  readonly undoUntil: string;
  readonly refused: RefusedRows[];
  readonly counters: CampaignCounters;
  readonly rows: CampaignMember[];
}

interface UndoTold {
  readonly undone: number;
  readonly kept: { supplierKey: string; name: string; by: string; on: string }[];
  readonly counters: CampaignCounters;
  readonly rows: CampaignMember[];
}

/** Writes changed rows with their history, and notifies the memory and the catalogue. */
export function writeRows(
  context: CampaignContext,
  campaign: CampaignRecord,
  rows: readonly MemberRow[],
  events: readonly SupplierEvent[],
  by: ChangedBy,
  more: () => void = () => {},
): void {
  const { sql } = context.storage;
  const { campaignId } = campaign;
  const members = rowsOf(context, campaign);
  context.storage.transactionSync(() => {
    writeMembers(sql, campaignId, members, rows);
    noteEvents(sql, campaignId, events, by);
    more();
    noteChanged(sql, campaignId);
  });
  members.take(rows);
  context.tell();
}

export const campaignChangeActs = {
  change(
    context: CampaignContext,
    ask: OfCampaign & { readonly changeId: string; readonly ownerName: string } & ChangeCampaignSuppliersBody,
  ): ChangeTold {
    const campaign = requireCampaign(context, ask);
    const { asking, change } = ask;
    requireTakes(context, campaign, change);
    const members = rowsOf(context, campaign);
    const { chosen, refused } = selected(members, ask.selection, campaign, asking.at);
    const notAllowed: Refused[] = [];
    const before: MemberRow[] = [];
    for (const row of chosen) {
      if (isAllowed(campaign, row, change, asking.day)) before.push(row);
      else notAllowed.push({ why: "notAllowed", supplierKey: row.supplierKey, row });
    }
    const all = [...refused, ...notAllowed];
    if (before.length === 0) throw refusalOf(all);
    const made = before.map((was) => {
      const { row, event } = changed(was, change, asking, ask.ownerName);
      return { was, row: revalued(campaign, row), event };
    });
    const rows = made.map(({ row }) => row);
    const events = made.map(({ row, event }) => ({ supplierKey: row.supplierKey, ...event }));
    writeRows(context, campaign, rows, events, asking, () => {
      const kept = made.map(({ was, row: { supplierKey, version }, row }) => ({
        supplierKey,
        version,
        was: differenceOf(row, was),
      }));
      keepForUndo(context.storage.sql, { ...ask, campaignId: campaign.campaignId }, kept);
    });
    const stale = refused.flatMap(({ row }) => row ?? []);
    return {
      changed: rows.length,
      undoUntil: undoUntil(asking.at),
      refused: grouped(all),
      counters: countersOf(members.rows),
      rows: [...rows.slice(0, changeLimits.rows), ...stale.slice(0, changeLimits.rows)].map((row) =>
        memberOf(row, campaign, asking),
      ),
    };
  },

  /** Takes a change back as a whole, but for rows that a user changed since. */
  undo(context: CampaignContext, ask: OfCampaign & { readonly changeId: string }): UndoTold {
    const campaign = requireCampaign(context, ask);
    const { asking } = ask;
    if (campaign.stage === "Completed") throw refuse("campaignNotActive");
    const { sql } = context.storage;
    const before = readForUndo(sql, { ...ask, campaignId: campaign.campaignId });
    if (before === null) throw refuse("campaignUndoLate");
    const members = rowsOf(context, campaign);
    const [rows, events, kept]: [MemberRow[], SupplierEvent[], UndoTold["kept"]] = [[], [], []];
    for (const { supplierKey, version, was } of before) {
      const now = members.of(supplierKey);
      if (now === undefined) continue;
      const { name, changedBy, changedOn } = now;
      if (now.version !== version) {
        kept.push({ supplierKey, name, by: changedBy, on: changedOn });
        continue;
      }
      const { heldById, heldBy, heldUntil } = now;
      const held = { heldById, heldBy, heldUntil };
      const row = { ...now, ...was, ...held, version: version + 1, changedBy: asking.name, changedOn: asking.at };
      rows.push(row);
      events.push({ supplierKey, what: "undone", from: now.status, to: row.status, text: "" });
    }
    writeRows(context, campaign, rows, events, asking, () => {
      sql.exec("DELETE FROM campaign_undo WHERE changeId = ?", ask.changeId);
      sql.exec("DELETE FROM campaign_change WHERE changeId = ?", ask.changeId);
    });
    return {
      undone: rows.length,
      kept: kept.slice(0, changeLimits.rows),
      counters: countersOf(members.rows),
      rows: rows.slice(0, changeLimits.rows).map((row) => memberOf(row, campaign, asking)),
    };
  },
} as const;
