import { scaleLinear } from "@visx/scale";
import { Fragment, useId, useState } from "react";
import type { RefObject } from "react";
import { barAt, barRise, barSpan } from "./bar-geometry.ts";
import { ChartCursor } from "./chart-cursor.tsx";
import { tickCount } from "./chart-types.ts";
import { categoryColour, Legend } from "./legend.tsx";
import { niceTicks } from "./nice-ticks.ts";
import { PatternDefs, patternFill } from "./patterns.tsx";
import { ValueAxis } from "./value-axis.tsx";

/** One value for each category; null: none. */
export interface PlotSeries {
  readonly key: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
}

export interface SeriesPlotProps {
  /** On the drawing that is exported. */
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly kind: "bars" | "line";
  /** Title and summary, for screen readers. */
  readonly label: string;
  readonly categories: readonly string[];
  readonly series: readonly PlotSeries[];
  /** Pixels. */
  readonly width: number;
  readonly height?: number;
  readonly format: (value: number) => string;
  readonly compact: (value: number) => string;
  /** The values count things: the axis has no halves. */
  readonly whole: boolean;
}

const axisWidth = 60;
const top = 8;
const nameHeight = 26;
const slantHeight = 66;
const dashes = ["", "6 3", "2 2", "8 3 2 3"];

/** Where things are drawn: room for names, the axis and the places of categories. */
function layoutOf({ categories, series, width, height = 320, whole }: SeriesPlotProps) {
  const plotWidth = Math.max(40, width - axisWidth);
  const step = plotWidth / Math.max(1, categories.length);
  const names = step >= 72 ? "straight" : step >= 16 ? "slanted" : "none";
  const plotHeight = height - top - { straight: nameHeight, slanted: slantHeight, none: 6 }[names];
  const values = series.flatMap((each) => each.values.filter((value) => value !== null));
  const ticks = niceTicks(Math.max(0, ...values), tickCount(plotHeight), whole, Math.min(0, ...values));
  const [floor = 0, ceiling = 1] = [ticks[0], ticks.at(-1)];
  return {
    height,
    plotWidth,
    plotHeight,
    step,
    names,
    ticks,
    scale: scaleLinear<number>({ domain: [floor, ceiling], range: [plotHeight, 0] }),
    spanOf: (index: number) => barSpan(index, plotWidth, categories.length),
    riseOf: (value: number) => barRise(value, plotHeight, ceiling, floor),
  };
}

/** Groups of bars, or lines, of several series over the same categories. */
export function SeriesPlot(props: SeriesPlotProps) {
  const { svg, kind, categories, series, width, compact } = props;
  const [active, setActive] = useState<number | undefined>(undefined);
  const { height, plotWidth, plotHeight, step, names, ticks, scale, spanOf, riseOf } = layoutOf(props);
  const span = active === undefined ? undefined : spanOf(active);
  const drawn = { series, categories, spanOf, scale, riseOf };
  return (
    <>
      <div className="relative" style={{ height }}>
        <svg ref={svg} width={width} height={height} aria-hidden className="absolute inset-0 block">
          <g transform={`translate(${axisWidth},${top})`}>
            <ValueAxis scale={scale} ticks={ticks} width={plotWidth} format={compact} />
            {span !== undefined && (
              <rect x={span.x} y={0} width={Math.max(2, span.width)} height={plotHeight} className="fill-text/8" />
            )}
            {kind === "bars" ? <BarGroups {...drawn} /> : <Lines {...drawn} />}
            <line x1={0} x2={plotWidth} y1={scale(0)} y2={scale(0)} className="stroke-control" strokeWidth={1} />
            {names !== "none" && <Names {...drawn} step={step} isSlanted={names === "slanted"} y={plotHeight} />}
          </g>
        </svg>
        <div className="absolute" style={{ left: axisWidth, top }}>
          <Cursor {...props} {...{ plotWidth, plotHeight, spanOf }} onActive={setActive} />
        </div>
      </div>
      {series.length > 1 && <Legend entries={series.map(legendEntry)} />}
    </>
  );
}

const legendEntry = ({ key, label }: PlotSeries, at: number) => ({
  key,
  label,
  colour: categoryColour(at),
  pattern: at,
});

interface CursorProps extends Pick<SeriesPlotProps, "label" | "categories" | "series" | "format"> {
  readonly plotWidth: number;
  readonly plotHeight: number;
  readonly spanOf: DrawnProps["spanOf"];
  readonly onActive: (index: number | undefined) => void;
}

/** The figures of the category under the pointer or the arrow keys. */
function Cursor({ label, categories, series, format, plotWidth, plotHeight, spanOf, onActive }: CursorProps) {
  return (
    <ChartCursor
      label={label}
      count={categories.length}
      width={plotWidth}
      height={plotHeight}
      hit={(x) => barAt(x, plotWidth, categories.length)}
      anchor={(index) => ({ x: spanOf(index).x + spanOf(index).width, y: 20 })}
      tooltip={(index) => ({
        title: categories[index] ?? "",
        lines: series.flatMap(({ label: name, values }) => {
          const value = values[index] ?? null;
          return value === null ? [] : [{ label: name, text: format(value) }];
        }),
      })}
      onActive={onActive}
    />
  );
}

interface DrawnProps {
  readonly series: readonly PlotSeries[];
  readonly categories: readonly string[];
  readonly spanOf: (index: number) => { readonly x: number; readonly width: number };
  readonly scale: (value: number) => number;
  readonly riseOf: (value: number) => { readonly y: number; readonly height: number };
}

function BarGroups({ series, categories, spanOf, riseOf }: DrawnProps) {
  const name = useId();
  const fills = series.map((_, at) => ({ colour: categoryColour(at), pattern: at }));
  return (
    <g>
      <PatternDefs name={name} colours={fills} />
      {categories.map((category, index) => {
        const span = spanOf(index);
        const wide = span.width / series.length;
        return series.map(({ key, values }, at) => {
          const value = values[index] ?? null;
          const fill = fills[at];
          if (value === null || fill === undefined) return null;
          return (
            <rect
              key={`${category} ${key}`}
              x={span.x + at * wide}
              width={Math.max(0.5, wide - (wide > 6 ? 1 : 0))}
              {...riseOf(value)}
              fill={series.length === 1 ? "var(--accent-text)" : patternFill(name, fill)}
            />
          );
        });
      })}
    </g>
  );
}

/** Lines break where a category has no value. */
function Lines({ series, spanOf, scale }: DrawnProps) {
  const xOf = (index: number) => spanOf(index).x + spanOf(index).width / 2;
  return (
    <g fill="none">
      {series.map(({ key, values }, at) => {
        const colour = series.length === 1 ? "var(--accent-text)" : categoryColour(at);
        const path = values
          .map((value, index) =>
            value === null
              ? ""
              : `${index === 0 || (values[index - 1] ?? null) === null ? "M" : "L"}${xOf(index)} ${scale(value)}`,
          )
          .join("");
        return (
          <Fragment key={key}>
            <path d={path} stroke={colour} strokeWidth={2} strokeDasharray={dashes[at % dashes.length]} />
            {values.length <= 60 &&
              values.map(
                (value, index) =>
                  value !== null && <circle key={xOf(index)} cx={xOf(index)} cy={scale(value)} r={3} fill={colour} />,
              )}
          </Fragment>
        );
      })}
    </g>
  );
}

interface NamesProps extends Pick<DrawnProps, "categories" | "spanOf"> {
  readonly step: number;
  readonly isSlanted: boolean;
  readonly y: number;
}

/** Names under their categories; shortened where there is no room. */
function Names({ categories, spanOf, step, isSlanted, y }: NamesProps) {
  const letters = isSlanted ? 12 : Math.max(4, Math.floor(step / 7));
  return (
    <g className="fill-text-2" fontSize={12} fontFamily="var(--font-sans)">
      {categories.map((name, index) => {
        const x = spanOf(index).x + spanOf(index).width / 2;
        const text = name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
        return isSlanted ? (
          <text key={name} transform={`translate(${x + 4},${y + 12}) rotate(-40)`} textAnchor="end">
            {text}
          </text>
        ) : (
          <text key={name} x={x} y={y + 17} textAnchor="middle">
            {text}
          </text>
        );
      })}
    </g>
  );
}
