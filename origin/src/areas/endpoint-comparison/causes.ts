/** What is not the same on both sides of a comparison. One alone explains every difference. */
import { and, count, eq, gt, inArray, lte, max } from "drizzle-orm";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import type { ComparedSource } from "@paygauge/api-types/entities/endpoint-comparison";
import type { Env } from "../../env.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import type { Database } from "../../store/database.ts";
import { jobRuns, uploadCorrections, uploads } from "../../store/schema.ts";

/** One side, as far as its answers depend on it. */
interface SideFacts {
  readonly userId: string;
  readonly from: ComparedSource;
  /** The run that is read; null: the call reads none, or another build decides. */
  readonly run: string | null;
  /** The object that the run is read of. */
  readonly object: string;
  /** Until when corrections are part of it, of what was computed again: UTC, ISO 8601. */
  readonly computedOn: string | null;
}

type Stores = { readonly env: Pick<Env, "JOB">; readonly db: Database };

async function madeOf({ env, db }: Stores, jobId: string, { run, object }: SideFacts) {
  if (run === null) return null;
  const isIt = and(eq(jobRuns.jobId, jobId), eq(jobRuns.run, run));
  const stub = jobObjectOf(env, object);
  const [[row], made, kept] = await Promise.all([
    db.select().from(jobRuns).where(isIt),
    stub.runMade(run),
    jobObjectOf(env, jobId).runsKept(),
  ]);
  const ledger = kept.find((each) => each.run === run)?.upload ?? run;
  return row === undefined || made === null ? null : { row, made, ledger };
}

type Made = NonNullable<Awaited<ReturnType<typeof madeOf>>>;

/** Corrections that a run computed again has, and the run itself, which read its files before, has not. */
async function corrections(
  { db }: Stores,
  jobId: string,
  { ledger }: Made,
  computedOn: string,
): Promise<MessageRef | null> {
  const [read] = await db
    .select({ on: jobRuns.finishedOn })
    .from(jobRuns)
    .where(and(eq(jobRuns.jobId, jobId), eq(jobRuns.run, ledger)));
  if (read === undefined) return null;
  const theirs = db.select({ id: uploads.id }).from(uploads).where(eq(uploads.jobId, jobId));
  const [found] = await db
    .select({ cells: count(), last: max(uploadCorrections.at) })
    .from(uploadCorrections)
    .where(
      and(
        inArray(uploadCorrections.uploadId, theirs),
        gt(uploadCorrections.at, read.on),
        lte(uploadCorrections.at, computedOn),
      ),
    );
  if (found === undefined || found.cells === 0) return null;
  return message("causeCorrections", { count: found.cells, at: (found.last ?? "").slice(0, 10) });
}

/** Versions and files of two runs. */
function versionsOf(left: Made, right: Made): MessageRef[] {
  const pairs = [
    ["causeRuns", left.row.number, right.row.number],
    ["causeScoring", left.row.scoringRulesetVersion, right.row.scoringRulesetVersion],
    ["causeConfidence", left.row.confidenceRulesetVersion, right.row.confidenceRulesetVersion],
    ["causeDirectory", left.row.directoryVersion ?? 0, right.row.directoryVersion ?? 0],
    ["causeStatements", left.made.statementsVersion ?? 0, right.made.statementsVersion ?? 0],
  ] as const;
  const changed = pairs.filter(([, before, after]) => before !== after);
  // That runs are different says something only where nothing that they were computed with does.
  const told = changed.length > 1 ? changed.slice(1) : [];
  return [
    ...told.map(([code, before, after]) => message(code, { left: before, right: after })),
    ...(left.ledger === right.ledger ? [] : [message("causeFiles")]),
    ...(left.made.decisions === right.made.decisions ? [] : [message("causeRulings")]),
  ];
}

/** What differs between the sides of a comparison of one job, or of users alone. */
export async function causesOf(
  stores: Stores,
  job: Pick<JobRow, "id"> | null,
  [left, right]: readonly [SideFacts, SideFacts],
): Promise<MessageRef[]> {
  const users = left.userId === right.userId ? [] : [message("causeUsers")];
  if ((left.from === "candidate") !== (right.from === "candidate")) return [...users, message("causeBuild")];
  if (job === null || left.from === "candidate") return users;
  const [before, after] = await Promise.all([madeOf(stores, job.id, left), madeOf(stores, job.id, right)]);
  if (before === null || after === null) return users;
  const again = left.computedOn ?? right.computedOn;
  const corrected =
    again === null || left.computedOn === right.computedOn ? null : await corrections(stores, job.id, before, again);
  const isSameBuild = before.made.codeVersion === after.made.codeVersion;
  const versions = left.run === right.run ? [] : versionsOf(before, after);
  const found = [
    ...users,
    ...versions,
    ...(corrected === null ? [] : [corrected]),
    ...(isSameBuild ? [] : [message("causeBuild")]),
  ];
  if (left.run === right.run || found.length > users.length) return found;
  return [...found, message("causeRuns", { left: before.row.number, right: after.row.number })];
}
