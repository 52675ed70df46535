import { and, count, sql, type SQL } from "drizzle-orm";
import { rolePermissions } from "@paygauge/api-types/access/roles";
import type { JobConnection } from "@paygauge/api-types/entities/job-artifacts";
import type { JobAccessState } from "@paygauge/api-types/entities/job-users";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import type { CallContext } from "../../call-context.ts";
import type { SeenJob } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { visibleUsers } from "../../identity/user-sight.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { askReports } from "../reports/ask-reports.ts";
import type { Database } from "../../store/database.ts";
import { users } from "../../store/schema.ts";

const creatorRoles = JSON.stringify(
  [...rolePermissions].filter(([, held]) => held.has("JobCreate")).map(([role]) => role),
);
/** Holds JobCreate by a role or directly: works on what is assigned before it is published. */
const isCreator = sql`(exists (select 1 from user_roles where user_roles.user_id = users.id
    and user_roles.role in (select value from json_each(${creatorRoles})))
  or exists (select 1 from direct_grants where direct_grants.user_id = users.id and direct_grants.permission = 'JobCreate'))`;
const isActive = sql`users.approved = 1 and users.is_deactivated = 0 and users.pending = 0`;

/** What the rule of sight (job-sight.ts) makes of a connection, said of a row of users. */
const accessBy = ({ publishedRun }: SeenJob, isDirect: SQL, isByLink: SQL): SQL<JobAccessState> =>
  sql<JobAccessState>`case when not (${isActive}) then 'NotActive' when ${isByLink} then 'UploadOnly'
    when ${isDirect} and ${publishedRun === null ? 1 : 0} = 1 and not ${isCreator} then 'OncePublished' else 'Now' end`;

const person = { id: users.id, displayName: users.displayName, username: users.username, email: users.email };
const personColumns: PagedColumns = {
  username: { sql: users.username, kind: "text" },
  displayName: { sql: users.displayName, kind: "text" },
  email: { sql: users.email, kind: "text" },
};
const searched = ["username", "displayName", "email"];

/**
 * Every way to the job, a row for each: its owner, the Managers of its issuer, those to whom it is assigned, those who
 * came by its magic link.
 */
const waysTo = (job: SeenJob) => sql`(
  select ${job.ownerUserId} as user_id, 'Owner' as connection, null as assigned_on
  union all select user_id, 'IssuerManager', null from user_issuers
    where issuer_id = ${job.issuerId} and user_role = 'Manager'
  union all select user_id, 'DirectAssignment', assigned_on from job_assignments where job_id = ${job.id}
  union all select user_id, 'MagicLinkUser', came_on from job_link_users where job_id = ${job.id}) as ways`;
const isOf = sql`ways.user_id = users.id`;
const connection = sql<JobConnection>`ways.connection`;
const wayKey = sql<string>`(users.id || ' ' || ways.connection)`;

/** Who reaches the job, by which way, and whether that opens it already. */
export async function jobUsers({ db, env, job, body }: CallContext<"jobUsers">) {
  const access = accessBy(job, sql`ways.connection = 'DirectAssignment'`, sql`ways.connection = 'MagicLinkUser'`);
  const assignedOn = sql<string | null>`ways.assigned_on`;
  const columns: PagedColumns = {
    ...personColumns,
    connection: { sql: connection, kind: "text" },
    access: { sql: access, kind: "text" },
    assignedOn: { sql: assignedOn, kind: "moment" },
  };
  const ways = waysTo(job);
  const query = pagedQuery(columns, body, { searched, standardOrder: "username", tieBreak: wayKey });
  const total = { total: count() };
  const [collection, [matching], [all]] = await db.batch([
    db
      .select({
        ...person,
        key: wayKey.as("way_key"),
        connection: connection.as("connection"),
        access: access.as("access"),
        assignedOn: assignedOn.as("assigned_on"),
      })
      .from(users)
      .innerJoin(ways, isOf)
      .where(query.where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset),
    db.select(total).from(users).innerJoin(ways, isOf).where(query.where),
    db.select(total).from(users).innerJoin(ways, isOf),
  ]);
  const openings =
    job.publishedRun === null ? [] : await askReports(env, job.id, "openings", { run: job.publishedRun });
  const opened = new Map(openings.map(({ userId, lastOn }) => [userId, lastOn]));
  const rows = collection.map((row) => ({ ...row, openedOn: opened.get(row.id) ?? null }));
  return toPagedResult(rows, body, matching?.total ?? 0, all?.total ?? 0);
}

/**
 * Returns every user who opens the job, once, by their strongest connection: owner, Manager of its issuer, assigned.
 * @param most rows that are read
 */
export async function readersOf(db: Database, asking: Person, job: SeenJob, most: number) {
  const connectionOf = sql<JobConnection>`(select ways.connection from ${waysTo(job)} where ways.user_id = users.id
    and ways.connection <> 'MagicLinkUser' order by case ways.connection when 'Owner' then 0 when 'IssuerManager' then 1 else 2 end
    limit 1)`;
  const isReader = sql`${connectionOf} is not null`;
  const mayManage = asking.permissions.has("JobUsers_DIRECT_ASSIGN") || asking.permissions.has("UserRoles_ASSIGN");
  const mayChange = mayManage ? sql<number>`(${visibleUsers(db, asking)})` : sql<number>`0`;
  const access = accessBy(job, sql`${connectionOf} = 'DirectAssignment'`, sql`1 = 0`);
  const [rows, [all]] = await db.batch([
    db
      .select({
        ...person,
        connection: connectionOf.as("connection"),
        access: access.as("access"),
        mayChange: mayChange.as("may_change"),
      })
      .from(users)
      .where(isReader)
      .orderBy(users.displayName, users.id)
      .limit(most),
    db.select({ total: count() }).from(users).where(isReader),
  ]);
  return { readers: rows.map((row) => ({ ...row, mayChange: row.mayChange === 1 })), total: all?.total ?? 0 };
}

// Written out: in a selection of one table drizzle drops the table of a column, and `id` would be the inner one.
const assignedTo = (job: SeenJob) =>
  sql<string | null>`(select assigned_on from job_assignments where job_id = ${job.id} and user_id = users.id)`;

/** Members of the job's issuer to whom it could be assigned: neither its owner nor a user who may not sign in. */
const couldBe = (job: SeenJob) => sql`(users.is_deactivated = 0 and users.id <> ${job.ownerUserId}
  and exists (select 1 from user_issuers where user_issuers.user_id = users.id
    and user_issuers.issuer_id = ${job.issuerId} and user_issuers.user_role = 'Member'))`;

/** To whom the job is assigned, and for those who may assign it, to whom it could be. */
export async function jobAssignments({ db, person: asking, job, body }: CallContext<"jobAssignments">) {
  const assignedOn = assignedTo(job);
  const isAssigned = sql<number>`(${assignedOn} is not null)`;
  const mayAssign = asking.permissions.has("JobUsers_DIRECT_ASSIGN");
  const mayChange = mayAssign ? sql<number>`(${visibleUsers(db, asking)})` : sql<number>`0`;
  const access = sql<JobAccessState | null>`case when ${isAssigned} then ${accessBy(job, sql`1 = 1`, sql`1 = 0`)} end`;
  const columns: PagedColumns = {
    ...personColumns,
    isAssigned: { sql: isAssigned, kind: "boolean" },
    assignedOn: { sql: assignedOn, kind: "moment" },
    access: { sql: access, kind: "text" },
  };
  const query = pagedQuery(columns, body, { searched, standardOrder: "username", tieBreak: users.id });
  const listed = sql`(${isAssigned} or (${mayChange} and ${couldBe(job)}))`;
  const where = and(listed, query.where);
  const [rows, [matching], [all]] = await db.batch([
    db
      .select({
        ...person,
        isAssigned: isAssigned.as("is_assigned"),
        assignedOn: assignedOn.as("assigned_on"),
        access: access.as("access"),
        mayChange: mayChange.as("may_change"),
      })
      .from(users)
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset),
    db.select({ total: count() }).from(users).where(where),
    db.select({ total: count() }).from(users).where(listed),
  ]);
  const collection = rows.map((row) => ({ ...row, isAssigned: row.isAssigned === 1, mayChange: row.mayChange === 1 }));
  return toPagedResult(collection, body, matching?.total ?? 0, all?.total ?? 0);
}
