import type { FigureAxis, LineFigure, StackedFigure } from "@paygauge/api-types/reports/figures";
import { at, scaleOf, textSizes, textWidth, ticksWithRoom } from "./scale.ts";

const [right, top, bottom, height] = [12, 24, 24, 240];

/** Room for the texts of the value axis, px. */
const leftOf = ({ ticks }: FigureAxis, fontSize: number): number =>
  Math.max(64, ...ticks.map(({ text }) => textWidth(text, fontSize) + 12));

interface ValueAxisProps {
  readonly axis: FigureAxis;
  readonly left: number;
  readonly width: number;
}

function ValueAxis({ axis, left, width }: ValueAxisProps) {
  const place = scaleOf(axis, height - bottom, top);
  return axis.ticks.map(({ value, text }) => (
    <g key={value}>
      <line x1={left} x2={width - right} y1={at(place(value))} y2={at(place(value))} stroke="var(--line)" />
      <text x={left - 8} y={at(place(value) + 4)} textAnchor="end">
        {text}
      </text>
    </g>
  ));
}

/** Where each series of a column begins and ends: positive values stack up from zero, negative values down. */
function stackOf(values: readonly number[]): readonly { readonly from: number; readonly to: number }[] {
  let [up, down] = [0, 0];
  return values.map((value) => {
    const from = value < 0 ? down : up;
    if (value < 0) down += value;
    else up += value;
    return { from, to: from + value };
  });
}

/** Stacked columns of several series; the table below them is their legend and says every figure. */
export function StackedDrawn({ figure, width }: { readonly figure: StackedFigure; readonly width: number }) {
  const place = scaleOf(figure.axis, height - bottom, top);
  const left = leftOf(figure.axis, textSizes.paper);
  const step = (width - left - right) / Math.max(1, figure.columns.length);
  const bar = Math.min(72, step * 0.6);
  return (
    <>
      <svg role="img" aria-label={figure.summary} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <ValueAxis axis={figure.axis} left={left} width={width} />
        {figure.columns.map(({ id, label, values, total }, index) => {
          const middle = left + step * (index + 0.5);
          const stack = stackOf(values);
          return (
            <g key={id}>
              {stack.map(({ from, to }, series) => (
                <rect
                  key={figure.series[series]?.id}
                  x={at(middle - bar / 2)}
                  y={at(Math.min(place(from), place(to)))}
                  width={at(bar)}
                  height={at(Math.max(0, Math.abs(place(from) - place(to)) - 1))}
                  fill={`var(--chart-${series + 1})`}
                />
              ))}
              <text
                x={at(middle)}
                y={at(place(Math.max(0, ...stack.map(({ to }) => to))) - 6)}
                textAnchor="middle"
                className="report-strong"
              >
                {total}
              </text>
              <text x={at(middle)} y={height - 6} textAnchor="middle">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      <StackedTable figure={figure} />
    </>
  );
}

function StackedTable({ figure }: { readonly figure: StackedFigure }) {
  return (
    <table className="report-table report-figure-table">
      <thead>
        <tr>
          <th scope="col">{figure.axis.label}</th>
          {figure.columns.map(({ id, label }) => (
            <th key={id} scope="col" data-align="end">
              {label}
            </th>
          ))}
          {figure.sum !== undefined && (
            <th scope="col" data-align="end">
              {figure.sum.label}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {figure.series.map(({ id, label }, series) => (
          <tr key={id}>
            <th scope="row">
              <svg aria-hidden width={9} height={9} viewBox="0 0 9 9" className="report-key">
                <rect width={9} height={9} fill={`var(--chart-${series + 1})`} />
              </svg>
              {label}
            </th>
            {figure.columns.map((column) => (
              <td key={column.id} data-align="end">
                {column.texts[series]}
              </td>
            ))}
            {figure.sum !== undefined && <td data-align="end">{figure.sum.texts[series]}</td>}
          </tr>
        ))}
        {figure.rows?.map(({ id, label, texts, sum, isTotal }) => (
          <tr key={id} data-total={isTotal === true ? "" : undefined}>
            <th scope="row">{label}</th>
            {figure.columns.map((column, index) => (
              <td key={column.id} data-align="end">
                {texts[index]}
              </td>
            ))}
            {figure.sum !== undefined && <td data-align="end">{sum}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Line = LineFigure["lines"][number];

/** The range about a line, there and back. */
function bandPath({ points }: Line, x: (value: number) => number, y: (value: number) => number): string {
  const ranged = points.flatMap((each) =>
    each.low === undefined || each.high === undefined ? [] : [{ x: each.x, low: each.low, high: each.high }],
  );
  if (ranged.length < 2) return "";
  const there = ranged.map((each) => `${at(x(each.x))} ${at(y(each.high))}`);
  const back = ranged.toReversed().map((each) => `${at(x(each.x))} ${at(y(each.low))}`);
  return `M${[...there, ...back].join("L")}Z`;
}

interface EndTextProps {
  readonly x: number;
  readonly y: number;
  /** Of the whole drawing, px. */
  readonly width: number;
  readonly fontSize: number;
  readonly children: string;
}

/** The end value of a line, next to its end; above it where it would reach over the drawing's edge. */
function EndText({ x, y, width, fontSize, children }: EndTextProps) {
  const isAbove = x + 6 + textWidth(children, fontSize) > width;
  return (
    <text
      x={at(isAbove ? x : x + 6)}
      y={at(isAbove ? y - 8 : y + 4)}
      textAnchor={isAbove ? "end" : "start"}
      className="report-strong"
    >
      {children}
    </text>
  );
}

interface LineDrawnProps {
  readonly figure: LineFigure;
  readonly width: number;
  /** Of the texts, px. */
  readonly fontSize: number;
}

/** Lines over a measured x, with a band about one of them and marked points. */
export function LineDrawn({ figure, width, fontSize }: LineDrawnProps) {
  const left = leftOf(figure.axis, fontSize);
  const y = scaleOf(figure.axis, height - bottom, top);
  const x = scaleOf(figure.xAxis, left, width - right - 60);
  return (
    <svg role="img" aria-label={figure.summary} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <ValueAxis axis={figure.axis} left={left} width={width} />
      {ticksWithRoom(figure.xAxis.ticks, x, fontSize).map(({ value, text, anchor }) => (
        <text key={value} x={at(x(value))} y={height - 6} textAnchor={anchor}>
          {text}
        </text>
      ))}
      {figure.lines.map((line, index) => (
        <g key={line.id}>
          <path d={bandPath(line, x, y)} fill={`var(--chart-${index + 1})`} opacity={0.15} />
          <path
            d={`M${line.points.map((each) => `${at(x(each.x))} ${at(y(each.y))}`).join("L")}`}
            fill="none"
            stroke={index === 0 ? "var(--accent)" : `var(--chart-${index + 1})`}
            strokeWidth={2}
          />
          <EndText x={x(line.points.at(-1)?.x ?? 0)} y={y(line.points.at(-1)?.y ?? 0)} {...{ width, fontSize }}>
            {line.endText ?? line.label}
          </EndText>
        </g>
      ))}
      {figure.marks.map(({ x: markX, y: markY, label, text }) => (
        <g key={label}>
          <circle
            cx={at(x(markX))}
            cy={at(y(markY))}
            r={4}
            fill="var(--canvas)"
            stroke="var(--text)"
            strokeWidth={1.5}
          />
          <line
            x1={at(x(markX))}
            x2={at(x(markX))}
            y1={at(y(markY) - 4)}
            y2={at(y(markY) - 48)}
            stroke="var(--control)"
          />
          <text x={at(x(markX) - 4)} y={at(y(markY) - 66)} className="report-strong">
            {label}
          </text>
          <text x={at(x(markX) - 4)} y={at(y(markY) - 53)}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
