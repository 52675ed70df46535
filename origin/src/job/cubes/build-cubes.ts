/** All cubes of a run in one pass over its suppliers, after scoring. */
import { capabilities, scoreLevels } from "@paygauge/api-types/entities/analysis";
import { insightDimensions, type InsightDimension } from "@paygauge/api-types/entities/insights";
import { industryColumnOf } from "../dimensions/industry-columns.ts";
import { paymentMethods } from "../facts.ts";
import { GrowingCube, measureNames, type Measures } from "./cube.ts";
import { putCube } from "./cube-store.ts";
import { comboCount, comboOf, type SlicerRow } from "./slicer-combos.ts";

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

type SupplierPart = SlicerRow & Record<string, SqlStorageValue>;
interface MethodTotals {
  readonly [method: string]: { readonly count: number; readonly valueMinor: number } | undefined;
}
const barColumns = Object.entries(dimensionColumn);
const rowsAtOnce = 5000;

const numberOf = (value: SqlStorageValue | undefined): number => (typeof value === "number" ? value : 0);
const textOf = (value: SqlStorageValue | undefined): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** The cubes of one run while they grow. */
export class CubeBuilder {
  readonly #sql: SqlStorage;
  readonly #run: string;
  readonly #whole = new GrowingCube(wholeWidth, comboCount);
  readonly #cubes = new Map(
    supplierDimensions.map((dimension) => [dimension as string, new GrowingCube(measureNames.length, comboCount)]),
  );
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
    const scores = capabilities.map((capability) => `s.${capability}Score`).join(", ");
    const bars = barColumns.map(([, column]) => `s.${column}`).join(", ");
    const rows = this.#sql.exec<SupplierPart>(
      `SELECT s.ordinal, s.spendMinor, s.orders, s.ordersMinor, s.invoices, s.invoicesMinor, s.payments, s.paymentsMinor,
         s.cardAccepting, s.vcAccepting, s.detailLevel, s.stpCapable, s.cardCapability, s.paymentMethods, ${bars}, ${scores},
         b.totalsJson->'$.methods' AS methods
       FROM supplier s LEFT JOIN supplier_base b ON b.run = s.run AND b.ordinal = s.ordinal
       WHERE s.run = ? AND s.ordinal >= ? AND s.ordinal < ?`,
      this.#run,
      this.#next,
      this.#next + rowsAtOnce,
    );
    for (const row of rows) this.#add(row);
    const { last } = this.#sql
      .exec<{ last: number | null }>("SELECT max(ordinal) AS last FROM supplier WHERE run = ?", this.#run)
      .one();
    this.#next += rowsAtOnce;
    return last !== null && this.#next <= last;
  }

  #add(row: SupplierPart): void {
    const combo = comboOf(row);
    const figures: Measures = [
      1,
      numberOf(row.spendMinor),
      numberOf(row.orders),
      numberOf(row.ordersMinor),
      numberOf(row.invoices),
      numberOf(row.invoicesMinor),
      numberOf(row.payments),
      numberOf(row.paymentsMinor),
    ];
    for (const [dimension, column] of barColumns) this.#cubes.get(dimension)?.add(textOf(row[column]), combo, figures);
    for (const method of textOf(row.paymentMethods).split("|"))
      if (method !== "") this.#cubes.get("PaymentMethods")?.add(method, combo, figures);
    this.#whole.add("", combo, figures);
    this.#whole.add("", combo, mixOf(row), mixFrom);
    this.#whole.add("", combo, methodFigures(textOf(row.methods)), methodsFrom);
  }

  /** Writes the cubes; to be called in a transaction. */
  save(): void {
    putCube(this.#sql, this.#run, wholeCube, this.#whole.finish());
    for (const [dimension, cube] of this.#cubes) putCube(this.#sql, this.#run, dimension, cube.finish());
  }
}

function mixOf(row: SupplierPart): number[] {
  const spend = numberOf(row.spendMinor);
  return capabilities.flatMap((capability) =>
    scoreLevels.map((level) => (row[`${capability}Score`] === level ? spend : 0)),
  );
}

function methodFigures(json: string): number[] {
  const found: MethodTotals = json === "" ? {} : JSON.parse(json);
  return paymentMethods.flatMap((method) => [found[method]?.count ?? 0, found[method]?.valueMinor ?? 0]);
}
