/** What payee spellings spend by the values of the breakdowns becomes what suppliers do. */
import { inTurns, type InParts, Turns } from "@paygauge/api-types/turns/turns";
import type { InTransaction } from "../supplier-store.ts";
import type { GroupedSupplier } from "../facts.ts";
import { statedSpend } from "../grouping/totals.ts";
import { cellCodes, cellFigures, readCells } from "../ingest/breakdown-sums.ts";
import { readBreakdowns } from "../ingest/breakdown-values.ts";
import { spendOf } from "../measures/measures.ts";
import { figureCount, putBreakdown, type BreakdownCells } from "./breakdown-store.ts";

/** Index of a supplier's spend among the figures of an ingest's cell, by the documents that count as spend. */
const spendAt = { Stated: 0, PurchaseOrder: 2, Invoice: 4, Payment: 6 } as const;

/** By variant id, one more than the ordinal of its supplier. */
function ordinalsOf(suppliers: readonly GroupedSupplier[]): Uint32Array {
  let last = 0;
  for (const { variantIds } of suppliers) for (const id of variantIds) last = Math.max(last, id);
  const ordinals = new Uint32Array(last + 1);
  suppliers.forEach(({ variantIds }, ordinal) => {
    for (const id of variantIds) ordinals[id] = ordinal + 1;
  });
  return ordinals;
}

/** Sums of one breakdown by supplier and value, in the figures of the ingest. */
class Sums {
  readonly keys: number[] = [];
  private readonly places = new Map<number, number>();
  private figures = new Float64Array(1024 * cellFigures);

  add(key: number, figure: (at: number) => number): void {
    let place = this.places.get(key);
    if (place === undefined) {
      place = this.keys.push(key) - 1;
      this.places.set(key, place);
      if (place * cellFigures === this.figures.length) {
        const larger = new Float64Array(this.figures.length * 2);
        larger.set(this.figures);
        this.figures = larger;
      }
    }
    for (let at = 0; at < cellFigures; at += 1) {
      const to = place * cellFigures + at;
      this.figures[to] = (this.figures[to] ?? 0) + figure(at);
    }
  }

  at(key: number, figure: number): number {
    return this.figures[(this.places.get(key) ?? 0) * cellFigures + figure] ?? 0;
  }
}

/**
 * Writes the breakdowns of an unfinished run, one after the other: memory holds the suppliers of one. What an
 * import without breakdowns read has none.
 */
export async function groupBreakdowns(
  sql: SqlStorage,
  run: string,
  suppliers: readonly GroupedSupplier[],
  part: InTransaction,
): Promise<void> {
  const breakdowns = readBreakdowns(sql);
  if (breakdowns.length === 0) return;
  const ordinals = ordinalsOf(suppliers);
  const sources = suppliers.map(
    ({ totals }) => spendAt[spendOf({ totals, statedSpendMinor: statedSpend(totals) }).spendSource],
  );
  for (const [place, { label, values }] of breakdowns.entries()) {
    const sums = await inTurns(sumsOf(sql, place, values.length, ordinals), new Turns("indexNumbers"));
    const used = [...new Set(sums.keys.map((key) => key % values.length))].toSorted((a, b) => a - b);
    const cells = cellsOf(sums, values.length, sources);
    const places = new Map(used.map((value, at) => [value, at]));
    const kept = { ...cells, values: cells.values.map((value) => places.get(value) ?? 0) };
    part(() => putBreakdown(sql, run, { place, label, values: used.map((value) => values[value] ?? "") }, kept));
  }
}

function* sumsOf(sql: SqlStorage, wanted: number, span: number, ordinals: Uint32Array): InParts<Sums> {
  const sums = new Sums();
  for (const { rows, columns } of readCells(sql)) {
    const [variants, places, values] = [cellCodes.variant, cellCodes.place, cellCodes.value].map((code) =>
      columns.get(code),
    );
    yield rows * cellFigures;
    for (let row = 0; row < rows; row += 1) {
      const ordinal = ordinals[variants?.[row] ?? 0] ?? 0;
      if (places?.[row] !== wanted || ordinal === 0) continue;
      sums.add((ordinal - 1) * span + (values?.[row] ?? 0), (at) => columns.get(cellCodes.figures + at)?.[row] ?? 0);
    }
  }
  return sums;
}

function cellsOf(sums: Sums, span: number, sources: readonly number[]): BreakdownCells {
  const ordinalOf = (key: number) => Math.floor(key / span);
  const spend = (key: number) => sums.at(key, sources[ordinalOf(key)] ?? 0);
  const keys = sums.keys.toSorted((a, b) => ordinalOf(a) - ordinalOf(b) || spend(b) - spend(a) || a - b);
  return {
    size: keys.length,
    ordinals: Float64Array.from(keys, ordinalOf),
    values: Float64Array.from(keys, (key) => key % span),
    // The documents follow the spend, in the order of the measures.
    figures: Array.from({ length: figureCount }, (_, at) =>
      Float64Array.from(keys, (key) => (at === 0 ? spend(key) : sums.at(key, at))),
    ),
  };
}
