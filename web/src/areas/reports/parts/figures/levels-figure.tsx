import type { LevelsFigure } from "@paygauge/api-types/reports/figures";
import { AxisBelow, FigureSvg, fitted, scaleOf } from "./figure-parts.tsx";

const rowHeight = 34;
const fills = {
  High: "fill-band-high",
  Medium: "fill-band-medium",
  Low: "fill-band-low",
  None: "fill-surface stroke-control",
} as const;
/** Texts on these have the contrast that is asked for. */
const isDark = { High: true, Medium: true, Low: false, None: false } as const;

/** Rows divided into levels, with what is High and Medium at their ends. */
export function LevelsDrawing({ figure, width }: { readonly figure: LevelsFigure; readonly width: number }) {
  const { axis, rows, levels, endLabel } = figure;
  const names = Math.min(190, width * 0.3);
  const length = Math.max(80, width - names - 92);
  const across = rows.length * rowHeight;
  const at = scaleOf(axis, length);
  const left = names + 8;
  const legend = length / levels.length;
  return (
    <FigureSvg width={width} height={across + 76} summary={figure.summary}>
      <text y={13} className="font-semibold">
        {fitted(axis.label, width)}
      </text>
      {levels.map(({ level, label }, place) => (
        <g key={level} transform={`translate(${left + place * legend},24)`}>
          <rect width={11} height={11} y={2} className={fills[level]} />
          <text x={16} y={12} className="fill-text-2">
            {fitted(label, legend - 20)}
          </text>
        </g>
      ))}
      <text x={width - 4} y={36} textAnchor="end" className="fill-text-2">
        {fitted(endLabel, 100)}
      </text>
      <g transform={`translate(${left},48)`}>
        <AxisBelow axis={axis} length={length} across={across} />
      </g>
      {rows.map(({ id, label, parts, end, isMarked }, place) => (
        <g key={id} transform={`translate(0,${48 + place * rowHeight})`}>
          {isMarked && <rect width={width} height={rowHeight} className="fill-accent-subtle" />}
          <text x={6} y={21} className={isMarked ? "font-semibold" : ""}>
            {fitted(label, names - 8)}
          </text>
          {parts.map(({ level, value, text }, part) => {
            const from = at(parts.slice(0, part).reduce((sum, each) => sum + each.value, 0));
            const wide = at(value);
            return (
              <g key={level} transform={`translate(${left + from},0)`}>
                <rect y={6} width={Math.max(0, wide - 1)} height={rowHeight - 12} className={fills[level]} />
                {isDark[level] && wide >= 44 && (
                  <text x={wide - 6} y={21} textAnchor="end" className="fill-surface font-semibold">
                    {text}
                  </text>
                )}
              </g>
            );
          })}
          <text x={width - 4} y={21} textAnchor="end" className="font-semibold">
            {end}
          </text>
        </g>
      ))}
    </FigureSvg>
  );
}
