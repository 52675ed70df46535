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

interface LayoutChoice {
  readonly widths: Readonly<Record<string, number>>;
  readonly pins: number;
  readonly selectable: boolean;
}

type Sized = Pick<GridColumn<unknown>, "key" | "width" | "grow"> & Partial<Pick<GridColumn<unknown>, "title">>;

/** About the widest letter of a title, and the cell's padding with a mark of order, in pixels. */
const letter = 6.8;
const aroundTitle = 36;

/** The width that the longest word of a title needs: words are longer in some languages, and are not broken. */
function titleWidth(title: string): number {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  return Math.ceil(longest * letter) + aroundTitle;
}

/** Width of a column as a user left it, or its own, which holds the words of its title. */
export function widthOf({ key, width, title = "" }: Sized, widths: LayoutChoice["widths"]): number {
  return widths[key] ?? Math.max(width, titleWidth(title));
}

/** Pinned columns have half of the window together at most, or the others could not be seen next to them. */
const maxPinned = 50;
/** Half of the narrowest window that shows a grid, in pixels: pinned columns that fit there fit everywhere. */
const alwaysFits = 320;

/** Widths of all columns as CSS lengths; the pinned ones give way in proportion where they would fill the window. */
function lengths(columns: readonly Sized[], { widths, pins }: LayoutChoice): readonly string[] {
  const pixels = columns.map((column) => widthOf(column, widths));
  const pinned = pixels.slice(0, pins).reduce((sum, width) => sum + width, 0);
  const share = (width: number) => Number(((maxPinned * width) / pinned).toFixed(2));
  return pixels.map((width, index) =>
    index < pins && pinned > alwaysFits ? `min(${width}px, ${share(width)}vw)` : `${width}px`,
  );
}

/** A CSS sum: one number as long as all parts are plain pixels. */
function sumOf(parts: readonly string[]): string {
  const isPlain = (part: string) => /^\d+px$/.test(part);
  const pixels = parts.filter(isPlain).reduce((sum, part) => sum + Number.parseInt(part, 10), 0);
  const others = parts.filter((part) => !isPlain(part));
  return others.length === 0 ? `${pixels}px` : `calc(${[`${pixels}px`, ...others].join(" + ")})`;
}

const selectPart = (selectable: boolean): readonly string[] => (selectable ? [`${selectWidth}px`] : []);

/** Least width of all columns together, as a CSS length. */
export function leastWidth(columns: readonly Sized[], choice: LayoutChoice): string {
  return sumOf([...selectPart(choice.selectable), ...lengths(columns, choice)]);
}

/**
 * Tracks of the CSS grid. Spare width is shared by `grow`, except by a column that was resized, or that
 * is before another pinned one: the place where that one sticks must be known.
 */
export function columnTracks(columns: readonly Sized[], choice: LayoutChoice): string {
  const { widths, pins, selectable } = choice;
  const grows = columns.some((column) => (column.grow ?? 0) > 0);
  const widthAt = lengths(columns, choice);
  const tracks = columns.map((column, index) => {
    const share = grows ? (column.grow ?? 0) : index === 0 ? 1 : 0;
    const fixed = widths[column.key] !== undefined || index < pins - 1;
    const width = widthAt[index] ?? "0px";
    return share > 0 && !fixed ? `minmax(${width}, ${share}fr)` : width;
  });
  return [...selectPart(selectable), ...tracks].join(" ");
}

/** Edges at which the pinned columns stick, as CSS lengths. */
export function pinOffsets(columns: readonly Sized[], choice: LayoutChoice): readonly string[] {
  const widthAt = lengths(columns, choice);
  return columns
    .slice(0, choice.pins)
    .map((_column, index) => sumOf([...selectPart(choice.selectable), ...widthAt.slice(0, index)]));
}

/** The same as CSS variables of the grid: dragging an edge writes them and draws no row again. */
export function layoutVariables(columns: readonly Sized[], choice: LayoutChoice): Record<`--${string}`, string> {
  const variables: Record<`--${string}`, string> = {
    "--grid-tracks": columnTracks(columns, choice),
    "--grid-least": leastWidth(columns, choice),
  };
  pinOffsets(columns, choice).forEach((edge, index) => {
    variables[`--pin-${index}`] = edge;
  });
  return variables;
}
