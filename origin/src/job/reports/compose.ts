import type { InParts } from "@paygauge/api-types/turns/turns";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { Language } from "@paygauge/api-types/languages";
import type { LayoutSection, ReportLayout } from "@paygauge/api-types/reports/layout";
import { fitsSlide } from "@paygauge/api-types/reports/markdown";
import { classShows } from "@paygauge/api-types/reports/report-types";
import {
  canonicalJson,
  snapshotSchemaVersion,
  type ReportSection,
  type ReportSnapshot,
} from "@paygauge/api-types/reports/snapshot";
import { countedBy } from "../runs/ledger-facts.ts";
import { reportFormats } from "./formats.ts";
import type { ReportFrame } from "./frame.ts";
import { sectionsOf } from "./registry.ts";
import type { Composing, CoreFacts, ReportJob, SectionContent } from "./section.ts";
import { reportName } from "./sections/cover.ts";
import { reportWords } from "./words/words.ts";

/** Everything that a version is made of, as JSON: nothing else is asked once these are there. */
export interface ReportFacts {
  readonly frame: ReportFrame;
  readonly summary: JobSummary;
  readonly core: CoreFacts;
  readonly layout: ReportLayout;
  /** By section; one that has nothing to say is not there. */
  readonly sections: ReadonlyMap<string, unknown>;
}

/** What the frame says of the run. */
export function coreFacts({ record, summary }: ReportJob): CoreFacts {
  const { payload, number, ledgerFacts } = record;
  const isDirectory = payload.matchService === "directory";
  return {
    runNumber: number,
    counted: countedBy(payload.job.kind, ledgerFacts),
    rulesets: {
      confidence: payload.confidenceRulesetVersion,
      scoring: payload.scoringRulesetVersion,
      directory: isDirectory ? (summary.directory?.versionNumber ?? null) : null,
    },
    matchService: payload.matchService,
    dataDate: ledgerFacts.lastDate,
    offered: payload.issuer.capabilities,
  };
}

/** Sections that the layout takes in, in its order. */
export const includedIn = ({ sections }: ReportLayout): readonly LayoutSection[] =>
  sections.filter(({ isIncluded }) => isIncluded);

/** The facts of one section, in parts of `walkedRows`; null as below. */
export function* factsInParts(job: ReportJob, frame: ReportFrame, id: string): InParts<unknown> {
  const section = sectionsOf(frame.reportType).find((each) => each.id === id);
  if (section?.factsInParts === undefined) return section?.facts(job, frame) ?? null;
  return yield* section.factsInParts(job, frame);
}

/** The facts of one section; null where the run has none, or the report no such section. */
export function factsOfSection(job: ReportJob, frame: ReportFrame, id: string): unknown {
  return (
    sectionsOf(frame.reportType)
      .find((each) => each.id === id)
      ?.facts(job, frame) ?? null
  );
}

function frameWords({ words, formats, frame, core }: Composing): ReportSnapshot["words"] {
  return {
    reportName: reportName(words, frame),
    contents: words.say("contents"),
    figure: words.say("figure"),
    table: words.say("table"),
    confidential: words.say("confidential"),
    version: frame.version === 0 ? words.say("preview") : words.say("version", { number: frame.version }),
    dataDate:
      core.dataDate === null ? words.say("noDataDate") : words.say("dataDate", { date: formats.date(core.dataDate) }),
    page: words.say("page", { page: "{page}", pages: "{pages}" }),
    demo: words.say("demo"),
    demoSentence: words.say("demoSentence"),
  };
}

/** Returns the texts of the bars that a slide shows: its points don't repeat them. */
function textsOfBars({ figure, slide }: SectionContent): ReadonlySet<string> {
  if (figure === undefined || slide?.shows !== "figure") return new Set();
  const drawn = figure.kind === "bars" ? figure.bars : figure.kind === "waterfall" ? figure.steps : [];
  return new Set(drawn.flatMap(({ text, note }) => (note === undefined ? [text] : [text, note])));
}

/** What the presenter says of a slide: its notes, and every point that they don't say yet, shown or not. */
function notesOf({ slide }: SectionContent): string {
  if (slide === undefined) return "";
  const points = slide.points.map(({ figure, text }) => `${figure} ${text}`);
  return [slide.speakerNotes, ...points.filter((each) => !slide.speakerNotes.includes(each))]
    .filter((each) => each !== "")
    .join("\n");
}

function sectionOf(layout: LayoutSection, facts: ReportFacts, composing: Composing): ReportSection | null {
  const definition = sectionsOf(facts.frame.reportType).find(({ id }) => id === layout.id);
  const own = facts.sections.get(layout.id);
  if (definition === undefined || own === undefined) return null;
  if (definition.needs !== undefined && !classShows(composing.permClass, definition.needs)) return null;
  const content = definition.compose(own, composing);
  const { locale } = composing;
  const [title, written] = [layout.title[locale] ?? "", layout.note[locale] ?? ""];
  // A note that is too long for its slide goes to the speaker notes.
  const isForSpeaker = facts.frame.reportType === "presentation" && !fitsSlide(written);
  const { slide } = content;
  const shown = textsOfBars(content);
  const spoken = layout.speakerNotes?.[locale] ?? "";
  const notes = [isForSpeaker ? written : "", spoken === "" ? notesOf(content) : spoken]
    .filter((each) => each !== "")
    .join("\n\n");
  return {
    ...content,
    id: definition.id,
    kind: definition.kind,
    title: title === "" ? content.title : title,
    note: isForSpeaker ? "" : written,
    newPage: layout.newPage,
    keepWithNext: layout.keepWithNext,
    ...(slide === undefined
      ? {}
      : { slide: { ...slide, points: slide.points.filter(({ figure }) => !shown.has(figure)), speakerNotes: notes } }),
  };
}

/** The version in one language, for one class of readers. */
export function composeSnapshot(facts: ReportFacts, locale: Language, permClass: string): ReportSnapshot {
  const { frame, summary, core, layout } = facts;
  const formats = reportFormats(locale, summary.currency, summary.minorDigits);
  const composing = { locale, words: reportWords(locale, frame.isAmerican), formats, permClass, frame, summary, core };
  const sections = includedIn(layout)
    .map((each) => sectionOf(each, facts, composing))
    .filter((each) => each !== null)
    .filter((each) => frame.reportType !== "presentation" || each.slide !== undefined);
  return {
    schemaVersion: snapshotSchemaVersion,
    jobId: frame.jobId,
    jobName: frame.jobName,
    buyerName: frame.buyerName,
    reportType: frame.reportType,
    version: frame.version,
    madeAt: frame.madeAt,
    madeBy: frame.madeBy,
    versionNote: frame.versionNote,
    dataDate: core.dataDate,
    currency: summary.currency,
    run: { id: frame.run, number: core.runNumber },
    rulesets: core.rulesets,
    locale,
    permClass,
    brand: { name: frame.brand.name, theme: frame.brand.theme, logoUrl: frame.brand.logoUrl },
    filters: [],
    isDemo: sections.some(({ isDemo }) => isDemo),
    words: frameWords(composing),
    sections,
  };
}

/** The bytes of a snapshot and their digest. */
export async function bodyOf(snapshot: ReportSnapshot): Promise<{ bytes: Uint8Array<ArrayBuffer>; sha256: string }> {
  const bytes = new Uint8Array(new TextEncoder().encode(canonicalJson(snapshot)));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return { bytes, sha256: [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") };
}
