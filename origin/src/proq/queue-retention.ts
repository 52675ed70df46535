import * as v from "valibot";
import { limits } from "@paygauge/api-types/limits";
import type { Outbox } from "./outbox.ts";
import type { QueueFigures } from "./queue-figures.ts";
import type { QueueRow } from "./queue-rows.ts";
import { soundRows } from "@paygauge/worker/stored-rows";

const dayMs = 86_400_000;
/** Commands looked at in one turn: a few milliseconds. */
const batch = 500;

/** How many completed commands are kept, and for how long. */
export interface Keeping {
  readonly ms: number;
  readonly most: number;
}
export const standardKeeping: Keeping = {
  ms: limits.completedCommandsKeptDays * dayMs,
  most: limits.maxCompletedCommands,
};

const heldRow = v.object({
  sequence: v.number(),
  type: v.string(),
  state: v.string(),
  queued: v.number(),
  completed: v.nullable(v.number()),
  held: v.number(),
});

/**
 * Removes commands that were completed long ago, and the oldest where there are too many, a batch a turn. It walks the
 * commands in the order in which they came and needs no index: what each completion must write stays as little as it
 * is. Kept are commands that others wait for, those whose end was not told yet, and those whose batch is not completed: it
 * is read as a whole.
 */
export class QueueRetention {
  readonly #sql: SqlStorage;
  readonly #figures: QueueFigures;
  readonly #keeping: Keeping;
  /** Everything up to this sequence was looked at in this walk. */
  #walked = 0;

  constructor(sql: SqlStorage, figures: QueueFigures, keeping: Keeping) {
    this.#sql = sql;
    this.#figures = figures;
    this.#keeping = keeping;
  }

  /** Looks at the next commands; false where the walk is at its end. Inside the caller's transactionSync. */
  prune(now: number): boolean {
    const before = now - this.#keeping.ms;
    let excess = this.#figures.of("Completed") - this.#keeping.most;
    const rows = soundRows(
      this.#sql,
      heldRow,
      `SELECT sequence, command_type type, state, queued_date queued, completed_date completed,
           EXISTS (SELECT 1 FROM commands w WHERE w.waiting = 1 AND w.prerequisite = c.id)
           OR sequence IN (SELECT command FROM outbox)
           OR (batch_id IS NOT NULL AND (
             EXISTS (SELECT 1 FROM commands w WHERE w.waiting = 1 AND w.prerequisite_batch_id = c.batch_id)
             OR EXISTS (SELECT 1 FROM commands o
               WHERE o.batch_id IS NOT NULL AND o.batch_id = c.batch_id AND o.state <> 'Completed'))) held
         FROM commands c WHERE sequence > ? ORDER BY sequence LIMIT ${batch}`,
      this.#walked,
    );
    const gone: number[] = [];
    for (const { sequence, type, state, queued, completed, held } of rows) {
      // nothing that came later can have been completed earlier than this
      if (excess <= 0 && queued >= before) return this.#end(gone);
      this.#walked = sequence;
      if (state !== "Completed" || held === 1 || (excess <= 0 && (completed ?? queued) >= before)) continue;
      gone.push(sequence);
      excess -= 1;
      this.#figures.removed(type, "Completed");
    }
    return rows.length < batch ? this.#end(gone) : this.#remove(gone);
  }

  #end(gone: readonly number[]): false {
    this.#remove(gone);
    this.#walked = 0;
    return false;
  }

  /** Removes these commands whatever they are, and their pending notices. Inside a transactionSync. */
  forget(rows: readonly Pick<QueueRow, "sequence" | "commandType" | "state">[], outbox: Pick<Outbox, "drop">): void {
    const gone = rows.map(({ sequence }) => sequence);
    for (const { commandType, state } of rows) this.#figures.removed(commandType, state);
    outbox.drop(gone);
    this.#remove(gone);
  }

  #remove(gone: readonly number[]): true {
    if (gone.length > 0)
      this.#sql.exec("DELETE FROM commands WHERE sequence IN (SELECT value FROM json_each(?))", JSON.stringify(gone));
    return true;
  }
}
