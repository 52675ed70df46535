/**
 * A version of a report, frozen: all that is drawn of it in one language, for one class of readers. Canonical JSON of it
 * is kept under its digest and never changes; drawing it reads no live data and no catalogue for its content.
 */
import * as v from "valibot";
import { languages } from "../languages.ts";
import { themeKeys } from "../themes/theme-types.ts";
import { reportFigure, reportTable } from "./figures.ts";
import { analysisReportType, permClassSchema } from "./report-types.ts";

export const snapshotSchemaVersion = 1;

const text = v.string();

/** How a section is laid out; the drawer has one layout for each. */
export const sectionKinds = ["cover", "contents", "finding", "definitions", "appendix"] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** A figure in words: "380", "of 463 suppliers score High or Medium". */
const keyFigure = v.strictObject({ figure: text, text });

/** One slide, 16:9. Its title is the section's finding. */
const reportSlide = v.strictObject({
  points: v.array(keyFigure),
  /** Which of the section's parts it shows next to its points. */
  shows: v.picklist(["figure", "table", "none"]),
  /** Of the table, at most this many rows. */
  rows: v.optional(v.number()),
  /** Small, at its foot: how the figures are meant. */
  footnote: text,
  /** What the presenter says; plain text, one paragraph a line. */
  speakerNotes: text,
});

const reportSection = v.strictObject({
  /** Its key in the registry; of a section of which there are several, with what distinguishes them: "dimension.Countries". */
  id: text,
  kind: v.picklist(sectionKinds),
  /** Short; in contents, outline and above the heading. A user may have written it. */
  title: text,
  /** The heading: a sentence that states the finding; "" where the title is the heading. */
  finding: text,
  /** Paragraphs below the heading. */
  lead: v.array(text),
  /** Set off in a row: label, figure, and what explains it. On the cover and in the appendix: its facts. */
  facts: v.array(v.strictObject({ label: text, value: text, note: v.optional(text) })),
  /** Markdown of the safe subset (markdown.ts), as a user wrote it; "" for none. */
  note: text,
  newPage: v.boolean(),
  keepWithNext: v.boolean(),
  /** Its figures rest on the demo directory: they are marked. */
  isDemo: v.boolean(),
  figure: v.optional(reportFigure),
  table: v.optional(reportTable),
  slide: v.optional(reportSlide),
});
export type ReportSection = v.InferOutput<typeof reportSection>;

/** Words of the frame around the sections, in the version's language. */
const frameWords = v.strictObject({
  /** What the report is called: "Supplier payment insights". */
  reportName: text,
  contents: text,
  figure: text,
  table: text,
  confidential: text,
  /** "Version 3", and "Data to 30 September 2026": both are on every page. */
  version: text,
  dataDate: text,
  /** "Page {page} of {pages}": both places are filled by the drawer. */
  page: text,
  /** Next to what rests on the demo directory, and what that means. */
  demo: text,
  demoSentence: text,
});

export const reportSnapshot = v.strictObject({
  schemaVersion: v.literal(snapshotSchemaVersion),
  jobId: text,
  jobName: text,
  /** The buyer whose suppliers these are. */
  buyerName: text,
  reportType: analysisReportType,
  /** From 1 within the job and report; 0: a preview, which is kept nowhere. */
  version: v.number(),
  /** UTC, ISO 8601. */
  madeAt: text,
  madeBy: text,
  /** What anyone who made it said of it. */
  versionNote: text,
  /** Last day in the files, ISO; null without dated rows. */
  dataDate: v.nullable(text),
  /** ISO 4217. */
  currency: text,
  run: v.strictObject({ id: text, number: v.number() }),
  rulesets: v.strictObject({ confidence: v.number(), scoring: v.number(), directory: v.nullable(v.number()) }),
  locale: v.picklist(languages),
  permClass: permClassSchema,
  /** `theme`: the key of the theme whose print variant it is drawn with. `logoUrl`: "" for none. */
  brand: v.strictObject({ name: text, theme: v.picklist(themeKeys), logoUrl: text }),
  /** What limits the suppliers that are counted, as the appendix says it. */
  filters: v.array(v.strictObject({ label: text, value: text })),
  isDemo: v.boolean(),
  words: frameWords,
  sections: v.array(reportSection),
});
export type ReportSnapshot = v.InferOutput<typeof reportSnapshot>;

/**
 * The one text of a snapshot: keys in alphabetical order, no spaces. The same content has the same digest, whatever made
 * it.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each ?? null)).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}
