import { scaleLinear } from "@visx/scale";
import { barSpan } from "./bar-geometry.ts";

/** Months of one row: null where it has none. */
export type MonthValues = readonly (number | null)[];

/** Pixels of a row, of its bars within it, and of the text over a bar. */
const rowHeight = 78;
const bars = { top: 22, height: 48 };
/** Pixels of a figure's letter, and of a month's name. */
const letter = 6.6;
const monthWidth = 58;
/** Below it a row's name is over its bars. */
const narrowBelow = 620;
const names = 168;

/** Where everything of rows of months is, in pixels. */
export interface MonthPlaces {
  readonly isNarrow: boolean;
  /** Where bars begin, and how far they reach. */
  readonly left: number;
  readonly room: number;
  readonly head: number;
  readonly row: number;
  readonly height: number;
  /** Every how many months one is named. */
  readonly every: number;
  /** Upper edge of a row's bars within it. */
  readonly barsTop: number;
}

export function monthPlaces(rows: number, months: number, width: number): MonthPlaces {
  const isNarrow = width < narrowBelow;
  const left = isNarrow ? 0 : names;
  const room = Math.max(60, width - left);
  const row = rowHeight + (isNarrow ? 20 : 0);
  return {
    isNarrow,
    left,
    room,
    head: 24,
    row,
    height: 24 + rows * row,
    every: Math.max(1, Math.ceil((months * monthWidth) / room)),
    barsTop: bars.top + (isNarrow ? 20 : 0),
  };
}

/** One bar of a row, from the row's upper edge on; its figure is written where all of the row's figures have room. */
interface MonthBar {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
}

/** The bars of one row on a scale of its own. */
export function monthBarsOf(values: MonthValues, { room, barsTop }: MonthPlaces): readonly (MonthBar | null)[] {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const scale = scaleLinear<number>({
    domain: [least, most === least ? least + 1 : most],
    range: [barsTop + bars.height, barsTop],
  });
  return values.map((value, index) => {
    if (value === null) return null;
    const span = barSpan(index, room, values.length);
    const [from, to] = [scale(Math.max(0, value)), scale(Math.min(0, value))];
    // A value that is there is seen.
    return { ...span, y: Math.min(from, barsTop + bars.height - 1), height: Math.max(1, to - from) };
  });
}

/** Whether every figure of a row is over its own bar. */
export function haveRoom(figures: readonly string[], { room }: MonthPlaces): boolean {
  const step = room / Math.max(1, figures.length);
  return figures.every((figure) => figure.length * letter <= step);
}
