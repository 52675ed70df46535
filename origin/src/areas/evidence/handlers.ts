import { and, eq } from "drizzle-orm";
import type { EvidenceChange } from "@paygauge/api-types/entities/new-evidence";
import type { Handlers } from "../../call-context.ts";
import { assumptionsIn } from "../issuers/assumptions.ts";
import { notAnalysed, requireInWork, runInWork } from "../../identity/run-in-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { changedMeanwhile } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { jobRuns } from "../../store/schema.ts";
import { pinsOf, versionsInUse } from "../jobs/job-run.ts";

type InUse = Awaited<ReturnType<typeof versionsInUse>>;

/** A version that is 0 or absent is none. */
const orNone = (version: number | undefined): number | null =>
  version === undefined || version === 0 ? null : version;

type RunRow = typeof jobRuns.$inferSelect;

/** The versions in use that the run didn't pin, the newest first. */
function changesOf(run: RunRow, statementsVersion: number | null, inUse: InUse): EvidenceChange[] {
  const { directory, statement, confidence, scoring } = inUse;
  const all: readonly EvidenceChange[] = [
    {
      kind: "statement",
      before: statementsVersion,
      after: orNone(statement?.versionNumber),
      since: statement?.activatedOn ?? null,
      author: statement?.author ?? "",
      entries: statement?.merchantsCount ?? null,
    },
    {
      kind: "directory",
      before: orNone(run.directoryVersion ?? undefined),
      after: orNone(directory?.versionNumber),
      since: directory?.activatedOn ?? null,
      author: directory?.author ?? "",
      entries: directory?.entriesCount ?? null,
    },
    ...(["confidence", "scoring"] as const).map((kind) => {
      const ruleset = kind === "confidence" ? confidence : scoring;
      const before = kind === "confidence" ? run.confidenceRulesetVersion : run.scoringRulesetVersion;
      const { version: after, author, publishedOn: since } = ruleset;
      return { kind, before, after, since, author, entries: null };
    }),
  ];
  return all
    .filter(({ before, after }) => before !== after)
    .toSorted((a, b) => (b.since ?? "").localeCompare(a.since ?? ""));
}

const runOf = async (db: Database, jobId: string, run: string): Promise<RunRow | undefined> =>
  (
    await db
      .select()
      .from(jobRuns)
      .where(and(eq(jobRuns.jobId, jobId), eq(jobRuns.run, run)))
  )[0];

export const evidenceHandlers = {
  newEvidence: async ({ env, db, job }) => {
    requireInWork(job);
    const run = runInWork(job);
    const object = jobObjectOf(env, job.id);
    const [row, published, made, kept, inUse] = await Promise.all([
      runOf(db, job.id, run),
      job.publishedRun === null ? undefined : runOf(db, job.id, job.publishedRun),
      object.runMade(run),
      object.runsKept(),
      versionsInUse(db, job.issuerId),
    ]);
    if (row === undefined || made === null) throw notAnalysed();
    const isWhole = kept.some((each) => each.run === run && each.isWhole);
    return {
      run,
      number: row.number,
      publishedNumber: published?.number ?? null,
      // The figures of a sample are made up: no evidence is about them.
      changes: job.isSample ? [] : changesOf(row, made.statementsVersion, inUse),
      isSimulated: isWhole && made.matchService === "directory",
    };
  },

  simulateEvidence: async ({ env, db, job, body }) => {
    requireInWork(job);
    const run = runInWork(job);
    if (run !== body.run) throw changedMeanwhile("job");
    const pins = pinsOf(await versionsInUse(db, job.issuerId));
    const [slice, { conversion }] = await Promise.all([
      jobObjectOf(env, job.id).simulateEvidence(run, pins, body.from),
      assumptionsIn(db, job),
    ]);
    if (slice === null) throw notAnalysed();
    return { ...slice, ...(conversion !== undefined && { statedConversion: conversion }) };
  },
} satisfies Partial<Handlers>;
