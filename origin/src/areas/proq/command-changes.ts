import { and, eq, inArray, sql } from "drizzle-orm";
import { queueOf, type Env } from "../../env.ts";
import type { Person } from "../../identity/person.ts";
import type { QueuedCommand } from "../../proq/command-view.ts";
import { notFound, Refusal } from "../../refusal.ts";
import { now, type Database } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { scopeOf } from "./command-scope.ts";

type Runs = readonly { readonly jobId: string; readonly batchId: string }[];
export type CommandChange = "retry" | "cancel";

/** The command, where the person may see it. @throws Refusal 404. */
export async function requireCommand(env: Env, db: Database, person: Person, id: string): Promise<QueuedCommand> {
  const command = await queueOf(env).get(id);
  const scope = await scopeOf(db, person);
  const isSeen = command && (scope === null || (command.jobId !== null && scope.includes(command.jobId)));
  if (!isSeen) throw notFound("command");
  return command;
}

/**
 * A job's own state follows its commands: its import goes on when one of its steps is tried again, and is canceled
 * when one is canceled. Commands of an earlier import of the job change nothing.
 */
export async function followRuns(db: Database, what: CommandChange, runs: Runs): Promise<void> {
  if (runs.length === 0) return;
  const listed = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;
  const touched = and(
    inArray(jobs.id, listed(runs.map(({ jobId }) => jobId))),
    inArray(jobs.run, listed(runs.map(({ batchId }) => batchId))),
  );
  const change =
    what === "retry"
      ? { from: ["Failed", "Canceled"] as const, to: { state: "Running", failureMessage: null } as const }
      : { from: ["Running"] as const, to: { state: "Canceled" } as const };
  await db
    .update(jobs)
    .set({ ...change.to, updatedOn: now() })
    .where(and(touched, inArray(jobs.state, [...change.from])));
}

const refusals = {
  retry: "Only a command that ended in Error or was canceled can be tried again.",
  cancel: "This command is settled: there is nothing left to cancel.",
} as const;

/** Retries or cancels one command. @throws Refusal 404, or 409 where its state does not allow it. */
export async function changeOne(env: Env, db: Database, person: Person, id: string, what: CommandChange) {
  const command = await requireCommand(env, db, person, id);
  const queue = queueOf(env);
  const isChanged = await (what === "retry" ? queue.retry(id) : queue.cancel(id));
  if (!isChanged) throw new Refusal(409, "COMMAND_SETTLED", refusals[what]);
  const { jobId, batchId } = command;
  if (jobId !== null && batchId !== null) await followRuns(db, what, [{ jobId, batchId }]);
  const [job] = jobId === null ? [] : await db.select({ issuerId: jobs.issuerId }).from(jobs).where(eq(jobs.id, jobId));
  return { issuerId: job?.issuerId ?? null };
}

/** 409 where more commands match than the person agreed to. */
export function moreThanAgreed(matching: number, agreed: number): Refusal {
  return new Refusal(
    409,
    "COUNT_CHANGED",
    `${matching} commands match by now, ${agreed} did when you were asked. Nothing was changed. Look again, then confirm the new number.`,
  );
}
