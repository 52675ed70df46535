/** Who may run campaigns of a job: users who hold the permission and see the job. */
import { and, asc, eq, sql } from "drizzle-orm";
import { rolePermissions } from "@paygauge/api-types/access/roles";
import { message } from "@paygauge/api-types/catalogue/message";
import type { JobRow } from "../../identity/job-sight.ts";
import { isUser } from "../../identity/user-sight.ts";
import { invalid } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { users } from "../../store/schema.ts";

const rolesWith = (permission: "Campaigns_CRUD" | "AllJobs_VIEW"): string =>
  JSON.stringify([...rolePermissions].filter(([, held]) => held.has(permission)).map(([role]) => role));
const holds = (permission: "Campaigns_CRUD" | "AllJobs_VIEW") => sql`(exists (select 1 from user_roles
    where user_roles.user_id = users.id and user_roles.role in (select value from json_each(${rolesWith(permission)})))
  or exists (select 1 from direct_grants where direct_grants.user_id = users.id
    and direct_grants.permission = ${permission}))`;
const isActive = sql`users.approved = 1 and users.is_deactivated = 0 and users.pending = 0`;

/** The rule of sight (job-sight.ts), said of a row of users. */
const seesJob = ({ id, issuerId, ownerUserId }: JobRow) => sql`(users.id = ${ownerUserId} or ${holds("AllJobs_VIEW")}
  or exists (select 1 from user_issuers where user_issuers.user_id = users.id
    and user_issuers.issuer_id = ${issuerId} and user_issuers.user_role = 'Manager')
  or exists (select 1 from job_assignments where job_assignments.user_id = users.id
    and job_assignments.job_id = ${id}))`;

const runsCampaigns = (job: JobRow) => and(isUser, isActive, holds("Campaigns_CRUD"), seesJob(job));

/** At most 500, by name. */
export const campaignOwnersOf = (db: Database, job: JobRow) =>
  db
    .select({ userId: users.id, name: users.displayName })
    .from(users)
    .where(runsCampaigns(job))
    .orderBy(asc(users.displayName))
    .limit(500);

/** The name of an owner that a request names; "" for none. @throws Refusal 422 at the path */
export async function ownerNameIn(db: Database, job: JobRow, userId: string | null, path: string): Promise<string> {
  if (userId === null) return "";
  const [found] = await db
    .select({ name: users.displayName })
    .from(users)
    .where(and(eq(users.id, userId), runsCampaigns(job)));
  if (!found) throw invalid(path, message("campaignOwnerUnknown"));
  return found.name;
}
