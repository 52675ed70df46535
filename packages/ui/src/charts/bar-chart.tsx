import { useMemo, useState } from "react";
import { formatCompact, formatNumber } from "../context/number-format.ts";
import type { NumberStyle } from "../context/number-format.ts";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import type { UiTexts } from "../context/ui-texts.ts";
import type { MenuItem } from "../components/menu/dropdown-menu.tsx";
import { BarOverview } from "./bar-overview.tsx";
import { BarPlot } from "./bar-plot.tsx";
import { clampWindow } from "./brush-window.ts";
import type { BrushWindow } from "./brush-window.ts";
import { ChartFrame } from "./chart-frame.tsx";
import type { ChartTable } from "./chart-rows.ts";
import { largeFrom, mostBars } from "./chart-types.ts";
import type { ChartDatum } from "./chart-types.ts";
import { markedLabel } from "./marked-label.ts";

export interface BarChartProps {
  readonly title: string;
  /** What a bar stands for: "MCC description". */
  readonly dimension: string;
  /** What its height tells: "Spend". */
  readonly measure: string;
  readonly style: NumberStyle;
  /** In the order of the bars; above 4,283 the rest is left out and the chart says so. */
  readonly data: readonly ChartDatum[];
  /** How the bars are ordered: "sorted by spend". */
  readonly order?: string;
  readonly height?: number;
  /** Click or Enter on a bar. */
  readonly onSelect?: (datum: ChartDatum) => void;
  /** Given, a click or Enter opens these actions on the bar instead; asked for when the menu opens. */
  readonly menu?: ((datum: ChartDatum) => readonly MenuItem[]) | undefined;
  readonly selectedKey?: string;
  /** The shown part, where the address carries it. */
  readonly window?: BrushWindow;
  readonly onWindowChange?: (window: BrushWindow) => void;
}

/** Bars of one measure; more than 1,300 become one outline with an overview strip to zoom in. */
export function BarChart(props: BarChartProps) {
  const { title, data, style, height = 300, onSelect, onWindowChange } = props;
  const texts = useTexts();
  const locale = useLocale();
  const bars = useMemo(() => data.slice(0, mostBars), [data]);
  const [own, setOwn] = useState<BrushWindow | undefined>(undefined);
  const window = clampWindow(props.window ?? own ?? { from: 0, to: bars.length }, bars.length);
  const setWindow = (next: BrushWindow) => {
    setOwn(next);
    onWindowChange?.(next);
  };
  const large = bars.length > largeFrom;
  const shown = useMemo(() => bars.slice(window.from, window.to), [bars, window.from, window.to]);
  const summary = useMemo(() => summaryOf(bars, style, texts, locale), [bars, style, texts, locale]);
  const facts = factsOf(bars.length, data.length, props.order, texts, locale);
  return (
    <ChartFrame
      title={title}
      facts={large ? `${facts} ${texts.chart.dragToZoom}` : facts}
      summary={summary}
      table={() => tableOf(props, bars, locale)}
      empty={bars.length === 0}
    >
      {(width, svg) => (
        <div className="flex flex-col gap-3">
          <BarPlot
            svg={svg}
            label={`${title}. ${summary}`}
            measure={markedLabel(props.measure, style)}
            bars={shown}
            width={width}
            height={height}
            format={(value) => formatNumber(value, style, locale)}
            compact={(value) => formatCompact(value, style, locale)}
            whole={style.kind === "count"}
            selectedKey={props.selectedKey}
            onSelect={onSelect}
            menu={props.menu}
            zoom={large ? { window, count: bars.length, onChange: setWindow } : undefined}
          />
          {large && <BarOverview bars={bars} width={width} window={window} onChange={setWindow} />}
        </div>
      )}
    </ChartFrame>
  );
}

function tableOf(props: BarChartProps, bars: readonly ChartDatum[], locale: string): ChartTable {
  const notes = bars[0]?.notes?.map((note) => note.label) ?? [];
  const noteTexts = (datum: ChartDatum) =>
    notes.map((label) => datum.notes?.find((n) => n.label === label)?.text ?? "");
  return {
    head: [props.dimension, markedLabel(props.measure, props.style), ...notes],
    rows: bars.map((datum) => [datum.name, formatNumber(datum.value, props.style, locale), ...noteTexts(datum)]),
    raw: bars.map((datum) => [datum.name, datum.value, ...noteTexts(datum)]),
  };
}

function summaryOf(bars: readonly ChartDatum[], style: NumberStyle, texts: UiTexts, locale: string): string {
  const [first] = bars;
  if (first === undefined) return texts.chart.empty;
  const top = bars.reduce((best, datum) => (datum.value > best.value ? datum : best), first);
  const count = formatNumber(bars.length, { kind: "count" }, locale);
  return texts.chart.summary(count, top.name, formatNumber(top.value, style, locale));
}

function factsOf(drawn: number, all: number, order: string | undefined, texts: UiTexts, locale: string): string {
  const [shown, whole] = [drawn, all].map((count) => formatNumber(count, { kind: "count" }, locale));
  const count = drawn < all ? texts.chart.barsOfMore(shown ?? "", whole ?? "") : texts.chart.barCount(shown ?? "");
  return `${order === undefined || all < 2 ? count : `${count}, ${order}`}.`;
}
