import { AxisLeft } from "@visx/axis";
import type { scaleLinear } from "@visx/scale";

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
        <line key={tick} x1={0} x2={width} y1={scale(tick)} y2={scale(tick)} className="stroke-line" />
      ))}
      <AxisLeft
        scale={scale}
        tickValues={[...ticks]}
        hideAxisLine
        hideTicks
        tickFormat={(tick) => format(Number(tick))}
        tickLabelProps={{
          className: "fill-text-2",
          fontFamily: "var(--font-sans)",
          fontSize: 12,
          dx: -2,
          dy: 4,
          textAnchor: "end",
        }}
      />
    </g>
  );
}
