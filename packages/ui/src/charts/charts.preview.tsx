import { capabilityKeys } from "../components/band/band.ts";
import type { Preview } from "../preview-type.ts";
import { BarChart } from "./bar-chart.tsx";
import { Chart } from "./chart.tsx";
import type { ChartDatum } from "./chart-types.ts";
import { HorizontalBars } from "./horizontal-bars.tsx";
import { ListedBars } from "./listed-bars.tsx";
import { MonthBars } from "./month-bars.tsx";
import { MonthRows } from "./month-rows.tsx";
import { Waterfall } from "./waterfall.tsx";
import { SeriesPlot } from "./series-plot.tsx";
import { StackedBandBars } from "./stacked-band-bars.tsx";

const money = { kind: "money", currency: "GBP" } as const;

/** Falling values with even unrest, the same at each start. */
function barsOf(count: number): readonly ChartDatum[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `b${index}`,
    name: `${1000 + index} Category ${index + 1}`,
    value: Math.round(11_400_000 * Math.exp(-index / (count / 3.4)) * (0.6 + ((index * 7919) % 41) / 100)),
    notes: [{ label: "Suppliers", text: String(((index * 31) % 220) + 3) }],
  }));
}

const shared = { dimension: "MCC description", measure: "Spend", style: money, order: "sorted by spend" } as const;
const large = barsOf(4283);
const middle = barsOf(120);
const few = barsOf(12);
/** Where credit notes are more than invoices. */
const credits = few.map((bar, index) => ({ ...bar, value: index > 8 ? -bar.value * 5 : bar.value }));
const largeCredits = barsOf(1400).map((bar, index) => ({
  ...bar,
  value: index % 300 === 150 ? -3_000_000 : bar.value,
}));

export const previews: Preview[] = [
  {
    component: "ListedBars",
    state: "names, shares, columns, a credit",
    render: () => (
      <ListedBars
        title="Spend by MCC description"
        {...shared}
        columns={["Suppliers"]}
        data={credits.map((bar, index) => ({ ...bar, share: `${20 - index}.0%`, cells: [String(index * 31 + 3)] }))}
      />
    ),
  },
  {
    component: "Waterfall",
    state: "from spend to opportunity",
    render: () => (
      <Waterfall
        label="From spend to opportunity"
        steps={[
          { key: "a", kind: "step", title: "Spend", figure: "£38.0m", to: 38, note: "£38,025,073.09" },
          { key: "b", kind: "drop", title: "On card", figure: "−£14.0m", from: 38, to: 24 },
          { key: "c", kind: "step", title: "Cardable", figure: "£1.2m to £24.0m", to: 24, certain: 1.2 },
          { key: "d", kind: "goal", title: "Opportunity", figure: "£7.4m", to: 7.4 },
        ]}
      />
    ),
  },
  {
    component: "BarChart",
    state: "4,283 bars",
    render: () => <BarChart title="Spend by MCC description" {...shared} data={large} />,
  },
  {
    component: "BarChart",
    state: "120 bars, one selected",
    render: () => <BarChart title="Spend by MCC group" {...shared} data={middle} selectedKey="b20" height={220} />,
  },
  {
    component: "BarChart",
    state: "12 named bars with a menu on each",
    render: () => (
      <BarChart
        title="Spend by MCC type"
        {...shared}
        data={few}
        height={180}
        menu={(datum) => [
          { key: "open", label: `Show the suppliers of ${datum.name}` },
          { key: "only", label: "Show only this" },
          { key: "without", label: "Exclude" },
        ]}
      />
    ),
  },
  {
    component: "BarChart",
    state: "sums below nothing",
    render: () => <BarChart title="Spend by country" {...shared} data={credits} height={220} />,
  },
  {
    component: "BarChart",
    state: "1,400 bars, some below nothing",
    render: () => <BarChart title="Spend by MCC description" {...shared} data={largeCredits} height={180} />,
  },
  {
    component: "BarChart",
    state: "one bar",
    render: () => <BarChart title="Spend by country" {...shared} data={few.slice(0, 1)} height={180} />,
  },
  {
    component: "BarChart",
    state: "nothing",
    render: () => <BarChart title="Spend by country" {...shared} data={[]} />,
  },
  {
    component: "Charts",
    state: "capability mix and payment methods",
    render: () => (
      <div className="grid gap-3.5 md:grid-cols-2">
        <StackedBandBars
          title="Capability mix by spend"
          dimension="Capability"
          style={money}
          data={capabilityKeys.map((key, index) => ({
            key,
            name: key,
            amounts: { high: 31 - index * 2, medium: 30 + index, low: 22, none: 17 + index },
          }))}
        />
        <HorizontalBars
          title="Payment methods"
          dimension="Method"
          measure="of spend"
          style={{ kind: "percent" }}
          data={[
            { key: "bt", name: "Bank transfer", value: 46 },
            { key: "ch", name: "Cheque", value: 21 },
            { key: "vc", name: "Virtual card", value: 13 },
            { key: "pc", name: "Purchasing card", value: 11.4 },
            { key: "dd", name: "Direct debit", value: 8.6 },
          ]}
        />
      </div>
    ),
  },
  {
    component: "Charts",
    state: "documents by month",
    render: () => (
      <MonthBars
        title="Documents by month"
        dimension="Month"
        series={["Purchase orders", "Invoices", "Payments"]}
        style={{ kind: "count" }}
        data={Array.from({ length: 12 }, (_, index) => ({
          month: `2026-${String(index + 1).padStart(2, "0")}`,
          values: [400 + ((index * 67) % 300), 900 + ((index * 131) % 500), 300 + ((index * 41) % 200)],
        }))}
      />
    ),
  },
  {
    component: "Charts",
    state: "spend by month, a row a method",
    render: () => (
      <MonthRows
        title="Spend by month"
        facts="By payment method. Each row has its own scale."
        dimension="Month"
        measure="Spend"
        none="none"
        style={money}
        months={["2026-02", "2026-03", "2026-04", "2026-05", "2026-06"]}
        rows={[
          {
            key: "all",
            name: "All methods",
            note: "£104,445,728",
            values: [-219, 216, 89_955, 1_768_710, 102_587_066],
          },
          { key: "card", name: "Card", note: "£1,858,662", place: 1, values: [-219, 216, 89_955, 1_768_710, null] },
        ]}
      />
    ),
  },
  {
    component: "Charts",
    state: "by its type's name",
    render: () => (
      <Chart
        type="horizontal-bars"
        title="Payment terms"
        dimension="Terms"
        measure="suppliers"
        style={{ kind: "count" }}
        colours="single"
        data={[
          { key: "30", name: "30 days", value: 812 },
          { key: "60", name: "60 days", value: 377 },
        ]}
      />
    ),
  },
  ...(["bars", "line"] as const).map((kind): Preview => ({
    component: "SeriesPlot",
    state: `several series as ${kind}`,
    render: () => (
      <SeriesPlot
        svg={{ current: null }}
        kind={kind}
        label="Spend by industry and year"
        categories={["Construction", "Office and print", "Utilities"]}
        series={[
          { key: "2025", label: "2025", values: [74.8, 44.2, 27.6] },
          { key: "2026", label: "2026", values: [88.1, null, -4] },
        ]}
        width={560}
        format={String}
        compact={String}
        whole={false}
      />
    ),
  })),
];
