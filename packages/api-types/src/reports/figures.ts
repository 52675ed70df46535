/**
 * Figures and tables of a frozen report: data with every text that is drawn, made at freeze in the version's language.
 * Anyone who draws them formats nothing: values give lengths and positions, texts are written as they are.
 */
import * as v from "valibot";
import { scoreLevels } from "../entities/analysis.ts";

const text = v.string();
const optionalText = v.optional(v.string());

/** Marks of an axis, from its lowest to its highest value; the scale runs from the first to the last. */
const axis = v.strictObject({
  /** What is measured, with its unit: "Spend, GBP". */
  label: text,
  ticks: v.array(v.strictObject({ value: v.number(), text })),
});
export type FigureAxis = v.InferOutput<typeof axis>;

const common = {
  /** Below the figure: "Spend by MCC, 61 categories, highest first." The drawer numbers figures. */
  caption: text,
  /** One sentence that says the figure to a user who does not see it. */
  summary: text,
};

/** Bars of one measure. More than forty are drawn upright and without names. */
const barsFigure = v.strictObject({
  kind: v.literal("bars"),
  ...common,
  axis,
  bars: v.array(
    v.strictObject({
      id: text,
      label: text,
      value: v.number(),
      /** The measure as it is written next to the bar. */
      text,
      /** Quieter, behind it: a share of the whole. */
      note: optionalText,
      /** Set off from the others: the one that the finding names. */
      isMarked: v.optional(v.boolean()),
    }),
  ),
});
export type BarsFigure = v.InferOutput<typeof barsFigure>;

/** Rows divided into High, Medium, Low and None. Values are shares of the row, 0 to 1; they add up to 1, or to 0. */
export const levelsFigure = v.strictObject({
  kind: v.literal("levels"),
  ...common,
  axis,
  /** The levels by their names, in this order, as the legend says them. */
  levels: v.array(v.strictObject({ level: v.picklist(scoreLevels), label: text })),
  /** Over the column at the end of the rows. */
  endLabel: text,
  rows: v.array(
    v.strictObject({
      id: text,
      label: text,
      parts: v.array(v.strictObject({ level: v.picklist(scoreLevels), value: v.number(), text })),
      end: text,
      isMarked: v.optional(v.boolean()),
    }),
  ),
});
export type LevelsFigure = v.InferOutput<typeof levelsFigure>;

/** How a sum becomes a smaller one. `drop`: what the next step is without. `goal`: the last step. */
const waterfallFigure = v.strictObject({
  kind: v.literal("waterfall"),
  ...common,
  axis,
  steps: v.array(
    v.strictObject({
      id: text,
      kind: v.picklist(["step", "drop", "goal"]),
      label: text,
      from: v.number(),
      to: v.number(),
      text,
      note: optionalText,
    }),
  ),
});
export type WaterfallFigure = v.InferOutput<typeof waterfallFigure>;

/** Columns of several series on each other, as the years of a business case. */
const stackedFigure = v.strictObject({
  kind: v.literal("stacked"),
  ...common,
  axis,
  series: v.array(v.strictObject({ id: text, label: text })),
  columns: v.array(
    v.strictObject({
      id: text,
      label: text,
      /** By series, in their order. */
      values: v.array(v.number()),
      texts: v.array(text),
      total: text,
    }),
  ),
  /** A last column: the total of each series over all of them. */
  sum: v.optional(v.strictObject({ label: text, texts: v.array(text) })),
  /** Rows below those of the series, which are not drawn: their total. */
  rows: v.optional(
    v.array(
      v.strictObject({ id: text, label: text, texts: v.array(text), sum: text, isTotal: v.optional(v.boolean()) }),
    ),
  ),
});
export type StackedFigure = v.InferOutput<typeof stackedFigure>;

/** Lines over a measured x, with a band about one of them and marked points. */
const lineFigure = v.strictObject({
  kind: v.literal("line"),
  ...common,
  xAxis: axis,
  axis,
  lines: v.array(
    v.strictObject({
      id: text,
      label: text,
      points: v.array(
        v.strictObject({ x: v.number(), y: v.number(), low: v.optional(v.number()), high: v.optional(v.number()) }),
      ),
      endText: optionalText,
    }),
  ),
  marks: v.array(v.strictObject({ x: v.number(), y: v.number(), label: text, text })),
});
export type LineFigure = v.InferOutput<typeof lineFigure>;

export const reportFigure = v.variant("kind", [barsFigure, levelsFigure, waterfallFigure, stackedFigure, lineFigure]);
export type ReportFigure = v.InferOutput<typeof reportFigure>;

/** Rows of a printed table; the number left out is in `more`, with where to get it. */
export const maxTableRows = 500;

/** A cell that is drawn: levels of the eight capabilities in their order, or one level with its word. */
const cell = v.union([
  text,
  v.strictObject({ levels: v.array(v.picklist(scoreLevels)), text }),
  v.strictObject({ level: v.picklist(scoreLevels), text }),
]);
export type ReportCell = v.InferOutput<typeof cell>;

/** A table. The first column names its row. */
export const reportTable = v.strictObject({
  caption: text,
  columns: v.array(
    v.strictObject({
      id: text,
      label: text,
      align: v.picklist(["start", "end"]),
      /** Written next to the heading: "GBP", "%". */
      unit: optionalText,
    }),
  ),
  rows: v.pipe(
    v.array(v.strictObject({ rowId: text, cells: v.array(cell), isTotal: v.optional(v.boolean()) })),
    v.maxLength(maxTableRows),
  ),
  /** Rows that there are, printed or not, totals aside. */
  totalRows: v.number(),
  /** Said below where rows are left out: how many, and where the whole list is. */
  more: optionalText,
});
export type ReportTable = v.InferOutput<typeof reportTable>;
