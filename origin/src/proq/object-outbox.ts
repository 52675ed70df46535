import * as v from "valibot";
import type { Env } from "../env.ts";
import { parseStored } from "@paygauge/worker/stored-json";
import { commandsOf, outboxRows } from "./command-outbox.ts";
import type { EnqueueCommand } from "./contract.ts";
import { queueOf } from "./queue-stub.ts";

/** How soon an object tries again, ms. */
const againMs = 5000;

/** Creates the table of the commands that an object has not sent yet. */
export function createObjectOutbox(sql: SqlStorage): void {
  sql.exec(
    "CREATE TABLE IF NOT EXISTS queue_outbox (id TEXT PRIMARY KEY, commands TEXT NOT NULL, payload TEXT NOT NULL) WITHOUT ROWID",
  );
}

const outboxRow = v.object({ id: v.string(), commands: v.string(), payload: v.string() });

/** Notes commands in the transaction of the state that needs them, with the alarm that sends them whatever happens. */
export function noteCommands(storage: DurableObjectStorage, commands: readonly EnqueueCommand[]): void {
  for (const { id, commands: text, payload } of outboxRows(commands))
    storage.sql.exec("INSERT OR IGNORE INTO queue_outbox VALUES (?, ?, ?)", id, text, payload);
  if (commands.length > 0) void storage.setAlarm(Date.now());
}

/**
 * Sends what was noted, right after the transaction. A row that can't be sent stays, and does not hold up the others.
 * @returns false where the alarm has to try again
 */
export async function sendNoted(env: Pick<Env, "PROQ">, { sql }: DurableObjectStorage): Promise<boolean> {
  let isSent = true;
  for (const row of sql.exec("SELECT * FROM queue_outbox ORDER BY id").toArray()) {
    try {
      const read = parseStored(outboxRow, row, "queue_outbox");
      await queueOf(env).enqueue(commandsOf(read));
      sql.exec("DELETE FROM queue_outbox WHERE id = ?", read.id);
    } catch (error) {
      isSent = false;
      console.error(JSON.stringify({ event: "outbox-left-to-alarm", message: String(error) }));
    }
  }
  return isSent;
}

/** The same in the object's alarm, before all else: it comes again until everything is sent. */
export async function sendByAlarm(env: Pick<Env, "PROQ">, storage: DurableObjectStorage): Promise<void> {
  if (!(await sendNoted(env, storage))) await storage.setAlarm(Date.now() + againMs);
}
