import type { BarsFigure } from "@paygauge/api-types/reports/figures";
import { AxisBelow, AxisBeside, FigureSvg, fitted, scaleOf } from "./figure-parts.tsx";

/** More bars than these stand, without names. */
const maxLying = 40;
const rowHeight = 24;

interface BarsProps {
  readonly figure: BarsFigure;
  readonly width: number;
}

/** Bars that lie with their names and figures, or many that stand. */
export function BarsDrawing({ figure, width }: BarsProps) {
  return figure.bars.length > maxLying ? <Standing {...{ figure, width }} /> : <Lying {...{ figure, width }} />;
}

function Lying({ figure, width }: BarsProps) {
  const { axis, bars } = figure;
  const names = Math.min(210, width * 0.34);
  const figures = bars.some(({ note }) => note !== undefined) ? 112 : 64;
  const length = Math.max(60, width - names - figures - 12);
  const across = bars.length * rowHeight;
  const at = scaleOf(axis, length);
  const zero = at(Math.max(axis.ticks[0]?.value ?? 0, 0));
  return (
    <FigureSvg width={width} height={across + 42} summary={figure.summary}>
      <text y={12} className="fill-text-2 font-medium">
        {fitted(axis.label, width)}
      </text>
      <g transform={`translate(${names + 8},22)`}>
        <AxisBelow axis={axis} length={length} across={across} />
      </g>
      {bars.map(({ id, label, value, text, note, isMarked }, place) => {
        const [from, to] = [Math.min(zero, at(value)), Math.max(zero, at(value))];
        return (
          <g key={id} transform={`translate(0,${22 + place * rowHeight})`}>
            <text y={16}>{fitted(label, names)}</text>
            <rect
              x={names + 8 + from}
              y={4}
              width={Math.max(1, to - from)}
              height={rowHeight - 8}
              className={isMarked === false ? "fill-text-3" : "fill-accent"}
            />
            <text x={names + 16 + length} y={16}>
              <tspan className="font-semibold">{text}</tspan>
            </text>
            {note !== undefined && (
              <text x={width} y={16} textAnchor="end" className="fill-text-2">
                {note}
              </text>
            )}
          </g>
        );
      })}
    </FigureSvg>
  );
}

/** Most bars that each have a pixel of their own; of more, the highest of each pixel is drawn. */
function pathOf(values: readonly number[], width: number, rise: (value: number) => number, ground: number): string {
  const columns = Math.min(values.length, Math.floor(width));
  const step = width / columns;
  const parts: string[] = [];
  for (let column = 0; column < columns; column += 1) {
    const from = Math.floor((column * values.length) / columns);
    const to = Math.max(from + 1, Math.floor(((column + 1) * values.length) / columns));
    const top = rise(Math.max(...values.slice(from, to)));
    parts.push(`M${(column * step).toFixed(2)} ${ground}V${top.toFixed(2)}h${(step * 0.92).toFixed(2)}V${ground}z`);
  }
  return parts.join("");
}

function Standing({ figure, width }: BarsProps) {
  const { axis, bars } = figure;
  const [left, height] = [64, 200];
  const length = width - left;
  const at = scaleOf(axis, height);
  return (
    <FigureSvg width={width} height={height + 40} summary={figure.summary}>
      <text y={12} className="fill-text-2 font-medium">
        {fitted(axis.label, width)}
      </text>
      <g transform={`translate(${left},26)`}>
        <AxisBeside axis={axis} length={height} across={length} />
        <path
          d={pathOf(
            bars.map(({ value }) => value),
            length,
            (value) => height - at(value),
            height - at(0),
          )}
          className="fill-accent"
        />
      </g>
    </FigureSvg>
  );
}
