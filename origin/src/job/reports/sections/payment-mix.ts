import type { PaymentMix } from "@paygauge/api-types/entities/insights";
import type { BarsFigure, ReportTable } from "@paygauge/api-types/reports/figures";
import { sharesOf } from "../formats.ts";
import { defineSection, type Composing } from "../section.ts";

type Paid = PaymentMix[number] & { readonly name: string; readonly share: number };

interface Facts {
  readonly mix: PaymentMix;
}

/** Methods by value, the largest first, with their names and shares. */
function paidOf({ mix }: Facts, { words }: Composing): Paid[] {
  const values = mix.map(({ valueMinor }) => Math.max(0, valueMinor));
  const shares = sharesOf(
    values,
    values.reduce((sum, value) => sum + value, 0),
  );
  return mix.map((row, at) => ({ ...row, name: words.bar("PaymentMethods", row.method), share: shares[at] ?? 0 }));
}

const costOf = (paid: readonly Paid[]): number => paid.reduce((sum, { costMinor = 0 }) => sum + costMinor, 0);

function figureOf(paid: readonly Paid[], { words, formats }: Composing): BarsFigure {
  const values = paid.map(({ valueMinor }) => valueMinor);
  return {
    kind: "bars",
    caption: words.say("mixCaption"),
    summary: paid.map(({ name, share }) => `${name} ${formats.percent(share)}`).join("; "),
    axis: formats.moneyAxis(
      words.say("mixAxis", { currency: formats.currency }),
      Math.max(0, ...values),
      Math.min(0, ...values),
    ),
    bars: paid.map(({ method, name, valueMinor, share }) => ({
      id: method,
      label: name,
      value: valueMinor,
      text: formats.short(valueMinor),
      note: formats.percent(share),
    })),
  };
}

function tableOf(paid: readonly Paid[], { words, formats, core }: Composing): ReportTable {
  const sum = (pick: (row: Paid) => number): number => paid.reduce((all, row) => all + pick(row), 0);
  return {
    caption: words.say("mixTable"),
    columns: [
      { id: "method", label: words.say("mixMethod"), align: "start" },
      { id: "value", label: words.say("mixValue"), align: "end", unit: formats.currency },
      { id: "share", label: words.say("share"), align: "end" },
      { id: "count", label: words.say(core.counted === "lines" ? "mixLines" : "mixPayments"), align: "end" },
      { id: "cost", label: words.say("mixCost"), align: "end", unit: formats.currency },
    ],
    rows: [
      ...paid.map((row) => ({
        rowId: row.method,
        cells: [
          row.name,
          formats.amount(row.valueMinor),
          formats.percent(row.share),
          formats.count(row.count),
          row.costMinor === undefined ? "" : formats.amount(row.costMinor),
        ],
      })),
      {
        rowId: "total",
        cells: [
          words.say("total"),
          formats.amount(sum(({ valueMinor }) => valueMinor)),
          "",
          formats.count(sum(({ count }) => count)),
          formats.amount(costOf(paid)),
        ],
        isTotal: true,
      },
    ],
    totalRows: paid.length,
  };
}

/** How the buyer pays today: by method the value, the number of payments, and what they cost. */
export const paymentMixSection = defineSection<Facts | null>({
  id: "paymentMix",
  kind: "finding",
  reportTypes: ["insights", "presentation"],
  title: (words) => words.say("mixTitle"),
  facts: ({ summary: { paymentMix: mix = [] } }) => (mix.some(({ method }) => method !== "Unknown") ? { mix } : null),
  compose: (facts, composing) => {
    const { words, formats } = composing;
    const paid = paidOf(facts ?? { mix: [] }, composing);
    const [first] = paid.filter(({ method }) => method !== "Unknown");
    const cost = formats.short(costOf(paid));
    const finding = words.say("mixFinding", {
      method: first?.name ?? "",
      share: formats.percent(first?.share ?? 0),
      cost,
    });
    const lead = [words.say("mixLead")];
    return {
      title: words.say("mixTitle"),
      finding,
      lead,
      facts: [],
      figure: figureOf(paid, composing),
      table: tableOf(paid, composing),
      isDemo: false,
      slide: {
        points: [
          ...paid.slice(0, 2).map((row) => ({
            figure: formats.count(row.count),
            text: words.say("mixPoint", { method: row.name, count: row.count }),
          })),
          { figure: cost, text: words.say("mixPointCost") },
        ],
        shows: "figure",
        footnote: words.say("mixLead"),
        speakerNotes: lead.join("\n"),
      },
    };
  },
});
