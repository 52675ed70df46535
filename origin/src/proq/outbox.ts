import * as v from "valibot";
import { delayAfter, standardRetry } from "./backoff.ts";
import { outcomeNames, type CommandOutcome, type Outcome } from "./contract.ts";
import type { QueueRow } from "./queue-rows.ts";
import type { Addressed, Target } from "./targets.ts";
import type { CommandSnapshot } from "./transitions.ts";
import { soundRows } from "@paygauge/worker/stored-rows";

/** Outcomes that one call tells. */
const atOnce = 200;
/** A delivery whose queue died is started again after so long, ms. */
const lookAgainMs = 1000;

/** A command with what changes of it. */
export interface Changed {
  readonly row: QueueRow;
  readonly change: Partial<CommandSnapshot>;
}

/** What the outbox needs of its queue. */
interface Queue {
  /** @throws Error where no object runs the command. */
  targetOf(command: Addressed): Target;
  now(): number;
  transact<T>(work: () => T): T;
  /** Called when a delivery has ended, well or not: what waits for it may continue. */
  told(): void;
}

const entrySchema = v.object({
  sequence: v.number(),
  commandId: v.string(),
  commandType: v.string(),
  targetEntityId: v.string(),
  jobId: v.nullable(v.string()),
  batchId: v.nullable(v.string()),
  outcome: v.picklist(outcomeNames),
  message: v.nullable(v.string()),
});
type Entry = Readonly<v.InferOutput<typeof entrySchema>>;

/** What the change of a command means for the requester; null: nothing. */
export function outcomeOf({ row, change }: Changed): Outcome | null {
  const { state } = change;
  if (state === "Completed") return "done";
  if (state === "Error") return "failed";
  if (state === "Canceled") return "canceled";
  return state === "Pending" && (row.state === "Error" || row.state === "Canceled") ? "again" : null;
}

const commandRow = v.object({ command: v.number() });

const targetRow = v.object({ target: v.string() });

/**
 * Outcomes on their way to the objects that run the commands: noted in the transaction of the state, told in their order
 * and at least once, removed when the object has taken them. One object that does not answer holds up no one else.
 */
export class Outbox {
  readonly #sql: SqlStorage;
  readonly #queue: Queue;
  /** Deliveries in progress, by target. */
  readonly #underWay = new Map<string, Promise<void>>();
  /** Failures in a row and the moment of the next attempt, by target. */
  readonly #failing = new Map<string, { readonly times: number; readonly again: number }>();
  /** Targets with entries; null: not read since the object began, or since a transaction was undone. */
  #targets: Set<string> | null = null;

  constructor(sql: SqlStorage, queue: Queue) {
    this.#sql = sql;
    this.#queue = queue;
  }

  /** After a transaction that was undone. */
  forget(): void {
    this.#targets = null;
  }

  /** Notes what these changes mean; inside the transaction that makes them. @returns the targets to notify */
  note(changes: readonly Changed[]): string[] {
    const entries = changes.flatMap((each) => {
      const outcome = outcomeOf(each);
      const target = outcome === null ? null : this.#nameOf(each.row);
      return target === null ? [] : [[target, each.row.sequence, outcome, each.change.message ?? null]];
    });
    if (entries.length === 0) return [];
    this.#sql.exec(
      `INSERT INTO outbox (target, command, outcome, message)
       SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)`,
      JSON.stringify(entries),
    );
    const targets = [...new Set(entries.map(([target]) => String(target)))];
    for (const target of targets) this.#known().add(target);
    return targets;
  }

  /** Forgets what was noted of commands that are removed; inside the transaction that removes them. */
  drop(sequences: readonly number[]): void {
    this.#sql.exec("DELETE FROM outbox WHERE command IN (SELECT value FROM json_each(?))", JSON.stringify(sequences));
    this.forget();
  }

  /** Starts to notify every target that has entries and whose time has come. */
  deliver(): void {
    const now = this.#queue.now();
    for (const target of this.#known()) {
      if (this.#underWay.has(target) || (this.#failing.get(target)?.again ?? 0) > now) continue;
      const delivery = this.#tell(target).finally(() => {
        this.#underWay.delete(target);
        this.#queue.told();
      });
      this.#underWay.set(target, delivery);
      // Anyone who waits hears of a failure; the next attempt is set already.
      delivery.catch(() => {});
    }
  }

  /** When to look again at pending notices, ms since 1970; null: none. */
  dueAt(): number | null {
    const soon = this.#queue.now() + lookAgainMs;
    const moments = [...this.#known()].map((target) => this.#failing.get(target)?.again ?? soon);
    return moments.length === 0 ? null : Math.min(...moments);
  }

  /** Settles once these targets got all notices, or have failed. */
  async whenTold(targets: readonly string[]): Promise<void> {
    await Promise.allSettled(targets.flatMap((target) => this.#underWay.get(target) ?? []));
  }

  /** Of these commands, those whose target does not know yet that they are tried again: it must, before it runs them. */
  untold(sequences: readonly number[]): Set<number> {
    if (sequences.length === 0 || this.#known().size === 0) return new Set();
    const rows = soundRows(
      this.#sql,
      commandRow,
      "SELECT command FROM outbox WHERE outcome = 'again' AND command IN (SELECT value FROM json_each(?))",
      JSON.stringify(sequences),
    );
    return new Set(rows.map(({ command }) => command));
  }

  #known(): Set<string> {
    this.#targets ??= new Set(
      soundRows(this.#sql, targetRow, "SELECT DISTINCT target FROM outbox").map(({ target }) => target),
    );
    return this.#targets;
  }

  #nameOf(command: Addressed): string | null {
    try {
      return this.#queue.targetOf(command).name;
    } catch {
      // No object ran it: no one waits for its end.
      return null;
    }
  }

  async #tell(target: string): Promise<void> {
    try {
      for (let entries = this.#entriesOf(target); ; entries = this.#entriesOf(target)) {
        const [first] = entries;
        if (first === undefined) break;
        await this.#queue.targetOf(first).object.commandsEnded(entries satisfies CommandOutcome[]);
        this.#taken(target, entries.at(-1)?.sequence ?? 0);
      }
      this.#failing.delete(target);
      this.#known().delete(target);
    } catch (error) {
      const times = (this.#failing.get(target)?.times ?? 0) + 1;
      this.#failing.set(target, { times, again: this.#queue.now() + delayAfter(times, standardRetry) });
      console.error(JSON.stringify({ event: "outcome-untold", target, times, message: String(error) }));
      throw error;
    }
  }

  #entriesOf(target: string): Entry[] {
    return soundRows(
      this.#sql,
      entrySchema,
      `SELECT o.sequence, c.id commandId, c.command_type commandType, c.target_entity_id targetEntityId,
         c.job_id jobId, c.batch_id batchId, o.outcome, o.message
       FROM outbox o JOIN commands c ON c.sequence = o.command
       WHERE o.target = ? ORDER BY o.sequence LIMIT ${atOnce}`,
      target,
    );
  }

  #taken(target: string, last: number): void {
    this.#queue.transact(() => this.#sql.exec("DELETE FROM outbox WHERE target = ? AND sequence <= ?", target, last));
  }
}
