import type PptxGenJS from "pptxgenjs";
import type { ChartData } from "./chart-data.ts";
import type { DeckTheme } from "./deck-theme.ts";

/** Series as the library takes them. */
export function chartRows({ categories, series }: ChartData): PptxGenJS.OptsChartData[] {
  return series.map(({ name, values }) => ({
    name,
    labels: [...categories],
    // The library writes an absent value as an empty one, which repairParts takes out.
    values: values as number[],
  }));
}

/** How a chart is drawn: in the brand's colours, with the figure's own number format. */
export function chartOptions(data: ChartData, theme: DeckTheme): PptxGenJS.IChartOpts {
  const { kind, grouping, colours, namedEvery, format, hasLegend, hasLabels, axisTitle, scale } = data;
  const words = { FontFace: theme.body, FontSize: 14, Color: theme.quietText };
  return {
    barDir: kind === "bar" ? "bar" : "col",
    barGrouping: grouping,
    barGapWidthPct: 40,
    chartColors: [...colours],
    // Listed bars run from the top.
    ...(kind === "bar" ? { catAxisOrientation: "maxMin" as "minMax" } : {}),
    catAxisLabelFontFace: words.FontFace,
    catAxisLabelFontSize: words.FontSize,
    catAxisLabelColor: theme.text,
    catAxisHidden: namedEvery === 0,
    // Without it, programs leave out names as they see fit.
    catAxisLabelFrequency: namedEvery === 0 ? "" : String(namedEvery),
    catAxisLineShow: false,
    catGridLine: { style: "none" },
    valAxisLabelFontFace: words.FontFace,
    valAxisLabelFontSize: words.FontSize,
    valAxisLabelColor: words.Color,
    valAxisLabelFormatCode: format,
    valAxisLineShow: false,
    // Bars that say their value need no axis.
    valAxisHidden: hasLabels,
    valGridLine: hasLabels ? { style: "none" } : { color: theme.line, size: 0.5 },
    showTitle: true,
    title: axisTitle,
    titleFontFace: words.FontFace,
    titleFontSize: words.FontSize,
    titleColor: words.Color,
    showLegend: hasLegend,
    legendPos: "b",
    legendFontFace: words.FontFace,
    legendFontSize: words.FontSize,
    legendColor: theme.text,
    showValue: hasLabels,
    dataLabelFormatCode: format,
    dataLabelFontFace: words.FontFace,
    dataLabelFontSize: words.FontSize,
    dataLabelColor: data.labelColour ?? theme.text,
    ...(scale === undefined ? {} : { valAxisMinVal: scale.min, valAxisMaxVal: scale.max }),
    lineDataSymbol: "none",
    lineSize: 2,
  };
}
