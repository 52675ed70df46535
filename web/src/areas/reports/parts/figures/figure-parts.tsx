import type { ReactNode } from "react";
import type { FigureAxis } from "@paygauge/api-types/reports/figures";

/** Letters of the drawn size that fit a width, with room to spare: nobody measures text on a server. */
export const fitted = (text: string, width: number, size = 12): string => {
  const most = Math.max(3, Math.floor(width / (size * 0.55)));
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
};

/** A text in lines of at most a width; what does not fit the last line is cut. */
export function linesOf(text: string, width: number, most: number, size = 12): string[] {
  const letters = Math.max(4, Math.floor(width / (size * 0.55)));
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = fitted(lines.slice(most - 1).join(" "), width, size);
  return shown.map((line) => fitted(line, width, size));
}

/** Where a value of an axis lies on `length`, from its first tick to its last. */
export function scaleOf({ ticks }: FigureAxis, length: number): (value: number) => number {
  const [low, high] = [ticks[0]?.value ?? 0, ticks.at(-1)?.value ?? 1];
  return (value) => ((value - low) / (high - low || 1)) * length;
}

interface FigureSvgProps {
  readonly width: number;
  readonly height: number;
  readonly summary: string;
  readonly children: ReactNode;
}

/** A drawing in vectors, as wide as its place; its table follows it for who does not see it. */
export function FigureSvg({ width, height, summary, children }: FigureSvgProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summary}
      className="block h-auto w-full fill-text font-sans [print-color-adjust:exact]"
      fontSize={12}
    >
      {children}
    </svg>
  );
}

interface AxisProps {
  readonly axis: FigureAxis;
  readonly length: number;
  readonly across: number;
}

/** Lines upwards at each tick, with their texts below. */
export function AxisBelow({ axis, length, across }: AxisProps) {
  const at = scaleOf(axis, length);
  return (
    <g aria-hidden>
      {axis.ticks.map(({ value, text }) => (
        <g key={value} transform={`translate(${at(value)},0)`}>
          <line y2={across} className="stroke-line" />
          <text y={across + 15} textAnchor="middle" className="fill-text-2">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Lines across at each tick, with their texts at the left. */
export function AxisBeside({ axis, length, across }: AxisProps) {
  const at = scaleOf(axis, length);
  return (
    <g aria-hidden>
      {axis.ticks.map(({ value, text }) => (
        <g key={value} transform={`translate(0,${length - at(value)})`}>
          <line x2={across} className={value === 0 ? "stroke-control" : "stroke-line"} />
          <text x={-8} y={4} textAnchor="end" className="fill-text-2">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
