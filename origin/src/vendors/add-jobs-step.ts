/** Queues every job that was analysed before there were vendors or roll-ups, a few a second; resumes where it was stopped. */
import { and, asc, count, eq, gt, isNotNull, or } from "drizzle-orm";
import * as v from "valibot";
import type { Step } from "../commands/step.ts";
import { queueOf } from "../proq/queue-stub.ts";
import { openDatabase } from "../store/database.ts";
import { jobs } from "../store/schema.ts";
import { backlogOccasion, vendorsCommand } from "./commands.ts";

/** Jobs queued each second: others' work comes first. */
const jobsASecond = 5;

const cursor = v.object({ after: v.string(), done: v.number() });

export const addJobsStep: Step = async (context) => {
  const { after, done } = context.cursor === null ? { after: "", done: 0 } : v.parse(cursor, context.cursor);
  const db = openDatabase(context.env.DB);
  const isAnalysed = and(eq(jobs.isDraft, false), or(isNotNull(jobs.currentRun), isNotNull(jobs.publishedRun)));
  const [total] = await db.select({ n: count() }).from(jobs).where(isAnalysed);
  const next = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isAnalysed, gt(jobs.id, after)))
    .orderBy(asc(jobs.id))
    .limit(jobsASecond);
  const last = next.at(-1);
  const progress = { done: done + next.length, total: Math.max(total?.n ?? 0, done + next.length) };
  if (last === undefined) return context.finish({ ...progress, total: done });
  await queueOf(context.env).enqueue(next.map(({ id }) => vendorsCommand(id, backlogOccasion, context.commandId)));
  await scheduler.wait(1000);
  return context.more({ after: last.id, done: progress.done }, progress);
};
