/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native range has one value, this one a place and a width */
import { memo, useMemo } from "react";
import { formatNumber } from "../context/number-format.ts";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { binnedPath } from "./bar-geometry.ts";
import { axisWidth } from "./bar-plot.tsx";
import { keyWindow } from "./brush-window.ts";
import type { BrushWindow } from "./brush-window.ts";
import type { ChartDatum } from "./chart-types.ts";
import { useBrushDrag } from "./use-brush-drag.ts";

interface BarOverviewProps {
  readonly bars: readonly ChartDatum[];
  readonly width: number;
  readonly window: BrushWindow;
  readonly onChange: (window: BrushWindow) => void;
}

const height = 32;

/** All bars, small, with the shown part as a window: drag it or its edges, or use the arrow keys. */
export function BarOverview({ bars, width, window, onChange }: BarOverviewProps) {
  const texts = useTexts();
  const locale = useLocale();
  const count = bars.length;
  const inner = Math.max(40, width - axisWidth);
  const left = (window.from / count) * inner;
  const right = (window.to / count) * inner;
  const number = (value: number) => formatNumber(value, { kind: "count" }, locale);
  const drag = useBrushDrag({ count, inner, window, onChange });
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={texts.chart.overview}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={window.from + 1}
      aria-valuetext={texts.chart.overviewRange(number(window.from + 1), number(window.to), number(count))}
      {...drag}
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
        <Grip x={Math.max(0, left - 3.5)} />
        <Grip x={Math.min(inner - 7, right - 3.5)} />
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
    const most = values.reduce((top, value) => Math.max(top, value), 0);
    const least = values.reduce((bottom, value) => Math.min(bottom, value), 0);
    return binnedPath(values, width, height - 4, most, least);
  }, [bars, width]);
  return <path d={path} transform="translate(0,4)" className="fill-text-3" shapeRendering="crispEdges" />;
});

function Grip({ x }: { readonly x: number }) {
  return <rect x={x} y={7} width={7} height={18} rx={2} className="fill-surface stroke-control" />;
}
