import type { BarFilter, InsightMonths, SlicerChoice } from "@paygauge/api-types/entities/insights";
import type { InParts } from "@paygauge/api-types/turns/turns";
import type { JobMoney } from "../insights-query.ts";
import { ledgerOf, type RunRecord } from "../runs/run-store.ts";
import { countSuppliers } from "../supplier-store.ts";
import { chosenPlaces } from "./chosen-places.ts";
import { monthsOfRun } from "./run-months.ts";

/** Which suppliers' months a user asks for. */
export interface MonthsChoice {
  readonly slicers: SlicerChoice;
  readonly filters: readonly BarFilter[];
}

/**
 * Documents by month of the suppliers that slicers and bars leave, without the job's money; null without a run. In parts
 * of `walkedRows`.
 */
export function* insightMonthsOf(
  sql: SqlStorage,
  record: RunRecord | null,
  choice: MonthsChoice,
): InParts<Omit<InsightMonths, keyof JobMoney> | null> {
  if (record === null) return null;
  const { run } = record;
  const size = countSuppliers(sql, run);
  const chosen = yield* chosenPlaces(sql, run, size, choice);
  const { dated, rows } = yield* monthsOfRun({ sql, run, ledger: ledgerOf(sql, record) }, chosen);
  return {
    rows: rows.map(({ method, months }) => ({ method, months: [...months] })),
    suppliers: { selection: chosen.count, dated },
  };
}
