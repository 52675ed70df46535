/** A deleted job is kept for its days with everything it has; then a command of the queue erases it (purge-step.ts). */
import { and, count, eq, exists, gt, isNull, sql, type SQL } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { deletedJobs } from "../../identity/job-sight.ts";
import { requireInWork } from "../../identity/run-in-sight.ts";
import { keptUntil, purgeCommand, purgeCommandId } from "../../job/commands.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { changedMeanwhile, notFound, refuse } from "@paygauge/worker/refusal";
import { deletedSince } from "../../job/erase-job.ts";
import { guardOf, now, type Database } from "../../store/database.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { buyers, issuers, jobs, users } from "../../store/schema.ts";
import { isStill } from "./change-run.ts";

const one = { one: sql`1` };

const columns: PagedColumns = {
  name: { sql: jobs.name, kind: "text" },
  buyerName: { sql: buyers.name, kind: "text" },
  issuerName: { sql: issuers.name, kind: "text" },
  ownerName: { sql: users.displayName, kind: "text" },
  deletedOn: { sql: jobs.deletedOn, kind: "moment" },
};

const joined = (db: Database) =>
  db
    .select({
      id: jobs.id,
      name: jobs.name,
      buyerName: buyers.name,
      issuerName: issuers.name,
      ownerName: users.displayName,
      deletedOn: jobs.deletedOn,
    })
    .from(jobs)
    .innerJoin(buyers, eq(buyers.id, jobs.buyerId))
    .innerJoin(issuers, eq(issuers.id, jobs.issuerId))
    .innerJoin(users, eq(users.id, jobs.ownerUserId));

const counted = (db: Database, where: SQL | undefined) =>
  db
    .select({ total: count() })
    .from(jobs)
    .innerJoin(buyers, eq(buyers.id, jobs.buyerId))
    .innerJoin(issuers, eq(issuers.id, jobs.issuerId))
    .innerJoin(users, eq(users.id, jobs.ownerUserId))
    .where(where);

export const deletionHandlers = {
  deleteJob: async ({ db, job, correlationId, write }) => {
    requireInWork(job);
    const running = refuse("importRunning");
    if (job.state === "Running") throw running;
    const deletedOn = now();
    const isThere = and(eq(jobs.id, job.id), isNull(jobs.deletedOn));
    return write(
      { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "deleted" },
      [
        isStill(db, job, running),
        guardOf(db, exists(db.select(one).from(jobs).where(isThere)), notFound("job")),
        db
          .update(jobs)
          .set({ deletedOn, version: sql`${jobs.version} + 1` })
          .where(isThere),
      ],
      done(message("jobDeleted")),
      [purgeCommand(job.id, deletedOn, correlationId)],
    );
  },

  deletedJobs: async ({ db, person, body }) => {
    const sight = and(deletedJobs(db, person), gt(jobs.deletedOn, deletedSince(now())));
    const query = pagedQuery(columns, body, {
      searched: ["name", "buyerName", "issuerName", "ownerName"],
      standardOrder: "-deletedOn",
      tieBreak: jobs.id,
    });
    const where = and(sight, query.where);
    const [rows, [[matching], [all]]] = await Promise.all([
      joined(db)
        .where(where)
        .orderBy(...query.orderBy)
        .limit(query.limit)
        .offset(query.offset),
      db.batch([counted(db, where), counted(db, sight)]),
    ]);
    const items = rows.map(({ deletedOn, ...row }) => {
      const on = deletedOn ?? "";
      return { ...row, deletedOn: on, erasedOn: keptUntil(on) };
    });
    return toPagedResult(items, body, matching?.total ?? 0, all?.total ?? 0);
  },

  restoreJob: async ({ env, db, person, params, write }) => {
    const isKept = and(eq(jobs.id, params.id), gt(jobs.deletedOn, deletedSince(now())));
    const [job] = await db
      .select()
      .from(jobs)
      .where(and(isKept, deletedJobs(db, person)));
    if (!job) throw notFound("job");
    const still = exists(db.select(one).from(jobs).where(isKept));
    const answer = await write(
      { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "restored" },
      [
        guardOf(db, still, changedMeanwhile("job")),
        db
          .update(jobs)
          .set({ deletedOn: null, version: sql`${jobs.version} + 1` })
          .where(eq(jobs.id, job.id)),
      ],
      done(message("jobRestored", { name: job.name })),
    );
    await queueOf(env).cancel(purgeCommandId(job.id, job.deletedOn ?? ""));
    return answer;
  },
} satisfies Partial<Handlers>;
