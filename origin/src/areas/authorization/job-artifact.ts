import { and, asc, eq, exists, sql } from "drizzle-orm";
import { isRole, roles, type Role } from "@paygauge/api-types/access/roles";
import type { JobArtifactAdmin, JobConnection } from "@paygauge/api-types/entities/job-artifacts";
import type { CallContext } from "../../call-context.ts";
import { requireJob } from "../../identity/job-sight.ts";
import { forgetPeople } from "../../identity/person.ts";
import { requireUser } from "../../identity/user-sight.ts";
import { invalid, notFound } from "@paygauge/worker/refusal";
import { guardOf, now } from "../../store/database.ts";
import { issuers, jobAssignments, jobLinkUsers, jobs, userIssuers, userRoles, users } from "../../store/schema.ts";
import { mayOwn } from "../users/choose-users.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

/** The strongest role of those held: the ladder goes upwards, the others are behind it. */
function strongest(held: readonly Role[]): Role | null {
  return roles.findLast((role) => held.includes(role)) ?? null;
}

/** A job as those who run it see it: whose it is, of which issuer, and who reaches it by which way. */
export async function jobArtifactAdmin({
  db,
  person,
  params,
}: CallContext<"jobArtifactAdmin">): Promise<JobArtifactAdmin> {
  const job = await requireJob(db, person, params.id);
  const byName = asc(sql`${users.username} collate nocase`);
  const [[issuer], [owner], ownerRoles, managers, assigned, byLink] = await db.batch([
    db.select().from(issuers).where(eq(issuers.id, job.issuerId)),
    db.select({ id: users.id, username: users.username }).from(users).where(eq(users.id, job.ownerUserId)),
    db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, job.ownerUserId)),
    db
      .select({ username: users.username })
      .from(users)
      .innerJoin(userIssuers, eq(userIssuers.userId, users.id))
      .where(and(eq(userIssuers.issuerId, job.issuerId), eq(userIssuers.userRole, "Manager")))
      .orderBy(byName),
    db
      .select({ username: users.username })
      .from(users)
      .innerJoin(jobAssignments, eq(jobAssignments.userId, users.id))
      .where(eq(jobAssignments.jobId, job.id))
      .orderBy(byName),
    db
      .select({ username: users.username })
      .from(users)
      .innerJoin(jobLinkUsers, eq(jobLinkUsers.userId, users.id))
      .where(eq(jobLinkUsers.jobId, job.id))
      .orderBy(byName),
  ]);
  if (!issuer || !owner) throw notFound("job");
  const ways: readonly (readonly [JobConnection, readonly { username: string }[]])[] = [
    ["Owner", [owner]],
    ["IssuerManager", managers],
    ["DirectAssignment", assigned],
    ["MagicLinkUser", byLink],
  ];
  return {
    id: job.id,
    name: job.name,
    isPublished: job.publishedRun !== null,
    owner: { ...owner, role: strongest(ownerRoles.map(({ role }) => role).filter(isRole)) },
    issuerId: issuer.id,
    issuerName: issuer.name,
    issuerEmailDomains: issuer.emailDomains,
    authorizedEndUsers: ways.flatMap(([connection, people]) =>
      people.map(({ username }) => ({ username, connection })),
    ),
  };
}

/** Gives a job to another owner: staff, or a user of its issuer, whose account is ready. */
export async function setJobOwner({ db, env, person, params, body, write }: CallContext<"jobArtifactOwner">) {
  const job = await requireJob(db, person, params.id);
  const row = await requireUser(db, person, body.userId);
  const isPossible = exists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, row.id), mayOwn(db, job))),
  );
  const impossible = invalid("userId", message("ownerNotEligible", { name: row.displayName }));
  const change = db
    .update(jobs)
    .set({ ownerUserId: row.id, updatedOn: now(), version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, job.id));
  const answer = await write(
    { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: `owner ${row.id}` },
    [guardOf(db, isPossible, impossible), change],
    done(message("ownerNow", { name: row.displayName, job: job.name })),
  );
  forgetPeople(env.DB);
  return answer;
}
