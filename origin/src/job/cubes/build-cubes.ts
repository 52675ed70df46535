/** All cubes of a run in one pass over its suppliers, after scoring. */
import { capabilities, scoreLevels } from "@paygauge/api-types/entities/analysis";
import { insightDimensions, type InsightDimension } from "@paygauge/api-types/entities/insights";
import { industryColumnOf } from "../dimensions/industry-columns.ts";
import { paymentMethods } from "../facts.ts";
import { GrowingCube, measureNames, type Measures } from "./cube.ts";
import { putCube } from "./cube-store.ts";
import { comboCount, comboOf } from "./slicer-combos.ts";

/** Dimensions of one job's own suppliers: Jobs is made of other jobs' totals. */
export type SupplierDimension = Exclude<InsightDimension, "Jobs">;
export const supplierDimensions: readonly SupplierDimension[] = insightDimensions.filter(
  (dimension): dimension is SupplierDimension => dimension !== "Jobs",
);

/** The column whose value is the key of a supplier's bar, so that a filter on it finds exactly the bar's suppliers. */
export const dimensionColumn = {
  Countries: "country",
  DocTransactionFrequencies: "frequency",
  InvoicePaymentTerms: "termsBucket",
  PaymentMethodCount: "paymentMethodCount",
  MccDescription: "mccDescription",
  MccGroup: "mccGroup",
  MccType: "mccType",
  ...industryColumnOf,
} as const satisfies Record<Exclude<SupplierDimension, "PaymentMethods">, string>;

/** The cube over every supplier: totals, then spend by level of each capability, then count and value by method. */
export const wholeCube = "";
export const mixFrom = measureNames.length;
export const methodsFrom = mixFrom + capabilities.length * scoreLevels.length;
export const wholeWidth = methodsFrom + paymentMethods.length * 2;

interface MethodTotals {
  readonly [method: string]: { readonly count: number; readonly valueMinor: number } | undefined;
}
const bars = Object.entries(dimensionColumn);
const rowsAtOnce = 5000;

/**
 * Columns of the pass, read as plain lists: objects of so many columns would cost most of the time. Figures first in
 * the order of the measures after the count, then slicers, methods, bars, levels.
 */
const figureColumns = ["spendMinor", "orders", "ordersMinor", "invoices", "invoicesMinor", "payments", "paymentsMinor"];
const slicersFrom = figureColumns.length;
const slicerColumns = ["cardAccepting", "vcAccepting", "detailLevel", "stpCapable", "cardCapability"];
const listAt = slicersFrom + slicerColumns.length;
const barsFrom = listAt + 2;
const levelsFrom = barsFrom + bars.length;
const passColumns = [
  ...[...figureColumns, ...slicerColumns, "paymentMethods"].map((column) => `s.${column}`),
  "b.totalsJson->'$.methods'",
  ...bars.map(([, column]) => `s.${column}`),
  ...capabilities.map((capability) => `s.${capability}Score`),
].join(", ");

type Row = readonly SqlStorageValue[];
const numberOf = (value: SqlStorageValue | undefined): number => (typeof value === "number" ? value : 0);
const textOf = (value: SqlStorageValue | undefined): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

/** The cubes of one run while they grow. */
export class CubeBuilder {
  readonly #sql: SqlStorage;
  readonly #run: string;
  readonly #whole = new GrowingCube(wholeWidth, comboCount);
  /** In the order of the columns of the pass. */
  readonly #ofBars = bars.map(() => new GrowingCube(measureNames.length, comboCount));
  readonly #ofMethods = new GrowingCube(measureNames.length, comboCount);
  #next = 0;

  constructor(sql: SqlStorage, run: string) {
    this.#sql = sql;
    this.#run = run;
  }

  /** Suppliers added so far. */
  get done(): number {
    return this.#next;
  }

  /** Adds the next suppliers; false when there are none left. */
  more(): boolean {
    const rows = this.#sql.exec(
      `SELECT ${passColumns} FROM supplier s LEFT JOIN supplier_base b ON b.run = s.run AND b.ordinal = s.ordinal
       WHERE s.run = ? AND s.ordinal >= ? AND s.ordinal < ?`,
      this.#run,
      this.#next,
      this.#next + rowsAtOnce,
    );
    for (const row of rows.raw()) this.#add(row);
    const { last } = this.#sql
      .exec<{ last: number | null }>("SELECT max(ordinal) AS last FROM supplier WHERE run = ?", this.#run)
      .one();
    this.#next += rowsAtOnce;
    return last !== null && this.#next <= last;
  }

  #add(row: Row): void {
    const combo = comboOf({
      cardAccepting: numberOf(row[slicersFrom]),
      vcAccepting: textOf(row[slicersFrom + 1]),
      detailLevel: numberOf(row[slicersFrom + 2]),
      stpCapable: numberOf(row[slicersFrom + 3]),
      cardCapability: textOf(row[slicersFrom + 4]),
    });
    const figures: Measures = [1, ...figureColumns.map((_, at) => numberOf(row[at]))];
    this.#ofBars.forEach((cube, at) => cube.add(textOf(row[barsFrom + at]), combo, figures));
    for (const method of textOf(row[listAt]).split("|")) if (method !== "") this.#ofMethods.add(method, combo, figures);
    this.#whole.add("", combo, figures);
    this.#whole.add("", combo, mixOf(row), mixFrom);
    this.#whole.add("", combo, methodFigures(textOf(row[listAt + 1])), methodsFrom);
  }

  /** Writes the cubes; to be called in a transaction. */
  save(): void {
    putCube(this.#sql, this.#run, wholeCube, this.#whole.finish());
    putCube(this.#sql, this.#run, "PaymentMethods", this.#ofMethods.finish());
    for (const [at, [dimension]] of bars.entries()) {
      const cube = this.#ofBars[at];
      if (cube) putCube(this.#sql, this.#run, dimension, cube.finish());
    }
  }
}

function mixOf(row: Row): number[] {
  const spend = numberOf(row[0]);
  return capabilities.flatMap((_, at) => scoreLevels.map((level) => (row[levelsFrom + at] === level ? spend : 0)));
}

function methodFigures(json: string): number[] {
  const found: MethodTotals = json === "" ? {} : JSON.parse(json);
  return paymentMethods.flatMap((method) => [found[method]?.count ?? 0, found[method]?.valueMinor ?? 0]);
}
