import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { e2eLimits } from "@paygauge/api-types/entities/e2e-runs";
import { done } from "@paygauge/worker/done";
import { notFound, refuse } from "@paygauge/worker/refusal";
import type { Handlers } from "../../call-context.ts";
import { healthOf } from "../../health/health-object.ts";
import { deletedSince } from "../../job/erase-job.ts";
import { purgeCommand } from "../../job/commands.ts";
import { now, type Database } from "../../store/database.ts";
import { buyers, jobs, users } from "../../store/schema.ts";

interface OfRun {
  readonly jobName: string;
  readonly userId: string;
}

/** A job of a run is known by the run's own name and by its owner: no other job can be erased by these calls. */
async function jobsOf(db: Database, { jobName, userId }: OfRun) {
  const where = and(eq(jobs.name, jobName), eq(jobs.ownerUserId, userId), isNull(jobs.deletedOn));
  return db.select({ id: jobs.id, state: jobs.state }).from(jobs).where(where);
}

/** Deletes the run's jobs as if their days were over, so that the queue erases them at once. */
async function removal(db: Database, run: OfRun, correlationId: string) {
  const found = await jobsOf(db, run);
  if (found.some(({ state }) => state === "Running")) throw refuse("importRunning");
  const deletedOn = new Date(Date.parse(deletedSince(now())) - 1000).toISOString();
  return {
    statements: found.map(({ id }) =>
      db
        .update(jobs)
        .set({ deletedOn, version: sql`${jobs.version} + 1` })
        .where(and(eq(jobs.id, id), ne(jobs.state, "Running"))),
    ),
    commands: found.map(({ id }) => purgeCommand(id, deletedOn, correlationId)),
  };
}

export const e2eHandlers = {
  async lastE2eRun({ env }) {
    return { run: await healthOf(env).e2eRun() };
  },

  async startE2eRun({ env, db, person, effectId, correlationId, write }) {
    const before = await healthOf(env).e2eRun();
    const [starter] = await db.select({ name: users.displayName }).from(users).where(eq(users.id, person.userId));
    const [buyer] = await db
      .select({ id: buyers.id, issuerId: buyers.issuerId })
      .from(buyers)
      .where(eq(buyers.isDraft, false))
      .orderBy(buyers.id)
      .limit(1);
    const run = {
      runId: effectId,
      jobName: `E2E run ${effectId.slice(0, 8)}`,
      buyerId: buyer?.id ?? null,
      issuerId: buyer?.issuerId ?? null,
      startedOn: now(),
      startedBy: starter?.name ?? "",
      outcome: null,
      steps: [],
    };
    // What an abandoned run left is removed with the start of the next.
    const isOld = before !== null && Date.parse(run.startedOn) - Date.parse(before.startedOn) >= e2eLimits.openMs;
    const left = before?.outcome === null && isOld ? { jobName: before.jobName, userId: before.userId } : null;
    const { statements, commands } =
      left === null ? { statements: [], commands: [] } : await removal(db, left, correlationId);
    if (!(await healthOf(env).openE2eRun({ ...run, userId: person.userId }))) throw refuse("e2eRunOpen");
    const about = { entityType: "system", entityId: "e2e-run", note: run.runId };
    return write(about, statements, { ...done(message("e2eStarted")), run }, commands);
  },

  async finishE2eRun({ env, db, body, person, correlationId, write }) {
    const run = await healthOf(env).e2eRun();
    if (run === null || run.runId !== body.runId || run.userId !== person.userId) throw notFound("entry");
    const { statements, commands } = await removal(db, run, correlationId);
    await healthOf(env).closeE2eRun({ runId: body.runId, outcome: body.outcome, steps: body.steps });
    const about = { entityType: "system", entityId: "e2e-run", note: `${body.runId} ${body.outcome}` };
    return write(about, statements, done(message("e2eFinished")), commands);
  },
} satisfies Partial<Handlers>;
