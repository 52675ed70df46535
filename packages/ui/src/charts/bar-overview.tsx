/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native range has one value, this one a place and a width */
import { memo, useMemo, useRef } from "react";
import type { PointerEvent } from "react";
import { formatNumber } from "../context/number-format.ts";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { binnedPath } from "./bar-geometry.ts";
import { axisWidth } from "./bar-plot.tsx";
import { clampWindow, keyWindow, moveWindow, resizeWindow } from "./brush-window.ts";
import type { BrushWindow } from "./brush-window.ts";
import type { ChartDatum } from "./chart-types.ts";

export interface BarOverviewProps {
  readonly bars: readonly ChartDatum[];
  readonly width: number;
  readonly window: BrushWindow;
  readonly onChange: (window: BrushWindow) => void;
}

const height = 32;
const grip = 8;

interface Drag {
  readonly part: "from" | "to" | "window";
  readonly startAt: number;
  readonly start: BrushWindow;
}

/** All bars, small, with the shown part as a window: drag it or its edges, or use the arrow keys. */
export function BarOverview({ bars, width, window, onChange }: BarOverviewProps) {
  const texts = useTexts();
  const locale = useLocale();
  const drag = useRef<Drag | undefined>(undefined);
  const count = bars.length;
  const inner = Math.max(40, width - axisWidth);
  const left = (window.from / count) * inner;
  const right = (window.to / count) * inner;
  const number = (value: number) => formatNumber(value, { kind: "count" }, locale);
  const barUnder = (event: PointerEvent) =>
    ((event.clientX - event.currentTarget.getBoundingClientRect().left) / inner) * count;
  const onPointerDown = (event: PointerEvent) => {
    const at = barUnder(event);
    const x = (at / count) * inner;
    event.currentTarget.setPointerCapture(event.pointerId);
    const part = Math.abs(x - right) <= grip ? "to" : Math.abs(x - left) <= grip ? "from" : "window";
    const inside = at >= window.from && at <= window.to;
    const half = (window.to - window.from) / 2;
    const whole = window.to - window.from === count;
    // A drag over the whole strip, or outside the window, draws a new window from where it began.
    const start = inside && !whole ? window : clampWindow({ from: at - half, to: at + half }, count);
    drag.current = {
      part: whole && part === "window" ? "to" : part,
      startAt: at,
      start: whole ? { from: at, to: at } : start,
    };
    if (!whole && !inside && part === "window") onChange(start);
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = drag;
    if (current === undefined) return;
    const at = barUnder(event);
    if (current.start.from === current.start.to) {
      onChange(clampWindow({ from: Math.min(current.startAt, at), to: Math.max(current.startAt, at) }, count));
    } else if (current.part === "window") onChange(moveWindow(current.start, at - current.startAt, count));
    else onChange(resizeWindow(window, current.part, at, count));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={texts.chart.overview}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={window.from + 1}
      aria-valuetext={texts.chart.overviewRange(number(window.from + 1), number(window.to), number(count))}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => (drag.current = undefined)}
      onPointerCancel={() => (drag.current = undefined)}
      onDoubleClick={() => onChange({ from: 0, to: count })}
      onKeyDown={(event) => {
        const next = keyWindow(window, event, count);
        if (next === undefined) return;
        event.preventDefault();
        onChange(next);
      }}
      style={{ marginLeft: axisWidth, width: inner, height }}
      className="cursor-ew-resize touch-none print:hidden"
    >
      <svg width={inner} height={height} aria-hidden className="block">
        <rect width={inner} height={height} className="fill-sunken" />
        <rect x={left} width={right - left} height={height} className="fill-accent-subtle" />
        <Silhouette bars={bars} width={inner} />
        <rect
          x={left + 0.5}
          y={0.5}
          width={Math.max(1, right - left - 1)}
          height={height - 1}
          className="fill-accent/12 stroke-accent"
        />
        {[left, right].map((x, index) => (
          <rect
            key={index === 0 ? "from" : "to"}
            x={Math.min(inner - 7, Math.max(0, x - 3.5))}
            y={7}
            width={7}
            height={18}
            rx={2}
            className="fill-surface stroke-control"
          />
        ))}
      </svg>
    </div>
  );
}

const Silhouette = memo(function Silhouette({
  bars,
  width,
}: {
  readonly bars: readonly ChartDatum[];
  readonly width: number;
}) {
  const path = useMemo(() => {
    const values = bars.map((datum) => datum.value);
    return binnedPath(
      values,
      width,
      height - 4,
      values.reduce((most, value) => Math.max(most, value), 0),
    );
  }, [bars, width]);
  return <path d={path} transform="translate(0,4)" className="fill-text-3" />;
});
