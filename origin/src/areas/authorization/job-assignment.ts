import { and, asc, count, eq, or, sql } from "drizzle-orm";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import type { CallContext } from "../../call-context.ts";
import { requireJob, visibleJobs } from "../../identity/job-sight.ts";
import { forgetPeople, loadPerson } from "../../identity/person.ts";
import { requireUser } from "../../identity/user-sight.ts";
import { invalid, notFound } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { alphabetical, textMatch } from "../../store/letters.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { jobAssignments, jobs, userIssuers, users } from "../../store/schema.ts";
import { assignableJobs } from "../../identity/assignable-jobs.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

/** Jobs offered for assigning; a search narrows what does not fit. */
const maxOffered = 50;
const isPublished = sql<boolean>`jobs.published_run is not null`.mapWith(Boolean);
// Written out: in a selection of one table drizzle drops the table of a column, and `id` would be the inner one.
const buyerName = sql<string>`(select buyers.name from buyers where buyers.id = jobs.buyer_id)`;
const directTo = (userId: string) =>
  sql<number>`exists (select 1 from job_assignments where job_assignments.job_id = jobs.id and job_assignments.user_id = ${userId})`;

const columnsFor = (userId: string): PagedColumns => ({
  name: { sql: jobs.name, kind: "text" },
  buyerName: { sql: buyerName, kind: "text" },
  isPublished: { sql: isPublished, kind: "boolean" },
  createdOn: { sql: jobs.createdOn, kind: "moment" },
  isDirectAssignment: { sql: directTo(userId), kind: "boolean" },
});

/** Jobs that a user reaches, by whatever way, as far as the asking user sees them. */
export async function authMappedJobs(context: CallContext<"authMappedJobArtifacts">) {
  const { db, env, identity, person, query, body } = context;
  const row = await requireUser(db, person, query.userId);
  const sub = `${row.idpIssuer}|${row.idpSubject}`;
  const target = await loadPerson(db, env.DB, { ...identity, sub, roles: null }, true);
  if (!target) throw notFound("user");
  const direct = directTo(row.id);
  // What was assigned stays in the list while it is not published, or the user is not eligible.
  const reached = and(visibleJobs(db, person), or(visibleJobs(db, target), direct));
  const paged = pagedQuery(columnsFor(row.id), body, {
    searched: ["name", "buyerName"],
    standardOrder: "name",
    tieBreak: jobs.id,
  });
  const where = and(reached, paged.where);
  const total = { total: count() };
  const [rows, [matching], [all]] = await db.batch([
    db
      .select({
        id: jobs.id,
        name: jobs.name,
        buyerName: buyerName.as("buyer_name"),
        isPublished: isPublished.as("is_published"),
        createdOn: jobs.createdOn,
        isDirect: direct.as("is_direct"),
      })
      .from(jobs)
      .where(where)
      .orderBy(...paged.orderBy)
      .limit(paged.limit)
      .offset(paged.offset),
    db.select(total).from(jobs).where(where),
    db.select(total).from(jobs).where(reached),
  ]);
  const collection = rows.map(({ isDirect, ...job }) => ({ ...job, isDirectAssignment: isDirect === 1 }));
  return toPagedResult(collection, body, matching?.total ?? 0, all?.total ?? 0);
}

/** Jobs of the user's issuers that may be given to them and are not yet. */
export async function assignableJobArtifacts({ db, person, params, query }: CallContext<"assignableJobArtifacts">) {
  await requireUser(db, person, params.id);
  const search = query.search?.trim();
  return db
    .select({ id: jobs.id, name: jobs.name, buyerName: buyerName.as("buyer_name"), createdOn: jobs.createdOn })
    .from(jobs)
    .where(
      and(
        visibleJobs(db, person),
        sql`exists (select 1 from users where users.id = ${params.id} and ${assignableJobs})`,
        search ? textMatch("Contains", jobs.name, search) : undefined,
      ),
    )
    .orderBy(asc(alphabetical(jobs.name)), asc(jobs.id))
    .limit(maxOffered);
}

/** Gives a job to a user of its issuer, or takes it back. */
export async function assignJob({ db, env, person, body, write }: CallContext<"jobArtifactUserAssignment">) {
  const job = await requireJob(db, person, body.jobArtifactId);
  const row = await requireUser(db, person, body.userId);
  const [place] = await db
    .select()
    .from(userIssuers)
    .where(and(eq(userIssuers.userId, row.id), eq(userIssuers.issuerId, job.issuerId)));
  if (body.isAssigned && !place) {
    throw invalid("userId", message("notOfJobIssuer", { name: row.displayName }));
  }
  const isTheirs = and(eq(jobAssignments.jobId, job.id), eq(jobAssignments.userId, row.id));
  const statement = body.isAssigned
    ? db.insert(jobAssignments).values({ jobId: job.id, userId: row.id, assignedOn: now() }).onConflictDoNothing()
    : db.delete(jobAssignments).where(isTheirs);
  const answer = await write(
    { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: `${body.isAssigned ? "+" : "-"}${row.id}` },
    [statement],
    done(
      body.isAssigned
        ? message("jobAssigned", { job: job.name, name: row.displayName })
        : message("jobTakenBack", { job: job.name, name: row.displayName }),
    ),
  );
  forgetPeople(env.DB);
  return answer;
}

/** Owners of the jobs that the user sees, for the owner filter. */
export async function jobOwners({ db, person }: CallContext<"jobOwnersFilterItems">) {
  const owners = db.selectDistinct({ id: jobs.ownerUserId }).from(jobs).where(visibleJobs(db, person));
  return db
    .select({ id: users.id, ownerName: users.username, displayName: users.displayName })
    .from(users)
    .where(sql`${users.id} in ${owners}`)
    .orderBy(asc(alphabetical(users.displayName)), asc(users.id));
}
