import type { InParts } from "@paygauge/api-types/turns/turns";
import type { Permission } from "@paygauge/api-types/access/permissions";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import type { ReportSection, SectionKind } from "@paygauge/api-types/reports/snapshot";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { Counted } from "@paygauge/api-types/entities/ledger-words";
import type { Language } from "@paygauge/api-types/languages";
import type { ReportedBusinessCase } from "../business-case/reported-case.ts";
import type { RunCubes } from "../cubes/run-cubes.ts";
import type { RunRecord } from "../runs/run-store.ts";
import type { ReportFormats } from "./formats.ts";
import type { ReportFrame } from "./frame.ts";
import type { ReportWords } from "./words/words.ts";

/** What a section finds its facts in: one whole run of the job. */
export interface ReportJob {
  readonly sql: SqlStorage;
  readonly run: string;
  readonly cubes: RunCubes;
  readonly summary: JobSummary;
  readonly record: RunRecord;
  /** Of a report on the business case; null if there is none. */
  readonly businessCase: ReportedBusinessCase | null;
}

/** What facts are put into words with: a language, and what its reader may see. */
export interface Composing {
  readonly locale: Language;
  readonly words: ReportWords;
  readonly formats: ReportFormats;
  readonly permClass: string;
  readonly frame: ReportFrame;
  /** Of the run that is frozen. */
  readonly summary: JobSummary;
  readonly core: CoreFacts;
}

/** What the frame of every version says of its run. */
export interface CoreFacts {
  readonly runNumber: number;
  /** What counts of orders, invoices and payments count; absent in facts of versions made before it was stated. */
  readonly counted?: Counted;
  readonly rulesets: { readonly confidence: number; readonly scoring: number; readonly directory: number | null };
  readonly matchService: string;
  readonly dataDate: string | null;
  /** Capabilities that the issuer offers; all where it names none. */
  readonly offered: readonly string[];
}

/** What a section says; layout and notes are the composing user's. */
export type SectionContent = Pick<
  ReportSection,
  "title" | "finding" | "lead" | "facts" | "figure" | "table" | "slide" | "isDemo"
>;

/** One entry of the registry. Facts are JSON of the run alone; sentences are made of them for each language and class. */
export interface SectionDefinition<Facts = unknown> {
  readonly id: string;
  readonly kind: SectionKind;
  readonly reportTypes: readonly AnalysisReportType[];
  /** Reports that include it by default; all of its types if absent. */
  readonly chosenIn?: readonly AnalysisReportType[];
  readonly title: (words: ReportWords, frame: ReportFrame) => string;
  /** What this job calls it, where that is its own; null where the run has no such section: it is not listed. */
  readonly ownTitle?: (job: ReportJob) => string | null;
  /** What a reader needs who gets it: it is one of those that `reportRules` makes copies by. */
  readonly needs?: Permission;
  /** null: the run has nothing to say here, and the section is left out. */
  readonly facts: (job: ReportJob, frame: ReportFrame) => Facts | null;
  /** The same in parts of `walkedRows`, where it takes longer than a turn of the event loop. */
  readonly factsInParts?: (job: ReportJob, frame: ReportFrame) => InParts<Facts | null>;
  readonly compose: (facts: Facts, composing: Composing) => SectionContent;
}

/** A definition as the registry holds it: its own facts go in where they came out. */
export function defineSection<Facts>(definition: SectionDefinition<Facts>): SectionDefinition {
  const { compose, ...rest } = definition;
  return { ...rest, compose: (facts, composing) => compose(facts as Facts, composing) };
}

/** A section of text alone. */
export const plainContent = (title: string): SectionContent => ({
  title,
  finding: "",
  lead: [],
  facts: [],
  isDemo: false,
});
