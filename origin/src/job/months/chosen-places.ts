/** Which suppliers of a run a choice leaves, by their ordinals, and which of their documents are their spend. */
import type { InParts } from "@paygauge/api-types/turns/turns";
import { documentTypes } from "@paygauge/api-types/entities/ledger-words";
import type { BarFilter, SlicerChoice } from "@paygauge/api-types/entities/insights";
import { membersOfRun } from "../breakdowns/breakdown-bars.ts";
import { leftBy } from "../cubes/chosen-suppliers.ts";
import { figureColumns } from "../cubes/cube-page.ts";
import { CubePages } from "../cubes/cube-pages.ts";
import type { RowSql } from "../cubes/row-sql.ts";
import { chosenCombos } from "../cubes/slicer-combos.ts";

const invoices = figureColumns.indexOf("invoices");
const payments = figureColumns.indexOf("payments");
const [order, invoice, payment] = [
  documentTypes.indexOf("PurchaseOrder"),
  documentTypes.indexOf("Invoice"),
  documentTypes.indexOf("Payment"),
];

/** What is known of each supplier, by its ordinal. */
export interface ChosenPlaces {
  /** 1: the choice leaves it. */
  readonly isLeft: Uint8Array;
  /** Position in `documentTypes` of the documents that its spend is made of: payments, else invoices, else orders. */
  readonly spendType: Uint8Array;
  /** Suppliers that are left. */
  readonly count: number;
}

/** The suppliers that slicers and bars leave, in parts of `walkedRows`. `size`: suppliers of the run. */
export function* chosenPlaces(
  sql: RowSql,
  run: string,
  size: number,
  { slicers, filters }: { readonly slicers: SlicerChoice; readonly filters: readonly BarFilter[] },
): InParts<ChosenPlaces> {
  const combos = chosenCombos(slicers);
  const pages = new CubePages(sql, run);
  const passes = leftBy(filters, pages.texts, membersOfRun(sql, run));
  const [isLeft, spendType] = [new Uint8Array(size), new Uint8Array(size)];
  let first = 0;
  let count = 0;
  for (let page = pages.next(); page !== null; page = pages.next()) {
    for (let at = 0; at < page.size; at += 1) {
      const figures = at * figureColumns.length;
      const paid = (page.figures[figures + payments] ?? 0) > 0;
      const invoiced = (page.figures[figures + invoices] ?? 0) > 0;
      spendType[first + at] = paid ? payment : invoiced ? invoice : order;
      if (combos[page.combos[at] ?? 0] !== 1 || !passes(page, at, first + at)) continue;
      isLeft[first + at] = 1;
      count += 1;
    }
    first += page.size;
    yield page.size;
  }
  return { isLeft, spendType, count };
}
