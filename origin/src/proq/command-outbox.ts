import { asc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { EnqueueCommand } from "./contract.ts";
import { checkEnqueue } from "./enqueue-rules.ts";
import type { Database } from "../store/database.ts";
import { commandOutbox } from "../store/schema.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** Commands on their way to the queue, as a row next to the state that needs them. */
interface OutboxRow {
  /** Id of the first command. */
  readonly id: string;
  /** JSON of the commands without their payload. */
  readonly commands: string;
  readonly payload: string;
}

/** Rows that one look reads. */
const atOnce = 500;

/** Commands that share a payload, such as the steps of a run, share a row. @throws Error for a command that is not valid */
export function outboxRows(commands: readonly EnqueueCommand[]): OutboxRow[] {
  const groups = Map.groupBy(commands.map(checkEnqueue), ({ payload }) => payload);
  return [...groups].map(([payload, group]) => ({
    id: group[0]?.id ?? "",
    commands: JSON.stringify(group.map(({ payload: _shared, ...command }) => command)),
    payload,
  }));
}

/** The commands of a row; the queue checks each of them. */
export const commandsOf = ({ commands, payload }: OutboxRow): EnqueueCommand[] =>
  readStored(v.array(v.record(v.string(), v.unknown())), commands, "command_outbox.commands").map((command) =>
    checkEnqueue({ ...command, payload }),
  );

/**
 * Sends what the catalogue's outbox holds, one row in memory at a time. A row goes once the queue has its commands; one
 * that cannot be sent stays, and does not hold up the others.
 */
export async function sweepOutbox(
  db: Database,
  send: (commands: readonly EnqueueCommand[]) => Promise<unknown>,
): Promise<void> {
  const ids = await db
    .select({ id: commandOutbox.id })
    .from(commandOutbox)
    .orderBy(asc(commandOutbox.id))
    .limit(atOnce);
  for (const { id } of ids) {
    const isRow = eq(commandOutbox.id, id);
    const [row] = await db.select().from(commandOutbox).where(isRow);
    // The call that wrote it has sent it meanwhile.
    if (row === undefined) continue;
    try {
      await send(commandsOf(row));
      await db.delete(commandOutbox).where(isRow);
    } catch (error) {
      console.error(JSON.stringify({ event: "outbox-row-unsent", id, message: String(error) }));
    }
  }
}
