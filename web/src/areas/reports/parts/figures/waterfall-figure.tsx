import type { WaterfallFigure } from "@paygauge/api-types/reports/figures";
import { FigureSvg, linesOf, scaleOf } from "./figure-parts.tsx";

const fills = { step: "fill-accent", drop: "fill-sunken stroke-control", goal: "fill-band-high" } as const;
const tall = 150;

/** How a sum becomes a smaller one, step by step. */
export function WaterfallDrawing({ figure, width }: { readonly figure: WaterfallFigure; readonly width: number }) {
  const { axis, steps } = figure;
  const at = scaleOf(axis, tall);
  const wide = width / Math.max(1, steps.length);
  return (
    <FigureSvg width={width} height={tall + 96} summary={figure.summary}>
      {steps.map(({ id, kind, label, from, to, text, note }, place) => {
        const [low, high] = [at(Math.min(from, to)), at(Math.max(from, to))];
        const next = steps[place + 1];
        const lines = linesOf(label, wide - 6, 2);
        return (
          <g key={id} transform={`translate(${place * wide},24)`}>
            <text y={tall - high - 6} className={kind === "drop" ? "fill-text-2" : "font-semibold"} fontSize={13}>
              {text}
            </text>
            <rect y={tall - high} width={wide * 0.62} height={Math.max(1, high - low)} className={fills[kind]} />
            {next !== undefined && (
              <line
                x1={wide * 0.62}
                x2={wide}
                y1={tall - (kind === "drop" ? low : high)}
                y2={tall - (kind === "drop" ? low : high)}
                className="stroke-control"
                strokeDasharray="2 2"
              />
            )}
            <text y={tall + 18} className={kind === "drop" ? "fill-text-2" : "font-medium"}>
              {lines.map((line, at2) => (
                <tspan key={line} x={0} dy={at2 === 0 ? 0 : 15}>
                  {line}
                </tspan>
              ))}
            </text>
            {note !== undefined && (
              <text y={tall + 20 + lines.length * 15} className="fill-text-2">
                {linesOf(note, wide - 6, 1)[0]}
              </text>
            )}
          </g>
        );
      })}
      <line x2={width} y1={24 + tall - at(0)} y2={24 + tall - at(0)} className="stroke-control" />
    </FigureSvg>
  );
}
