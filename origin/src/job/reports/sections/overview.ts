import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { headlineShare } from "@paygauge/api-types/entities/job-summary";
import { isUnmatched } from "@paygauge/api-types/entities/matched-suppliers";
import type { ReportFigure, ReportTable } from "@paygauge/api-types/reports/figures";
import { defineSection, type Composing } from "../section.ts";
import { savedNarratives, type SavedNarratives } from "../../texts/text-store.ts";
import { estimateSentence } from "../year-estimate.ts";

type Worded = Pick<Composing, "words" | "formats" | "summary">;

/** The sentence over the steps: what can move, else what is addressable. */
export function findingOf(composing: Worded): { finding: string; lead: string[] } {
  const { words, formats, summary } = composing;
  const { best, addressableMinor, addressableTop, totals, proven, cardableMinor } = summary;
  const { opportunityMinor, opportunityYearMinor, year } = summary;
  const whole = (value: number): string => formats.percent(value).replace(/[.,]0/, "");
  const top = (count: number): string => words.say("overviewTop", { count, share: whole(headlineShare) });
  const cheque =
    proven.chequeMinor > 0 ? [words.say("overviewCheque", { money: formats.short(proven.chequeMinor) })] : [];
  const assumed = words.say("overviewConversion", { percent: formats.percent(summary.conversion) });
  if (addressableMinor <= 0)
    return { finding: words.say("overviewNothing", { money: formats.short(totals.spendMinor) }), lead: cheque };
  if (best === null || isUnmatched(summary))
    return {
      finding: words.say("overviewAddressable", { money: formats.short(addressableMinor) }),
      lead: [top(addressableTop), ...cheque, ...(isUnmatched(summary) ? [words.say("overviewAnswer")] : [])],
    };
  const high = words.say("overviewHigh", {
    high: formats.short(best.highMinor),
    cardable: formats.short(cardableMinor),
  });
  const isOneMethod = best.yearMinor === opportunityYearMinor;
  const said = {
    money: formats.short(opportunityYearMinor),
    method: isOneMethod ? words.say(best.method) : words.say("cards"),
    percent: whole(summary.conversion),
  };
  const most = words.say("overviewMost", { money: formats.short(best.yearMinor), method: words.say(best.method) });
  return {
    // The figure below shows the period: the sentence names both.
    finding:
      year.factor === 1
        ? words.say("overviewMoves", said)
        : words.say("overviewMovesInPeriod", { ...said, period: formats.short(opportunityMinor) }),
    lead: [
      [...(isOneMethod ? [] : [most]), top(best.top), ...(best.highMinor > 0 ? [high] : []), ...cheque].join(" "),
      ...estimateSentence(opportunityYearMinor, composing),
      assumed,
    ],
  };
}

interface StepPlan {
  readonly id: "spend" | "excluded" | "addressable" | "unknownAcceptance" | "cardable" | "notConverted" | "opportunity";
  readonly kind: "step" | "drop" | "goal";
  readonly from: number;
  readonly to: number;
}

/** The steps that are known: without a match they end at what is addressable. */
function plansOf(summary: JobSummary): StepPlan[] {
  const { totals, addressableMinor, cardableMinor, opportunityMinor } = summary;
  const drop = (id: StepPlan["id"], from: number, to: number): StepPlan => ({ id, kind: "drop", from, to });
  const known: StepPlan[] = [
    { id: "spend", kind: "step", from: 0, to: totals.spendMinor },
    drop("excluded", totals.spendMinor, addressableMinor),
    { id: "addressable", kind: "step", from: 0, to: addressableMinor },
  ];
  if (isUnmatched(summary)) return known;
  return [
    ...known,
    drop("unknownAcceptance", addressableMinor, cardableMinor),
    { id: "cardable", kind: "step", from: 0, to: cardableMinor },
    drop("notConverted", cardableMinor, opportunityMinor),
    { id: "opportunity", kind: "goal", from: 0, to: opportunityMinor },
  ];
}

/** Money that rests on card acceptance; "not known yet" without a match. */
const knownMoney = (minor: number, { words, formats, summary }: Worded) =>
  isUnmatched(summary) ? words.say("useCaseWithheld") : formats.short(minor);

function figureOf({ words, formats, summary }: Composing): ReportFigure {
  const { totals, addressableMinor, cardableMinor, opportunityMinor, stepSuppliers } = summary;
  const counts: Partial<Record<StepPlan["id"], number>> = { spend: totals.suppliers, ...stepSuppliers };
  const plans = plansOf(summary);
  const known = (minor: number): string => knownMoney(minor, { words, formats, summary });
  return {
    kind: "waterfall",
    caption: words.say("overviewCaption", { currency: formats.currency }),
    summary: words.say("overviewSummary", {
      spend: formats.short(totals.spendMinor),
      addressable: formats.short(addressableMinor),
      cardable: known(cardableMinor),
      opportunity: known(opportunityMinor),
    }),
    axis: formats.moneyAxis(
      words.say("matchAxis", { currency: formats.currency }),
      Math.max(...plans.map(({ to }) => to)),
      Math.min(0, ...plans.map(({ to }) => to)),
    ),
    steps: plans.map(({ id, kind, from, to }) => {
      const count = counts[id];
      return {
        id,
        kind,
        from,
        to,
        label: words.say(id),
        text: formats.short(kind === "drop" ? to - from : to),
        ...(count === undefined ? {} : { note: words.say("supplierCount", { count }) }),
      };
    }),
  };
}

function tableOf({ words, formats, summary }: Composing): ReportTable {
  const whole = summary.totals.spendMinor;
  const share = (value: number): string => (whole > 0 ? formats.percent(value / whole) : "");
  const rows = plansOf(summary).map(({ id, kind, from, to }) => {
    const value = kind === "drop" ? to - from : to;
    return { rowId: id, cells: [words.say(id), formats.amount(value), share(value)], isTotal: kind === "goal" };
  });
  return {
    caption: words.say("overviewCaption", { currency: formats.currency }),
    columns: [
      { id: "step", label: words.say("step"), align: "start" },
      { id: "spend", label: words.say("spend"), align: "end", unit: formats.currency },
      { id: "share", label: words.say("share"), align: "end" },
    ],
    rows,
    totalRows: rows.length,
  };
}

/** Whose words a text is, under it. */
const sourceWords = {
  figures: "textFigures",
  edited: "textEdited",
  model: "textModel",
  modelEdited: "textModelEdited",
} as const;

/** From spend to opportunity: each step is part of the one before. */
export const overviewSection = defineSection({
  id: "overview",
  kind: "finding",
  reportTypes: ["insights", "presentation"],
  title: (words) => words.say("overviewTitle"),
  facts: ({ sql, run }): SavedNarratives => savedNarratives(sql, run),
  compose: (narratives, composing) => {
    const { words, formats, summary } = composing;
    const { finding, lead: composed } = findingOf(composing);
    const narrative = narratives[composing.locale];
    const lead =
      narrative === undefined
        ? [...composed, words.say("textFigures")]
        : [...narrative.text.split(/\n{2,}/u), words.say(sourceWords[narrative.source])];
    const { totals, addressableMinor, cardableMinor, opportunityMinor, conversion } = summary;
    const share = totals.spendMinor > 0 ? addressableMinor / totals.spendMinor : 0;
    return {
      title: words.say("overviewTitle"),
      finding,
      lead,
      facts: [
        { label: words.say("suppliers"), value: formats.count(totals.suppliers) },
        { label: words.say("spend"), value: formats.short(totals.spendMinor), note: words.say("inPeriod") },
        {
          label: words.say("addressable"),
          value: formats.short(addressableMinor),
          note: words.say("ofSpend", { percent: formats.percent(share) }),
        },
        {
          label: words.say("opportunity"),
          value: knownMoney(opportunityMinor, composing),
          note: words.say("inPeriod"),
        },
      ],
      figure: figureOf(composing),
      table: tableOf(composing),
      isDemo: summary.directory?.isSample ?? false,
      slide: {
        points: [
          {
            figure: formats.short(addressableMinor),
            text: words.say("pointAddressable", {
              percent: formats.percent(share),
              spend: formats.short(totals.spendMinor),
            }),
          },
          ...(isUnmatched(summary)
            ? [{ figure: words.say("useCaseWithheld"), text: words.say("overviewAnswer") }]
            : [
                { figure: formats.short(cardableMinor), text: words.say("pointCardable") },
                {
                  figure: formats.short(opportunityMinor),
                  text: words.say("pointOpportunity", { percent: formats.percent(conversion) }),
                },
              ]),
        ],
        shows: "figure",
        footnote: words.say("sumsFirst"),
        speakerNotes: lead.join("\n"),
      },
    };
  },
});
