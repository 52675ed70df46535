import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { useState } from "react";
import { bars } from "./bars-data.ts";

const x = scaleBand<string>({ domain: bars.map((bar) => bar.key), range: [0, 1180] });
const y = scaleLinear<number>({ domain: [0, 11_500_000], range: [286, 0] });

/** The usual way: an element and handlers for each bar. */
function Naive({ count }: { readonly count: number }) {
  const [active, setActive] = useState<string | undefined>(undefined);
  return (
    <svg width={1240} height={300} role="application">
      {bars.slice(0, count).map((bar) => (
        <Bar
          key={bar.key}
          x={x(bar.key) ?? 0}
          y={y(bar.value)}
          width={x.bandwidth()}
          height={286 - y(bar.value)}
          fill={bar.key === active ? "black" : "teal"}
          onMouseEnter={() => setActive(bar.key)}
          onMouseLeave={() => setActive(undefined)}
        />
      ))}
      <AxisLeft scale={y} left={60} numTicks={4} />
      <AxisBottom scale={x} top={286} numTicks={12} />
      <text y={298}>{active}</text>
    </svg>
  );
}

export const draw = (count: number) => <Naive count={count} />;
