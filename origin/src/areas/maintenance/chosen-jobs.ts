import { and, gt, inArray, sql } from "drizzle-orm";
import { message, nounRef, type MessageRef } from "@paygauge/api-types/catalogue/message";
import type { MaintenanceAct } from "@paygauge/api-types/entities/job-maintenance";
import { sha256Hex } from "../../idempotency.ts";
import { deletedJobs, jobsInWork, type JobRow } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { deletedSince } from "../../job/erase-job.ts";
import { startsRun, verdictOf } from "../../maintenance/acts.ts";
import { now, type Database } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { directoryInUse } from "../jobs/job-run.ts";

/** A chosen job that can't be changed, and why. `job` null: the user has no such job. */
interface RefusedJob {
  readonly jobId: string;
  readonly job: JobRow | null;
  readonly message: MessageRef;
}

export interface ChosenJobs {
  /** SHA-256 of the chosen jobs and of what decides about their change. */
  readonly digest: string;
  readonly able: readonly JobRow[];
  readonly refused: readonly RefusedJob[];
}

const lineOf = (jobId: string, job: JobRow | undefined): string =>
  job === undefined
    ? jobId
    : [jobId, job.version, job.state, job.run, job.currentRun, job.publication, job.ownerUserId, job.deletedOn].join(
        " ",
      );

/** The chosen jobs as they are now: those that the act can change, and the others with the reason. */
export async function chosenJobs(
  db: Database,
  person: Person,
  { act, jobIds }: { readonly act: MaintenanceAct; readonly jobIds: readonly string[] },
): Promise<ChosenJobs> {
  const isChosen = inArray(jobs.id, sql`(select value from json_each(${JSON.stringify(jobIds)}))`);
  const sight =
    act === "restore" ? and(deletedJobs(db, person), gt(jobs.deletedOn, deletedSince(now()))) : jobsInWork(db, person);
  const rows = await db.select().from(jobs).where(and(isChosen, sight)).orderBy(jobs.name, jobs.id);
  const known = new Map(rows.map((row) => [row.id, row]));
  const directory = startsRun(act) ? [`directory ${(await directoryInUse(db))?.versionNumber ?? 0}`] : [];
  const lines = [...directory, ...jobIds.toSorted().map((jobId) => lineOf(jobId, known.get(jobId)))];
  const gone = message("notFound", { what: nounRef("job") });
  const refused = rows.flatMap((job): RefusedJob[] => {
    const why = verdictOf(act, job);
    return why === null ? [] : [{ jobId: job.id, job, message: why }];
  });
  const absent = jobIds.filter((jobId) => !known.has(jobId)).map((jobId) => ({ jobId, job: null, message: gone }));
  const refusedIds = new Set(refused.map(({ jobId }) => jobId));
  return {
    digest: await sha256Hex([act, ...lines].join("\n")),
    able: rows.filter(({ id }) => !refusedIds.has(id)),
    refused: [...refused, ...absent],
  };
}
