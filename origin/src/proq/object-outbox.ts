import * as v from "valibot";
import type { Env } from "../env.ts";
import { storedRows } from "../store/stored-rows.ts";
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

const oldest = (sql: SqlStorage) => storedRows(sql, outboxRow, "SELECT * FROM queue_outbox ORDER BY id LIMIT 1")[0];

/** Notes commands in the transaction of the state that needs them, with the alarm that sends them whatever happens. */
export function noteCommands(storage: DurableObjectStorage, commands: readonly EnqueueCommand[]): void {
  for (const { id, commands: text, payload } of outboxRows(commands))
    storage.sql.exec("INSERT OR IGNORE INTO queue_outbox VALUES (?, ?, ?)", id, text, payload);
  if (commands.length > 0) void storage.setAlarm(Date.now());
}

/** Sends what was noted, right after the transaction. @returns false where the alarm has to do it */
export async function sendNoted(env: Pick<Env, "PROQ">, { sql }: DurableObjectStorage): Promise<boolean> {
  try {
    for (let row = oldest(sql); row !== undefined; row = oldest(sql)) {
      await queueOf(env).enqueue(commandsOf(row));
      sql.exec("DELETE FROM queue_outbox WHERE id = ?", row.id);
    }
    return true;
  } catch (error) {
    console.error(JSON.stringify({ event: "outbox-left-to-alarm", message: String(error) }));
    return false;
  }
}

/** The same in the object's alarm, before all else: it comes again until everything is sent. */
export async function sendByAlarm(env: Pick<Env, "PROQ">, storage: DurableObjectStorage): Promise<void> {
  if (!(await sendNoted(env, storage))) await storage.setAlarm(Date.now() + againMs);
}
