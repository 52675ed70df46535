/**
 * Organizations by bar and slicers. One counts once, where its supplier with the most spend is; a supplier that is paid
 * in several ways is in a bar for each.
 */
import type { InsightDimension } from "@paygauge/api-types/entities/insights";
import { axisTexts, placeOf } from "../job/cubes/axes.ts";
import { comboCount, comboWords } from "../job/cubes/slicer-combos.ts";
import type { KnownSet } from "../vendors/vendor-book.ts";

interface OrganizationCells {
  readonly keys: readonly string[];
  /** Organizations by bar × combinations + combination. */
  readonly counts: Uint32Array;
  /** By combination. */
  readonly all: Uint32Array;
}

/** The sums of a set, by dimension: they last as long as the set itself. */
const known = new WeakMap<KnownSet, Map<InsightDimension, OrganizationCells>>();

/** Returns the organizations of a set of runs along a dimension. */
export function organizationCells(set: KnownSet, dimension: InsightDimension): OrganizationCells {
  const cells = known.get(set) ?? new Map<InsightDimension, OrganizationCells>();
  known.set(set, cells);
  const found = cells.get(dimension) ?? count(set, dimension);
  cells.set(dimension, found);
  return found;
}

function count(set: KnownSet, dimension: InsightDimension): OrganizationCells {
  const { combos } = set.table.traits();
  const { keys, barsOf } = barsOfPlaces(set, dimension);
  const counts = new Uint32Array(keys.length * comboCount);
  const all = new Uint32Array(comboCount);
  combos.forEach((combo, at) => {
    all[combo] = (all[combo] ?? 0) + 1;
    for (const bar of barsOf(at)) {
      const cell = bar * comboCount + combo;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  });
  return { keys, counts, all };
}

/** The keys of the bars, and the bars of the organization at a place. */
function barsOfPlaces({ table, runs: list }: KnownSet, dimension: InsightDimension) {
  const { codes, runs, texts } = table.traits();
  if (dimension === "Jobs") {
    const bars = list.map((_, at) => [at]);
    return { keys: list.map(({ jobId }) => jobId), barsOf: (at: number) => bars[runs[at] ?? 0] ?? [] };
  }
  const { axis, text } = placeOf(dimension);
  const barOf = new Map<string, number>();
  const ofCode = texts.of(axis).map((key) => {
    const word = axisTexts(key)[text] ?? "";
    const words = dimension === "PaymentMethods" ? word.split("|").filter((method) => method !== "") : [word];
    return words.map((each) => {
      let bar = barOf.get(each);
      if (bar === undefined) barOf.set(each, (bar = barOf.size));
      return bar;
    });
  });
  const column = codes[axis];
  return { keys: [...barOf.keys()], barsOf: (at: number) => ofCode[column?.[at] ?? 0] ?? [] };
}

/** Sum of the combinations that are 1 in `chosen`, from a place on. */
export function chosenSum(counts: Uint32Array, chosen: Uint8Array, from = 0): number {
  let sum = 0;
  for (let combo = 0; combo < comboCount; combo += 1) if (chosen[combo] === 1) sum += counts[from + combo] ?? 0;
  return sum;
}

/** 1 for the combinations of a choice whose supplier accepts virtual cards. */
export const acceptingOf = (chosen: Uint8Array): Uint8Array =>
  chosen.map((isChosen, combo) => (isChosen === 1 && comboWords[combo]?.[1] === "YES" ? 1 : 0));
