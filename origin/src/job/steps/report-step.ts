/** Freezes a version of a report: its facts, section by section, then a body for each language and class of readers. */
import * as v from "valibot";
import { inTurns, Turns } from "@paygauge/api-types/turns/turns";
import { message } from "@paygauge/api-types/catalogue/message";
import { languages } from "@paygauge/api-types/languages";
import { permClassesOf } from "@paygauge/api-types/reports/report-types";
import { reportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { RunCubes } from "../cubes/run-cubes.ts";
import { Refusal } from "@paygauge/worker/refusal";
import { bodyOf, composeSnapshot, coreFacts, factsInParts, includedIn } from "../reports/compose.ts";
import { comparedFacts, levelsFile } from "../reports/compared-facts.ts";
import { openReportJob, openRunOf } from "../reports/open-report-job.ts";
import { putBody, reportKey, versionOfCommand, type StoredVersion } from "../reports/report-store.ts";
import type { CoreFacts, ReportJob } from "../reports/section.ts";
import { isWhole, readWholeRun } from "../runs/run-store.ts";
import { scoringRuleset } from "../ruleset-source.ts";
import { SupplierGrid } from "../grid/supplier-grid.ts";
import type { ReportFrame } from "../reports/frame.ts";
import { StepFailed, type Step, type StepContext } from "../../commands/step.ts";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { readStored } from "@paygauge/worker/stored-json";
import { storedRows } from "@paygauge/worker/stored-rows";

/** Facts of the frame, next to those of the sections. */
const frameFacts = "$frame";

const cursorSchema = v.nullable(v.object({ at: v.number() }));

interface Making {
  readonly stored: StoredVersion;
  /** Sections whose facts are read, in their order, and the bodies that are written after them. */
  readonly sections: readonly string[];
  readonly bodies: readonly { readonly locale: (typeof languages)[number]; readonly permClass: string }[];
}

function makingOf(stored: StoredVersion): Making {
  const classes = permClassesOf(stored.frame.reportType);
  return {
    stored,
    sections: includedIn(stored.layout).map(({ id }) => id),
    bodies: languages.flatMap((locale) => classes.map((permClass) => ({ locale, permClass }))),
  };
}

/** The frame's facts, the sections, the bodies, and the levels for comparisons. */
const totalOf = ({ sections, bodies }: Making): number => 1 + sections.length + bodies.length + 1;

/** A whole run as its use cases are asked of it. */
async function openRun({ env, sql }: StepContext, run: string) {
  const pinned = readWholeRun(sql, run)?.payload;
  if (pinned === undefined) return null;
  const ruleset = await scoringRuleset(env, pinned.scoringRulesetVersion, pinned.job);
  // Read again after the wait: the run may have been released.
  const record = readWholeRun(sql, run);
  return record && { record, ruleset, grid: new SupplierGrid(sql, run) };
}

/** Opens the job; its business case is read by the first slice alone, and handed on to the others. */
async function open(context: StepContext, frame: ReportFrame, known?: ReportJob["businessCase"]): Promise<ReportJob> {
  const { env, storage, sql } = context;
  const cubesOf = (id: string) => (isWhole(sql, id) ? new RunCubes(storage, id) : null);
  const source = { env, storage, cubesOf, open: (run: string) => openRun(context, run) };
  try {
    if (known === undefined) return await openReportJob(source, frame);
    return { ...(await openRunOf(source, frame)), businessCase: known };
  } catch (error) {
    if (error instanceof Refusal) throw new StepFailed(message("reportRunGone"));
    throw error;
  }
}

function keep({ sql, commandId }: StepContext, id: string, facts: unknown): () => void {
  return () => {
    sql.exec("INSERT OR REPLACE INTO report_fact VALUES (?, ?, ?)", commandId, id, JSON.stringify(facts));
  };
}

const reportFactRow = v.object({ id: v.string(), factsJson: v.string() });

function readFacts({ sql, commandId }: StepContext, { stored }: Making) {
  const rows = storedRows(sql, reportFactRow, "SELECT id, factsJson FROM report_fact WHERE commandId = ?", commandId);
  const sections = new Map<string, unknown>(
    rows.map(({ id, factsJson }) => [id, readStored(v.unknown(), factsJson, "report_fact.factsJson")]),
  );
  // Written by the first slice of this command.
  const { summary, core, businessCase } = sections.get(frameFacts) as {
    readonly summary: JobSummary;
    readonly core: CoreFacts;
    readonly businessCase: ReportJob["businessCase"];
  };
  sections.delete(frameFacts);
  return { frame: stored.frame, layout: stored.layout, summary, core, businessCase, sections };
}

/** Reads the facts of the frame, or of one section. */
async function readSlice(context: StepContext, making: Making, at: number): Promise<"more"> {
  const { frame } = making.stored;
  const job = await open(context, frame, at === 0 ? undefined : readFacts(context, making).businessCase);
  const progress = { done: at + 1, total: totalOf(making) };
  if (at === 0) {
    const core = coreFacts(job);
    return context.more(
      { at: 1 },
      progress,
      keep(context, frameFacts, { summary: job.summary, core, businessCase: job.businessCase }),
    );
  }
  const id = making.sections[at - 1] ?? "";
  const facts = await inTurns(factsInParts(job, frame, id), new Turns("walkedRows"));
  return context.more({ at: at + 1 }, progress, facts === null ? undefined : keep(context, id, facts));
}

/** Writes one body. It is in the store before its row; a restarted slice writes the same bytes. */
async function writeSlice(context: StepContext, making: Making, at: number): Promise<"more"> {
  const body = making.bodies[at - 1 - making.sections.length];
  if (body === undefined) throw new RangeError("There is no such body.");
  const { locale, permClass } = body;
  const { frame } = making.stored;
  const snapshot = v.parse(reportSnapshot, composeSnapshot(readFacts(context, making), locale, permClass));
  const { bytes, sha256 } = await bodyOf(snapshot);
  await context.env.FILES.put(reportKey(frame.jobId, sha256), bytes, { sha256 });
  return context.more({ at: at + 1 }, { done: at + 1, total: totalOf(making) }, () =>
    putBody(context.sql, frame, { locale, permClass, sha256, bytes: bytes.length }),
  );
}

/** Keeps what comparisons ask of the version; from then on it is ready. */
async function lastSlice(context: StepContext, making: Making): Promise<"done"> {
  const { sql, commandId } = context;
  const { frame } = making.stored;
  const { core, sections, businessCase } = readFacts(context, making);
  const job = await open(context, frame, businessCase);
  const levels = await levelsFile(job);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", levels));
  const sha = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  await context.env.FILES.put(reportKey(frame.jobId, sha), levels);
  const said = making.sections.filter((id) => sections.has(id));
  const total = totalOf(making);
  return context.finish({ done: total, total }, () => {
    sql.exec(
      `UPDATE report_version SET state = 'Ready', dataDate = ?, sections = ?, comparedJson = ?, levelsSha = ?,
       message = NULL WHERE commandId = ?`,
      core.dataDate,
      said.length,
      JSON.stringify(comparedFacts(job, core, said)),
      sha,
      commandId,
    );
    sql.exec("DELETE FROM report_fact WHERE commandId = ?", commandId);
  });
}

export const reportStep: Step = (context) => {
  const stored = versionOfCommand(context.sql, context.commandId);
  // Canceled, and cleared away already; the command may have been retried in the queue's monitor all the same.
  if (stored === null) throw new StepFailed(message("reportVersionGone"));
  const making = makingOf(stored);
  const at = v.parse(cursorSchema, context.cursor)?.at ?? 0;
  if (at <= making.sections.length) return readSlice(context, making, at);
  return at < totalOf(making) - 1 ? writeSlice(context, making, at) : lastSlice(context, making);
};
