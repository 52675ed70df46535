import { and, asc, count, eq, notExists, or, sql } from "drizzle-orm";
import { rolePermissions } from "@paygauge/api-types/access/roles";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import type { CallContext } from "../../call-context.ts";
import { requireIssuer, requireJob, visibleIssuers, type JobRow } from "../../identity/job-sight.ts";
import { requireUser, visibleUsers } from "../../identity/user-sight.ts";
import type { Database } from "../../store/database.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { issuers, jobAssignments, userIssuers, userRoles, users } from "../../store/schema.ts";
import { eligibleUsers, userOptions } from "./list-users.ts";

const staffRoles = JSON.stringify(
  [...rolePermissions].filter(([, held]) => held.has("AllJobs_VIEW")).map(([role]) => role),
);

const columns: PagedColumns = {
  username: { sql: users.username, kind: "text" },
  displayName: { sql: users.displayName, kind: "text" },
  email: { sql: users.email, kind: "text" },
};

/** Users to whom a job was given directly. */
export async function directlyAssignedUsers({ db, person, query, body }: CallContext<"directlyAssignedUsers">) {
  const job = await requireJob(db, person, query.jobArtifactId);
  const paged = pagedQuery(columns, body, {
    searched: ["username", "displayName", "email"],
    standardOrder: "username",
    tieBreak: users.id,
  });
  const assigned = sql`exists ${db
    .select({ one: sql`1` })
    .from(jobAssignments)
    .where(and(eq(jobAssignments.jobId, job.id), eq(jobAssignments.userId, users.id)))}`;
  const where = and(assigned, paged.where);
  const total = { total: count() };
  const [rows, [matching], [all]] = await db.batch([
    db
      .select({ id: users.id, displayName: users.displayName, username: users.username, email: users.email })
      .from(users)
      .where(where)
      .orderBy(...paged.orderBy)
      .limit(paged.limit)
      .offset(paged.offset),
    db.select(total).from(users).where(where),
    db.select(total).from(users).where(assigned),
  ]);
  return toPagedResult(rows, body, matching?.total ?? 0, all?.total ?? 0);
}

/** Who may own a job: staff, and eligible users of its issuer. */
export async function potentialOwners({ db, person, query }: CallContext<"potentialJobAnalysisOwners">) {
  const job = await requireJob(db, person, query.jobArtifactId);
  return userOptions(db, mayOwn(db, job), query.search);
}

/** Holds of a row of users who may own the job: eligible, and staff or of its issuer. */
export function mayOwn(db: Database, job: JobRow) {
  const isStaff = sql`exists ${db
    .select({ one: sql`1` })
    .from(userRoles)
    .where(
      and(eq(userRoles.userId, users.id), sql`${userRoles.role} in (select value from json_each(${staffRoles}))`),
    )}`;
  const isOfIssuer = sql`exists ${db
    .select({ one: sql`1` })
    .from(userIssuers)
    .where(and(eq(userIssuers.userId, users.id), eq(userIssuers.issuerId, job.issuerId)))}`;
  return and(eligibleUsers, or(isStaff, isOfIssuer));
}

/** Users who may still be put into an issuer. */
export async function potentialIssuerUsers({ db, person, query }: CallContext<"potentialIssuerUsers">) {
  const issuer = await requireIssuer(db, person, query.issuerId);
  const already = db
    .select({ one: sql`1` })
    .from(userIssuers)
    .where(and(eq(userIssuers.userId, users.id), eq(userIssuers.issuerId, issuer.id)));
  return userOptions(
    db,
    and(visibleUsers(db, person), eq(users.isDeactivated, false), notExists(already)),
    query.search,
  );
}

/** Issuers that a user may still be put into, among those that the asking user reaches. */
export async function potentialUserIssuers({ db, person, params }: CallContext<"potentialUserIssuers">) {
  await requireUser(db, person, params.id);
  const already = db
    .select({ one: sql`1` })
    .from(userIssuers)
    .where(and(eq(userIssuers.userId, params.id), eq(userIssuers.issuerId, issuers.id)));
  return db
    .select({ id: issuers.id, name: issuers.name, emailDomains: issuers.emailDomains })
    .from(issuers)
    .where(and(visibleIssuers(person), notExists(already)))
    .orderBy(asc(sql`${issuers.name} collate nocase`));
}
