import type PptxGenJS from "pptxgenjs";
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { ReportCell, ReportTable } from "@paygauge/api-types/reports/figures";
import { columnWidths, rowsThatFit } from "../../../report-drawing/rows-that-fit.ts";
import type { DeckTheme } from "./deck-theme.ts";

/** Rows of a slide's table, unless the slide says otherwise. */
const usualRows = 10;

/** Of an inch; and inches for the heading and the line of what has no room. */
const [pixels, aroundRows] = [96, 1];

/** A bar as high as its level, for a font's block letters. */
const bars: Readonly<Record<ScoreLevel, string>> = { High: "█", Medium: "▅", Low: "▂", None: "▁" };

/** Returns the text of a cell: a supplier's levels are bars in their colours, as on the slides of the product. */
function textOf(cell: ReportCell, theme: DeckTheme): string | PptxGenJS.TableCell[] {
  if (typeof cell === "string") return cell;
  if (!("levels" in cell)) return cell.text;
  return cell.levels.map((level) => ({ text: bars[level], options: { color: theme.levels[level], fontSize: 11 } }));
}

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
    cells.map((cell, at) => ({ text: textOf(cell, theme), options: { align: alignOf(at), bold: isTotal } })),
  );
  const isCut = shown.length < table.totalRows && more !== undefined;
  const rest = isCut
    ? [[{ text: more, options: { colspan: columns.length, color: theme.quietText, align: "left" as const } }]]
    : [];
  return [heading, ...body, ...rest];
}

/** Columns are as wide as their texts need, and together as wide as their place, inches. */
export function tableOptions(table: ReportTable, width: number, theme: DeckTheme): PptxGenJS.TableProps {
  const widths = columnWidths({ ...table, rows: table.rows.slice(0, usualRows) }, width * pixels);
  const sum = widths.reduce((all, each) => all + each, 0);
  return {
    colW: widths.map((each) => (each / sum) * width),
    fontFace: theme.body,
    fontSize: 14,
    color: theme.text,
    border: { type: "solid", pt: 0.5, color: theme.line },
    margin: [0.03, 0.08, 0.03, 0.08],
    autoPage: false,
  };
}
