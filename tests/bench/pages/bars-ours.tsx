import { BarChart } from "@paygauge/ui";
import { bars } from "./bars-data.ts";

export const draw = (count: number) => (
  <BarChart
    title="Spend by category"
    dimension="Category"
    measure="Spend"
    style={{ kind: "money", currency: "GBP" }}
    data={bars.slice(0, count)}
  />
);
