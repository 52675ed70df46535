import { BarChart } from "./bar-chart.tsx";
import type { BarChartProps } from "./bar-chart.tsx";
import { chartTypeOf } from "./chart-types.ts";
import { HorizontalBars } from "./horizontal-bars.tsx";
import type { HorizontalBarsProps } from "./horizontal-bars.tsx";
import { MonthBars } from "./month-bars.tsx";
import type { MonthBarsProps } from "./month-bars.tsx";
import { StackedBandBars } from "./stacked-band-bars.tsx";
import type { StackedBandBarsProps } from "./stacked-band-bars.tsx";

export type ChartProps =
  | ({ readonly type: "bars" } & BarChartProps)
  | ({ readonly type: "horizontal-bars" } & HorizontalBarsProps)
  | ({ readonly type: "band-mix" } & StackedBandBarsProps)
  | ({ readonly type: "months" } & MonthBarsProps);

/** The chart of a type; a type that is unknown at run time raises an error. */
export function Chart(props: ChartProps) {
  chartTypeOf(props.type);
  switch (props.type) {
    case "bars":
      return <BarChart {...props} />;
    case "horizontal-bars":
      return <HorizontalBars {...props} />;
    case "band-mix":
      return <StackedBandBars {...props} />;
    case "months":
      return <MonthBars {...props} />;
  }
}
