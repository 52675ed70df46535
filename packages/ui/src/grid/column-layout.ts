import type { GridColumn } from "./grid-column.ts";

/** Width of the column of checkboxes, in pixels. */
export const selectWidth = 44;
const least = 48;
const most = 800;
/** Pixels of one step of the keyboard. */
export const widthStep = 16;

/** A width in pixels that a column may have. */
export function widthWithin(pixels: number): number {
  return Math.min(most, Math.max(least, Math.round(pixels)));
}

export interface LayoutChoice {
  readonly widths: Readonly<Record<string, number>>;
  readonly pins: number;
  readonly selectable: boolean;
}

type Sized = Pick<GridColumn<unknown>, "key" | "width" | "grow">;

/** Width of a column as a person left it, or its own. */
export function widthOf(column: Sized, widths: LayoutChoice["widths"]): number {
  return widths[column.key] ?? column.width;
}

/** Least width of all columns together, in pixels. */
export function leastWidth(columns: readonly Sized[], { widths, selectable }: LayoutChoice): number {
  return columns.reduce((sum, column) => sum + widthOf(column, widths), selectable ? selectWidth : 0);
}

/**
 * Tracks of the CSS grid. Spare width is shared by `grow`, except by a column that was resized, or that
 * stands before another pinned one: the place where that one sticks must be known.
 */
export function columnTracks(columns: readonly Sized[], { widths, pins, selectable }: LayoutChoice): string {
  const grows = columns.some((column) => (column.grow ?? 0) > 0);
  const tracks = columns.map((column, index) => {
    const share = grows ? (column.grow ?? 0) : index === 0 ? 1 : 0;
    const fixed = widths[column.key] !== undefined || index < pins - 1;
    const width = widthOf(column, widths);
    return share > 0 && !fixed ? `minmax(${width}px, ${share}fr)` : `${width}px`;
  });
  return [...(selectable ? [`${selectWidth}px`] : []), ...tracks].join(" ");
}

/** Left edges at which the pinned columns stick, in pixels. */
export function pinOffsets(columns: readonly Sized[], { widths, pins, selectable }: LayoutChoice): readonly number[] {
  let left = selectable ? selectWidth : 0;
  return columns.slice(0, pins).map((column) => {
    const at = left;
    left += widthOf(column, widths);
    return at;
  });
}

/** The same as CSS variables of the grid: dragging an edge writes them and draws no row anew. */
export function layoutVariables(columns: readonly Sized[], choice: LayoutChoice): Record<`--${string}`, string> {
  const variables: Record<`--${string}`, string> = {
    "--grid-tracks": columnTracks(columns, choice),
    "--grid-least": `${leastWidth(columns, choice)}px`,
  };
  pinOffsets(columns, choice).forEach((left, index) => {
    variables[`--pin-${index}`] = `${left}px`;
  });
  return variables;
}
