import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { sftpLimits, type SftpFile, type SftpRun } from "@paygauge/api-types/entities/sftp";
import { visibleJobs } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import type { Database } from "../../store/database.ts";
import { jobs, sftpFiles, sftpRuns } from "../../store/schema.ts";

type FileRow = Pick<typeof sftpFiles.$inferSelect, "runId"> & SftpFile;

/** Counts of a run's files. Written out: in a selection of one table drizzle drops the table of a column. */
const counted = (what: string) =>
  sql<number>`(select ${sql.raw(what)} from sftp_files where sftp_files.run_id = sftp_runs.id)`;
const isTaken = "state in ('uploaded', 'done')";

/** The newest files of these runs. A job is named where the user sees it. */
async function filesOf(db: Database, person: Person, runIds: readonly string[]): Promise<FileRow[]> {
  const rank = sql<number>`row_number() over (partition by ${sftpFiles.runId} order by ${sftpFiles.createdOn} desc, ${sftpFiles.id})`;
  const ranked = db
    .select({ id: sftpFiles.id, rank: rank.as("rank") })
    .from(sftpFiles)
    .where(inArray(sftpFiles.runId, [...runIds]))
    .as("ranked");
  return db
    .select({
      id: sftpFiles.id,
      runId: sftpFiles.runId,
      path: sftpFiles.path,
      size: sftpFiles.size,
      modifiedOn: sftpFiles.modifiedOn,
      state: sftpFiles.state,
      problem: sftpFiles.problem,
      jobId: sql<string | null>`${jobs.id}`.as("seen_job"),
      jobName: sql<string | null>`${jobs.name}`.as("seen_job_name"),
    })
    .from(sftpFiles)
    .innerJoin(ranked, and(eq(ranked.id, sftpFiles.id), sql`${ranked.rank} <= ${sftpLimits.runFiles}`))
    .leftJoin(jobs, and(eq(jobs.id, sftpFiles.jobId), visibleJobs(db, person)))
    .orderBy(desc(sftpFiles.createdOn), sftpFiles.path);
}

/** The last test of a configuration and its newest runs, with their files. */
export async function runsOf(
  { db, person }: { readonly db: Database; readonly person: Person },
  configurationId: string,
): Promise<{ test: SftpRun | null; runs: SftpRun[] }> {
  const rows = await db
    .select({
      id: sftpRuns.id,
      isTest: sftpRuns.isTest,
      state: sftpRuns.state,
      startedOn: sftpRuns.startedOn,
      finishedOn: sftpRuns.finishedOn,
      seen: sftpRuns.seen,
      matched: sftpRuns.matched,
      problem: sftpRuns.problem,
      filesCount: counted("count(*)"),
      takenCount: counted(`count(*) filter (where ${isTaken})`),
      refusedCount: counted("count(*) filter (where state = 'refused')"),
      bytes: counted(`coalesce(sum(size) filter (where ${isTaken}), 0)`),
    })
    .from(sftpRuns)
    .where(eq(sftpRuns.configurationId, configurationId))
    .orderBy(desc(sftpRuns.isTest), desc(sftpRuns.startedOn), sftpRuns.id)
    .limit(sftpLimits.runs + 1);
  const files = await filesOf(
    db,
    person,
    rows.map(({ id }) => id),
  );
  const runs = rows.map((row) => ({ ...row, files: files.filter(({ runId }) => runId === row.id) }));
  return {
    test: runs.find(({ isTest }) => isTest) ?? null,
    runs: runs.filter(({ isTest }) => !isTest).slice(0, sftpLimits.runs),
  };
}
