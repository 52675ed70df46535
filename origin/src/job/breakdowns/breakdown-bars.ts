/** Bars of a breakdown: the sums of its values over the suppliers that a choice leaves. */
import { foldBreakdown, type BreakdownName } from "@paygauge/api-types/entities/breakdowns";
import type { BarFilter, InsightBar, SlicerChoice } from "@paygauge/api-types/entities/insights";
import { leftBy, type MembersOf } from "../cubes/chosen-suppliers.ts";
import { measureNames, totalsOf } from "../cubes/cube.ts";
import { CubePages } from "../cubes/cube-pages.ts";
import type { RowSql } from "../cubes/row-sql.ts";
import { chosenCombos } from "../cubes/slicer-combos.ts";
import { breakdownCells, breakdownsOf, figureCount, type RunBreakdown } from "./breakdown-store.ts";

interface Choice {
  readonly slicers: SlicerChoice;
  readonly filters: readonly BarFilter[];
}

const width = measureNames.length;

/** By ordinal: 1 for suppliers that slicers and bars leave. */
function leftPlaces(sql: RowSql, run: string, { slicers, filters }: Choice): Uint8Array {
  const combos = chosenCombos(slicers);
  const pages = new CubePages(sql, run);
  const passes = leftBy(filters, pages.texts, membersOfRun(sql, run));
  const left: Uint8Array[] = [];
  let first = 0;
  for (let page = pages.next(); page !== null; page = pages.next()) {
    const part = new Uint8Array(page.size);
    for (let at = 0; at < page.size; at += 1)
      if (combos[page.combos[at] ?? 0] === 1 && passes(page, at, first + at)) part[at] = 1;
    left.push(part);
    first += page.size;
  }
  const places = new Uint8Array(first);
  let from = 0;
  for (const part of left) {
    places.set(part, from);
    from += part.length;
  }
  return places;
}

/** Bars with any supplier, by spend. A supplier counts in each value that it has spend under; money adds up. */
export function breakdownBars(sql: RowSql, run: string, { place, values }: RunBreakdown, choice: Choice): InsightBar[] {
  const left = leftPlaces(sql, run, choice);
  const sums = new Float64Array(values.length * width);
  for (const page of breakdownCells(sql, run, place)) {
    for (let at = 0; at < page.size; at += 1) {
      if (left[page.ordinals[at] ?? 0] !== 1) continue;
      const to = (page.values[at] ?? 0) * width;
      sums[to] = (sums[to] ?? 0) + 1;
      for (let figure = 0; figure < figureCount; figure += 1)
        sums[to + 1 + figure] = (sums[to + 1 + figure] ?? 0) + (page.figures[figure]?.[at] ?? 0);
    }
  }
  return values
    .map((key, value) => ({ key, label: key, ...totalsOf(sums, value * width) }))
    .filter(({ suppliers }) => suppliers > 0)
    .toSorted((a, b) => b.spendMinor - a.spendMinor || (a.key < b.key ? -1 : 1));
}

/** Finds the suppliers of a run with any spend under values of its breakdowns; none where the run lacks the breakdown. */
export function membersOfRun(sql: RowSql, run: string): MembersOf {
  return (name: BreakdownName, keys: readonly string[]) => {
    const breakdown = breakdownsOf(sql, run).find((each) => each.name === name);
    if (breakdown === undefined) return new Uint8Array(0);
    const asked = new Set(keys.map(foldBreakdown));
    const isAsked = breakdown.values.map((value) => asked.has(foldBreakdown(value)));
    const members: number[] = [];
    for (const page of breakdownCells(sql, run, breakdown.place))
      for (let at = 0; at < page.size; at += 1)
        if (isAsked[page.values[at] ?? 0] === true) members.push(page.ordinals[at] ?? 0);
    const places = new Uint8Array((members.at(-1) ?? -1) + 1);
    for (const ordinal of members) places[ordinal] = 1;
    return places;
  };
}
