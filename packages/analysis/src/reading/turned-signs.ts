/** Whether the types of documents say that negative amounts are what was spent, as in ledgers kept from the supplier's side. */
import type { ColumnProfile } from "@paygauge/api-types/entities/ledger";
import { documentKindOf, type DocumentKind } from "./document-kinds.ts";

/** Share of a kind's amounts that have its sign. */
const sameSign = 0.9;

/**
 * Returns true where a column has invoices that are negative and credit notes that are positive. With payments in it, a
 * user is asked which of the rows are counted.
 */
export function hasTurnedSigns(profiles: readonly ColumnProfile[], amount: number): boolean {
  return profiles.some((profile) => {
    const signs = new Map<DocumentKind, { positive: number; negative: number }>();
    for (const { text, signs: found } of profile.sides ?? []) {
      const kind = documentKindOf(text);
      const own = found.find(({ column }) => column === amount);
      if (kind === null || own === undefined) continue;
      const sum = signs.get(kind) ?? { positive: 0, negative: 0 };
      signs.set(kind, { positive: sum.positive + own.positive, negative: sum.negative + own.negative });
    }
    const [invoices, credits] = [signs.get("invoice"), signs.get("credit")];
    if (signs.has("payment") || invoices === undefined || credits === undefined) return false;
    return (
      invoices.negative >= sameSign * (invoices.positive + invoices.negative) &&
      credits.positive >= sameSign * (credits.positive + credits.negative) &&
      credits.positive > 0
    );
  });
}
