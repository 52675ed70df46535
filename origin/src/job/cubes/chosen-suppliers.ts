/** Which suppliers of a page are in the bars that a user chose; each text of an axis is judged once. */
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import { isBreakdown, type BreakdownName } from "@paygauge/api-types/entities/breakdowns";
import type { BarFilter } from "@paygauge/api-types/entities/insights";
import { axisTexts, placeOf, supplierDimensions } from "./axes.ts";
import { figureColumns, paidWidth, type AxisTexts, type CubePage } from "./cube-page.ts";

/** True if the supplier at a place of a page passes; its ordinal is its place among all suppliers of the run. */
type Judge = (page: CubePage, at: number, ordinal: number) => boolean;

/** By ordinal: 1 for suppliers with any spend under one of some values of a breakdown. */
export type MembersOf = (name: BreakdownName, values: readonly string[]) => Uint8Array;

/** Whether every filter leaves a supplier; `texts` are those that its page was made with. */
export function leftBy(filters: readonly BarFilter[], texts: AxisTexts, membersOf: MembersOf): Judge {
  const judges = filters.map((filter) => judgeOf(filter, texts, membersOf));
  return (page, at, ordinal) => judges.every((judge) => judge(page, at, ordinal));
}

/**
 * The part of a page whose suppliers every filter leaves; `texts` are those that the page was made with. Pages are to be
 * given in their order, each once.
 */
export function chosenPages(
  filters: readonly BarFilter[],
  texts: AxisTexts,
  membersOf: MembersOf,
): (page: CubePage) => CubePage {
  const isLeft = leftBy(filters, texts, membersOf);
  let first = 0;
  return (page) => {
    const kept: number[] = [];
    for (let at = 0; at < page.size; at += 1) if (isLeft(page, at, first + at)) kept.push(at);
    first += page.size;
    return kept.length === page.size ? page : partOf(page, kept);
  };
}

function judgeOf(filter: BarFilter, texts: AxisTexts, membersOf: MembersOf): Judge {
  if (isBreakdown(filter.dimension)) {
    const members = membersOf(filter.dimension, "only" in filter ? [filter.only] : filter.without);
    const passing = "only" in filter ? 1 : 0;
    return (_page, _at, ordinal) => (members[ordinal] ?? 0) === passing;
  }
  const leaves = (keys: readonly string[]): boolean =>
    "only" in filter ? keys.includes(filter.only) : !filter.without.some((key) => keys.includes(key));
  const dimension = supplierDimensions.find((each) => each === filter.dimension);
  if (dimension === undefined) {
    const place = capabilities.findIndex((each) => each === filter.dimension);
    const passes = scoreLevels.map((level) => leaves([level]));
    return ({ levels }, at) => passes[((levels[at] ?? 0) >> (2 * place)) & 3] === true;
  }
  const { axis, text } = placeOf(dimension);
  const judged: (boolean | undefined)[] = [];
  return ({ codes }, at) => {
    const code = codes[axis]?.[at] ?? 0;
    return (judged[code] ??= leaves(barsOf(axisTexts(texts.of(axis)[code] ?? "")[text] ?? "")));
  };
  /** A supplier is in a bar for each method it is paid by. */
  function barsOf(word: string): readonly string[] {
    return dimension === "PaymentMethods" ? word.split("|").filter((method) => method !== "") : [word];
  }
}

function partOf(page: CubePage, kept: readonly number[]): CubePage {
  const width = figureColumns.length;
  const figures = new Float64Array(kept.length * width);
  const places = new Int32Array(page.size).fill(-1);
  kept.forEach((at, place) => {
    places[at] = place;
    figures.set(page.figures.subarray(at * width, (at + 1) * width), place * width);
  });
  const paid: number[] = [];
  for (let at = 0; at < page.paid.length; at += paidWidth) {
    const place = places[page.paid[at] ?? 0] ?? -1;
    if (place >= 0) paid.push(place, ...page.paid.subarray(at + 1, at + paidWidth));
  }
  return {
    size: kept.length,
    codes: page.codes.map((codes) => Uint32Array.from(kept, (at) => codes[at] ?? 0)),
    combos: Uint8Array.from(kept, (at) => page.combos[at] ?? 0),
    figures,
    levels: Uint16Array.from(kept, (at) => page.levels[at] ?? 0),
    paid: Float64Array.from(paid),
  };
}
