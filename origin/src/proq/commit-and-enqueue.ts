import { inArray } from "drizzle-orm";
import type { Env } from "../env.ts";
import { commit, type Database, type Statement } from "../store/database.ts";
import { commandOutbox } from "../store/schema.ts";
import { outboxRows } from "./command-outbox.ts";
import type { EnqueueCommand } from "./contract.ts";
import { queueOf } from "./queue-stub.ts";

/** Where state and commands are written. */
interface Place {
  readonly env: Pick<Env, "PROQ">;
  readonly db: Database;
  /** Takes what need not be waited for; absent: it is waited for. */
  readonly execution?: Pick<ExecutionContext, "waitUntil">;
}

/** Queues that were asked in this isolate: each has had its alarm set since, and sets it again whenever it rings. */
const asked = new WeakSet<Env["PROQ"]>();

/** A row must be found even if this process dies right after writing it: so the queue's alarm is set before. */
async function requireSweep(env: Pick<Env, "PROQ">): Promise<void> {
  if (asked.has(env.PROQ)) return;
  await queueOf(env).isRunning();
  asked.add(env.PROQ);
}

/**
 * The one way of a call to queue commands: runs the statements and notes the commands in one transaction, then sends them.
 * Once that is committed the queue gets them, by its sweep where not now; it takes each id once. @throws as `commit` does
 */
export async function commitAndEnqueue(
  { env, db, execution }: Place,
  statements: readonly Statement[],
  commands: readonly EnqueueCommand[],
): Promise<void> {
  const rows = outboxRows(commands);
  if (rows.length === 0) return commit(db, statements);
  await requireSweep(env);
  const notes = rows.map((row) => db.insert(commandOutbox).values(row).onConflictDoNothing());
  await commit(db, [...statements, ...notes]);
  try {
    await queueOf(env).enqueue(commands);
    const ids = rows.map(({ id }) => id);
    const removal = db
      .delete(commandOutbox)
      .where(inArray(commandOutbox.id, ids))
      .then(() => {}, untold);
    if (execution) execution.waitUntil(removal);
    else await removal;
  } catch (error) {
    untold(error);
  }
}

/** The sweep does it. */
function untold(error: unknown): void {
  console.error(JSON.stringify({ event: "outbox-left-to-sweep", message: String(error) }));
}
