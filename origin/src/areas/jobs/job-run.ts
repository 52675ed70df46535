import { and, desc, eq, isNotNull } from "drizzle-orm";
import * as v from "valibot";
import { capabilitySchema, virtualLockboxSchema } from "@paygauge/api-types/entities/analysis";
import { columnMappingSchema, fileDialectSchema } from "@paygauge/api-types/entities/ledger";
import type { SupplierList } from "@paygauge/api-types/entities/issuers";
import { queueOf, type Env } from "../../env.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { commandTypes, type RunPayload } from "../../job/commands.ts";
import { plainFile } from "../../job/unpack/stored-file.ts";
import { matchServiceName } from "../../job/matching/network/match-service.ts";
import { Refusal } from "../../refusal.ts";
import type { Database } from "../../store/database.ts";
import { directoryVersions, issuers, issuerSupplierLists, jobs, rulesets } from "../../store/schema.ts";
import { now } from "../../store/database.ts";
import type { UploadRow } from "../uploads/upload-access.ts";
import { jobFactsOf } from "../uploads/upload-commands.ts";

/** Steps of an import, each waiting for the one before it. The results are shown from Publishable on. */
export const runSteps = ["Ingest", "Group", "Match", "Score", "Publishable", "Alike"] as const;
export type RunStep = (typeof runSteps)[number];

export const runCommandId = (run: string, step: RunStep): string => `${run}:${step}`;

async function pinnedVersion(db: Database, kind: "confidence" | "scoring"): Promise<number> {
  const [row] = await db
    .select({ version: rulesets.versionNumber })
    .from(rulesets)
    .where(and(eq(rulesets.kind, kind), eq(rulesets.state, "Published")))
    .orderBy(desc(rulesets.versionNumber))
    .limit(1);
  if (!row)
    throw new Refusal(
      409,
      "NO_RULESET",
      kind === "scoring"
        ? "No scoring ruleset is published. Ask an administrator to publish one."
        : "No confidence ruleset is published. Ask an administrator to publish one.",
    );
  return row.version;
}

/** Everything that the run computes with, fixed now: files with their mappings, rulesets, directory, the issuer's programme. */
async function payloadOf(
  env: Env,
  db: Database,
  job: JobRow,
  files: readonly UploadRow[],
  run: string,
): Promise<RunPayload> {
  const [[issuer], [directory], confidence, scoring, lists] = await Promise.all([
    db.select().from(issuers).where(eq(issuers.id, job.issuerId)),
    db
      .select({ version: directoryVersions.versionNumber })
      .from(directoryVersions)
      .where(and(eq(directoryVersions.isReady, true), isNotNull(directoryVersions.activatedOn)))
      .orderBy(desc(directoryVersions.activatedOn), desc(directoryVersions.versionNumber))
      .limit(1),
    pinnedVersion(db, "confidence"),
    pinnedVersion(db, "scoring"),
    db.select().from(issuerSupplierLists).where(eq(issuerSupplierLists.issuerId, job.issuerId)),
  ]);
  if (!issuer) throw new Refusal(409, "NO_ISSUER", "The job's issuer is gone. Ask an administrator.");
  const digestOf = (list: SupplierList) => lists.find((each) => each.list === list)?.digest ?? null;
  return {
    run,
    job: await jobFactsOf(db, job),
    files: files.map((file) => ({
      uploadId: file.id,
      ...plainFile(file),
      fileName: file.fileName,
      dialect: v.parse(fileDialectSchema, JSON.parse(file.dialect ?? "null")),
      mapping: v.parse(columnMappingSchema, JSON.parse(file.mapping ?? "null")),
    })),
    directoryVersion: directory?.version ?? 0,
    matchService: matchServiceName(env),
    confidenceRulesetVersion: confidence,
    scoringRulesetVersion: scoring,
    issuer: {
      scheme: issuer.scheme,
      capabilities: v.parse(v.array(capabilitySchema), job.capabilities),
      lockboxes: v.parse(v.array(virtualLockboxSchema), issuer.virtualLockboxes),
      supplierLists: { include: digestOf("include"), exclude: digestOf("exclude") },
    },
  };
}

/**
 * Queues the job's pipeline, or the `steps` of it, as a chain of commands. Repeating it with the same run queues
 * nothing twice.
 */
export async function queueRun(
  env: Env,
  db: Database,
  job: JobRow,
  files: readonly UploadRow[],
  run: string,
  steps: readonly RunStep[] = runSteps,
): Promise<void> {
  const payload = await payloadOf(env, db, job, files, run);
  const text = JSON.stringify(payload);
  await db
    .update(jobs)
    .set({
      run,
      confidenceRulesetVersion: payload.confidenceRulesetVersion,
      scoringRulesetVersion: payload.scoringRulesetVersion,
      directoryVersion: payload.directoryVersion,
      updatedOn: now(),
    })
    .where(eq(jobs.id, job.id));
  await queueOf(env).enqueue(
    steps.map((step, index) => ({
      id: runCommandId(run, step),
      commandType: commandTypes[step],
      payload: text,
      priority: 20,
      category: "analysis",
      targetEntityId: job.id,
      jobId: job.id,
      correlationId: run,
      processingGroup: `job:${job.id}`,
      stuckTimeOutInSeconds: 120,
      batchId: run,
      tags: ["import"],
      ...(index > 0 ? { prerequisite: runCommandId(run, steps[index - 1] ?? "Ingest") } : {}),
    })),
  );
}
