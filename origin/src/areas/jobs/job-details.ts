import { and, asc, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import type { DetailedRun, JobDetails, JobFile, JobPublication } from "@paygauge/api-types/entities/job-details";
import type { CallContext } from "../../call-context.ts";
import type { Env } from "../../env.ts";
import type { SeenJob } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { downloadHeaders } from "../../job/export-csv.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { notFound } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { audit, issuers, jobRuns, jobs, uploads, users } from "../../store/schema.ts";
import { requireFilesSight, requireUpload, uploadPermission } from "../uploads/upload-access.ts";
import { runCommandId, runSteps } from "./job-run.ts";
import { factsOfRun } from "./job-view.ts";
import { readStoredOr } from "@paygauge/worker/stored-json";

/** Commands whose times are looked at, the newest, and runs and publications that are listed. */
const [maxCommands, maxTold] = [2000, 50];
const publishedNote = "published ";
/** The run that a line says was published. */
const publishedBy = (note: string | null): string =>
  note?.startsWith(publishedNote) === true ? (note.slice(publishedNote.length).split(" ")[0] ?? "") : "none";

const checkFacts = v.nullable(v.object({ accepted: v.number(), rejected: v.number() }));

/** Whether the user sees the job's files: they may upload files of its kind, and work on it. */
const seesFiles = (person: Person, job: SeenJob): boolean =>
  job.isInWork && person.permissions.has(uploadPermission[job.kind]);

async function filesOf(db: Database, jobId: string): Promise<JobFile[]> {
  const rows = await db
    .select({ file: uploads, uploadedBy: users.displayName })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.createdBy))
    .where(and(eq(uploads.jobId, jobId), notInArray(uploads.state, ["Discarded", "Receiving"])))
    .orderBy(asc(uploads.createdOn));
  return rows.map(({ file, uploadedBy }) => {
    const { id, fileName, size, contentDigest: digest, state, createdOn } = file;
    const check = readStoredOr(checkFacts, file.check ?? "null", "uploads.check", null);
    const { accepted = null, rejected = null } = check ?? {};
    return { id, fileName, size, digest, state, accepted, rejected, uploadedBy, createdOn };
  });
}

/** Which version of its issuer's card statements each run saw: the job's object keeps what its runs were given. */
async function statementsOf(env: Env, job: SeenJob): Promise<ReadonlyMap<string, number | null>> {
  const { runs } = await jobObjectOf(env, job.id).removalFacts("", new Date().toISOString());
  return new Map(runs.map(({ run, pins }) => [run, pins.statements?.versionNumber ?? null]));
}

async function runsOf(env: Env, db: Database, job: SeenJob): Promise<DetailedRun[]> {
  const isSeen = job.isInWork ? undefined : eq(jobRuns.run, job.publishedRun ?? "");
  const [rows, commands] = await Promise.all([
    db
      .select()
      .from(jobRuns)
      .where(and(eq(jobRuns.jobId, job.id), isSeen))
      .orderBy(desc(jobRuns.number))
      .limit(maxTold),
    job.isInWork ? queueOf(env).logOf(job.id, maxCommands) : [],
  ]);
  const byId = new Map(commands.map((command) => [command.id, command]));
  const seen = rows.length === 0 ? new Map<string, number | null>() : await statementsOf(env, job);
  return rows.map((row) => ({
    ...factsOfRun(row),
    statementsVersion: seen.get(row.run) ?? null,
    steps: runSteps.flatMap((step) => {
      const command = byId.get(runCommandId(row.run, step));
      return command === undefined ? [] : [{ step, state: command.state, durationMs: command.durationMs }];
    }),
  }));
}

/** What the audit log says of publishing; what the seed published has no line. */
async function publicationsOf(db: Database, job: SeenJob): Promise<JobPublication[]> {
  const [runs, lines] = await db.batch([
    db.select({ run: jobRuns.run, number: jobRuns.number }).from(jobRuns).where(eq(jobRuns.jobId, job.id)),
    db
      .select({ at: audit.at, username: audit.username, note: audit.note })
      .from(audit)
      .where(
        and(
          eq(audit.entityType, "job"),
          eq(audit.entityId, job.id),
          inArray(audit.action, ["publishJob", "unpublishJob", "removeUpload"]),
          sql`(${audit.note} like ${`${publishedNote}%`} or ${audit.note} like 'unpublished%')`,
        ),
      )
      .orderBy(desc(audit.sequence))
      .limit(maxTold),
  ]);
  const numbers = new Map(runs.map(({ run, number }) => [run, number]));
  const inForce = { at: job.publishedOn ?? "", username: null, isPublished: true };
  const now = job.publishedRun === null ? [] : [{ ...inForce, run: numbers.get(job.publishedRun) ?? null }];
  if (!job.isInWork) return now;
  const told = lines.map(({ at, username, note }) => ({
    at,
    username,
    isPublished: note?.startsWith(publishedNote) ?? false,
    run: numbers.get(publishedBy(note)) ?? null,
  }));
  const hasLine = lines.some(({ note }) => publishedBy(note) === (job.publishedRun ?? ""));
  return hasLine ? told : [...now, ...told];
}

/** The issuer's capabilities and those that the job has, in the order in which they are always told. */
export async function selectableOf(db: Database, job: SeenJob): Promise<Capability[]> {
  const [issuer] = await db.select({ own: issuers.capabilities }).from(issuers).where(eq(issuers.id, job.issuerId));
  const known = new Set([...(issuer?.own ?? []), ...job.capabilities]);
  return capabilities.filter((each) => known.has(each));
}

/** What a job consists of, who is responsible for it, and what became of it. */
export async function readJobDetails({ env, db, person, job }: CallContext<"jobDetails">): Promise<JobDetails> {
  const [[owner], selectable, files, runs, publications] = await Promise.all([
    db
      .select({ id: users.id, displayName: users.displayName, username: users.username })
      .from(jobs)
      .innerJoin(users, eq(users.id, jobs.ownerUserId))
      .where(eq(jobs.id, job.id)),
    selectableOf(db, job),
    seesFiles(person, job) ? filesOf(db, job.id) : null,
    runsOf(env, db, job),
    publicationsOf(db, job),
  ]);
  if (!owner) throw notFound("job");
  const may = (permission: "JobName_UPDATE" | "JobOwner_UPDATE" | "JobCapabilities_SELECT") =>
    job.isInWork && person.permissions.has(permission);
  return {
    owner,
    selectable,
    files,
    runs,
    publications,
    mayRename: may("JobName_UPDATE"),
    mayChangeOwner: may("JobOwner_UPDATE"),
    maySelect: may("JobCapabilities_SELECT"),
  };
}

/** A file of the job, byte for byte. @throws Refusal 403, 404 */
export async function downloadUpload({ env, db, person, job, params }: CallContext<"downloadUpload">) {
  requireFilesSight(person, job);
  const row = await requireUpload(db, job.id, params.uploadId);
  const file = await env.FILES.get(row.r2Key);
  if (file === null) throw notFound("upload");
  const headers = downloadHeaders(row.fileName, "application/octet-stream");
  headers.set("content-length", String(file.size));
  return new Response(file.body, { headers });
}
