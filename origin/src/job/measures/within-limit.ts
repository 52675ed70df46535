/** The part of a supplier's spend whose documents are within a limit. */
import type { DocumentType } from "@paygauge/api-types/entities/ledger-words";
import { sizesOf } from "../grouping/totals.ts";
import { isSizeKnown, marksOfCode } from "../ingest/document-size.ts";
import type { PayeeTotals } from "../facts.ts";

interface Within {
  readonly valueMinor: number;
  readonly count: number;
}

/**
 * Documents of a type that were not paid by card, each whole if it is within the limit; credits within it take off.
 * Minor units. @returns null where sizes were not kept: a summary, or files that an earlier release read
 */
export function withinLimit(totals: PayeeTotals, source: DocumentType, limitMinor: number): Within | null {
  if (totals.sizes === undefined) return null;
  const within = { valueMinor: 0, count: 0 };
  for (const [code, count, value, largest] of sizesOf(totals)) {
    const { type, byCard } = marksOfCode(code);
    if (type !== source || byCard || !isSizeKnown(code) || largest > limitMinor) continue;
    within.valueMinor += value;
    within.count += count;
  }
  return within;
}

/** The largest payment by card of a ledger, minor units; null where none is known. */
export function largestByCard(totals: PayeeTotals): number | null {
  let most: number | null = null;
  for (const [code, , , largest] of sizesOf(totals)) {
    const { byCard, isCredit } = marksOfCode(code);
    if (byCard && !isCredit && isSizeKnown(code)) most = Math.max(most ?? 0, largest);
  }
  return most;
}
