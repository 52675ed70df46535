import { Search } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { formatCompact, formatNumber } from "../context/number-format.ts";
import type { NumberStyle } from "../context/number-format.ts";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import type { UiTexts } from "../context/ui-texts.ts";
import { Button } from "../components/button/button.tsx";
import type { MenuItem } from "../components/menu/menu-entries.ts";
import { useNarrow } from "../grid/use-narrow.ts";
import { BarOverview } from "./bar-overview.tsx";
import { BarPlot } from "./bar-plot.tsx";
import { clampWindow } from "./brush-window.ts";
import type { BrushWindow } from "./brush-window.ts";
import { ChartFrame } from "./chart-frame.tsx";
import type { TableChoice } from "./chart-frame.tsx";
import type { ChartTable } from "./chart-rows.ts";
import { largeFrom, mostBars } from "./chart-types.ts";
import type { ChartDatum } from "./chart-types.ts";
import { datumTable } from "./datum-table.ts";
import { topBars, windowWith } from "./find-in-bars.ts";
import { markedLabel } from "./marked-label.ts";
import { useFind } from "./use-find.ts";

export interface BarChartProps extends TableChoice {
  readonly title: string;
  /** What a bar stands for: "MCC description". */
  readonly dimension: string;
  /** What its height tells: "Spend". */
  readonly measure: string;
  readonly style: NumberStyle;
  /** In the order of the bars; above 4,283 the rest is left out and the chart states it. */
  readonly data: readonly ChartDatum[];
  /** How the bars are ordered: "sorted by spend". */
  readonly order?: string;
  readonly height?: number;
  /** What a click or Enter on a bar opens; asked for when it does. */
  readonly menu?: ((datum: ChartDatum) => readonly MenuItem[]) | undefined;
  readonly selectedKey?: string;
  /** The shown part, where the address carries it. */
  readonly window?: BrushWindow;
  readonly onWindowChange?: (window: BrushWindow) => void;
}

// Its field weighs more than the bars: it comes when a user looks for one.
const FindBar = lazy(async () => ({ default: (await import("./find-bar.tsx")).FindBar }));

/** Bars that a phone has room for; the table has them all. */
const maxNarrow = 20;
/** From here on a bar is looked for by its name rather than by eye. */
const findFrom = 20;

/** Bars of one measure; more than 1,300 become one outline with an overview strip to zoom in. */
export function BarChart(props: BarChartProps) {
  const { title, data, style, height = 300, onWindowChange } = props;
  const texts = useTexts();
  const locale = useLocale();
  const narrow = useNarrow();
  const all = useMemo(() => data.slice(0, mostBars), [data]);
  const bars = useMemo(() => (narrow ? topBars(all, maxNarrow) : all), [all, narrow]);
  const [own, setOwn] = useState<BrushWindow | undefined>(undefined);
  const window = clampWindow((narrow ? undefined : (props.window ?? own)) ?? whole(bars), bars.length);
  const setWindow = (next: BrushWindow) => {
    setOwn(next);
    onWindowChange?.(next);
  };
  const large = bars.length >= largeFrom;
  const find = useFind(bars, (bar) => {
    const next = windowWith(bar, window, bars.length);
    if (next !== window) setWindow(next);
  });
  const findable = bars.length > findFrom;
  const shown = useMemo(() => bars.slice(window.from, window.to), [bars, window.from, window.to]);
  const summary = useMemo(() => summaryOf(all, style, texts, locale), [all, style, texts, locale]);
  const facts = factsOf(bars.length, data.length, narrow, props.order, texts, locale);
  return (
    <ChartFrame
      title={title}
      asTable={props.asTable}
      onAsTable={props.onAsTable}
      facts={large ? `${facts} ${texts.chart.dragToZoom}` : facts}
      summary={summary}
      table={() => datumTable(props, all, locale)}
      empty={bars.length === 0}
      actions={findable && <FindButton onClick={find.start} />}
      {...(narrow && bars.length < all.length
        ? { shownTable: () => narrowTable(datumTable(props, bars, locale)) }
        : {})}
    >
      {(width, svg) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key of finding, while the focus is within
        <div
          className="flex flex-col gap-3"
          onKeyDown={(event) => {
            if (!findable || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "f") return;
            event.preventDefault();
            find.start();
          }}
        >
          {find.text !== undefined && (
            <Suspense>
              <FindBar
                text={find.text}
                at={find.at}
                count={find.count}
                onText={find.type}
                onStep={find.step}
                onClose={find.end}
              />
            </Suspense>
          )}
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
            menu={props.menu}
            found={find.found === undefined ? undefined : find.found - window.from}
            zoom={large ? { window, count: bars.length, onChange: setWindow } : undefined}
          />
          {large && <BarOverview bars={bars} width={width} window={window} onChange={setWindow} />}
        </div>
      )}
    </ChartFrame>
  );
}

/** Names and figures alone: a phone has no room for more. */
function narrowTable({ head, rows, raw }: ChartTable): ChartTable {
  const two = <T,>(row: readonly T[]) => row.slice(0, 2);
  return { head: two(head), rows: rows.map(two), raw: raw.map(two) };
}

const whole = (bars: readonly ChartDatum[]): BrushWindow => ({ from: 0, to: bars.length });

function FindButton({ onClick }: { readonly onClick: () => void }) {
  const { chart } = useTexts();
  return (
    <span className="print:hidden">
      <Button
        size="sm"
        variant="quiet"
        aria-keyshortcuts="Control+F"
        onClick={onClick}
        icon={<Search aria-hidden size={14} strokeWidth={1.6} />}
      >
        {chart.find}
      </Button>
    </span>
  );
}

function summaryOf(bars: readonly ChartDatum[], style: NumberStyle, texts: UiTexts, locale: string): string {
  const [first] = bars;
  if (first === undefined) return texts.chart.empty;
  const top = bars.reduce((best, datum) => (datum.value > best.value ? datum : best), first);
  const count = formatNumber(bars.length, { kind: "count" }, locale);
  return texts.chart.summary(count, top.name, formatNumber(top.value, style, locale));
}

function factsOf(
  drawn: number,
  all: number,
  narrow: boolean,
  order: string | undefined,
  texts: UiTexts,
  locale: string,
): string {
  const [shown = "", every = ""] = [drawn, all].map((count) => formatNumber(count, { kind: "count" }, locale));
  const fewer = narrow ? texts.chart.topOf(shown, every) : texts.chart.barsOfMore(shown, every);
  const count = drawn < all ? fewer : texts.chart.barCount(shown);
  return `${order === undefined || all < 2 ? count : `${count}, ${order}`}.`;
}
