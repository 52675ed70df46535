import { AxisBottom } from "@visx/axis";
import { scaleBand, scaleLinear } from "@visx/scale";
import { memo, useMemo, useState } from "react";
import type { RefObject } from "react";
import type { MenuItem } from "../components/menu/menu-entries.ts";
import { barAt, barRise, barSpan, binnedPath } from "./bar-geometry.ts";
import { zoomWindow } from "./brush-window.ts";
import type { BrushWindow } from "./brush-window.ts";
import { ChartCursor } from "./chart-cursor.tsx";
import { largeFrom, tickCount } from "./chart-types.ts";
import type { ChartDatum } from "./chart-types.ts";
import { niceTicks } from "./nice-ticks.ts";
import { ValueAxis } from "./value-axis.tsx";

interface Zoom {
  readonly window: BrushWindow;
  readonly count: number;
  readonly onChange: (window: BrushWindow) => void;
}

interface BarPlotProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly label: string;
  readonly measure: string;
  readonly bars: readonly ChartDatum[];
  readonly width: number;
  readonly height: number;
  readonly format: (value: number) => string;
  readonly compact: (value: number) => string;
  /** The values count things: the axis has no halves. */
  readonly whole: boolean;
  readonly selectedKey: string | undefined;
  readonly menu: ((datum: ChartDatum) => readonly MenuItem[]) | undefined;
  /** Place of a bar that was looked for. */
  readonly found: number | undefined;
  readonly zoom: Zoom | undefined;
}

/** Room for the figures at the left, "14 Mio. £" of German included; the overview starts at the same place. */
export const axisWidth = 60;
const top = 8;
/** Room for a line of names under the bars, descenders included. */
const nameHeight = 26;
/** Room for slanted names, where a line of them has none: a phone. */
const slantHeight = 66;

/** Axis, bars and cursor of the shown part. */
export function BarPlot(props: BarPlotProps) {
  const { svg, bars, width, height, zoom, menu, found, measure, format, compact, label, selectedKey } = props;
  const [active, setActive] = useState<number | undefined>(undefined);
  const names = namesOf((width - axisWidth) / Math.max(1, bars.length));
  const foot = { straight: nameHeight, slanted: slantHeight, none: 6 }[names];
  const inner = { width: Math.max(40, width - axisWidth), height: height - top - foot };
  const max = useMemo(() => bars.reduce((most, datum) => Math.max(most, datum.value), 0), [bars]);
  const min = useMemo(() => bars.reduce((least, datum) => Math.min(least, datum.value), 0), [bars]);
  const ticks = niceTicks(max, tickCount(inner.height), props.whole, min);
  const [floor = 0, ceiling = 1] = [ticks[0], ticks.at(-1)];
  const scale = scaleLinear<number>({ domain: [floor, ceiling], range: [inner.height, 0] });
  const riseOf = (value: number) => barRise(value, inner.height, ceiling, floor);
  const selected = bars.findIndex((datum) => datum.key === selectedKey);
  const spanOf = (index: number) => barSpan(index, inner.width, bars.length);
  return (
    <div className="relative" style={{ height }}>
      <svg ref={svg} width={width} height={height} aria-hidden className="absolute inset-0 block">
        <g transform={`translate(${axisWidth},${top})`}>
          <ValueAxis scale={scale} ticks={ticks} width={inner.width} format={compact} />
          {floor < 0 && (
            <line x1={0} x2={inner.width} y1={scale(0)} y2={scale(0)} className="stroke-control" strokeWidth={1} />
          )}
          <Bars bars={bars} width={inner.width} height={inner.height} ceiling={ceiling} floor={floor} />
          {names === "straight" && <NameAxis bars={bars} width={inner.width} y={inner.height} />}
          {names === "slanted" && <SlantedNames bars={bars} width={inner.width} y={inner.height} />}
          <Highlight {...{ bars, riseOf, spanOf }} index={selected} />
          <Highlight {...{ bars, riseOf, spanOf }} index={active ?? found} />
        </g>
      </svg>
      <div className="absolute" style={{ left: axisWidth, top }}>
        <ChartCursor
          label={label}
          count={bars.length}
          width={inner.width}
          height={inner.height}
          hit={(x) => barAt(x, inner.width, bars.length)}
          anchor={(index) => ({ x: spanOf(index).x + spanOf(index).width, y: 20 })}
          tooltip={(index) => ({
            title: bars[index]?.name ?? "",
            lines: [{ label: measure, text: format(bars[index]?.value ?? 0) }, ...(bars[index]?.notes ?? [])],
          })}
          onActive={setActive}
          found={found}
          menu={menu === undefined ? undefined : (index) => (bars[index] === undefined ? [] : menu(bars[index]))}
          onWheelZoom={
            zoom === undefined
              ? undefined
              : (index, factor) => zoom.onChange(zoomWindow(zoom.window, zoom.window.from + index, factor, zoom.count))
          }
        />
      </div>
    </div>
  );
}

/** How names are under bars that are `step` pixels apart. */
function namesOf(step: number): "straight" | "slanted" | "none" {
  if (step >= 56) return "straight";
  return step >= 16 ? "slanted" : "none";
}

interface HighlightProps {
  readonly bars: readonly ChartDatum[];
  readonly index: number | undefined;
  readonly riseOf: (value: number) => ReturnType<typeof barRise>;
  readonly spanOf: (index: number) => { readonly x: number; readonly width: number };
}

/** The selected or pointed bar: an outline in the text colour, a line where bars are thin. */
function Highlight({ bars, index = -1, riseOf, spanOf }: HighlightProps) {
  const datum = bars[index];
  if (datum === undefined) return null;
  const span = spanOf(index);
  const { y, height } = riseOf(datum.value);
  const wide = span.width >= 6;
  return (
    <rect
      x={span.x}
      y={y}
      width={Math.max(2, span.width)}
      height={Math.max(1, height)}
      className={wide ? "fill-text/12 stroke-text" : "fill-text"}
      strokeWidth={wide ? 1.5 : 0}
    />
  );
}

interface BarsProps {
  readonly bars: readonly ChartDatum[];
  readonly width: number;
  readonly height: number;
  /** The ends of the axis. */
  readonly ceiling: number;
  readonly floor: number;
}

/** The marks alone, still while the cursor moves over them. */
const Bars = memo(function Bars({ bars, width, height, ceiling, floor }: BarsProps) {
  if (bars.length >= largeFrom || bars.length > width) {
    const values = bars.map((datum) => datum.value);
    return (
      <path
        d={binnedPath(values, width, height, ceiling, floor)}
        className="fill-accent-text"
        shapeRendering="crispEdges"
      />
    );
  }
  return (
    <g className="fill-accent-text">
      {bars.map((datum, index) => {
        const span = barSpan(index, width, bars.length);
        const rise = barRise(datum.value, height, ceiling, floor);
        return <rect key={datum.key} x={span.x} y={rise.y} width={span.width} height={rise.height} />;
      })}
    </g>
  );
});

interface NamesProps {
  readonly bars: readonly ChartDatum[];
  readonly width: number;
  readonly y: number;
}

/** Names that rise to their bars, each at most a slant long. */
function SlantedNames({ bars, width, y }: NamesProps) {
  const letters = 12;
  return (
    <g className="fill-text-2" fontSize={12}>
      {bars.map(({ key, name }, index) => {
        const { x, width: wide } = barSpan(index, width, bars.length);
        return (
          <text key={key} transform={`translate(${x + wide / 2 + 4},${y + 12}) rotate(-40)`} textAnchor="end">
            {name.length > letters ? `${name.slice(0, letters - 1)}…` : name}
          </text>
        );
      })}
    </g>
  );
}

function NameAxis({ bars, width, y }: NamesProps) {
  const scale = scaleBand<string>({ domain: bars.map((datum) => datum.key), range: [0, width] });
  const letters = Math.max(4, Math.floor(width / bars.length / 7));
  const nameOf = new Map(bars.map((datum) => [datum.key, datum.name]));
  return (
    <AxisBottom
      top={y}
      scale={scale}
      hideTicks
      tickLength={4}
      axisLineClassName="stroke-line-2"
      tickFormat={(key) => {
        const name = nameOf.get(key) ?? key;
        return name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
      }}
      tickLabelProps={{ className: "fill-text-2", fontFamily: "var(--font-sans)", fontSize: 12, textAnchor: "middle" }}
    />
  );
}
