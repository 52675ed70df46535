/**
 * What removing a file does to the job's results. They become what they were before it: the run of the other files is
 * read again where its rows are kept, otherwise those files are imported once more, with what that run was made with.
 */
import { desc, eq } from "drizzle-orm";
import {
  maxAdditionsListed,
  type Addition,
  type AdditionKind,
  type PublishedAfter,
  type RemovalOutcome,
  type UploadRemoval,
} from "@paygauge/api-types/entities/upload-removal";
import type { Env } from "../../env.ts";
import type { SeenJob } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { fileBehind } from "../../linked-accounts/replaced-files.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { FilesOfRun } from "../../job/runs/files-of-runs.ts";
import { correctionsOf } from "../../job/steps/corrections-of.ts";
import type { Database } from "../../store/database.ts";
import { jobRuns } from "../../store/schema.ts";
import { checkedFiles } from "../jobs/job-run.ts";
import { factsOfRun } from "../jobs/job-view.ts";
import type { UploadRow } from "./upload-access.ts";

type RunRow = typeof jobRuns.$inferSelect;

/** What will be done, with the rows that it is done with. */
export interface RemovalPlan {
  readonly outcome: RemovalOutcome;
  readonly present: RunRow | null;
  /** The run whose results come back, or whose making is repeated. */
  readonly earlier: { readonly row: RunRow; readonly made: FilesOfRun } | null;
  /** The files that are imported again. */
  readonly files: readonly UploadRow[];
  readonly published: PublishedAfter;
  /** The run that is published afterwards; null: none. */
  readonly publishedRun: RunRow | null;
  readonly added: readonly Addition[];
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

/** The newest results before the file: of the same other files, whether their rows are kept or not. */
function runBefore(runs: readonly FilesOfRun[], present: FilesOfRun, rest: readonly string[]): FilesOfRun | undefined {
  return runs.find(({ number, uploadIds }) => number < present.number && isSame(uploadIds, rest));
}

interface RemovalFacts {
  readonly runs: readonly FilesOfRun[];
  readonly rows: readonly RunRow[];
  readonly uploadId: string;
  /** Files that count again in its place. */
  readonly back: readonly UploadRow[];
}

/** The other files of a run, with those that count again once a file is removed. */
const without = (uploadIds: readonly string[], { uploadId, back }: Pick<RemovalFacts, "uploadId" | "back">) => [
  ...uploadIds.filter((each) => each !== uploadId),
  ...back.map(({ id }) => id),
];

/** What is published once the file is gone. */
function publishedAfter(
  person: Person,
  job: SeenJob,
  { runs, rows, uploadId, back }: RemovalFacts,
): Pick<RemovalPlan, "published" | "publishedRun"> {
  const rowOf = (run: string | null) => rows.find((each) => each.run === run) ?? null;
  const present = runs.find(({ run }) => run === job.publishedRun);
  if (present === undefined || !present.uploadIds.includes(uploadId))
    return { published: "unaffected", publishedRun: rowOf(job.publishedRun) };
  if (!person.permissions.has("Job_PUBLISH")) return { published: "stays", publishedRun: rowOf(job.publishedRun) };
  const rest = without(present.uploadIds, { uploadId, back });
  const isBefore = (each: FilesOfRun) =>
    each.isWhole && each.number < present.number && each.uploadIds.every((id) => rest.includes(id));
  // Ordered by when they were published last.
  const before = rows.find(({ run, publishedOn }) => {
    const made = runs.find((each) => each.run === run);
    return publishedOn !== null && made !== undefined && isBefore(made);
  });
  return before === undefined
    ? { published: "none", publishedRun: null }
    : { published: "earlier", publishedRun: before };
}

async function correctionsAdded(db: Database, { id }: UploadRow): Promise<Addition[]> {
  const corrections = await correctionsOf(db, id);
  return corrections.map(({ row, columnName, from, to, author, at }) => {
    const place = row === null ? columnName : `${columnName}, ${row}`;
    return { kind: "correction", about: `${place}: ${from} → ${to}`, author, at };
  });
}

/** The plan as things are now; of a file that no results include, nothing but the file is removed. */
export async function planRemoval(
  env: Env,
  db: Database,
  person: Person,
  job: SeenJob,
  upload: UploadRow,
): Promise<RemovalPlan> {
  const [{ runs, added }, rows, checked, corrections, behind] = await Promise.all([
    jobObjectOf(env, job.id).removalFacts(job.currentRun ?? "", upload.createdOn),
    db.select().from(jobRuns).where(eq(jobRuns.jobId, job.id)).orderBy(desc(jobRuns.publishedOn)),
    checkedFiles(db, job.id),
    correctionsAdded(db, upload),
    fileBehind(db, upload.id),
  ]);
  const facts = { runs, rows, uploadId: upload.id, back: behind === null ? [] : [behind] };
  const rowOf = (run: string | undefined) => rows.find((each) => each.run === run) ?? null;
  const common = {
    ...publishedAfter(person, job, facts),
    present: rowOf(job.currentRun ?? undefined),
    added: [...corrections, ...added].toSorted((a, b) => b.at.localeCompare(a.at)),
  };
  const present = runs.find(({ run }) => run === job.currentRun);
  if (present === undefined || !present.uploadIds.includes(upload.id))
    return { ...common, outcome: "unused", earlier: null, files: [] };
  const rest = without(present.uploadIds, facts);
  const made = rest.length === 0 ? undefined : runBefore(runs, present, rest);
  const row = rowOf(made?.run);
  const earlier = made === undefined || row === null ? null : { row, made };
  if (earlier?.made.isWhole === true) return { ...common, outcome: "earlier", earlier, files: [] };
  const files = [...checked, ...facts.back].filter(({ id, isCorrected }) => rest.includes(id) && !isCorrected);
  const mayRepeat = rest.length > 0 && files.length === rest.length;
  return { ...common, outcome: mayRepeat ? "again" : "none", earlier, files };
}

function countsOf(added: readonly Addition[]): UploadRemoval["counts"] {
  const count = (kind: AdditionKind) => added.filter((each) => each.kind === kind).length;
  return {
    correction: count("correction"),
    match: count("match"),
    group: count("group"),
    band: count("band"),
    class: count("class"),
    note: count("note"),
    useCase: count("useCase"),
  };
}

/** Names the plan that the user saw: results and publication before and after, and how much users had added. */
export const confirmationOf = (job: SeenJob, plan: RemovalPlan): string =>
  [
    plan.outcome,
    job.currentRun ?? "",
    plan.earlier?.row.run ?? "",
    plan.published,
    plan.publishedRun?.run ?? "",
    job.publication,
    plan.added.length,
  ].join(" ");

export function removalView(upload: UploadRow, job: SeenJob, plan: RemovalPlan): UploadRemoval {
  const { outcome, present, earlier, published, publishedRun, added } = plan;
  return {
    fileName: upload.fileName,
    outcome,
    currency: job.currency,
    minorDigits: minorDigitsOf(job.currency),
    present: present && factsOfRun(present),
    earlier: outcome === "earlier" && earlier ? factsOfRun(earlier.row) : null,
    published,
    publishedNumber: publishedRun?.number ?? null,
    counts: countsOf(added),
    added: added.slice(0, maxAdditionsListed),
    confirmation: confirmationOf(job, plan),
  };
}
