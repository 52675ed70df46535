import { and, asc, desc, eq, isNotNull, not } from "drizzle-orm";
import * as v from "valibot";
import { capabilitySchema } from "@paygauge/api-types/entities/capabilities";
import { virtualLockboxSchema } from "@paygauge/api-types/entities/analysis";
import { columnMappingSchema } from "@paygauge/api-types/entities/ledger";
import { fileDialectSchema } from "@paygauge/api-types/entities/file-dialect";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { SupplierList } from "@paygauge/api-types/entities/issuers";
import type { Env } from "../../env.ts";
import type { EnqueueCommand } from "../../proq/contract.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { commandTypes, type RunPayload } from "../../job/commands.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import type { RunPins } from "../../job/runs/files-of-runs.ts";
import { newestPayeeRules } from "../../job/payees/payee-rules.ts";
import { keepRemembered } from "../../job/payees/remembered-payees.ts";
import { plainFile } from "../../job/unpack/stored-file.ts";
import { matchServiceName } from "../../job/matching/network/match-service.ts";
import { decidedByIssuer } from "../rulesets/issuer-payees.ts";
import { Refusal, refuse } from "@paygauge/worker/refusal";
import { isReplaced } from "../../linked-accounts/replaced-files.ts";
import { sharedWith } from "../../statements/shared-acceptance.ts";
import { statementInUse, type StatementVersionRow } from "../../statements/statement-versions.ts";
import { type Database, type Statement, now } from "../../store/database.ts";
import {
  buyers,
  directoryVersions,
  issuers,
  issuerSupplierLists,
  jobs,
  rulesets,
  uploads,
} from "../../store/schema.ts";
import type { UploadRow } from "../uploads/upload-access.ts";
import { jobFactsOf } from "../uploads/upload-commands.ts";
import { monthPaidIn, proposalOf } from "./require-answers.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { requireList } from "../../store/columns.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** Steps of an import, each waiting for the one before it. The results are shown from Publishable on. */
export const runSteps = ["Ingest", "Group", "Match", "Score", "Publishable", "Alike"] as const;
export type RunStep = (typeof runSteps)[number];

export const runCommandId = (run: string, step: RunStep): string => `${run}:${step}`;

/**
 * Steps of a run: one that reads no file has its ledger from the import before it, and a job without figures has nothing
 * to score.
 */
export function stepsOfRun(run: string | null, kind: JobRow["kind"]): readonly RunStep[] {
  return runSteps.filter((step) => (step !== "Ingest" || !isRescore(run)) && (step !== "Score" || hasFigures(kind)));
}

const rescoreMark = "rescore-";

/**
 * The id of the run that scores the job again. Where another import than that of its results was read last, the files
 * are read again: their upload was removed, or their import was stopped.
 */
export async function rescoreRun(env: Pick<Env, "JOB">, job: JobRow, effectId: string): Promise<string> {
  const kept = await jobObjectOf(env, job.id).runsKept();
  const isHeld = kept.some(({ run, isHeld: is }) => run === job.currentRun && is);
  return isHeld ? `${rescoreMark}${effectId}` : effectId;
}

/** True for the id of a run that read no file. */
export function isRescore(run: string | null): boolean {
  return run?.startsWith(rescoreMark) ?? false;
}

/** The files that a run of the job reads, or its last import read. */
export function checkedFiles(db: Database, jobId: string): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.jobId, jobId), eq(uploads.state, "Checked"), not(isReplaced)))
    .orderBy(asc(uploads.createdOn));
}

async function pinnedRuleset(db: Database, kind: "confidence" | "scoring") {
  const [row] = await db
    .select({ version: rulesets.versionNumber, author: rulesets.author, publishedOn: rulesets.publishedOn })
    .from(rulesets)
    .where(and(eq(rulesets.kind, kind), eq(rulesets.state, "Published")))
    .orderBy(desc(rulesets.versionNumber))
    .limit(1);
  if (!row)
    throw new Refusal(
      409,
      "NO_RULESET",
      kind === "scoring" ? message("noScoringRuleset") : message("noConfidenceRuleset"),
    );
  return row;
}

/** The rulesets that a run takes now. @throws Refusal 409 where there is none */
export async function rulesetsInUse(db: Database) {
  const [confidence, scoring] = await Promise.all([pinnedRuleset(db, "confidence"), pinnedRuleset(db, "scoring")]);
  return { confidence, scoring };
}

/** The directory that a run takes now; undefined: none is in use. */
export async function directoryInUse(db: Database) {
  const [directory] = await db
    .select()
    .from(directoryVersions)
    .where(and(eq(directoryVersions.isReady, true), isNotNull(directoryVersions.activatedOn)))
    .orderBy(desc(directoryVersions.activatedOn), desc(directoryVersions.versionNumber))
    .limit(1);
  return directory;
}

/** The versions that a run of the job would pin now, with when and by whom each was put to use. */
export async function versionsInUse(db: Database, issuerId: string) {
  const [directory, statement, shared, used] = await Promise.all([
    directoryInUse(db),
    statementInUse(db, issuerId),
    sharedWith(db, issuerId),
    rulesetsInUse(db),
  ]);
  return { directory: directory ?? null, statement, shared, ...used };
}

/** The same as a run's payload states it. */
export function pinsOf({
  directory,
  statement,
  shared,
  confidence,
  scoring,
}: Awaited<ReturnType<typeof versionsInUse>>) {
  return {
    directoryVersion: directory?.versionNumber ?? 0,
    statements: statement && pinOf(statement),
    shared,
    confidenceRulesetVersion: confidence.version,
    scoringRulesetVersion: scoring.version,
  };
}

/** The period that a user confirmed; of jobs imported before it was asked, that in which the files' money lies. */
function periodOf(
  { periodFrom, periodTo }: JobRow,
  files: readonly UploadRow[],
): Pick<JobRow, "periodFrom" | "periodTo"> {
  if (periodFrom !== null || periodTo !== null) return { periodFrom, periodTo };
  const proposed = proposalOf(files);
  return { periodFrom: proposed?.from ?? null, periodTo: proposed?.to ?? null };
}

const pinOf = ({ versionNumber, r2Key, merchantsCount }: StatementVersionRow) => ({
  versionNumber,
  r2Key,
  merchantsCount,
});

/** The current sources of payee classes: the buyer's name, and the decisions of the issuer's users in other jobs. */
async function payeeSourcesOf(env: Env, db: Database, job: JobRow): Promise<RunPayload["payees"]> {
  const [buyer] = await db.select({ name: buyers.name }).from(buyers).where(eq(buyers.id, job.buyerId));
  const remembered = await keepRemembered(env.FILES, await decidedByIssuer(db, job));
  return { rules: newestPayeeRules, buyerName: buyer?.name ?? "", remembered };
}

/** A file as a run reads it. */
function fileOf(file: UploadRow, period: Pick<JobRow, "periodFrom" | "periodTo">) {
  const mapping = readStored(columnMappingSchema, file.mapping ?? "null", "uploads.mapping");
  return {
    uploadId: file.id,
    ...plainFile(file),
    fileName: file.fileName,
    dialect: readStored(fileDialectSchema, file.dialect ?? "null", "uploads.dialect"),
    mapping,
    paidIn: monthPaidIn(file, mapping, period),
  };
}

/** Everything that the run computes with, fixed now: files with their mappings, rulesets, directory, the issuer's programme. */
async function payloadOf(
  env: Env,
  db: Database,
  job: JobRow,
  files: readonly UploadRow[],
  run: string,
  pins: Partial<RunPins>,
): Promise<RunPayload> {
  const [[issuer], inUse, lists] = await Promise.all([
    db.select().from(issuers).where(eq(issuers.id, job.issuerId)),
    versionsInUse(db, job.issuerId),
    db.select().from(issuerSupplierLists).where(eq(issuerSupplierLists.issuerId, job.issuerId)),
  ]);
  if (!issuer) throw refuse("issuerGone");
  const digestOf = (list: SupplierList) => lists.find((each) => each.list === list)?.digest ?? null;
  const period = periodOf(job, files);
  return {
    run,
    job: { ...(await jobFactsOf(db, job)), ...period },
    files: files.map((file) => fileOf(file, period)),
    matchService: matchServiceName(env),
    outcomesOf: job.issuerId,
    payees: hasFigures(job.kind) ? await payeeSourcesOf(env, db, job) : null,
    ...pinsOf(inUse),
    issuer: {
      scheme: issuer.scheme,
      capabilities: v.parse(v.array(capabilitySchema), requireList(job.capabilities, "jobs.capabilities")),
      lockboxes: v.parse(
        v.array(virtualLockboxSchema),
        requireList(issuer.virtualLockboxes, "issuers.virtual_lockboxes"),
      ),
      supplierLists: { include: digestOf("include"), exclude: digestOf("exclude") },
    },
    ...pins,
  };
}

/** Which run, of which request, and versions of an earlier run instead of those of now. */
interface RunAsked {
  readonly run: string;
  readonly correlationId: string;
  readonly pins?: Partial<RunPins> | undefined;
}

/** A run that is ready to begin. */
export interface PreparedRun {
  /** Makes the job Running with this run. The caller's guard says from which state. */
  readonly begin: Statement;
  /** Its commands, to be written with `begin`, as those of the request that began it. */
  readonly commands: EnqueueCommand[];
}

/**
 * Fixes what a run computes with: rulesets, directory and files of now, and everything that users ruled. It is a chain
 * of commands; that of a re-score begins with Group, since merges and splits are its work.
 */
export async function prepareRun(
  env: Env,
  db: Database,
  job: JobRow,
  files: readonly UploadRow[],
  { run, correlationId, pins = {} }: RunAsked,
): Promise<PreparedRun> {
  const payload = await payloadOf(env, db, job, files, run, pins);
  const steps = stepsOfRun(run, job.kind);
  const begin = db
    .update(jobs)
    .set({ run, state: "Running", failureMessage: null, updatedOn: now() })
    .where(eq(jobs.id, job.id));
  return { begin, commands: commandsOfRun(job, steps, { payload, correlationId }) };
}

function commandsOfRun(
  job: JobRow,
  steps: readonly RunStep[],
  { payload, correlationId }: { readonly payload: RunPayload; readonly correlationId: string },
): EnqueueCommand[] {
  const { run } = payload;
  const text = JSON.stringify(payload);
  return steps.map((step, index) => ({
    id: runCommandId(run, step),
    commandType: commandTypes[step],
    payload: text,
    priority: 20,
    category: "analysis",
    targetEntityId: job.id,
    jobId: job.id,
    correlationId,
    processingGroup: `job:${job.id}`,
    stuckTimeOutInSeconds: 120,
    batchId: run,
    tags: ["import"],
    ...(index > 0 ? { prerequisite: runCommandId(run, steps[index - 1] ?? "Ingest") } : {}),
  }));
}
