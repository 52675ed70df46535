import * as v from "valibot";
import type { EnqueueCommand } from "./contract.ts";
import type { EnqueueAnswer } from "./enqueue-intake.ts";
import { rowOf } from "./enqueue-rules.ts";
import { Prerequisites } from "./prerequisites.ts";
import type { QueueFigures } from "./queue-figures.ts";
import { queueRowColumns, queueRowOf, standingColumns, type QueueRow, type RawQueueRow } from "./queue-rows.ts";
import type { CommandSnapshot } from "./transitions.ts";
import { storedRows } from "@paygauge/worker/stored-rows";

/** The fields of a row that change. */
type RowChange = Partial<CommandSnapshot>;
/** A command that is handed over: its row with the text that its target needs. */
export type ClaimRow = QueueRow & { readonly payload: string };

/** Changes that are worth one statement for all; fewer go one by one, each with a shorter one. */
const manyFrom = 4;

const readyRow = v.object({ sequence: v.number(), processingGroup: v.nullable(v.string()) });

const sequenceRow = v.object({ sequence: v.number() });

const wakeRow = v.object({
  scheduled: v.nullable(v.number()),
  lease: v.nullable(v.number()),
  open: v.number(),
});

const valueRow = v.object({ value: v.number() });

/**
 * The SQL of the queue's work, written by hand: a query builder costs more than the queries. Everything here is
 * synchronous and runs inside the caller's transactionSync.
 */
export class QueueStore {
  readonly #sql: SqlStorage;
  readonly #figures: QueueFigures;
  readonly prerequisites: Prerequisites;

  constructor(sql: SqlStorage, figures: QueueFigures) {
    this.#sql = sql;
    this.#figures = figures;
    this.prerequisites = new Prerequisites(sql);
  }

  find(id: string): QueueRow | undefined {
    return this.#rows("id = ?", id)[0];
  }

  /** Those of the ids that the queue holds, in no order. */
  findAll(ids: readonly string[]): QueueRow[] {
    return ids.length === 1
      ? this.#rows("id = ?", ids[0] ?? "")
      : this.#rows("id IN (SELECT value FROM json_each(?))", JSON.stringify(ids));
  }

  ofJob(jobId: string): QueueRow[] {
    return this.#rows("job_id = ? ORDER BY sequence", jobId);
  }

  /** Commands that no object works on, the oldest first. */
  notInProgress(most: number): QueueRow[] {
    return this.#rows("state <> 'InProgress' ORDER BY sequence LIMIT ?", most);
  }

  ofBatch(jobId: string, batchId: string): QueueRow[] {
    return this.#rows("job_id = ? AND batch_id = ? ORDER BY sequence", jobId, batchId);
  }

  bySequence(sequences: readonly number[]): QueueRow[] {
    return this.#rows("sequence IN (SELECT value FROM json_each(?)) ORDER BY sequence", JSON.stringify(sequences));
  }

  /** Claims whose lease is over. */
  expired(now: number): QueueRow[] {
    this.#shortenLeases(now);
    return this.#rows("state = 'InProgress' AND lease_until <= ?", now);
  }

  /**
   * Shortens leases that end later than a whole lease from now: the clock was moved back since they were given, and a
   * claim whose target died would wait for as long as it went back.
   */
  #shortenLeases(now: number): void {
    this.#sql.exec(
      `UPDATE commands SET lease_until = ?1 + stuck_time_out_in_seconds * 1000
       WHERE state = 'InProgress' AND lease_until > ?1 + stuck_time_out_in_seconds * 1000`,
      now,
    );
  }

  /** Claims whose lease runs. */
  inProgress(now: number): ClaimRow[] {
    return this.#claimRows(this.#rows("state = 'InProgress' AND lease_until > ?", now).map(({ sequence }) => sequence));
  }

  update(row: QueueRow, change: RowChange): void {
    this.updateAll([{ row, change }]);
  }

  /** Writes the changed fields of each row; rows whose changes have the same fields share a statement. */
  updateAll(changes: readonly { readonly row: QueueRow; readonly change: RowChange }[]): void {
    const shapes = new Map<string, { row: QueueRow; change: RowChange }[]>();
    for (const each of changes) {
      const shape = Object.keys(each.change).join();
      const group = shapes.get(shape);
      if (group) group.push(each);
      else shapes.set(shape, [each]);
      if (each.change.state) this.#figures.moved(each.row.commandType, each.row.state, each.change.state);
    }
    for (const group of shapes.values()) this.#write(group);
  }

  #write(group: readonly { readonly row: QueueRow; readonly change: RowChange }[]): void {
    const [first] = group;
    if (!first) return;
    const names = Object.keys(standingColumns).filter((name): name is keyof typeof standingColumns =>
      Object.hasOwn(first.change, name),
    );
    if (names.length === 0) return;
    const valuesOf = (change: RowChange) =>
      names.map((name) => {
        const value = change[name] ?? null;
        return typeof value === "boolean" ? Number(value) : value;
      });
    if (group.length < manyFrom) {
      const sets = names.map((name) => `${standingColumns[name]} = ?`).join(", ");
      const text = `UPDATE commands SET ${sets} WHERE sequence = ?`;
      for (const { row, change } of group) this.#sql.exec(text, ...valuesOf(change), row.sequence);
      return;
    }
    const sets = names.map((name, index) => `${standingColumns[name]} = c.value ->> ${index + 1}`).join(", ");
    const list = group.map(({ row, change }) => [row.sequence, ...valuesOf(change)]);
    this.#sql.exec(
      `UPDATE commands SET ${sets} FROM json_each(?) c WHERE commands.sequence = c.value ->> 0`,
      JSON.stringify(list),
    );
  }

  /** Puts in those that the queue does not hold yet. @throws Error where one cannot be put in. */
  insertAll(commands: readonly EnqueueCommand[], now: number, environment: string): EnqueueAnswer {
    const held = new Set(this.findAll(commands.map(({ id }) => id)).map(({ id }) => id));
    const answer: EnqueueAnswer = { enqueued: [], known: [] };
    for (const command of commands) {
      const isKnown = held.has(command.id);
      if (!isKnown) this.#insert(command, now, environment);
      held.add(command.id);
      (isKnown ? answer.known : answer.enqueued).push(command.id);
    }
    return answer;
  }

  /** @throws Error for a prerequisite that the queue does not hold, or that waits for the command itself. */
  #insert(command: EnqueueCommand, now: number, environment: string): void {
    const isWaiting = this.prerequisites.unmetBy(command);
    const row = rowOf(command, { isWaiting, now, environment });
    this.#sql.exec(
      `INSERT INTO commands (id, command_type, category, target_entity_id, job_id, correlation_id, payload, priority,
         prerequisite, prerequisite_batch_id, batch_id, tags, environment, processing_group, scheduled_time,
         stuck_time_out_in_seconds, retry, queued_date, state, waiting, not_before)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      row.id,
      row.commandType,
      row.category,
      row.targetEntityId,
      row.jobId,
      row.correlationId,
      row.payload,
      row.priority,
      row.prerequisite,
      row.prerequisiteBatchId,
      row.batchId,
      JSON.stringify(row.tags),
      row.environment,
      row.processingGroup,
      row.scheduledTime,
      row.stuckTimeOutInSeconds,
      JSON.stringify(row.retry),
      row.queuedDate,
      row.state,
      Number(row.waiting),
      row.notBefore,
    );
    this.#figures.moved(row.commandType, null, row.state);
  }

  /**
   * Commands that may start now, best first: priority, then sequence, one per processing group and none of a group in
   * progress. The index answers in order; only where one group fills its whole page is every ready command ranked.
   */
  claimable(now: number, most: number): ClaimRow[] {
    const ready = `state = 'Pending' AND waiting = 0 AND not_before <= ?1 AND (processing_group IS NULL OR
      processing_group NOT IN (SELECT processing_group FROM commands WHERE state = 'InProgress' AND processing_group IS NOT NULL))`;
    const page = 4 * most;
    const first = storedRows(
      this.#sql,
      readyRow,
      `SELECT sequence, processing_group processingGroup FROM commands WHERE ${ready} ORDER BY priority, sequence LIMIT ?2`,
      now,
      page,
    );
    const groups = new Set<string>();
    let chosen = first
      .filter(({ processingGroup }) => {
        if (processingGroup === null) return true;
        const isFirst = !groups.has(processingGroup);
        groups.add(processingGroup);
        return isFirst;
      })
      .map((row) => row.sequence);
    if (chosen.length < most && first.length === page) {
      chosen = storedRows(
        this.#sql,
        sequenceRow,
        `SELECT sequence FROM (SELECT sequence, priority, row_number() OVER
             (PARTITION BY coalesce('g' || processing_group, 'c' || sequence) ORDER BY priority, sequence) place
             FROM commands WHERE ${ready}) WHERE place = 1 ORDER BY priority, sequence LIMIT ?2`,
        now,
        most,
      ).map((row) => row.sequence);
    }
    return chosen.length === 0 ? [] : this.#claimRows(chosen.slice(0, most));
  }

  #claimRows(sequences: readonly number[]): ClaimRow[] {
    return this.#sql
      .exec<RawQueueRow & { payload: string }>(
        `SELECT ${queueRowColumns}, payload FROM commands WHERE sequence IN (SELECT value FROM json_each(?))
         ORDER BY priority, sequence`,
        JSON.stringify(sequences),
      )
      .toArray()
      .map((raw) => ({ ...queueRowOf(raw), payload: raw.payload }));
  }

  /** Commands whose last prerequisite these completions were. */
  unblockedBy(done: readonly Pick<QueueRow, "id" | "batchId">[]): QueueRow[] {
    if (!this.prerequisites.isAnyWaiting()) return [];
    const batches = [...new Set(done.flatMap(({ batchId }) => (batchId === null ? [] : [batchId])))];
    return this.#rows(
      `waiting = 1 AND (prerequisite IN (SELECT value FROM json_each(?1)) OR prerequisite_batch_id IN (SELECT value FROM json_each(?2)))
       AND (prerequisite IS NULL OR EXISTS
         (SELECT 1 FROM commands p WHERE p.id = commands.prerequisite AND p.state = 'Completed'))
       AND (prerequisite_batch_id IS NULL OR NOT EXISTS
         (SELECT 1 FROM commands p WHERE p.batch_id = commands.prerequisite_batch_id AND p.state <> 'Completed'))`,
      JSON.stringify(done.map(({ id }) => id)),
      JSON.stringify(batches),
    );
  }

  /** The next moments at which something becomes due by itself. */
  dueMoments(now: number): { scheduled: number | null; lease: number | null; isOpen: boolean } {
    const [row] = storedRows(
      this.#sql,
      wakeRow,
      `SELECT (SELECT min(not_before) FROM commands
             WHERE state = 'Pending' AND waiting = 0 AND not_before > queued_date AND not_before > ?) scheduled,
           (SELECT min(lease_until) FROM commands WHERE state = 'InProgress') lease,
           EXISTS (SELECT 1 FROM commands WHERE state = 'Pending' AND waiting = 0 AND not_before <= ?) open`,
      now,
      now,
    );
    const lease = row?.lease ?? null;
    return { scheduled: row?.scheduled ?? null, lease, isOpen: row?.open === 1 || lease !== null };
  }

  setting(name: string): number | null {
    const [row] = storedRows(this.#sql, valueRow, "SELECT value FROM queue_settings WHERE name = ?", name);
    return row?.value ?? null;
  }

  setSetting(name: string, value: number): void {
    this.#sql.exec("INSERT OR REPLACE INTO queue_settings (name, value) VALUES (?, ?)", name, value);
  }

  #rows(where: string, ...values: SqlStorageValue[]): QueueRow[] {
    return this.#sql
      .exec<RawQueueRow>(`SELECT ${queueRowColumns} FROM commands WHERE ${where}`, ...values)
      .toArray()
      .map(queueRowOf);
  }
}
