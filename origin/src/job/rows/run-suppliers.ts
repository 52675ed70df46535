/** What rows are found by: all suppliers of a run with their spellings, and what their spend is counted by. */
import { documentTypes } from "@paygauge/api-types/entities/ledger-words";
import { isSumOnly } from "@paygauge/api-types/entities/ledger-rows";
import type { SpendSource } from "@paygauge/api-types/entities/supplier-measures";
import { Turns } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import { jsonColumn, storedRows } from "@paygauge/worker/stored-rows";
import * as v from "valibot";
import { payeeTotalsSchema } from "../facts.ts";
import { statedSpend } from "../grouping/totals.ts";
import { spendOf } from "../measures/measures.ts";

const found = v.object({
  ordinal: v.number(),
  payeeClass: v.string(),
  totals: jsonColumn(payeeTotalsSchema),
  variantIds: jsonColumn(v.array(v.number())),
});
const text = `SELECT s.ordinal, s.payeeClass, b.totalsJson AS totals, b.variantIdsJson AS variantIds
  FROM supplier s JOIN supplier_base b ON b.run = s.run AND b.ordinal = s.ordinal
  WHERE s.run = ? AND s.ordinal >= ? ORDER BY s.ordinal LIMIT ?`;

/** A supplier as its rows are found. */
interface RunSupplier {
  readonly variantIds: readonly number[];
  readonly source: SpendSource;
  readonly isSumOnly: boolean;
  readonly spendMinor: number;
  /** Of all its documents, whatever their type. */
  readonly documentsMinor: number;
}

/** All suppliers of a run, some a turn. */
export async function runSuppliers(sql: SqlStorage, run: string): Promise<RunSupplier[]> {
  const turns = new Turns("readSuppliers");
  const suppliers: RunSupplier[] = [];
  for (let next = 0; ;) {
    const some = storedRows(sql, found, text, run, next, unitsOfTurn.readSuppliers);
    for (const { payeeClass, totals, variantIds } of some) {
      const { spendMinor, spendSource: source } = spendOf({ totals, statedSpendMinor: statedSpend(totals) });
      const documentsMinor = documentTypes.reduce((sum, type) => sum + totals.documents[type].valueMinor, 0);
      suppliers.push({ variantIds, source, isSumOnly: isSumOnly(payeeClass), spendMinor, documentsMinor });
    }
    const last = some.at(-1);
    if (last === undefined) return suppliers;
    next = last.ordinal + 1;
    await turns.after(some.length);
  }
}
