import { scaleLinear } from "@visx/scale";
import { useId, useState } from "react";
import type { RefObject } from "react";
import { formatCompact, formatNumber, roundedAs } from "../context/number-format.ts";
import type { NumberStyle } from "../context/number-format.ts";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { barAt, barSpan } from "./bar-geometry.ts";
import { ChartCursor } from "./chart-cursor.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { tickCount } from "./chart-types.ts";
import { monthName } from "./month-name.ts";
import { niceTicks } from "./nice-ticks.ts";
import { Legend, categoryColour } from "./legend.tsx";
import { PatternDefs, patternFill } from "./patterns.tsx";
import { ValueAxis } from "./value-axis.tsx";

export interface MonthCounts {
  /** "2026-01". */
  readonly month: string;
  /** One value per series, in their order. */
  readonly values: readonly number[];
}

export interface MonthBarsProps {
  readonly title: string;
  /** Head of the first column: "Month". */
  readonly dimension: string;
  /** The parts of each bar: "Purchase orders", "Invoices", "Payments". */
  readonly series: readonly string[];
  readonly style: NumberStyle;
  readonly data: readonly MonthCounts[];
  readonly height?: number;
}

/** Documents by month, stacked per document type. */
export function MonthBars({ title, dimension, series, style, data, height = 200 }: MonthBarsProps) {
  const texts = useTexts();
  const locale = useLocale();
  const words = (value: number) => formatNumber(value, style, locale);
  const sums = data.map((month) => month.values.reduce((sum, value) => sum + value, 0));
  const most = Math.max(0, ...sums);
  const top = data[sums.indexOf(most)];
  const summary =
    top === undefined
      ? texts.chart.empty
      : texts.chart.summary(String(data.length), monthName(top.month, locale, "long"), words(most));
  return (
    <ChartFrame
      title={title}
      summary={summary}
      empty={data.length === 0}
      table={() => ({
        head: [dimension, ...series],
        rows: data.map((month) => [monthName(month.month, locale, "long"), ...month.values.map(words)]),
        raw: data.map((month) => [month.month, ...month.values.map((value) => roundedAs(value, style))]),
      })}
    >
      {(width, svg) => (
        <>
          <MonthPlot svg={svg} label={`${title}. ${summary}`} {...{ series, data, style, width, height, most }} />
          <Legend entries={series.map((label, index) => ({ key: label, label, ...partOf(index) }))} />
        </>
      )}
    </ChartFrame>
  );
}

interface MonthPlotProps extends Required<Pick<MonthBarsProps, "series" | "data" | "style" | "height">> {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly label: string;
  readonly width: number;
  readonly most: number;
}

/** Colour and pattern of a series. */
const partOf = (index: number) => ({ colour: categoryColour(index), pattern: index });

const left = 48;
const top = 8;

function MonthPlot({ svg, label, series, data, style, width, height, most }: MonthPlotProps) {
  const locale = useLocale();
  const patterns = useId();
  const [active, setActive] = useState<number | undefined>(undefined);
  const inner = { width: Math.max(40, width - left), height: height - top - 20 };
  const ticks = niceTicks(most, tickCount(inner.height), style.kind === "count");
  const scale = scaleLinear<number>({ domain: [0, ticks.at(-1) ?? 1], range: [inner.height, 0] });
  const every = Math.max(1, Math.ceil((data.length * 44) / inner.width));
  return (
    <div className="relative" style={{ height }}>
      <svg ref={svg} width={width} height={height} aria-hidden className="absolute inset-0 block text-label">
        <PatternDefs name={patterns} colours={series.map((_, index) => partOf(index))} />
        <g transform={`translate(${left},${top})`}>
          <ValueAxis
            scale={scale}
            ticks={ticks}
            width={inner.width}
            format={(value) => formatCompact(value, style, locale)}
          />
          {data.map((month, index) => {
            const span = barSpan(index, inner.width, data.length);
            return (
              <g key={month.month} transform={`translate(${span.x},0)`}>
                <Stack values={month.values} width={span.width} scale={scale} patterns={patterns} />
                {index === active && (
                  <rect y={0} width={span.width} height={inner.height} className="fill-text/8 stroke-text-2" />
                )}
                {index % every === 0 && (
                  <text {...labelPlace(span, inner.width)} y={inner.height + 16} className="fill-text-2">
                    {monthName(month.month, locale, "short")}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      </svg>
      <div className="absolute" style={{ left, top }}>
        <ChartCursor
          label={label}
          count={data.length}
          width={inner.width}
          height={inner.height}
          hit={(x) => barAt(x, inner.width, data.length)}
          anchor={(index) => ({ x: ((index + 1) / data.length) * inner.width, y: 10 })}
          tooltip={(index) => ({
            title: monthName(data[index]?.month ?? "", locale, "long"),
            lines: series.map((name, at) => ({
              label: name,
              text: formatNumber(data[index]?.values[at] ?? 0, style, locale),
            })),
          })}
          onActive={setActive}
        />
      </div>
    </div>
  );
}

/** Half of a month's name, pixels: the last one ends with its bar where it would leave the chart. */
const halfName = 24;

function labelPlace(span: { readonly x: number; readonly width: number }, room: number) {
  const middle = span.width / 2;
  return span.x + middle + halfName > room
    ? ({ x: span.width, textAnchor: "end" } as const)
    : ({ x: middle, textAnchor: "middle" } as const);
}

interface StackProps {
  readonly values: readonly number[];
  readonly width: number;
  readonly scale: ReturnType<typeof scaleLinear<number>>;
  readonly patterns: string;
}

function Stack({ values, width, scale, patterns }: StackProps) {
  let below = 0;
  return values.map((value, index) => {
    const y = scale(below + value);
    const tall = scale(below) - y;
    below += value;
    const fill = patternFill(patterns, partOf(index));
    // A series keeps its place for as long as the chart lives.
    // oxlint-disable-next-line react/no-array-index-key
    return <rect key={index} y={y} width={width} height={Math.max(0, tall - 0.5)} fill={fill} />;
  });
}
