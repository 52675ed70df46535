import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import type { BarsFigure, ReportTable } from "@paygauge/api-types/reports/figures";
import { defineSection, type Composing } from "../section.ts";
import { estimateSentence } from "../year-estimate.ts";
import { reportedCases, type ReportedCases } from "./use-case-facts.ts";

/** What a use case is expected to be worth, where that is known. */
const expectedText = (
  { isWithheld, expectedMinor }: ReportedCases["cases"][number],
  { words, formats }: Pick<Composing, "words" | "formats">,
): string => (isWithheld ? words.say("useCaseWithheld") : formats.short(expectedMinor));

function figureOf({ cases }: ReportedCases, { words, formats }: Composing): BarsFigure {
  return {
    kind: "bars",
    caption: words.say("useCasesCaption"),
    summary: cases.map((each) => `${each.name}: ${expectedText(each, { words, formats })}`).join("; "),
    axis: formats.moneyAxis(
      words.say("useCasesAxis", { currency: formats.currency }),
      Math.max(0, ...cases.map(({ expectedMinor }) => expectedMinor)),
    ),
    bars: cases.map((each, at) => ({
      id: each.useCaseId,
      label: each.name,
      value: Math.max(0, each.expectedMinor),
      text: expectedText(each, { words, formats }),
      note: words.say(each.method),
      ...(at === 0 ? { isMarked: true } : {}),
    })),
  };
}

function tableOf({ cases }: ReportedCases, { words, formats }: Composing): ReportTable {
  return {
    caption: words.say("useCasesTitle"),
    columns: [
      { id: "name", label: words.say("useCase"), align: "start" },
      { id: "method", label: words.say("capability"), align: "start" },
      { id: "suppliers", label: words.say("suppliers"), align: "end" },
      { id: "year", label: words.say("useCaseYear"), align: "end", unit: formats.currency },
      { id: "conversion", label: words.say("useCaseConversion"), align: "end" },
      { id: "expected", label: words.say("useCaseExpected"), align: "end", unit: formats.currency },
    ],
    rows: cases.map((each) => ({
      rowId: each.useCaseId,
      cells: [
        each.name,
        words.say(each.method),
        formats.count(each.suppliers),
        formats.amount(each.yearMinor),
        formats.percent(each.conversion),
        each.isWithheld ? words.say("useCaseWithheld") : formats.amount(each.expectedMinor),
      ],
    })),
    totalRows: cases.length,
  };
}

/** The published use cases compared: whom they reach, what moves, what it is expected to be worth. */
export const useCasesSection = defineSection<ReportedCases>({
  id: "useCases",
  kind: "finding",
  reportTypes: ["use-cases", "presentation"],
  chosenIn: ["use-cases"],
  title: (words) => words.say("useCasesTitle"),
  facts: reportedCases,
  compose: (facts, composing) => {
    const { words, formats, summary } = composing;
    const { cases, total } = facts;
    const unknown = cases.filter(({ isWithheld }) => isWithheld).length;
    const sum = cases.reduce((all, each) => all + each.suppliers, 0);
    const lead = [
      words.say("useCasesLead", { count: total.suppliers, year: formats.short(total.yearMinor) }),
      ...estimateSentence(total.expectedMinor, composing),
      ...(unknown > 0 ? [words.say("useCasesUnknown", { count: unknown })] : []),
      ...(sum > total.suppliers ? [words.say("useCasesOnce", { count: sum - total.suppliers })] : []),
    ];
    return {
      title: words.say("useCasesTitle"),
      finding: words.say("useCasesFinding", { count: cases.length, value: formats.short(total.expectedMinor) }),
      lead,
      facts: [],
      figure: figureOf(facts, composing),
      table: tableOf(facts, composing),
      isDemo: restsOnDemo(summary.directory),
      slide: {
        points: cases.slice(0, 3).map((each) => ({ figure: expectedText(each, composing), text: each.name })),
        shows: "figure",
        footnote: words.say("sumsFirst"),
        speakerNotes: lead.join("\n"),
      },
    };
  },
});
