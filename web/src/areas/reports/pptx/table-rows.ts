import type PptxGenJS from "pptxgenjs";
import type { ReportCell, ReportTable } from "@paygauge/api-types/reports/figures";
import { rowsThatFit } from "../../../report-drawing/rows-that-fit.ts";
import type { DeckTheme } from "./deck-theme.ts";

/** Rows of a slide's table, unless the slide says otherwise. */
const usualRows = 10;

/** Of an inch; and inches for the heading and the line of what has no room. */
const [pixels, aroundRows] = [96, 1];

const textOf = (cell: ReportCell): string => (typeof cell === "string" ? cell : cell.text);

/** Heading and rows of a table; a last line says what has no room. */
export function tableRows(
  table: ReportTable,
  rows: number | undefined,
  theme: DeckTheme,
  place: { readonly w: number; readonly h: number },
): PptxGenJS.TableRow[] {
  const { columns, more } = table;
  const alignOf = (at: number) => (columns[at]?.align === "end" ? ("right" as const) : ("left" as const));
  const fits = rowsThatFit(table, { width: place.w * pixels, height: (place.h - aroundRows) * pixels });
  const shown = table.rows.slice(0, Math.min(rows ?? usualRows, fits));
  const heading = columns.map(({ label, unit }, at) => ({
    text: unit === undefined ? label : `${label}, ${unit}`,
    options: { bold: true, color: theme.quietText, align: alignOf(at) },
  }));
  const body = shown.map(({ cells, isTotal = false }) =>
    cells.map((cell, at) => ({ text: textOf(cell), options: { align: alignOf(at), bold: isTotal } })),
  );
  const isCut = shown.length < table.totalRows && more !== undefined;
  const rest = isCut
    ? [[{ text: more, options: { colspan: columns.length, color: theme.quietText, align: "left" as const } }]]
    : [];
  return [heading, ...body, ...rest];
}

/** The first column names its row: it is twice as wide as the others. */
export function tableOptions({ columns }: ReportTable, width: number, theme: DeckTheme): PptxGenJS.TableProps {
  const share = width / (columns.length + 1);
  return {
    colW: columns.map((_, at) => (at === 0 ? 2 * share : share)),
    fontFace: theme.body,
    fontSize: 14,
    color: theme.text,
    border: { type: "solid", pt: 0.5, color: theme.line },
    margin: [0.03, 0.08, 0.03, 0.08],
    autoPage: false,
  };
}
