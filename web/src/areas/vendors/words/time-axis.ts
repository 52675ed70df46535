import type { VendorRow } from "@paygauge/api-types/entities/vendors";

type Evidence = VendorRow["evidence"];

/** A span of whole years that evidence is drawn on. */
export interface TimeAxis {
  /** The first year and the year after the last. */
  readonly from: number;
  readonly until: number;
}

/** Years that an axis has at least. */
const leastYears = 3;

/** Today in UTC as an ISO date. */
export const todayIso = (): string => new Date().toISOString().slice(0, 10);

export const yearOf = (iso: string): number => Number(iso.slice(0, 4));

/** The axis of some dates, up to this year. */
export function axisOf(days: Iterable<string>, today: string): TimeAxis {
  let [first, last] = [yearOf(today), yearOf(today)];
  for (const day of days) {
    const year = yearOf(day);
    if (!Number.isInteger(year) || year < 1970) continue;
    first = Math.min(first, year);
    last = Math.max(last, year);
  }
  return { from: Math.min(first, last - leastYears + 1), until: last + 1 };
}

/** Every date of a row's evidence. */
export const daysOf = ({ acceptance, cardDays, outcomes }: Evidence): readonly string[] =>
  [...acceptance, ...cardDays, ...outcomes].map(({ on }) => on);

/** A date's place on an axis, from 0 to 1. */
export function placeOf(iso: string, { from, until }: TimeAxis): number {
  const [start, end] = [Date.UTC(from, 0, 1), Date.UTC(until, 0, 1)];
  const at = (Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) - start) / (end - start);
  return Math.min(1, Math.max(0, at));
}

/** The years that are labelled: at most `most` of them. */
export function yearsOf({ from, until }: TimeAxis, most: number): readonly number[] {
  const step = Math.ceil((until - from) / most);
  return Array.from({ length: Math.ceil((until - from) / step) }, (_, at) => from + at * step);
}

/** Dated values as steps, each until the next one; the last until `end`. */
export function stepsOf<Mark extends { readonly on: string }>(
  marks: readonly Mark[],
  end: string,
): readonly (Mark & { readonly until: string })[] {
  return marks.map((mark, at) => ({ ...mark, until: marks[at + 1]?.on ?? (end > mark.on ? end : mark.on) }));
}
