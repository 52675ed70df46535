import { and, eq, exists, getTableColumns, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { Database } from "../store/database.ts";
import { issuers, jobAssignments, jobs } from "../store/schema.ts";
import { notFound } from "@paygauge/worker/refusal";
import type { Person } from "./person.ts";

export type JobRow = typeof jobs.$inferSelect;
/** A job with what the user may see of it: what is in progress and the newest run, or what is published alone. */
export type SeenJob = JobRow & {
  readonly isInWork: boolean;
  /** What the files of its newest and of its published run were; null where it has none. */
  readonly currentKind: LedgerKind | null;
  readonly publishedKind: LedgerKind | null;
};

const nothing = sql`1 = 0`;

/**
 * Jobs that the user works on or runs: their own, those of an issuer they manage, and assigned to a creator. They see
 * these before anything is published, and choose whether they look at the newest run or at the published one.
 */
export function jobsInWork(db: Database, person: Person): SQL {
  return and(isNull(jobs.deletedOn), eq(jobs.isDraft, false), workReach(db, person)) ?? nothing;
}

/** A draft is its maker's alone, and is in no list of jobs. */
export function ownDrafts(person: Person): SQL {
  if (!person.eligible || !person.permissions.has("JobCreate")) return nothing;
  const own = eq(jobs.ownerUserId, person.userId);
  return and(isNull(jobs.deletedOn), eq(jobs.isDraft, true), own, withinBounds(person)) ?? nothing;
}

/** What the user works on: jobs, and the drafts that they make jobs of. */
export function inWork(db: Database, person: Person): SQL {
  return or(jobsInWork(db, person), ownDrafts(person)) ?? nothing;
}

/** The same, deleted or not. */
function workReach(db: Database, person: Person): SQL {
  if (!person.eligible) return nothing;
  if (person.tenancy.isStaff) return sql`1 = 1`;
  const managed = person.tenancy.managedIssuerIds;
  const reached = or(
    eq(jobs.ownerUserId, person.userId),
    managed.length > 0 ? inListed(jobs.issuerId, managed) : undefined,
    person.permissions.has("JobCreate") ? isAssigned(db, person) : undefined,
  );
  return and(reached, withinBounds(person)) ?? nothing;
}

/** A program's jobs, own ones too, are of issuers that the user who registered it reaches as well. */
function withinBounds({ user, tenancy }: Person): SQL | undefined {
  if (!user.isProgram || tenancy.isStaff) return undefined;
  return inListed(jobs.issuerId, [...tenancy.managedIssuerIds, ...tenancy.memberIssuerIds]);
}

function isAssigned(db: Database, person: Person): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(jobAssignments)
      .where(and(eq(jobAssignments.jobId, jobs.id), eq(jobAssignments.userId, person.userId))),
  );
}

/**
 * The rule of sight over `jobs` as a condition (docs/access.md section 2): staff see every job; others those they own,
 * those of an issuer they manage, and those assigned to them: a creator at once, every other user once published.
 */
export function visibleJobs(db: Database, person: Person): SQL {
  return and(isNull(jobs.deletedOn), eq(jobs.isDraft, false), sightReach(db, person)) ?? nothing;
}

/** Deleted jobs that the user could work on if they were restored: those who may delete list and restore these. */
export function deletedJobs(db: Database, person: Person): SQL {
  return and(isNotNull(jobs.deletedOn), eq(jobs.isDraft, false), workReach(db, person)) ?? nothing;
}

function sightReach(db: Database, person: Person): SQL {
  if (!person.eligible) return nothing;
  if (person.tenancy.isStaff) return sql`1 = 1`;
  const assigned = and(isAssigned(db, person), isNotNull(jobs.publishedRun), withinBounds(person));
  return or(workReach(db, person), assigned) ?? nothing;
}

/** The run of each job that the user reads: of their own work the newest, of others' the published one. */
export function runInSightOf(db: Database, person: Person): SQL<string | null> {
  return sql<string | null>`case when ${jobsInWork(db, person)} then ${jobs.currentRun} else ${jobs.publishedRun} end`;
}

/** The same with samples: what needs a record, and keeps it from being deleted. */
export function countOfUses(db: Database, person: Person, which: SQL): SQL<number> {
  return sql<number>`(select count(*) from jobs where ${which} and ${visibleJobs(db, person)})`;
}

/**
 * How many jobs the user sees of those that `which`, a condition over `jobs`, holds of: for a list's row. Samples are
 * not counted.
 */
export function countOfJobs(db: Database, person: Person, which: SQL): SQL<number> {
  return sql<number>`(select count(*) from jobs where ${which} and jobs.is_sample = 0 and ${visibleJobs(db, person)})`;
}

/** Issuers a user reaches, as a condition over `issuers`. */
export function visibleIssuers(person: Person): SQL {
  if (!person.eligible) return nothing;
  if (person.tenancy.isStaff) return sql`1 = 1`;
  return inListed(issuers.id, [...person.tenancy.managedIssuerIds, ...person.tenancy.memberIssuerIds]);
}

/** One bound parameter whatever the length: a statement takes at most a hundred. */
function inListed(column: typeof jobs.issuerId | typeof issuers.id, ids: readonly string[]): SQL {
  return inArray(column, sql`(select value from json_each(${JSON.stringify(ids)}))`);
}

// As text: a column of a select from one table alone is written without its table's name.
const kindOfRun = (run: "current_run" | "published_run") =>
  sql<LedgerKind | null>`(select kind from job_runs where job_id = jobs.id and run = jobs.${sql.raw(run)})`;

/** The job, where the user may see it. @throws Refusal 404, the same for an absent and for a foreign job. */
export async function requireJob(db: Database, person: Person, jobId: string): Promise<SeenJob> {
  const isInWork = sql<number>`${inWork(db, person)}`.as("in_work");
  const [found] = await db
    .select({
      ...getTableColumns(jobs),
      isInWork,
      currentKind: kindOfRun("current_run").as("current_kind"),
      publishedKind: kindOfRun("published_run").as("published_kind"),
    })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), or(visibleJobs(db, person), ownDrafts(person))));
  if (!found) throw notFound("job");
  const { isInWork: is, ...job } = found;
  return { ...job, isInWork: is === 1 };
}

/** Refuses an issuer that the user does not reach. @throws Refusal 404. */
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
