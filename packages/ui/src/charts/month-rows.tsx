import { useState } from "react";
import type { RefObject } from "react";
import type { MenuItem } from "../components/menu/menu-entries.ts";
import { formatCompact, formatNumber, roundedAs } from "../context/number-format.ts";
import type { NumberStyle } from "../context/number-format.ts";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { ChartCursor } from "./chart-cursor.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { TableChoice } from "./chart-frame.tsx";
import { categoryColour } from "./legend.tsx";
import { headingOf, markedLabel } from "./marked-label.ts";
import { monthName } from "./month-name.ts";
import { haveRoom, monthBarsOf, monthPlaces } from "./month-places.ts";
import type { MonthPlaces, MonthValues } from "./month-places.ts";

/** One row: its months are on a scale of their own. */
export interface MonthRow {
  readonly key: string;
  readonly name: string;
  /** Under the name: the sum of its months. */
  readonly note?: string;
  /** Place among the chart's colours, from 0; the accent where it is not said. */
  readonly place?: number;
  /** In the order of the months. */
  readonly values: MonthValues;
}

export interface MonthRowsProps extends TableChoice {
  readonly title: string;
  readonly facts?: string;
  /** Head of the first column: "Month". */
  readonly dimension: string;
  /** What a bar's height tells: "Spend". */
  readonly measure: string;
  readonly style: NumberStyle;
  /** "2026-01", in their order. */
  readonly months: readonly string[];
  readonly rows: readonly MonthRow[];
  /** The text for a month without documents: "none". */
  readonly none: string;
  /** What can be done with a month of a row. */
  readonly menu?: ((row: string, month: string) => readonly MenuItem[]) | undefined;
}

/** One measure by month, a row for each part, so that a small part is seen next to a large one. */
export function MonthRows(props: MonthRowsProps) {
  const { title, facts, dimension, measure, style, months, rows, none, menu, ...choice } = props;
  const texts = useTexts();
  const locale = useLocale();
  const words = (value: number | null) => (value === null ? "" : formatNumber(value, style, locale));
  const values = rows[0]?.values ?? [];
  const most = Math.max(...values.map((value) => value ?? 0));
  const top = months[values.indexOf(most)];
  const summary =
    top === undefined
      ? texts.chart.empty
      : texts.chart.summary(String(months.length), monthName(top, locale, "long"), words(most));
  const heads = (name: (label: string) => string) =>
    rows.length === 1 ? [name(measure)] : rows.map((row) => name(row.name));
  return (
    <ChartFrame
      {...choice}
      title={title}
      facts={facts}
      summary={summary}
      empty={rows.length === 0 || months.length === 0}
      table={() => ({
        head: [dimension, ...heads((label) => markedLabel(label, style))],
        fileHead: [dimension, ...heads((label) => headingOf(label, style))],
        rows: months.map((month, at) => [
          monthName(month, locale, "long"),
          ...rows.map((row) => words(row.values[at] ?? null)),
        ]),
        raw: months.map((month, at) => [
          month,
          ...rows.map((row) => {
            const value = row.values[at] ?? null;
            return value === null ? "" : roundedAs(value, style);
          }),
        ]),
      })}
    >
      {(width, svg) => (
        <RowsPlot
          svg={svg}
          label={`${title}. ${summary}`}
          width={width}
          places={monthPlaces(rows.length, months.length, width)}
          words={words}
          {...{ style, months, rows, measure, none, menu }}
        />
      )}
    </ChartFrame>
  );
}

interface RowsPlotProps extends Pick<MonthRowsProps, "months" | "rows" | "measure" | "menu" | "style" | "none"> {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly label: string;
  readonly width: number;
  readonly places: MonthPlaces;
  readonly words: (value: number | null) => string;
}

function RowsPlot({ svg, label, width, places, words, style, months, rows, measure, none, menu }: RowsPlotProps) {
  const locale = useLocale();
  const [active, setActive] = useState<number | undefined>(undefined);
  const { left, head, row: high, height, every, room } = places;
  const step = room / months.length;
  return (
    <div className="relative" style={{ height }}>
      <svg ref={svg} width={width} height={height} aria-hidden className="absolute inset-0 block text-label">
        {months.map(
          (month, index) =>
            index % every === 0 && (
              <text key={month} x={left + (index + 0.5) * step} y={14} textAnchor="middle" className="fill-text-2">
                {monthName(month, locale, "short")}
              </text>
            ),
        )}
        {rows.map((row, place) => (
          <g key={row.key} transform={`translate(0,${head + place * high})`}>
            <line x1={0} x2={width} y1={0} y2={0} className="stroke-line" />
            <RowName row={row} isNarrow={places.isNarrow} />
            <g transform={`translate(${left},0)`}>
              {active !== undefined && Math.floor(active / months.length) === place && (
                <rect x={(active % months.length) * step} y={1} width={step} height={high - 1} className="fill-hover" />
              )}
              <RowBars {...{ row, places, none }} figure={(value) => formatCompact(value, style, locale)} />
            </g>
          </g>
        ))}
      </svg>
      <PlotCursor {...{ label, places, words, months, rows, measure, menu }} onActive={setActive} />
    </div>
  );
}

interface PlotCursorProps extends Pick<
  RowsPlotProps,
  "label" | "places" | "words" | "months" | "rows" | "measure" | "menu"
> {
  readonly onActive: (index: number | undefined) => void;
}

/** The months of all rows are one line of places for the arrow keys, row after row. */
function PlotCursor({ label, places, words, months, rows, measure, menu, onActive }: PlotCursorProps) {
  const locale = useLocale();
  const { left, head, row: high, height, room, barsTop } = places;
  const step = room / months.length;
  const at = (index: number) => ({ row: rows[Math.floor(index / months.length)], month: index % months.length });
  const tooltip = (index: number) => {
    const { row, month } = at(index);
    const title = monthName(months[month] ?? "", locale, "long");
    const lines = [{ label: measure, text: words(row?.values[month] ?? null) }];
    return { title: rows.length === 1 || row === undefined ? title : `${row.name}, ${title}`, lines };
  };
  const menuAt = (index: number) => {
    const { row, month } = at(index);
    return row === undefined || menu === undefined ? [] : menu(row.key, months[month] ?? "");
  };
  return (
    <div className="absolute" style={{ left, top: head }}>
      <ChartCursor
        label={label}
        count={rows.length * months.length}
        width={room}
        height={height - head}
        hit={(x, y) => cellAt(x / step, y / high, months.length, rows.length)}
        anchor={(index) => ({
          x: ((index % months.length) + 1) * step,
          y: Math.floor(index / months.length) * high + barsTop,
        })}
        tooltip={tooltip}
        onActive={onActive}
        menu={menu === undefined ? undefined : menuAt}
      />
    </div>
  );
}

/** The place of a month of a row, by arithmetic; undefined outside. */
function cellAt(x: number, y: number, months: number, rows: number): number | undefined {
  const [month, row] = [Math.floor(x), Math.floor(y)];
  if (month < 0 || month >= months || row < 0 || row >= rows) return undefined;
  return row * months + month;
}

function RowName({ row, isNarrow }: { readonly row: MonthRow; readonly isNarrow: boolean }) {
  return (
    <text x={0} y={isNarrow ? 16 : 34} className="fill-text text-data">
      <tspan fontWeight={600}>{row.name}</tspan>
      {row.note !== undefined && (
        <tspan {...(isNarrow ? { dx: 8 } : { x: 0, dy: 18 })} className="fill-text-2 text-label">
          {row.note}
        </tspan>
      )}
    </text>
  );
}

interface RowBarsProps {
  readonly row: MonthRow;
  readonly places: MonthPlaces;
  readonly none: string;
  readonly figure: (value: number) => string;
}

function RowBars({ row, places, none, figure }: RowBarsProps) {
  const figures = row.values.map((value) => (value === null ? none : figure(value)));
  const isWritten = haveRoom(figures, places);
  const step = places.room / row.values.length;
  return monthBarsOf(row.values, places).map((bar, index) => {
    const value = row.values[index] ?? 0;
    const middle = (index + 0.5) * step;
    if (bar === null)
      return (
        isWritten && (
          // A month is known by its place.
          <text key={middle} x={middle} y={places.barsTop + 46} textAnchor="middle" className="fill-text-2">
            {none}
          </text>
        )
      );
    return (
      <g key={middle}>
        <rect
          {...bar}
          {...(value < 0 || row.place === undefined ? {} : { fill: categoryColour(row.place) })}
          className={value < 0 ? "fill-danger" : row.place === undefined ? "fill-accent" : ""}
        />
        {isWritten && (
          <text x={middle} y={bar.y - 5} textAnchor="middle" className="fill-text" fontWeight={600}>
            {figures[index]}
          </text>
        )}
      </g>
    );
  });
}
