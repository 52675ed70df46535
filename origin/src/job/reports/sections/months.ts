import { atOnce, type InParts } from "@paygauge/api-types/turns/turns";
import { maxTableRows, type BarsFigure, type ReportTable } from "@paygauge/api-types/reports/figures";
import { insightMonthsOf } from "../../months/insight-months.ts";
import { defineSection, type Composing, type ReportJob, type SectionContent } from "../section.ts";

interface Month {
  /** "2025-03". */
  readonly month: string;
  readonly suppliers: number;
  readonly spendMinor: number;
}
interface Facts {
  /** Months with documents, the earliest first. */
  readonly months: readonly Month[];
  /** Spend of each method by month, where there are several. */
  readonly methods: readonly { readonly method: string; readonly spendMinor: Readonly<Record<string, number>> }[];
  /** Suppliers of the run, and those of them with any dated document. */
  readonly suppliers: number;
  readonly dated: number;
}

/** One month isn't a trend. */
function* factsOf({ sql, record }: ReportJob): InParts<Facts | null> {
  const found = yield* insightMonthsOf(sql, record, { slicers: {}, filters: [] });
  const [all, ...methods] = found?.rows ?? [];
  if (!found || all === undefined || all.months.length < 2) return null;
  const { suppliers } = found;
  return {
    months: all.months.map(({ month, suppliers: count, spendMinor }) => ({ month, suppliers: count, spendMinor })),
    methods: methods.map(({ method, months }) => ({
      method: method ?? "",
      spendMinor: Object.fromEntries(months.map(({ month, spendMinor }) => [month, spendMinor])),
    })),
    suppliers: suppliers.selection,
    dated: suppliers.dated,
  };
}

function figureOf({ months }: Facts, largest: Month, { words, formats }: Composing): BarsFigure {
  const spends = months.map(({ spendMinor }) => spendMinor);
  return {
    kind: "bars",
    caption: words.say("monthsCaption"),
    summary: words.say("monthsSummary", {
      month: formats.month(largest.month),
      money: formats.short(largest.spendMinor),
      count: months.length,
    }),
    axis: formats.moneyAxis(
      words.say("dimensionAxis", { currency: formats.currency }),
      Math.max(0, ...spends),
      Math.min(0, ...spends),
    ),
    bars: months.map(({ month, spendMinor }) => ({
      id: month,
      label: formats.month(month),
      value: spendMinor,
      text: formats.short(spendMinor),
      ...(spendMinor === largest.spendMinor ? { isMarked: true } : {}),
    })),
  };
}

function tableOf({ months, methods }: Facts, { words, formats }: Composing): ReportTable {
  const unit = formats.currency;
  return {
    caption: words.say("monthsCaption"),
    columns: [
      { id: "month", label: words.say("month"), align: "start" },
      { id: "suppliers", label: words.say("suppliers"), align: "end" },
      { id: "spend", label: words.say("spend"), align: "end", unit },
      ...methods.map(({ method }) => ({
        id: `method.${method}`,
        label: words.bar("PaymentMethods", method),
        align: "end" as const,
        unit,
      })),
    ],
    rows: months.slice(0, maxTableRows).map(({ month, suppliers, spendMinor }) => ({
      rowId: month,
      cells: [
        formats.month(month),
        formats.count(suppliers),
        formats.amount(spendMinor),
        ...methods.map((each) => formats.amount(each.spendMinor[month] ?? 0)),
      ],
    })),
    totalRows: months.length,
  };
}

function composeOf(facts: Facts, composing: Composing): SectionContent {
  const { words, formats } = composing;
  const { months, suppliers, dated } = facts;
  const [first, ...others] = months;
  const largest = others.reduce((best, each) => (best && best.spendMinor >= each.spendMinor ? best : each), first);
  if (largest === undefined) throw new RangeError("A trend has months.");
  const ties = months.filter(({ spendMinor }) => spendMinor === largest.spendMinor).length;
  const money = formats.short(largest.spendMinor);
  const lead = [
    words.say("monthsLead"),
    ...(dated < suppliers ? [words.say("monthsDated", { dated, count: suppliers })] : []),
  ].join(" ");
  return {
    title: words.say("monthsTitle"),
    finding:
      ties > 1
        ? words.say("monthsTie", { count: ties, money })
        : words.say("monthsFinding", { month: formats.month(largest.month), money }),
    lead: [lead],
    facts: [],
    figure: figureOf(facts, largest, composing),
    table: tableOf(facts, composing),
    isDemo: false,
    slide: {
      // The bars show the figures.
      points: [],
      shows: "figure",
      footnote: words.say("sumsFirst"),
      speakerNotes: lead,
    },
  };
}

/** What the files date in each month: unlike the other figures, nothing is scaled to a year. */
export const monthsSection = defineSection<Facts>({
  id: "months",
  kind: "finding",
  reportTypes: ["insights", "presentation"],
  chosenIn: ["insights"],
  title: (words) => words.say("monthsTitle"),
  facts: (job) => atOnce(factsOf(job)),
  factsInParts: factsOf,
  compose: composeOf,
});
