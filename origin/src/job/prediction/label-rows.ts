/** Who said yes or no within 12 months of a ledger's last day, each only where it was said. */
import * as v from "valibot";
import { dayNumber } from "@paygauge/api-types/entities/days";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { statementMark } from "@paygauge/api-types/entities/card-statements";
import { storedRows } from "@paygauge/worker/stored-rows";
import { readStored } from "@paygauge/worker/stored-json";
import { directoryEntrySchema, type DirectoryEntry } from "../facts.ts";
import type { LabelSource } from "../../prediction/model/training-set.ts";

export interface Label {
  readonly label: 0 | 1;
  readonly source: LabelSource;
}

/** When things count: after a ledger's last day, in days since 1970-01-01, up to a year later. */
interface LabelWindow {
  readonly cutOff: number;
  /** Day of the directory version that the run was matched with, "YYYY-MM-DD"; null: it says nothing. */
  readonly directoryDay: string | null;
}

const within = ({ cutOff }: LabelWindow, day: string | undefined): boolean => {
  if (day === undefined || day === "") return false;
  const at = dayNumber(day.slice(0, 10));
  return at > cutOff && at <= cutOff + 365;
};

/** Reasons of a failed supplier that are a no to cards; others give no label. */
const noReasons = ["fees", "noTerminal", "policy", "contract"];
const isCardMethod = (method: string): boolean => {
  const capability = capabilities.find((each) => each === method);
  return capability !== undefined && familyOf[capability] === "card";
};

const outcome = v.object({
  supplierKey: v.string(),
  status: v.string(),
  method: v.string(),
  reason: v.string(),
  on: v.string(),
});
const outcomes = `SELECT supplierKey, status, coalesce(agreedMethod, '') AS method, coalesce(reason, '') AS reason,
  substr(CASE WHEN status = 'Succeeded' THEN coalesce(agreedOn, statusOn) ELSE statusOn END, 1, 10) AS "on"
  FROM campaign_member WHERE status IN ('Succeeded', 'Failed') ORDER BY "on", campaignId, supplierKey`;

/** What suppliers said in campaigns, the newest last word of each. */
export function campaignLabels(sql: SqlStorage, window: LabelWindow): Map<string, Label> {
  const labels = new Map<string, Label>();
  for (const { supplierKey, status, method, reason, on } of storedRows(sql, outcome, outcomes)) {
    if (!within(window, on)) continue;
    if (status === "Succeeded" && isCardMethod(method)) labels.set(supplierKey, { label: 1, source: "campaigns" });
    if (status === "Failed" && noReasons.includes(reason)) labels.set(supplierKey, { label: 0, source: "campaigns" });
  }
  return labels;
}

/** What the matched entry says: card payments of the issuer's own statements, or an explicit yes or no of the directory. */
function entryLabel(entry: DirectoryEntry, window: LabelWindow): Label | null {
  const { paidByCard, entryId, acceptsCard, isCardStated, lastSeen } = entry;
  if (paidByCard !== undefined && [paidByCard.first, paidByCard.last].some((day) => within(window, day)))
    return { label: 1, source: "statements" };
  const isOfDirectory = !entryId.startsWith(statementMark) && window.directoryDay !== null;
  if (!isOfDirectory || isCardStated !== true) return null;
  return within(window, lastSeen === "" ? (window.directoryDay ?? "") : lastSeen)
    ? { label: acceptsCard ? 1 : 0, source: "directory" }
    : null;
}

const matched = v.object({ ordinal: v.number(), matchedJson: v.string() });
const matches = `SELECT s.ordinal, m.matchedJson FROM supplier s JOIN supplier_match m ON m.run = s.run AND m.ordinal = s.ordinal
  WHERE s.run = ? AND s.ordinal >= ? AND s.ordinal < ? AND s.matchedState = 'MATCHED' AND m.matchedJson IS NOT NULL`;

/** What entries say of suppliers that are matched surely, by their ordinals. */
export function entryLabels(
  sql: SqlStorage,
  run: string,
  from: number,
  to: number,
  window: LabelWindow,
): Map<number, Label> {
  const labels = new Map<number, Label>();
  for (const { ordinal, matchedJson } of storedRows(sql, matched, matches, run, from, to)) {
    const entry = readStored(v.nullable(directoryEntrySchema), matchedJson, "supplier_match.matchedJson");
    const label = entry === null ? null : entryLabel(entry, window);
    if (label !== null) labels.set(ordinal, label);
  }
  return labels;
}
