import * as v from "valibot";
import { type CommandState, commandStates } from "@paygauge/api-types/states";
import { soundRows, storedRows } from "@paygauge/worker/stored-rows";

const minuteMs = 60_000;
/** Minutes of throughput that are kept: two days. */
const minutesKept = 2880;

/** One minute of the queue's work; `minute` is its beginning, ms since 1970. */
export interface MinuteFigures {
  readonly minute: number;
  readonly completed: number;
  readonly errors: number;
}

/** The `count` minutes up to `now`, oldest first, with 0 where nothing ended; `minute` of rows in minutes since 1970. */
export function everyMinute(rows: readonly MinuteFigures[], now: number, count: number): MinuteFigures[] {
  const last = Math.floor(now / minuteMs);
  const known = new Map(rows.map((row) => [row.minute, row]));
  return Array.from({ length: count }, (_, index) => {
    const minute = last - count + 1 + index;
    const { completed = 0, errors = 0 } = known.get(minute) ?? {};
    return { minute: minute * minuteMs, completed, errors };
  });
}

const throughputRow = v.object({ minute: v.number(), completed: v.number(), errors: v.number() });

const stateRow = v.object({ state: v.picklist(commandStates), name: v.string(), n: v.number() });
const countRow = v.object({ n: v.nullable(v.number()) });

/**
 * Figures of the queue that must not cost a look at every command: commands by state and type, counted once and then
 * kept up to date in memory, and what was completed in each minute. After a transaction that was undone, call `forget`.
 */
export class QueueFigures {
  readonly #sql: SqlStorage;
  #counts: Map<CommandState, Map<string, number>> | null = null;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  forget(): void {
    this.#counts = null;
  }

  /** A command was added (`from` null) or changed its state. */
  moved(commandType: string, from: CommandState | null, to: CommandState): void {
    if (this.#counts === null || from === to) return;
    if (from !== null) this.#add(this.#counts, from, commandType, -1);
    this.#add(this.#counts, to, commandType, 1);
  }

  /** A command was removed. */
  removed(commandType: string, from: CommandState): void {
    if (this.#counts) this.#add(this.#counts, from, commandType, -1);
  }

  /** Commands of all types in one state. */
  of(state: CommandState): number {
    let sum = 0;
    for (const n of this.#known().get(state)?.values() ?? []) sum += n;
    return sum;
  }

  byState(): Partial<Record<CommandState, number>> {
    return Object.fromEntries(commandStates.map((state) => [state, this.of(state)] as const).filter(([, n]) => n > 0));
  }

  /** Commands of the states by type, in the order of the alphabet; types without any are left out. */
  byType(states: readonly CommandState[]): { name: string; count: number }[] {
    const sums = new Map<string, number>();
    for (const state of states)
      for (const [name, n] of this.#known().get(state) ?? []) sums.set(name, (sums.get(name) ?? 0) + n);
    return [...sums]
      .filter(([, count]) => count > 0)
      .map(([name, count]) => ({ name, count }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Every type that the queue holds commands of. */
  types(): string[] {
    return this.byType(commandStates).map(({ name }) => name);
  }

  /** Notes what ended at this moment; inside the transaction that ends it. */
  ended(now: number, ended: { readonly completed: number; readonly errors: number }): void {
    if (ended.completed + ended.errors === 0) return;
    const minute = Math.floor(now / minuteMs);
    this.#sql.exec(
      `INSERT INTO throughput (minute, completed, errors) VALUES (?1, ?2, ?3) ON CONFLICT (minute)
       DO UPDATE SET completed = completed + ?2, errors = errors + ?3`,
      minute,
      ended.completed,
      ended.errors,
    );
    this.#sql.exec("DELETE FROM throughput WHERE minute < ?", minute - minutesKept);
  }

  /** The `count` minutes up to `now`, oldest first, every one of them. */
  minutes(now: number, count: number): MinuteFigures[] {
    const last = Math.floor(now / minuteMs);
    const rows = soundRows(
      this.#sql,
      throughputRow,
      "SELECT minute, completed, errors FROM throughput WHERE minute > ?",
      last - count,
    );
    return everyMinute(rows, now, count);
  }

  /** Completed at or after a moment; exact where the moment is the beginning of a minute. */
  completedSince(from: number): number {
    const [row] = storedRows(
      this.#sql,
      countRow,
      "SELECT sum(completed) n FROM throughput WHERE minute >= ?",
      from / minuteMs,
    );
    return row?.n ?? 0;
  }

  #known(): Map<CommandState, Map<string, number>> {
    if (this.#counts) return this.#counts;
    const counts = new Map<CommandState, Map<string, number>>();
    const rows = soundRows(
      this.#sql,
      stateRow,
      "SELECT state, command_type name, count(*) n FROM commands GROUP BY state, command_type",
    );
    for (const { state, name, n } of rows) this.#add(counts, state, name, n);
    this.#counts = counts;
    return counts;
  }

  #add(counts: Map<CommandState, Map<string, number>>, state: CommandState, name: string, n: number): void {
    const types = counts.get(state) ?? new Map<string, number>();
    counts.set(state, types.set(name, (types.get(name) ?? 0) + n));
  }
}
