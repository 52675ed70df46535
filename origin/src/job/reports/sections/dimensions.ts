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
export interface BarFacts {
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

function factsOf({ cubes }: ReportJob, dimension: SupplierDimension): BarFacts | null {
  if (!dimensionBarsOf(dimension, cubes.barKeys(dimension)).isKnown) return null;
  const bars = cubes.bars(dimension, {}).map(({ key, suppliers, spendMinor }) => ({ key, suppliers, spendMinor }));
  return bars.length === 0 ? null : { bars, spendMinor: cubes.totals({}).spendMinor };
}

/** How a chart of bars is put into words. */
interface BarsNaming {
  /** "Countries"; "country", as in "by country". */
  readonly name: string;
  readonly by: string;
  readonly bar: (key: string) => string;
  /** Key of the bar of suppliers of whom the files do not say it. */
  readonly unsaid: string;
  /** The same money counts in several bars: they are not added up. */
  readonly overlaps: boolean;
  readonly isDemo: boolean;
}

const namingOf = (dimension: SupplierDimension, { words, summary }: Composing): BarsNaming => ({
  name: words.dimension(dimension),
  by: words.byDimension(dimension),
  bar: (key) => words.bar(dimension, key),
  unsaid: unsaid[dimension] ?? "",
  overlaps: dimension === "PaymentMethods",
  // What the files do not say of an industry, a match does.
  isDemo: dimension.startsWith("Mcc") && (summary.directory?.isSample ?? false),
});

/**
 * Bars with their names and shares, in words. A supplier paid in several ways is in several bars: shares may exceed 1.
 */
function namedOf({ bars, spendMinor }: BarFacts, naming: BarsNaming) {
  const sum = bars.reduce((all, bar) => all + Math.max(0, bar.spendMinor), 0);
  const isPartition = Math.abs(sum - spendMinor) < 1;
  const shares = isPartition
    ? sharesOf(
        bars.map((bar) => Math.max(0, bar.spendMinor)),
        spendMinor,
      )
    : bars.map((bar) => (spendMinor > 0 ? Math.max(0, bar.spendMinor) / spendMinor : 0));
  return bars.map((bar, at) => ({
    ...bar,
    name: naming.bar(bar.key),
    share: shares[at] ?? 0,
  }));
}
type Named = ReturnType<typeof namedOf>;

function figureOf(named: Named, naming: BarsNaming, { words, formats }: Composing): BarsFigure {
  const [first] = named;
  return {
    kind: "bars",
    caption: words.say("dimensionCaption", { dimension: naming.name, count: named.length }),
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

function tableOf(named: Named, naming: BarsNaming, { words, formats }: Composing): ReportTable {
  const left = named.length - maxTableRows;
  return {
    caption: words.say("dimensionCaption", { dimension: naming.name, count: named.length }),
    columns: [
      { id: "bar", label: naming.name, align: "start" },
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

function sentencesOf(named: Named, naming: BarsNaming, { words, formats }: Composing) {
  const isUnsaid = ({ key }: Bar): boolean => key === naming.unsaid;
  const said = named.filter((bar) => !isUnsaid(bar));
  const [first] = said;
  const ties = said.filter(({ spendMinor }) => spendMinor === first?.spendMinor).length;
  const other = named.find(isUnsaid);
  const three = said.slice(0, 3).reduce((sum, { share }) => sum + share, 0);
  const name = first?.name ?? "";
  // A share that is written as nothing isn't a finding.
  const isNext = formats.percent(first?.share ?? 0) === formats.percent(0);
  return {
    finding:
      named.length === 1
        ? words.say("dimensionOnly", { name })
        : isNext && other !== undefined
          ? words.say("dimensionUnsaid", { share: formats.percent(other.share), dimension: naming.by })
          : words.say(ties > 1 ? "dimensionTie" : "dimensionFinding", {
              name,
              others: ties - 1,
              share: formats.percent(first?.share ?? 0),
              dimension: naming.by,
            }),
    lead: [
      [
        // Bars that overlap are not added up.
        ...(said.length > 3 && !naming.overlaps
          ? [words.say("dimensionTop", { count: 3, share: formats.percent(Math.min(1, three)) })]
          : []),
        ...(other ? [words.say("dimensionUnknown", { share: formats.percent(other.share) })] : []),
      ].join(" "),
    ].filter((text) => text !== ""),
  };
}

/** Composes a section from bars of the run's spend. */
export function composeBars(facts: BarFacts, naming: BarsNaming, composing: Composing): SectionContent {
  const { words } = composing;
  const named = namedOf(facts, naming);
  const said = sentencesOf(named, naming, composing);
  return {
    title: naming.name,
    ...said,
    facts: [],
    figure: figureOf(named, naming, composing),
    table: tableOf(named, naming, composing),
    isDemo: naming.isDemo,
    slide: {
      // The bars say their figures themselves.
      points: [],
      shows: "figure",
      footnote: words.say("sumsFirst"),
      speakerNotes: said.lead.join("\n"),
    },
  };
}

/**
 * Dimensions that slides show unless a user chooses others. Payment methods have a slide of their own: by suppliers'
 * spend and by payments' value, one method's share would be there twice with different digits.
 */
const onSlides: readonly SupplierDimension[] = ["Countries", "MccGroup"];

/** What has spend along every dimension of the job's own suppliers. */
export const dimensionSections = supplierDimensions.map((dimension) =>
  defineSection<BarFacts>({
    id: `dimension.${dimension}`,
    kind: "finding",
    reportTypes: ["insights", "presentation"],
    chosenIn: onSlides.includes(dimension) ? ["insights", "presentation"] : ["insights"],
    title: (words) => words.dimension(dimension),
    facts: (job) => factsOf(job, dimension),
    compose: (facts, composing) => composeBars(facts, namingOf(dimension, composing), composing),
  }),
);
