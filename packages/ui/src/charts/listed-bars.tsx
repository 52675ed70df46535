import { useState } from "react";
import type { RefObject } from "react";
import type { MenuItem } from "../components/menu/menu-entries.ts";
import { formatNumber } from "../context/number-format.ts";
import type { NumberStyle } from "../context/number-format.ts";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { ChartCursor } from "./chart-cursor.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { TableChoice } from "./chart-frame.tsx";
import type { ListedDatum } from "./chart-types.ts";
import { datumTable } from "./datum-table.ts";
import { linesOf, listedPlaces } from "./listed-places.ts";
import type { ListedPlaces } from "./listed-places.ts";
import { markedLabel } from "./marked-label.ts";

export interface ListedBarsProps extends TableChoice {
  readonly title: string;
  /** What a bar stands for: "Transaction frequency". */
  readonly dimension: string;
  /** What its length tells: "Spend". */
  readonly measure: string;
  readonly style: NumberStyle;
  readonly data: readonly ListedDatum[];
  /** How the bars are ordered: "rare to frequent". */
  readonly order?: string;
  /** Heads of the cells at the right edge. */
  readonly columns: readonly string[];
  /** What can be done with a bar. */
  readonly menu?: ((datum: ListedDatum) => readonly MenuItem[]) | undefined;
}

/** Bars that lie under each other with their whole names, figures and shares; other figures are in columns. */
export function ListedBars(props: ListedBarsProps) {
  const { title, dimension, style, data, columns, menu } = props;
  const texts = useTexts();
  const locale = useLocale();
  const words = (value: number) => formatNumber(value, style, locale);
  const [first] = data;
  const top = data.reduce((best, datum) => (best === undefined || datum.value > best.value ? datum : best), first);
  const summary =
    top === undefined ? texts.chart.empty : texts.chart.summary(String(data.length), top.name, words(top.value));
  const count = texts.chart.barCount(formatNumber(data.length, { kind: "count" }, locale));
  return (
    <ChartFrame
      asTable={props.asTable}
      onAsTable={props.onAsTable}
      title={title}
      facts={`${props.order === undefined || data.length < 2 ? count : `${count}, ${props.order}`}.`}
      summary={summary}
      empty={data.length === 0}
      table={() => datumTable({ dimension, measure: props.measure, style, menu }, data, locale)}
    >
      {(width, svg) => (
        <ListedPlot
          svg={svg}
          label={`${title}. ${summary}`}
          heads={{ name: dimension, measure: markedLabel(props.measure, style), columns }}
          data={data}
          places={listedPlaces(data, columns, width, words)}
          words={words}
          menu={menu}
        />
      )}
    </ChartFrame>
  );
}

interface ListedPlotProps extends Pick<ListedBarsProps, "data" | "menu"> {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly label: string;
  readonly heads: { readonly name: string; readonly measure: string; readonly columns: readonly string[] };
  readonly places: ListedPlaces;
  readonly words: (value: number) => string;
}

function ListedPlot({ svg, label, heads, data, places, words, menu }: ListedPlotProps) {
  const [active, setActive] = useState<number | undefined>(undefined);
  const { width, height, head, row } = places;
  return (
    <div className="relative" style={{ height }}>
      <svg ref={svg} width={width} height={height} aria-hidden className="absolute inset-0 block text-data">
        {!places.isNarrow && (
          <g className="text-label">
            <text x={0} y={16} className="fill-text-2">
              {heads.name}
            </text>
            <text x={places.bars} y={16} className="fill-text-2">
              {heads.measure}
            </text>
            {heads.columns.map((title, at) => (
              <text key={title} x={places.columns[at]} y={16} textAnchor="end" className="fill-text-2">
                {title}
              </text>
            ))}
            <line x1={0} x2={width} y1={head - 2} y2={head - 2} className="stroke-line" />
          </g>
        )}
        {data.map((datum, index) => (
          <g key={datum.key} transform={`translate(0,${head + index * row})`}>
            {index === active && <rect width={width} height={row} className="fill-hover" />}
            <ListedRow datum={datum} places={places} words={words} />
          </g>
        ))}
      </svg>
      <div className="absolute inset-x-0" style={{ top: head }}>
        <ChartCursor
          label={label}
          count={data.length}
          width={width}
          height={height - head}
          hit={(_x, y) => (y >= 0 && y < data.length * row ? Math.floor(y / row) : undefined)}
          anchor={(index) => ({ x: places.bars + places.room / 3, y: (index + 1) * row })}
          tooltip={(index) => tooltipOf(data[index], heads.measure, words)}
          onActive={setActive}
          menu={menu === undefined ? undefined : (index) => (data[index] === undefined ? [] : menu(data[index]))}
        />
      </div>
    </div>
  );
}

function tooltipOf(datum: ListedDatum | undefined, measure: string, words: (value: number) => string) {
  if (datum === undefined) return { title: "", lines: [] };
  return { title: datum.name, lines: [{ label: measure, text: words(datum.value) }, ...(datum.notes ?? [])] };
}

interface ListedRowProps {
  readonly datum: ListedDatum;
  readonly places: ListedPlaces;
  readonly words: (value: number) => string;
}

function ListedRow({ datum, places, words }: ListedRowProps) {
  const { isNarrow, bars, zero, scale } = places;
  const from = bars + Math.min(zero, scale(datum.value));
  const to = bars + Math.max(zero, scale(datum.value));
  const [nameAt, barAt, textAt] = isNarrow ? [16, 22, 36] : [21, 7, 21];
  const lines = isNarrow ? [datum.name] : linesOf(datum.name, places.names - 8);
  return (
    <>
      <text x={0} y={lines.length > 1 ? 14 : nameAt} className={`fill-text ${lines.length > 1 ? "text-label" : ""}`}>
        {lines.map((line, at) => (
          <tspan key={line} x={0} dy={at === 0 ? 0 : 14}>
            {line}
          </tspan>
        ))}
      </text>
      <rect
        x={from}
        y={barAt}
        width={Math.max(1, to - from)}
        height={19}
        className={datum.value < 0 ? "fill-danger" : "fill-accent"}
      />
      <text x={to + 6} y={textAt} className="fill-text">
        <tspan fontWeight={600}>{words(datum.value)}</tspan>
        {datum.share !== undefined && (
          <tspan dx={8} className="fill-text-2">
            {datum.share}
          </tspan>
        )}
      </text>
      {!isNarrow &&
        datum.cells.map((cell, at) => (
          <text key={places.columns[at]} x={places.columns[at]} y={textAt} textAnchor="end" className="fill-text">
            {cell}
          </text>
        ))}
    </>
  );
}
