/** Figures of a frozen report as data of native charts: categories, series and how their values are written. */
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type {
  BarsFigure,
  FigureAxis,
  LevelsFigure,
  LineFigure,
  ReportFigure,
  StackedFigure,
  WaterfallFigure,
} from "@paygauge/api-types/reports/figures";
import { chartColours } from "@paygauge/api-types/themes/chart-colours";
import type { DeckTheme } from "./deck-theme.ts";

interface ChartSeries {
  readonly name: string;
  /** By category; null where the series has no value. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  readonly kind: "bar" | "column" | "line";
  readonly grouping: "clustered" | "stacked" | "percentStacked";
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Of the series, or of the bars where there is one series and `byPoint`; `rrggbb`. */
  readonly colours: readonly string[];
  readonly byPoint: boolean;
  /** Number format of values, as a spreadsheet writes it. */
  readonly format: string;
  readonly hasLegend: boolean;
  readonly hasLabels: boolean;
  /** One category of so many has its name on the axis; 0: none has. */
  readonly namedEvery: number;
  readonly axisTitle: string;
  /** Series whose values are written nowhere: the foot of a waterfall, and parts too pale for white text. */
  readonly unlabelled?: readonly number[];
  /** Of the labels, `rrggbb`, where they are in the bars; absent: that of the text. */
  readonly labelColour?: string;
  /** The scale where several charts share it; absent: the chart's own. */
  readonly scale?: { readonly min: number; readonly max: number };
}

/** More bars than these are drawn upright, without names and values: texts of 14 pt have no room. */
const mostListed = 18;
/** More columns than these have no room for all their names. */
const mostNamed = 14;

const bare = (colour: string): string => colour.replace("#", "");
const isShare = ({ ticks }: FigureAxis): boolean => ticks.some(({ text }) => text.includes("%"));

/** Divides minor units, so that the chart's sheet holds amounts in whole units; counts and shares stay. */
function scaleOf(axis: FigureAxis, currency: string): number {
  return !isShare(axis) && axis.label.includes(currency) ? 10 ** minorDigitsOf(currency) : 1;
}

const formatOf = (axis: FigureAxis): string => (isShare(axis) ? "0%" : "#,##0");

const namedEvery = (columns: number): number => Math.ceil(columns / mostNamed);

type Common = Pick<ChartData, "axisTitle" | "format">;
const common = (axis: FigureAxis): Common => ({ axisTitle: axis.label, format: formatOf(axis) });

function barsChart({ axis, bars }: BarsFigure, theme: DeckTheme, scale: number): ChartData {
  const marked = bars.some(({ isMarked }) => isMarked === true);
  return {
    ...common(axis),
    kind: bars.length > mostListed ? "column" : "bar",
    grouping: "clustered",
    categories: bars.map(({ label }) => label),
    series: [{ name: axis.label, values: bars.map(({ value }) => value / scale) }],
    colours: bars.map(({ isMarked }) => (marked && isMarked !== true ? theme.quiet : theme.accent)),
    byPoint: true,
    hasLegend: false,
    hasLabels: bars.length <= mostListed,
    namedEvery: bars.length > mostListed ? 0 : 1,
  };
}

function levelsChart({ axis, levels, rows }: LevelsFigure): ChartData {
  const { bands, bandText } = chartColours.light;
  const colourOf = { High: bands.high, Medium: bands.medium, Low: bands.low, None: bandText.none.background };
  return {
    ...common(axis),
    kind: "bar",
    grouping: "percentStacked",
    categories: rows.map(({ label }) => label),
    series: levels.map(({ level, label }) => ({
      name: label,
      values: rows.map(({ parts }) => parts.find((part) => part.level === level)?.value ?? 0),
    })),
    colours: levels.map(({ level }) => bare(colourOf[level])),
    byPoint: false,
    hasLegend: true,
    // Parts of less than five hundredths have no room for their text.
    format: '[<0.05]"";0%',
    hasLabels: true,
    unlabelled: levels.flatMap(({ level }, at) => (level === "High" || level === "Medium" ? [] : [at])),
    labelColour: "FFFFFF",
    namedEvery: 1,
  };
}

/** A waterfall is stacked bars, whose names stay upright; the first has the colour of the paper and ends where the step begins. */
function waterfallChart({ axis, steps }: WaterfallFigure, theme: DeckTheme, scale: number): ChartData {
  const kinds = ["step", "drop", "goal"] as const;
  const namesOf = (kind: (typeof kinds)[number]): string =>
    steps
      .filter((step) => step.kind === kind)
      .map(({ label }) => label)
      .join(", ");
  const shown = kinds.filter((kind) => steps.some((step) => step.kind === kind));
  const colourOf = { step: theme.accent, drop: theme.quiet, goal: theme.goal };
  return {
    ...common(axis),
    kind: "bar",
    grouping: "stacked",
    categories: steps.map(({ label }) => label),
    series: [
      { name: "–", values: steps.map(({ from, to }) => Math.min(from, to) / scale) },
      ...shown.map((kind) => ({
        name: namesOf(kind),
        values: steps.map((step) => (step.kind === kind ? Math.abs(step.to - step.from) / scale : null)),
      })),
    ],
    colours: [theme.paper, ...shown.map((kind) => colourOf[kind])],
    byPoint: false,
    hasLegend: false,
    hasLabels: true,
    unlabelled: [0],
    namedEvery: 1,
  };
}

function stackedChart({ axis, series, columns }: StackedFigure, theme: DeckTheme, scale: number): ChartData {
  return {
    ...common(axis),
    kind: "column",
    grouping: "stacked",
    categories: columns.map(({ label }) => label),
    series: series.map(({ label }, at) => ({
      name: label,
      values: columns.map(({ values }) => (values[at] ?? 0) / scale),
    })),
    colours: series.map((_, at) => theme.categories[at % theme.categories.length] ?? theme.accent),
    byPoint: false,
    hasLegend: series.length > 1,
    hasLabels: false,
    namedEvery: namedEvery(columns.length),
  };
}

const dayMs = 86_400_000;
/** Days since 1970 are larger, months of a business case are smaller. */
const leastDay = 10_000;

function lineChart({ xAxis, axis, lines }: LineFigure, theme: DeckTheme, frame: ChartFrame): ChartData {
  const { scale, locale } = frame;
  const places = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))].toSorted((a, b) => a - b);
  const labelOf = (x: number): string =>
    xAxis.ticks.find(({ value }) => value === x)?.text ??
    (x >= leastDay
      ? new Date(x * dayMs).toLocaleDateString(locale, { timeZone: "UTC" })
      : new Intl.NumberFormat(locale).format(x));
  const seriesOf = (name: string, line: LineFigure["lines"][number], pick: "y" | "low" | "high"): ChartSeries => {
    const at = new Map(line.points.map((point) => [point.x, point[pick]]));
    return { name, values: places.map((x) => (at.get(x) === undefined ? null : (at.get(x) ?? 0) / scale)) };
  };
  const drawn = lines.flatMap((line, index) => {
    const colour = theme.categories[index % theme.categories.length] ?? theme.accent;
    const edges = (["low", "high"] as const).filter((edge) => line.points.some((point) => point[edge] !== undefined));
    return [
      { colour, series: seriesOf(line.label, line, "y") },
      ...edges.map((edge) => ({
        colour: theme.quiet,
        series: seriesOf(`${line.label} ${edge === "low" ? "−" : "+"}`, line, edge),
      })),
    ];
  });
  return {
    ...common(axis),
    kind: "line",
    grouping: "clustered",
    categories: places.map(labelOf),
    series: drawn.map(({ series }) => series),
    colours: drawn.map(({ colour }) => colour),
    byPoint: false,
    hasLegend: drawn.length > 1,
    hasLabels: false,
    namedEvery: namedEvery(places.length),
  };
}

/** Bars in two halves on one scale where one list has no room for all names; every other figure whole. */
export function chartsOf(figure: ReportFigure): readonly ReportFigure[] {
  if (figure.kind !== "bars" || figure.bars.length <= mostListed || figure.bars.length > mostListed * 2)
    return [figure];
  const half = Math.ceil(figure.bars.length / 2);
  return [figure.bars.slice(0, half), figure.bars.slice(half)].map((bars) => ({ ...figure, bars }));
}

/** The scale that holds the values of all these charts. */
export function sharedScale(charts: readonly ChartData[]): NonNullable<ChartData["scale"]> {
  const values = charts.flatMap(({ series }) => series.flatMap((each) => each.values.map((value) => value ?? 0)));
  return { min: Math.min(0, ...values), max: Math.max(0, ...values) };
}

interface ChartFrame {
  readonly scale: number;
  readonly locale: string;
}

/** @param currency ISO 4217 of the report: its amounts are minor units */
export function chartDataOf(
  figure: ReportFigure,
  theme: DeckTheme,
  { currency, locale }: { readonly currency: string; readonly locale: string },
): ChartData {
  const scale = scaleOf(figure.axis, currency);
  switch (figure.kind) {
    case "bars":
      return barsChart(figure, theme, scale);
    case "levels":
      return levelsChart(figure);
    case "waterfall":
      return waterfallChart(figure, theme, scale);
    case "stacked":
      return stackedChart(figure, theme, scale);
    case "line":
      return lineChart(figure, theme, { scale, locale });
  }
}
