import {
  barFilterDimensions,
  maxBarsNamed,
  type BarFilter,
  type BarFilterDimension,
  type JobDimension,
} from "@paygauge/api-types/entities/insights";

/** What a chart's bars are chosen by: the call's dimensions, and Jobs, whose bars the page itself chooses. */
export type ChosenDimension = BarFilterDimension | JobDimension;

/** One bar alone, or without some bars: it holds for every chart of the page. */
export type ChosenBars =
  | { readonly dimension: ChosenDimension; readonly only: string }
  | { readonly dimension: ChosenDimension; readonly without: readonly string[] };

const dimensions: readonly ChosenDimension[] = [...barFilterDimensions, "Jobs"];

/** The choice among a dimension's bars. */
export function chosenOf(filters: readonly ChosenBars[], dimension: ChosenDimension): ChosenBars | undefined {
  return filters.find((filter) => filter.dimension === dimension);
}

/** Whether a choice leaves a bar in its own chart. */
export function leaves(chosen: ChosenBars | undefined, key: string): boolean {
  if (chosen === undefined) return true;
  return "only" in chosen ? chosen.only === key : !chosen.without.includes(key);
}

/** The filters with another choice of its dimension, in the place of the one before it. */
function withChoice(filters: readonly ChosenBars[], next: ChosenBars): readonly ChosenBars[] {
  const known = filters.some(({ dimension }) => dimension === next.dimension);
  if (!known) return [...filters, next];
  return filters.map((filter) => (filter.dimension === next.dimension ? next : filter));
}

export function onlyBar(
  filters: readonly ChosenBars[],
  dimension: ChosenDimension,
  key: string,
): readonly ChosenBars[] {
  return withChoice(filters, { dimension, only: key });
}

/** One bar more is left out; of a dimension that has a single bar left, nothing is. */
export function withoutBar(
  filters: readonly ChosenBars[],
  dimension: ChosenDimension,
  key: string,
): readonly ChosenBars[] {
  if (!mayLeaveOut(filters, dimension)) return filters;
  const before = chosenOf(filters, dimension);
  const left = before === undefined || "only" in before ? [] : before.without;
  return withChoice(filters, { dimension, without: [...new Set([...left, key])] });
}

export function mayLeaveOut(filters: readonly ChosenBars[], dimension: ChosenDimension): boolean {
  const before = chosenOf(filters, dimension);
  return before === undefined || ("without" in before && before.without.length < maxBarsNamed);
}

export function everyBarOf(filters: readonly ChosenBars[], dimension: ChosenDimension): readonly ChosenBars[] {
  return filters.filter((filter) => filter.dimension !== dimension);
}

/** As the call takes them: which jobs are shown, the page decides. */
export function filtersOf(filters: readonly ChosenBars[]): BarFilter[] {
  return filters.flatMap((filter): BarFilter[] => {
    const dimension = barFilterDimensions.find((each) => each === filter.dimension);
    if (dimension === undefined) return [];
    return ["only" in filter ? { dimension, only: filter.only } : { dimension, without: [...filter.without] }];
  });
}

/** "Countries.GBR" for one bar alone, "PaymentMethods!Cheque,Cash" without some. Keys are data: they may hold our comma. */
export function filterText(filter: ChosenBars): string {
  if ("only" in filter) return `${filter.dimension}.${filter.only}`;
  return `${filter.dimension}!${filter.without.map((key) => key.replaceAll("%", "%25").replaceAll(",", "%2C")).join(",")}`;
}

/** Reads them back, one for each dimension; what cannot be read is left out. */
export function readFilters(texts: readonly string[]): readonly ChosenBars[] {
  const read = texts.flatMap((text): ChosenBars[] => {
    const [, name, kind, rest = ""] = /^([A-Za-z]+\d?)([.!])([^]*)$/.exec(text) ?? [];
    const dimension = dimensions.find((each) => each === name);
    if (dimension === undefined) return [];
    if (kind === ".") return [{ dimension, only: rest }];
    const keys = rest.split(",").map((key) => key.replaceAll("%2C", ",").replaceAll("%25", "%"));
    return [{ dimension, without: [...new Set(keys)].slice(0, maxBarsNamed) }];
  });
  return read.filter((filter, at) => read.findIndex(({ dimension }) => dimension === filter.dimension) === at);
}
