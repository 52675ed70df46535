/** Documents of a run's suppliers by month and, where they state it, by how they were paid: as dated, nothing scaled. */
import { documentTypes, paymentMethods, type PaymentMethod } from "@paygauge/api-types/entities/ledger-words";
import type { InsightTotals } from "@paygauge/api-types/entities/insights";
import { measureNames, totalsOf } from "../cubes/cube.ts";
import { atOnce, type InParts } from "@paygauge/api-types/turns/turns";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import type { RowSql } from "../cubes/row-sql.ts";
import type { Ledger } from "../ingest/kept-ledgers.ts";
import { monthPageParts, monthPages } from "../ingest/month-pages.ts";
import { monthMethod, monthText, monthType } from "../ingest/month-sums.ts";
import { partSize } from "../ingest/total-fields.ts";
import type { ChosenPlaces } from "./chosen-places.ts";

/** One month of a row. */
interface MonthTotals extends InsightTotals {
  /** "2025-03". */
  readonly month: string;
}

/** Months with documents in their order: of every document (method null), or of those paid by one method. */
export interface MonthRow {
  readonly method: PaymentMethod | null;
  readonly months: readonly MonthTotals[];
}

/** Where the count and the value of a type of document are among the measures, by its position in `documentTypes`. */
const countAt = documentTypes.map((type) =>
  measureNames.indexOf(type === "Payment" ? "payments" : type === "Invoice" ? "invoices" : "pos"),
);
const spendAt = measureNames.indexOf("spendMinor");

/** One month of one row, with who was met already: a supplier's spellings are one supplier. */
class MonthCell {
  readonly sums = new Float64Array(measureNames.length);
  readonly #met: Uint8Array;

  constructor(suppliers: number) {
    this.#met = new Uint8Array(Math.ceil(suppliers / 8));
  }

  add(place: number, type: number, isSpend: boolean, [count, valueMinor]: readonly [number, number]): void {
    const { sums } = this;
    const bit = 1 << (place & 7);
    const met = this.#met[place >> 3] ?? 0;
    if ((met & bit) === 0) sums[0] = (sums[0] ?? 0) + 1;
    this.#met[place >> 3] = met | bit;
    const at = countAt[type] ?? 0;
    sums[at] = (sums[at] ?? 0) + count;
    sums[at + 1] = (sums[at + 1] ?? 0) + valueMinor;
    if (isSpend) sums[spendAt] = (sums[spendAt] ?? 0) + valueMinor;
  }
}

/** The ordinal of each spelling of a run at once; -1 where it has none. */
export const placesOfSpellings = (sql: RowSql, run: string): Int32Array => atOnce(spellingPlaces(sql, run));

/** What a supplier counts as here, in rows: itself, and each of its spellings. */
const rowsOfSupplier = 3;

/** The ordinal of each spelling of a run; -1 where it has none. In parts of `walkedRows`. */
export function* spellingPlaces(sql: RowSql, run: string): InParts<Int32Array> {
  const text = `SELECT b.ordinal, CAST(v.value AS INTEGER) AS variant FROM supplier_base b, json_each(b.variantIdsJson) v
     WHERE b.run = ? AND b.ordinal >= ? AND b.ordinal < ?`;
  const { last } = sql.exec("SELECT coalesce(max(ordinal), -1) AS last FROM supplier_base WHERE run = ?", run).one();
  const step = Math.floor(unitsOfTurn.walkedRows / rowsOfSupplier);
  let places = new Int32Array(4096).fill(-1);
  for (let from = 0; from <= Number(last); from += step) {
    for (const { ordinal, variant } of sql.exec<{ ordinal: number; variant: number }>(text, run, from, from + step)) {
      if (variant >= places.length) {
        const larger = new Int32Array(Math.max(variant + 1, places.length * 2)).fill(-1);
        larger.set(places);
        places = larger;
      }
      places[variant] = ordinal;
    }
    yield step * rowsOfSupplier;
  }
  return places;
}

/**
 * The months of the suppliers that are chosen, in parts of `walkedRows`: first of all their documents, then a row for each method where they are
 * paid by several. `dated`: suppliers with any document that has a date.
 */
export function* monthsOfRun(
  { sql, run, ledger }: { readonly sql: RowSql; readonly run: string; readonly ledger: Ledger },
  { isLeft, spendType }: ChosenPlaces,
): InParts<{ readonly rows: readonly MonthRow[]; readonly dated: number }> {
  const places = yield* spellingPlaces(sql, run);
  const cells = new Map<number, Map<string, MonthCell>>();
  const met = new Uint8Array(isLeft.length);
  for (const part of monthPageParts(ledger)) {
    yield* monthPages(ledger, part, (spelling, code, count, valueMinor) => {
      const place = places[part * partSize + spelling] ?? -1;
      if (place < 0 || isLeft[place] !== 1) return;
      met[place] = 1;
      const type = monthType(code);
      const isSpend = spendType[place] === type;
      const method = monthMethod(code);
      const month = monthText(code);
      for (const row of method < 0 ? [-1] : [-1, method]) {
        const months = cells.get(row) ?? new Map<string, MonthCell>();
        cells.set(row, months);
        const cell = months.get(month) ?? new MonthCell(isLeft.length);
        months.set(month, cell);
        cell.add(place, type, isSpend, [count, valueMinor]);
      }
    });
  }
  return { rows: rowsOf(cells), dated: met.reduce((sum, one) => sum + one, 0) };
}

function rowsOf(cells: ReadonlyMap<number, ReadonlyMap<string, MonthCell>>): MonthRow[] {
  const rowOf = (place: number): MonthRow => ({
    method: paymentMethods[place] ?? null,
    months: [...(cells.get(place) ?? [])]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([month, { sums }]) => ({ month, ...totalsOf(sums) })),
  });
  const methods = [...cells.keys()].filter((place) => place >= 0).toSorted((a, b) => a - b);
  return [rowOf(-1), ...(methods.length > 1 ? methods.map(rowOf) : [])];
}
