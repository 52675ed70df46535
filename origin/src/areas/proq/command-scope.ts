import { and, inArray, isNull, sql } from "drizzle-orm";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import type { QueuedCommand } from "@paygauge/api-types/entities/proq";
import { jobsInWork, type SeenJob } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import type { JobScope, QueuedCommand as QueueView } from "../../proq/command-view.ts";
import type { Database } from "../../store/database.ts";
import { pagedQuery } from "../../store/paged-query.ts";
import { jobs } from "../../store/schema.ts";

/** Jobs that a name may match; more would make a filter of no use. */
const maxNamed = 5000;

/** Jobs whose commands a user sees: staff those of all, others those of the jobs they work on. */
export async function scopeOf(db: Database, person: Person): Promise<JobScope> {
  if (person.eligible && person.tenancy.isStaff) return null;
  const rows = await db.select({ id: jobs.id }).from(jobs).where(jobsInWork(db, person));
  return rows.map(({ id }) => id);
}

/** The same of one job that they see: a published run alone has nothing in progress. */
export const scopeOfJob = ({ id, isInWork }: SeenJob): readonly string[] => (isInWork ? [id] : []);

/**
 * A list's request as the queue understands it. The names of jobs live in the catalogue, so a filter on `jobName`
 * becomes the list of jobs that it matches. @throws Refusal 422 for a value that cannot be filtered by.
 */
export async function scopedRequest<R extends Pick<PagedRequest, "filters">>(
  db: Database,
  person: Person,
  request: R,
): Promise<{ request: R; scope: JobScope }> {
  const items = request.filters?.filterItems ?? [];
  const byName = items.filter((item) => item.propertyName === "jobName");
  if (byName.length === 0) return { request, scope: await scopeOf(db, person) };
  const named = pagedQuery(
    { jobName: { sql: jobs.name, kind: "text" } },
    { filters: { filterItems: byName }, pageNumber: 1, pageSize: 1 },
    { searched: [], standardOrder: "jobName", tieBreak: jobs.id },
  );
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(jobsInWork(db, person), named.where))
    .limit(maxNamed);
  const filterItems = items.filter((item) => item.propertyName !== "jobName");
  return { request: { ...request, filters: { filterItems } }, scope: rows.map(({ id }) => id) };
}

/** A draft has no name yet: its commands show the id alone. */
const nameOf = (name: string | undefined): string | null => (name === undefined || name === "" ? null : name);

/** Joins the names of their jobs to commands. */
export async function withJobNames(db: Database, commands: readonly QueueView[]): Promise<QueuedCommand[]> {
  const ids = [...new Set(commands.flatMap(({ jobId }) => (jobId === null ? [] : [jobId])))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: jobs.id, name: jobs.name })
          .from(jobs)
          .where(
            and(isNull(jobs.deletedOn), inArray(jobs.id, sql`(select value from json_each(${JSON.stringify(ids)}))`)),
          );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return commands.map((command) => ({
    ...command,
    jobName: nameOf(names.get(command.jobId ?? "")),
  }));
}
