import type { LineFigure, StackedFigure } from "@paygauge/api-types/reports/figures";
import { AxisBelow, AxisBeside, FigureSvg, fitted, scaleOf } from "./figure-parts.tsx";

const [left, tall] = [70, 200];
const colour = (place: number): string => `var(--chart-${(place % 8) + 1})`;

interface LegendProps {
  readonly of: readonly { readonly id: string; readonly label: string }[];
  readonly width: number;
}

function SeriesLegend({ of, width }: LegendProps) {
  const wide = width / Math.max(1, of.length);
  return of.map(({ id, label }, place) => (
    <g key={id} transform={`translate(${place * wide},0)`}>
      <rect width={11} height={11} y={2} fill={colour(place)} />
      <text x={16} y={12} className="fill-text-2">
        {fitted(label, wide - 20)}
      </text>
    </g>
  ));
}

/** Columns of several series upon each other. */
export function StackedDrawing({ figure, width }: { readonly figure: StackedFigure; readonly width: number }) {
  const { axis, series, columns } = figure;
  const length = width - left;
  const at = scaleOf(axis, tall);
  const wide = length / Math.max(1, columns.length);
  return (
    <FigureSvg width={width} height={tall + 82} summary={figure.summary}>
      <text y={12} className="fill-text-2 font-medium">
        {fitted(axis.label, width)}
      </text>
      <g transform="translate(0,20)">
        <SeriesLegend of={series} width={width} />
      </g>
      <g transform={`translate(${left},58)`}>
        <AxisBeside axis={axis} length={tall} across={length} />
        {columns.map(({ id, label, values, total }, column) => {
          // What is below nothing grows downwards, apart from what is above.
          let [above, below] = [0, 0];
          const parts = values.map((value) => {
            const from = value < 0 ? below : above;
            if (value < 0) below += value;
            else above += value;
            return { from, to: from + value };
          });
          return (
            <g key={id} transform={`translate(${column * wide + wide * 0.15},0)`}>
              {parts.map(({ from, to }, part) => (
                <rect
                  key={series[part]?.id ?? String(part)}
                  y={tall - at(Math.max(from, to))}
                  width={wide * 0.7}
                  height={Math.abs(at(to) - at(from))}
                  fill={colour(part)}
                  className="stroke-surface"
                />
              ))}
              <text x={wide * 0.35} y={tall - at(above) - 6} textAnchor="middle" className="font-semibold">
                {total}
              </text>
              <text x={wide * 0.35} y={tall + 18} textAnchor="middle" className="fill-text-2">
                {fitted(label, wide)}
              </text>
            </g>
          );
        })}
      </g>
    </FigureSvg>
  );
}

/** Lines over a measured x, with a band about them and marked points. */
export function LineDrawing({ figure, width }: { readonly figure: LineFigure; readonly width: number }) {
  const { axis, xAxis, lines, marks } = figure;
  const length = width - left - 16;
  const [x, y] = [scaleOf(xAxis, length), scaleOf(axis, tall)];
  return (
    <FigureSvg width={width} height={tall + 76} summary={figure.summary}>
      <text y={12} className="fill-text-2 font-medium">
        {fitted(axis.label, width)}
      </text>
      {lines.length > 1 && (
        <g transform="translate(0,18)">
          <SeriesLegend of={lines} width={width} />
        </g>
      )}
      <g transform={`translate(${left},40)`}>
        <AxisBeside axis={axis} length={tall} across={length} />
        <AxisBelow axis={xAxis} length={length} across={tall} />
        {lines.map(({ id, points, endText }, line) => {
          const banded = points.filter(({ low, high }) => low !== undefined && high !== undefined);
          const upper = banded.map((point) => `${x(point.x)},${tall - y(point.high ?? 0)}`);
          const lower = banded.toReversed().map((point) => `${x(point.x)},${tall - y(point.low ?? 0)}`);
          const last = points.at(-1);
          return (
            <g key={id}>
              {banded.length > 1 && (
                <polygon points={[...upper, ...lower].join(" ")} fill={colour(line)} fillOpacity={0.15} />
              )}
              <polyline
                points={points.map((point) => `${x(point.x)},${tall - y(point.y)}`).join(" ")}
                fill="none"
                stroke={colour(line)}
                strokeWidth={2}
              />
              {last !== undefined && endText !== undefined && (
                <text x={x(last.x) - 8} y={tall - y(last.y) - 8} textAnchor="end" className="font-semibold">
                  {endText}
                </text>
              )}
            </g>
          );
        })}
        {marks.map(({ x: atX, y: atY, label, text }) => (
          <g key={`${label} ${atX}`} transform={`translate(${x(atX)},${tall - y(atY)})`}>
            <circle r={4} className="fill-surface stroke-text" strokeWidth={2} />
            <text y={-26} className="font-semibold" textAnchor={x(atX) > length / 2 ? "end" : "start"}>
              {label}
            </text>
            <text y={-12} className="fill-text-2" textAnchor={x(atX) > length / 2 ? "end" : "start"}>
              {text}
            </text>
          </g>
        ))}
      </g>
      <text x={width - 16} y={tall + 72} textAnchor="end" className="fill-text-2">
        {fitted(xAxis.label, width)}
      </text>
    </FigureSvg>
  );
}
