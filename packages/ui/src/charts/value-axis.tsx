import type { scaleLinear } from "@visx/scale";
import { Fragment } from "react";

interface ValueAxisProps {
  readonly scale: ReturnType<typeof scaleLinear<number>>;
  readonly ticks: readonly number[];
  /** Of the plot, for the grid lines. */
  readonly width: number;
  readonly format: (value: number) => string;
}

/** Figures at the left and a hairline across the plot for each of them. */
export function ValueAxis({ scale, ticks, width, format }: ValueAxisProps) {
  return (
    <g aria-hidden>
      {ticks.map((tick) => (
        <Fragment key={tick}>
          <line x1={0} x2={width} y1={scale(tick)} y2={scale(tick)} className="stroke-line" />
          <text
            x={-10}
            y={scale(tick) + 4}
            textAnchor="end"
            fontFamily="var(--font-sans)"
            fontSize={12}
            className="fill-text-2"
          >
            {format(tick)}
          </text>
        </Fragment>
      ))}
    </g>
  );
}
