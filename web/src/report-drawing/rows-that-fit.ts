import type { ReportCell, ReportTable } from "@paygauge/api-types/reports/figures";
import { textSizes, textWidth } from "./scale.ts";

/** Of a slide's tables, px: a line, the padding and border of a row, the space between columns. */
const [lineHeight, rowPadding, columnGap] = [23, 8, 16];
/** A name wraps to two lines at most. */
const mostLines = 2;
/** The strip of a supplier's levels, px. */
const stripWidth = 90;

const widthOf = (cell: ReportCell): number => {
  if (typeof cell === "string") return textWidth(cell, textSizes.slide);
  return "levels" in cell ? stripWidth : textWidth(cell.text, textSizes.slide) + 20;
};

/** A program without the brand's font takes a wider one. */
const substitute = 1.15;

/** Width of the longest word of a text, px: it wraps between words only. */
const wordWidth = (text: string): number =>
  Math.max(...text.split(/[\s-]+/).map((word) => textWidth(word, textSizes.slide))) * substitute;

/** Returns the width of each column, px: figures take what they need, and texts share the rest by their longest. */
export function columnWidths({ columns, rows }: ReportTable, width: number): number[] {
  const needs = columns.map(({ align, label }, at) => {
    const cells = rows.map(({ cells: all }) => all[at] ?? "");
    const texts = cells.filter((cell) => typeof cell === "string");
    const wraps = align === "start" && texts.length === cells.length;
    // A heading is bold. A name without a space may break.
    const least = Math.min(
      width / columns.length,
      Math.max(wordWidth(label) * 1.1, ...(wraps ? texts.map(wordWidth) : [])),
    );
    return { wraps, least: least + columnGap, need: Math.max(least, ...cells.map(widthOf)) + columnGap };
  });
  const sum = (wraps: boolean) => needs.filter((each) => each.wraps === wraps).reduce((all, { need }) => all + need, 0);
  const rest = Math.max(0, width - sum(false));
  const share = Math.min(1, rest / Math.max(1, sum(true)));
  return needs.map(({ wraps, least, need }) => (wraps ? Math.max(least, need * share) : need));
}

/** Returns how many of the first rows of a table have room on a slide, each as high as its longest text is wrapped. */
export function rowsThatFit(table: ReportTable, room: { readonly width: number; readonly height: number }): number {
  const shown = { ...table, rows: table.rows.slice(0, 20) };
  const widths = columnWidths(shown, room.width);
  let left = room.height;
  return shown.rows.filter(({ cells }) => {
    const lines = cells.map((cell, at) => Math.ceil(widthOf(cell) / Math.max(1, (widths[at] ?? 0) - columnGap)));
    left -= Math.min(mostLines, Math.max(1, ...lines)) * lineHeight + rowPadding;
    return left >= 0;
  }).length;
}
