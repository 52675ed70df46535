import { eq } from "drizzle-orm";
import type { Env } from "../../env.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import type { Person } from "../../identity/person.ts";
import { isPurge } from "../../proq/queue-rows.ts";
import type { QueuedCommand } from "../../proq/command-view.ts";
import { notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import type { Database } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { scopeOf } from "./command-scope.ts";
import { message } from "@paygauge/api-types/catalogue/message";

export type CommandChange = "retry" | "cancel";

/** The command, where the user may see it. @throws Refusal 404. */
export async function requireCommand(env: Env, db: Database, person: Person, id: string): Promise<QueuedCommand> {
  const command = await queueOf(env).get(id);
  const scope = await scopeOf(db, person);
  const isSeen = command && (scope === null || (command.jobId !== null && scope.includes(command.jobId)));
  if (!isSeen) throw notFound("command");
  return command;
}

const refusals = {
  retry: message("retryOnlyStopped"),
  cancel: message("settled"),
} as const;

/** Retries or cancels one command. @throws Refusal 404, or 409 where its state does not allow it. */
export async function changeOne(env: Env, db: Database, person: Person, id: string, what: CommandChange) {
  const command = await requireCommand(env, db, person, id);
  if (what === "cancel" && isPurge(command)) throw refuse("purgeStays");
  const queue = queueOf(env);
  const isChanged = await (what === "retry" ? queue.retry(id) : queue.cancel(id));
  if (!isChanged) throw new Refusal(409, "COMMAND_SETTLED", refusals[what]);
  const { jobId } = command;
  const [job] = jobId === null ? [] : await db.select({ issuerId: jobs.issuerId }).from(jobs).where(eq(jobs.id, jobId));
  return { issuerId: job?.issuerId ?? null };
}

/** 409 where more commands match than the user agreed to. */
export function moreThanAgreed(matching: number, agreed: number): Refusal {
  return refuse("moreThanAgreed", { matching, agreed });
}
