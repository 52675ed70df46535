import { maxTableRows } from "@paygauge/api-types/reports/figures";
import { defineSection, plainContent, type Composing } from "../section.ts";
import { directoryWords } from "./match-quality.ts";

function linesOf(composing: Composing): (readonly [string, string])[] {
  const { words, formats, frame, summary, core } = composing;
  const { quality, year } = summary;
  const waiting = (quality.waiting ?? []).reduce((sum, { rows }) => sum + rows, 0);
  const period =
    year.from === null || year.to === null
      ? words.say("noPeriod")
      : words.say("periodRange", { first: formats.date(year.from), last: formats.date(year.to) });
  const optional = (label: string, count: number): (readonly [string, string])[] =>
    count > 0 ? [[label, formats.count(count)]] : [];
  return [
    [words.say("job"), frame.jobName],
    [words.say("buyer"), frame.buyerName],
    [words.say("filters"), words.say("noFilters")],
    [words.say("period"), period],
    [words.say("dataTo"), core.dataDate === null ? words.say("noDataDate") : formats.date(core.dataDate)],
    [words.say("currency"), summary.currency],
    [words.say("run"), formats.count(core.runNumber)],
    [words.say("confidenceRuleset"), formats.count(core.rulesets.confidence)],
    [words.say("scoringRuleset"), formats.count(core.rulesets.scoring)],
    [words.say("directory"), directoryWords(composing)],
    [words.say("files"), quality.files.map(({ fileName }) => fileName).join(", ")],
    [words.say("rows"), formats.count(quality.accepted)],
    [words.say("rejected"), formats.count(quality.rejected)],
    ...(core.counted === undefined ? [] : [[words.say("counted"), words.say(`counted-${core.counted}`)] as const]),
    ...optional(words.say("waiting"), waiting),
    ...optional(words.say("undated"), quality.undated),
    [words.say("cap"), words.say("capRows", { count: maxTableRows })],
  ];
}

/** Filters, data date, currency, rulesets: what a reader needs to check a figure. */
export const appendixSection = defineSection({
  id: "appendix",
  kind: "appendix",
  reportTypes: ["insights", "presentation", "use-cases", "business-case"],
  title: (words) => words.say("appendixTitle"),
  facts: () => ({}),
  compose: (_, composing) => {
    const { words } = composing;
    const lines = linesOf(composing);
    return {
      ...plainContent(words.say("appendixTitle")),
      lead: composing.summary.directory?.isSample ? [words.say("demoSentence")] : [],
      table: {
        caption: words.say("appendixTable"),
        columns: [
          { id: "fact", label: words.say("fact"), align: "start" },
          { id: "value", label: words.say("value"), align: "start" },
        ],
        rows: lines.map(([label, value], at) => ({ rowId: `line-${at + 1}`, cells: [label, value] })),
        totalRows: lines.length,
      },
      slide: { points: [], shows: "table", rows: 10, footnote: "", speakerNotes: "" },
    };
  },
});
