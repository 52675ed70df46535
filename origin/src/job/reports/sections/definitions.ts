import { capabilities } from "@paygauge/api-types/entities/analysis";
import type { GlossaryTexts } from "@paygauge/api-types/glossary/en";
import { defineSection, plainContent } from "../section.ts";

/** Terms that the report uses, as the product's glossary says them. */
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
] as const satisfies readonly (keyof GlossaryTexts)[];

/** What the words of the report mean. */
export const definitionsSection = defineSection({
  id: "definitions",
  kind: "definitions",
  reportTypes: ["insights", "presentation", "use-cases", "business-case"],
  chosenIn: ["insights", "use-cases", "business-case"],
  newPage: true,
  title: (words) => words.say("definitionsTitle"),
  facts: () => ({}),
  compose: (_, { words }) => ({
    ...plainContent(words.say("definitionsTitle")),
    table: {
      caption: words.say("definitionsTitle"),
      columns: [
        { id: "term", label: words.say("term"), align: "start" },
        { id: "meaning", label: words.say("meaning"), align: "start" },
      ],
      rows: terms.map((term) => ({ rowId: term, cells: [words.glossary[term].term, words.glossary[term].definition] })),
      totalRows: terms.length,
    },
  }),
});
