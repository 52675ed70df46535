import { and, eq, exists, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { issuers, jobAssignments, jobs } from "../store/schema.ts";
import { notFound } from "../refusal.ts";
import type { Person } from "./person.ts";

export type JobRow = typeof jobs.$inferSelect;

const nothing = sql`1 = 0`;

/**
 * The rule of sight over `jobs` as a condition (design page "access"): staff see every job; others those they own,
 * those of an issuer they manage, and those assigned to them: a creator at once, everybody else once published.
 */
export function visibleJobs(db: Database, person: Person): SQL {
  if (!person.eligible) return nothing;
  if (person.tenancy.isStaff) return sql`1 = 1`;
  const assigned = exists(
    db
      .select({ one: sql`1` })
      .from(jobAssignments)
      .where(and(eq(jobAssignments.jobId, jobs.id), eq(jobAssignments.userId, person.userId))),
  );
  const managed = person.tenancy.managedIssuerIds;
  return (
    or(
      eq(jobs.ownerUserId, person.userId),
      managed.length > 0 ? inListed(jobs.issuerId, managed) : undefined,
      person.permissions.has("JobCreate") ? assigned : and(assigned, eq(jobs.isPublished, true)),
    ) ?? nothing
  );
}

/** Issuers a person reaches, as a condition over `issuers`. */
export function visibleIssuers(person: Person): SQL {
  if (!person.eligible) return nothing;
  if (person.tenancy.isStaff) return sql`1 = 1`;
  return inListed(issuers.id, [...person.tenancy.managedIssuerIds, ...person.tenancy.memberIssuerIds]);
}

/** One bound parameter whatever the length: a statement takes at most a hundred. */
function inListed(column: typeof jobs.issuerId | typeof issuers.id, ids: readonly string[]): SQL {
  return inArray(column, sql`(select value from json_each(${JSON.stringify(ids)}))`);
}

/** The job, where the person may see it. @throws Refusal 404, the same for an absent and for a foreign job. */
export async function requireJob(db: Database, person: Person, jobId: string): Promise<JobRow> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), visibleJobs(db, person)));
  if (!job) throw notFound("job");
  return job;
}

/** Refuses an issuer that the person does not reach. @throws Refusal 404. */
export async function requireIssuer(
  db: Database,
  person: Person,
  issuerId: string,
): Promise<typeof issuers.$inferSelect> {
  const [issuer] = await db
    .select()
    .from(issuers)
    .where(and(eq(issuers.id, issuerId), visibleIssuers(person)));
  if (!issuer) throw notFound("issuer");
  return issuer;
}
