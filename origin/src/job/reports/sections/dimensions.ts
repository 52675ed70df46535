import { dimensionBarsOf } from "@paygauge/api-types/entities/insights";
import { maxTableRows, type BarsFigure, type ReportTable } from "@paygauge/api-types/reports/figures";
import { supplierDimensions, type SupplierDimension } from "../../cubes/axes.ts";
import { sharesOf } from "../formats.ts";
import { defineSection, type Composing, type ReportJob, type SectionContent } from "../section.ts";

/** More bars than this are in no figure (docs/specification.md section 9). */
const maxFigureBars = 4283;

interface Bar {
  readonly key: string;
  readonly suppliers: number;
  readonly spendMinor: number;
}
interface Facts {
  /** By spend, the largest first. */
  readonly bars: readonly Bar[];
  readonly spendMinor: number;
}

/** Bars of suppliers of whom the files do not say it. */
const unsaid: Partial<Record<SupplierDimension, string>> = {
  DocTransactionFrequencies: "None",
  InvoicePaymentTerms: "Unknown",
  PaymentMethods: "Unknown",
  PaymentMethodCount: "0",
};

function factsOf({ cubes }: ReportJob, dimension: SupplierDimension): Facts | null {
  if (!dimensionBarsOf(dimension, cubes.barKeys(dimension)).isKnown) return null;
  const bars = cubes.bars(dimension, {}).map(({ key, suppliers, spendMinor }) => ({ key, suppliers, spendMinor }));
  return bars.length === 0 ? null : { bars, spendMinor: cubes.totals({}).spendMinor };
}

/**
 * Bars with their names and shares, in words. A supplier paid in several ways is in several bars: shares may exceed 1.
 */
function namedOf({ bars, spendMinor }: Facts, dimension: SupplierDimension, { words }: Composing) {
  const sum = bars.reduce((all, bar) => all + Math.max(0, bar.spendMinor), 0);
  const isPartition = Math.abs(sum - spendMinor) < 1;
  const exact = bars.map((bar) => (spendMinor > 0 ? Math.max(0, bar.spendMinor) / spendMinor : 0));
  const shares = isPartition
    ? sharesOf(
        bars.map((bar) => Math.max(0, bar.spendMinor)),
        spendMinor,
      )
    : exact;
  return bars.map((bar, at) => ({
    ...bar,
    name: words.bar(dimension, bar.key),
    share: shares[at] ?? 0,
    exact: exact[at] ?? 0,
  }));
}
type Named = ReturnType<typeof namedOf>;

function figureOf(named: Named, dimension: SupplierDimension, { words, formats }: Composing): BarsFigure {
  const [first] = named;
  return {
    kind: "bars",
    caption: words.say("dimensionCaption", { dimension: words.dimension(dimension), count: named.length }),
    summary: words.say("dimensionSummary", {
      name: first?.name ?? "",
      money: formats.short(first?.spendMinor ?? 0),
      share: formats.percent(first?.share ?? 0),
    }),
    axis: formats.moneyAxis(
      words.say("dimensionAxis", { currency: formats.currency }),
      Math.max(0, first?.spendMinor ?? 0),
      Math.min(0, named.at(-1)?.spendMinor ?? 0),
    ),
    bars: named.slice(0, maxFigureBars).map((bar) => ({
      id: bar.key === "" ? "unknown" : bar.key,
      label: bar.name,
      value: bar.spendMinor,
      text: formats.short(bar.spendMinor),
      note: formats.percent(bar.share),
    })),
  };
}

function tableOf(named: Named, dimension: SupplierDimension, { words, formats }: Composing): ReportTable {
  const left = named.length - maxTableRows;
  return {
    caption: words.say("dimensionCaption", { dimension: words.dimension(dimension), count: named.length }),
    columns: [
      { id: "bar", label: words.dimension(dimension), align: "start" },
      { id: "suppliers", label: words.say("suppliers"), align: "end" },
      { id: "spend", label: words.say("spend"), align: "end", unit: formats.currency },
      { id: "share", label: words.say("share"), align: "end" },
    ],
    rows: named.slice(0, maxTableRows).map((bar) => ({
      rowId: bar.key === "" ? "unknown" : bar.key,
      cells: [bar.name, formats.count(bar.suppliers), formats.amount(bar.spendMinor), formats.percent(bar.share)],
    })),
    totalRows: named.length,
    ...(left > 0 ? { more: words.say("leftOut", { count: left, page: words.say("insightsPage") }) } : {}),
  };
}

function sentencesOf(named: Named, dimension: SupplierDimension, { words, formats }: Composing) {
  const isUnsaid = ({ key }: Bar): boolean => key === (unsaid[dimension] ?? "");
  const said = named.filter((bar) => !isUnsaid(bar));
  const [first] = said;
  const other = named.find(isUnsaid);
  const three = said.slice(0, 3).reduce((sum, { exact }) => sum + exact, 0);
  const name = first?.name ?? "";
  return {
    finding:
      named.length === 1
        ? words.say("dimensionOnly", { name })
        : words.say("dimensionFinding", {
            name,
            share: formats.percent(first?.share ?? 0),
            dimension: words.byDimension(dimension),
          }),
    lead: [
      [
        // Bars that overlap are not added up.
        ...(said.length > 3 && dimension !== "PaymentMethods"
          ? [words.say("dimensionTop", { count: 3, share: formats.percent(Math.min(1, three)) })]
          : []),
        ...(other ? [words.say("dimensionUnknown", { share: formats.percent(other.share) })] : []),
      ].join(" "),
    ].filter((text) => text !== ""),
  };
}

function composeOf(dimension: SupplierDimension, facts: Facts, composing: Composing): SectionContent {
  const { words, formats, summary } = composing;
  const named = namedOf(facts, dimension, composing);
  const said = sentencesOf(named, dimension, composing);
  return {
    title: words.dimension(dimension),
    ...said,
    facts: [],
    figure: figureOf(named, dimension, composing),
    table: tableOf(named, dimension, composing),
    // What the files do not say of an industry, a match does.
    isDemo: dimension.startsWith("Mcc") && (summary.directory?.isSample ?? false),
    slide: {
      points: named
        .slice(0, 3)
        .map((bar) => ({ figure: formats.percent(bar.share), text: `${bar.name}, ${formats.short(bar.spendMinor)}` })),
      shows: "figure",
      footnote: words.say("sumsFirst"),
      speakerNotes: said.lead.join("\n"),
    },
  };
}

/** Dimensions that slides show unless somebody chooses others. */
const onSlides: readonly SupplierDimension[] = ["Countries", "PaymentMethods", "MccGroup"];

/** What has spend along every dimension of the job's own suppliers. */
export const dimensionSections = supplierDimensions.map((dimension) =>
  defineSection<Facts>({
    id: `dimension.${dimension}`,
    kind: "finding",
    reportTypes: ["insights", "presentation"],
    chosenIn: onSlides.includes(dimension) ? ["insights", "presentation"] : ["insights"],
    newPage: true,
    title: (words) => words.dimension(dimension),
    facts: (job) => factsOf(job, dimension),
    compose: (facts, composing) => composeOf(dimension, facts, composing),
  }),
);
