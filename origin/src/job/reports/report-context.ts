/** Reads and changes of the reports of a job; the job's object answers with these. */
import * as v from "valibot";
import { decodeMessage, message } from "@paygauge/api-types/catalogue/message";
import type { Language } from "@paygauge/api-types/languages";
import { reportLimits, type LayoutSource, type ReportLayout } from "@paygauge/api-types/reports/layout";
import { isWithinClass, type AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import type {
  ReportComparison,
  ReportComposition,
  ReportPointer,
  ReportVersions,
} from "@paygauge/api-types/reports/versions";
import { notAnalysed } from "../../identity/run-in-sight.ts";
import { changedMeanwhile, invalid, notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import { readWholeRun } from "../runs/run-store.ts";
import type { Context } from "../use-cases/use-case-context.ts";
import { compareVersions, type ComparedVersion } from "./compare-versions.ts";
import { readLevels } from "./compared-facts.ts";
import { composeSnapshot, coreFacts, factsOfSection, includedIn } from "./compose.ts";
import type { ReportFrame } from "./frame.ts";
import { openReportJob, type ReportSource } from "./open-report-job.ts";
import { currentLayout, defaultLayout } from "./layouts.ts";
import { sectionsOf } from "./registry.ts";
import { openingActs } from "./openings.ts";
import { noteCommands, sendNoted } from "../../proq/object-outbox.ts";
import { reportCommand } from "./report-command.ts";
import { narrativeActs } from "../texts/narrative-acts.ts";
import {
  addVersion,
  nextNumber,
  progressOf,
  readBody,
  readLayout,
  readPointer,
  readVersion,
  readVersions,
  removeVersion,
  reportKey,
  standingOfCommand,
  writeLayout,
  writePointer,
  type StoredVersion,
} from "./report-store.ts";
import { reportWords } from "./words/words.ts";
import { storedRows } from "@paygauge/worker/stored-rows";

/** What the job's object lends. */
interface ReportContext extends ReportSource {
  readonly isStale: (fence: number | null) => boolean;
}

export const reportContextOf = (
  env: ReportContext["env"],
  storage: ReportContext["storage"],
  cubesOf: ReportContext["cubesOf"],
  { open, isStale }: Pick<Context, "open" | "isStale">,
): ReportContext => ({ env, storage, open, cubesOf, isStale });

interface OfType {
  readonly reportType: AnalysisReportType;
}

const lockEnded = (): Refusal => new Refusal(409, "LOCK_LOST", message("lockEnded"));

interface Resolved {
  readonly layout: ReportLayout;
  readonly source: LayoutSource;
  readonly version: number;
}

/** What holds for the job: its own layout, else the issuer's, else the product's. */
function resolveLayout(sql: SqlStorage, reportType: AnalysisReportType, issuer: ReportLayout | null): Resolved {
  const { version, layout: own } = readLayout(sql, reportType);
  if (own !== null) return { layout: currentLayout(reportType, own), source: "job", version };
  if (issuer !== null) return { layout: currentLayout(reportType, issuer), source: "issuer", version };
  return { layout: defaultLayout(reportType), source: "product", version };
}

/** @throws Refusal 422 where a section does not belong to this report, or no section is included */
function requireLayout(reportType: AnalysisReportType, layout: ReportLayout): ReportLayout {
  const known = new Set(sectionsOf(reportType).map(({ id }) => id));
  if (layout.sections.some(({ id }) => !known.has(id))) throw invalid("layout", message("sectionUnknown"));
  if (includedIn(layout).length === 0) throw invalid("layout", message("noSection"));
  return currentLayout(reportType, layout);
}

/** A version that is ready. @throws Refusal 404 */
function requireReady(sql: SqlStorage, reportType: AnalysisReportType, version: number): StoredVersion {
  const found = readVersion(sql, reportType, version);
  if (found?.state !== "Ready") throw notFound("reportVersion");
  return found;
}

async function comparedOf({ env, storage: { sql } }: ReportContext, reportType: AnalysisReportType, version: number) {
  const found = requireReady(sql, reportType, version);
  const { compared, levelsSha, frame } = found;
  const file = levelsSha === null ? null : await env.FILES.get(reportKey(frame.jobId, levelsSha));
  if (compared === null || file === null) throw notFound("reportVersion");
  return { version, facts: compared, levels: await readLevels(file.body) } satisfies ComparedVersion;
}

const reportBodyRow = v.object({ bytes: v.number(), permClass: v.string() });

export const reportActs = {
  ...narrativeActs,
  ...openingActs,

  async composition(
    context: ReportContext,
    ask: OfType & {
      readonly issuerLayout: ReportLayout | null;
      readonly frame: ReportFrame;
      readonly locale: Language;
    },
  ): Promise<ReportComposition> {
    const { frame, locale, reportType } = ask;
    const job = await openReportJob(context, frame);
    const words = reportWords(locale);
    const listed = sectionsOf(reportType).filter((each) => each.ownTitle?.(job) !== null);
    const isListed = ({ id }: { readonly id: string }) => listed.some((each) => each.id === id);
    const resolved = resolveLayout(context.storage.sql, reportType, ask.issuerLayout);
    return {
      ...resolved,
      layout: { ...resolved.layout, sections: resolved.layout.sections.filter(isListed) },
      sections: listed.map((each) => ({
        id: each.id,
        kind: each.kind,
        title: each.ownTitle?.(job) ?? each.title(words, frame),
        hasFacts: each.facts(job, frame) !== null,
      })),
      issuerName: frame.issuerName,
      issuerLanguage: frame.issuerLanguage,
      runNumber: job.record.number,
    };
  },

  /** The snapshot that a version would be, made of the run as it is; nothing is kept. */
  async preview(
    context: ReportContext,
    ask: {
      readonly frame: ReportFrame;
      readonly layout: ReportLayout;
      readonly locale: Language;
      readonly permClass: string;
    },
  ): Promise<ReportSnapshot> {
    const { frame } = ask;
    const layout = requireLayout(frame.reportType, ask.layout);
    const job = await openReportJob(context, frame);
    const sections = new Map<string, unknown>();
    for (const { id } of includedIn(layout)) {
      const facts = factsOfSection(job, frame, id);
      if (facts !== null) sections.set(id, facts);
    }
    const facts = { frame, summary: job.summary, core: coreFacts(job), layout, sections };
    return composeSnapshot(facts, ask.locale, ask.permClass);
  },

  saveLayout(
    { storage: { sql }, isStale }: ReportContext,
    ask: OfType & {
      readonly version: number;
      readonly layout: ReportLayout | null;
      readonly fence: number | null;
    },
  ): { readonly version: number; readonly layout: ReportLayout | null } {
    if (isStale(ask.fence)) throw lockEnded();
    const layout = ask.layout === null ? null : requireLayout(ask.reportType, ask.layout);
    if (readLayout(sql, ask.reportType).version !== ask.version) throw changedMeanwhile("report");
    const version = ask.version + 1;
    writeLayout(sql, ask.reportType, version, layout);
    return { version, layout };
  },

  versions({ storage: { sql } }: ReportContext, { reportType }: OfType): ReportVersions {
    const pointer = readPointer(sql, reportType);
    return {
      versions: readVersions(sql, reportType).map((each) => ({
        version: each.version,
        state: each.state,
        author: each.frame.madeBy,
        madeAt: each.frame.madeAt,
        note: each.frame.versionNote,
        runNumber: each.runNumber,
        dataDate: each.dataDate,
        sections: each.sections,
        isPublished: pointer?.version === each.version,
        progress: each.state === "Making" ? progressOf(sql, each.commandId) : null,
        message: each.message === null ? null : decodeMessage(each.message),
      })),
      published: pointer,
    };
  },

  /** Takes a number, writes what is to be frozen and queues it; the same command again is the same version. */
  async begin(
    { env, storage }: ReportContext,
    ask: {
      readonly jobId: string;
      readonly frame: Omit<ReportFrame, "version">;
      readonly issuerLayout: ReportLayout | null;
      readonly commandId: string;
      readonly correlationId: string;
    },
  ): Promise<{ readonly version: number }> {
    const { sql } = storage;
    const { reportType, run } = ask.frame;
    const begun = storage.transactionSync(() => {
      const known = standingOfCommand(sql, ask.commandId);
      if (known !== null) return { version: known.version };
      const others = readVersions(sql, reportType);
      if (others.some(({ state }) => state === "Making")) throw refuse("reportBeingMade");
      if (others.length >= reportLimits.versions) throw refuse("maxReportVersions", { most: reportLimits.versions });
      const runNumber = readWholeRun(sql, run)?.number;
      if (runNumber === undefined) throw notAnalysed();
      const { layout } = resolveLayout(sql, reportType, ask.issuerLayout);
      const version = nextNumber(sql, reportType);
      addVersion(sql, { frame: { ...ask.frame, version }, layout, commandId: ask.commandId, runNumber });
      noteCommands(storage, [
        reportCommand(ask.commandId, { jobId: ask.jobId, reportType, version }, ask.correlationId),
      ]);
      return { version };
    });
    await sendNoted(env, storage);
    return begun;
  },

  /** The command that makes a version, which the queue has by then. @throws Refusal 404 where nothing is being made */
  async commandOf(
    { env, storage }: ReportContext,
    { reportType, version }: OfType & { readonly version: number },
  ): Promise<string> {
    const found = readVersion(storage.sql, reportType, version);
    if (found?.state !== "Making") throw notFound("reportVersion");
    await sendNoted(env, storage);
    return found.commandId;
  },

  /** Deletes a version that failed or can't be read. @throws Refusal 404 where there is none, 409 for any other */
  async remove(
    { env, storage, isStale }: ReportContext,
    ask: OfType & { readonly jobId: string; readonly version: number; readonly fence: number | null },
  ): Promise<void> {
    if (isStale(ask.fence)) throw lockEnded();
    const { sql } = storage;
    const found = readVersions(sql, ask.reportType).find(({ version }) => version === ask.version);
    if (found === undefined) throw notFound("reportVersion");
    if (found.state !== "Failed") throw refuse("versionNotDamaged");
    const gone = storage.transactionSync(() => {
      if (readPointer(sql, ask.reportType)?.version === ask.version) writePointer(sql, ask.reportType, null);
      return removeVersion(sql, { ...found, reportType: ask.reportType });
    });
    await env.FILES.delete(gone.map((sha) => reportKey(ask.jobId, sha)));
  },

  /** Moves the pointer, where it is still the one that the user saw. */
  publish(
    { storage, isStale }: ReportContext,
    ask: OfType & {
      readonly version: number | null;
      readonly published: number | null;
      readonly by: string;
      readonly at: string;
      readonly fence: number | null;
    },
  ): void {
    if (isStale(ask.fence)) throw lockEnded();
    const { sql } = storage;
    storage.transactionSync(() => {
      if ((readPointer(sql, ask.reportType)?.version ?? null) !== ask.published) throw changedMeanwhile("report");
      if (ask.version === null) return writePointer(sql, ask.reportType, null);
      requireReady(sql, ask.reportType, ask.version);
      return writePointer(sql, ask.reportType, { version: ask.version, publishedOn: ask.at, publishedBy: ask.by });
    });
  },

  async compare(
    context: ReportContext,
    ask: OfType & { readonly from: number; readonly to: number; readonly locale: Language },
  ): Promise<ReportComparison> {
    const before = await comparedOf(context, ask.reportType, ask.from);
    const after = await comparedOf(context, ask.reportType, ask.to);
    const words = reportWords(ask.locale);
    const { frame } = requireReady(context.storage.sql, ask.reportType, ask.to);
    const titleOf = (id: string): string =>
      sectionsOf(ask.reportType)
        .find((each) => each.id === id)
        ?.title(words, frame) ?? id;
    return compareVersions(before, after, ask.locale, titleOf);
  },

  /**
   * Where this user's bytes of a version are. `version` null: the published one. `mayAny`: they compose, and may read
   * one that is not published. @throws Refusal 404, the same for what is not there and what is not theirs
   */
  pointer(
    { storage: { sql } }: ReportContext,
    ask: OfType & {
      readonly version: number | null;
      readonly mayAny: boolean;
      readonly locale: Language | null;
      readonly permClass: string;
    },
  ): ReportPointer & { readonly jobId: string } {
    const { reportType, permClass } = ask;
    const published = readPointer(sql, reportType)?.version ?? null;
    const version = ask.version ?? published;
    if (version === null || (version !== published && !ask.mayAny)) throw notFound("reportVersion");
    const { frame } = requireReady(sql, reportType, version);
    const body = readBody(sql, reportType, { version, locale: ask.locale ?? frame.issuerLanguage, permClass });
    if (body === null) throw notFound("reportVersion");
    return {
      version,
      ...body,
      brandKey: frame.brand.key,
      theme: frame.brand.theme,
      isPublished: version === published,
      jobId: frame.jobId,
    };
  },

  /** Whether this user may read the body of that digest. @throws Refusal 404 */
  body(
    { storage: { sql } }: ReportContext,
    ask: OfType & {
      readonly version: number;
      readonly mayAny: boolean;
      readonly sha256: string;
      readonly permClass: string;
    },
  ): { readonly bytes: number } {
    const isPublished = readPointer(sql, ask.reportType)?.version === ask.version;
    if (!isPublished && !ask.mayAny) throw notFound("reportVersion");
    requireReady(sql, ask.reportType, ask.version);
    const rows = storedRows(
      sql,
      reportBodyRow,
      "SELECT bytes, permClass FROM report_body WHERE reportType = ? AND version = ? AND sha256 = ?",
      ask.reportType,
      ask.version,
      ask.sha256,
    );
    const row = [...rows].find(({ permClass }) => isWithinClass(permClass, ask.permClass));
    if (row === undefined) throw notFound("reportVersion");
    return { bytes: row.bytes };
  },
} as const;

export type ReportActs = typeof reportActs;
export type ReportAct = keyof ReportActs;
/** One question with what it is about. */
export type ReportAsk = {
  [Act in ReportAct]: { readonly act: Act; readonly about: Parameters<ReportActs[Act]>[1] };
}[ReportAct];
