import { defineSection, plainContent } from "../section.ts";
import type { ReportFrame } from "../frame.ts";
import type { ReportTexts } from "../words/en.ts";
import type { ReportWords } from "../words/words.ts";

const names = {
  insights: "nameInsights",
  presentation: "namePresentation",
  "use-cases": "nameUseCases",
  "business-case": "nameBusinessCase",
} as const satisfies Record<ReportFrame["reportType"], keyof ReportTexts>;

/** What a report is called. */
export const reportName = (words: ReportWords, { reportType }: Pick<ReportFrame, "reportType">): string =>
  words.say(names[reportType]);

/** The cover: what it is, of whom, of when and by whom. */
export const coverSection = defineSection({
  id: "cover",
  kind: "cover",
  reportTypes: ["insights", "presentation", "use-cases", "business-case"],
  title: (words) => words.say("coverTitle"),
  facts: ({ summary: { year } }) => ({ from: year.from, to: year.to }),
  compose: ({ from, to }, { words, formats, frame, summary }) => ({
    ...plainContent(reportName(words, frame)),
    lead: [frame.jobName, ...(frame.isSample ? [words.say("sampleSentence")] : [])],
    facts: [
      { label: words.say("buyer"), value: frame.buyerName },
      {
        label: words.say("period"),
        value:
          from === null || to === null
            ? words.say("noPeriod")
            : words.say("periodRange", { first: formats.date(from), last: formats.date(to) }),
      },
      { label: words.say("currency"), value: summary.currency },
      { label: words.say("prepared"), value: formats.date(frame.madeAt) },
      { label: words.say("preparedBy"), value: `${frame.madeBy}, ${frame.brand.name}` },
    ],
    isDemo: summary.directory?.isSample ?? false,
    slide: { points: [], shows: "none", footnote: "", speakerNotes: "" },
  }),
});

/** Contents: the drawer lists the sections that follow. */
export const contentsSection = defineSection({
  id: "contents",
  kind: "contents",
  reportTypes: ["insights", "use-cases", "business-case"],
  title: (words) => words.say("contents"),
  facts: () => ({}),
  compose: (_, { words }) => plainContent(words.say("contents")),
});
