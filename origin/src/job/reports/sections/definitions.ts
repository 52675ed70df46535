import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { GlossaryTexts } from "@paygauge/api-types/glossary/en";
import type { ReportFrame } from "../frame.ts";
import { defineSection, plainContent } from "../section.ts";

type Term = keyof GlossaryTexts;

/** Terms that a report uses, as the product's glossary says them. */
const terms = [
  "addressable",
  "cardable",
  "opportunity",
  "conversion",
  "capability",
  "scoreLevel",
  "points",
  ...capabilities,
  "virtualLockbox",
  "confidence",
  "matchBand",
  "directory",
  "mcc",
  "sic",
  "unspsc",
  "naics",
] as const satisfies readonly Term[];

const caseTermsUsed = [
  "addressable",
  "conversion",
  "ramp",
  "rebate",
  "largeTicket",
  "basisPoint",
  "workingCapital",
  "dpo",
  "daysToPay",
  "breakEven",
  "npv",
  "scoreLevel",
  ...capabilities,
] as const satisfies readonly Term[];

const termsOf = ({ reportType }: ReportFrame): readonly Term[] =>
  reportType === "business-case" ? caseTermsUsed : terms;

/** What the words of the report mean. */
export const definitionsSection = defineSection({
  id: "definitions",
  kind: "definitions",
  reportTypes: ["insights", "use-cases", "business-case"],
  title: (words) => words.say("definitionsTitle"),
  facts: () => ({}),
  compose: (_, { words, frame }) => ({
    ...plainContent(words.say("definitionsTitle")),
    table: {
      caption: words.say("definitionsTitle"),
      columns: [
        { id: "term", label: words.say("term"), align: "start" },
        { id: "meaning", label: words.say("meaning"), align: "start" },
      ],
      rows: termsOf(frame).map((term) => ({
        rowId: term,
        cells: [words.glossary[term].term, words.glossary[term].definition],
      })),
      totalRows: termsOf(frame).length,
    },
  }),
});
