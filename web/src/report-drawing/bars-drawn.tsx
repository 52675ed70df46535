import type { BarsFigure, WaterfallFigure } from "@paygauge/api-types/reports/figures";
import { RowFigure } from "./row-figure.tsx";
import { at, scaleOf, textSizes, textWidth } from "./scale.ts";

/** More bars than this are drawn upright and without names (figures.ts). */
export const mostNamed = 40;

interface BarsProps {
  readonly figure: BarsFigure;
  readonly width: number;
  /** More are drawn upright: where they must fit into a height, fewer than on paper. */
  readonly most?: number | undefined;
  /** Of all rows together, px. */
  readonly height?: number | undefined;
}

function NamedBars({ figure, width, height }: BarsProps) {
  const rows = figure.bars.map(({ id, label, value, text, note, isMarked }) => ({
    id,
    label,
    said: text,
    end: text,
    note,
    isMarked,
    parts: [{ id, from: 0, to: value, fill: "var(--accent)" }],
  }));
  return <RowFigure rows={rows} axis={figure.axis} endLabel="" width={width} height={height} />;
}

/** One path for all bars: more than a thousand elements would be heavier than what they show. */
function silhouette(figure: BarsFigure, place: (value: number) => number, left: number, right: number): string {
  const step = (right - left) / figure.bars.length;
  const gap = step > 4 ? 1 : 0;
  const base = place(0);
  return figure.bars
    .map(({ value }, index) => {
      const x = left + index * step;
      return `M${at(x)} ${at(base)}V${at(place(value))}H${at(x + step - gap)}V${at(base)}Z`;
    })
    .join("");
}

function UprightBars({ figure, width, height: all }: BarsProps) {
  const [top, bottom, height] = [8, 8, all === undefined ? 200 : Math.min(all, 320)];
  const fontSize = all === undefined ? textSizes.paper : textSizes.slide;
  const left = Math.max(64, ...figure.axis.ticks.map(({ text }) => textWidth(text, fontSize) + 12));
  const place = scaleOf(figure.axis, height - bottom, top);
  return (
    <svg role="img" aria-label={figure.summary} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {figure.axis.ticks.map(({ value, text }) => (
        <g key={value}>
          <line x1={left} x2={width} y1={at(place(value))} y2={at(place(value))} stroke="var(--line)" />
          <text x={left - 8} y={at(place(value) + 4)} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <path d={silhouette(figure, place, left, width)} fill="var(--accent)" />
    </svg>
  );
}

/** Bars of one measure; many of them upright, without names. */
export function BarsDrawn({ figure, width, height, most = mostNamed }: BarsProps) {
  const Drawn = figure.bars.length > most ? UprightBars : NamedBars;
  return <Drawn figure={figure} width={width} height={height} />;
}

interface WaterfallProps {
  readonly figure: WaterfallFigure;
  readonly width: number;
  readonly height: number | undefined;
}

const tints = { step: "var(--accent)", drop: "var(--control)", goal: "var(--band-high)" } as const;

/** How a sum becomes a smaller one: each step begins where the one before ends. */
export function WaterfallDrawn({ figure, width, height }: WaterfallProps) {
  const rows = figure.steps.map(({ id, kind, label, from, to, text, note }) => ({
    id,
    label,
    said: text,
    end: text,
    note,
    isMarked: kind === "goal",
    parts: [{ id, from, to, fill: tints[kind] }],
  }));
  return <RowFigure rows={rows} axis={figure.axis} endLabel="" width={width} height={height} />;
}
