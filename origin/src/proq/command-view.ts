import { decodeMessage } from "@paygauge/api-types/catalogue/message";
import type { CommandChain, CommandList, QueuedCommand as Command } from "@paygauge/api-types/entities/proq";
import { commandLists } from "@paygauge/api-types/entities/proq";
import type { TracedCommand } from "@paygauge/api-types/endpoints/debug-commands";
import type { PagedRequest, PagedResult } from "@paygauge/api-types/entities/paging";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import { and, asc, count, desc, getTableColumns, sql, type SQL } from "drizzle-orm";
import { drizzle, type DrizzleSqliteDODatabase } from "drizzle-orm/durable-sqlite";
import { pagedQuery, type PagedColumns, type PagedQuery } from "../store/paged-query.ts";
import { everyMinute, type MinuteFigures, type QueueFigures } from "./queue-figures.ts";
import { commands, type CommandRow } from "./queue-tables.ts";

/** A command as the queue knows it; the name of its job is joined from the catalogue. */
export type QueuedCommand = Omit<Command, "jobName">;
/** Jobs whose commands are meant; null: all. */
export type JobScope = readonly string[] | null;

/** Characters of a payload that lists carry. */
const payloadCut = 500;
const maxQuickView = 100;
/** Commands of a chain that are shown; longer ones end in their newest. */
const maxChain = 100;

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));
const isOpen = (state: CommandRow["state"]): boolean => commandLists.queued.some((each) => each === state);

export function viewOf(row: CommandRow, now: number): QueuedCommand {
  return {
    id: row.id,
    priority: row.priority,
    prerequisite: row.prerequisite,
    commandType: row.commandType,
    category: row.category,
    targetEntityId: row.targetEntityId,
    jobId: row.jobId,
    correlationId: row.correlationId,
    payload: row.payload,
    queuedDate: iso(row.queuedDate),
    startedDate: isoOrNull(row.startedDate),
    completedDate: isoOrNull(row.completedDate),
    state: row.state,
    age: Math.max(0, Math.floor((now - row.queuedDate) / 60_000)),
    tags: [...row.tags],
    environment: row.environment,
    processingGroup: row.processingGroup,
    scheduledTime: isoOrNull(row.scheduledTime),
    stuckTimeOutInSeconds: row.stuckTimeOutInSeconds,
    batchId: row.batchId,
    prerequisiteBatchId: row.prerequisiteBatchId,
    message: row.message === null ? null : decodeMessage(row.message),
    attempt: row.attempt,
    isStuck: isOpen(row.state) && (row.strikes > 0 || (row.leaseUntil !== null && row.leaseUntil <= now)),
  };
}

/** A command as the log of its job shows it. */
interface CommandLine {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly state: CommandRow["state"];
  readonly note: string | null;
  readonly said: string | null;
  readonly durationMs: number | null;
  readonly correlationId: string;
}

function lineOf(row: CommandRow): CommandLine {
  const { startedDate, completedDate, commandType } = row;
  return {
    id: row.id,
    at: iso(startedDate ?? row.queuedDate),
    action: commandType.slice(commandType.lastIndexOf(".") + 1),
    state: row.state,
    note: row.message,
    said: row.messageText,
    durationMs: startedDate === null || completedDate === null ? null : Math.max(0, completedDate - startedDate),
    correlationId: row.correlationId,
  };
}

const isoSql = (column: SQL) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;
// Literals, so that SQLite uses the partial indexes of the states.
const inStates = (list: CommandList) =>
  sql.raw(`state IN (${commandLists[list].map((each) => `'${each}'`).join(", ")})`);
const inScope = (scope: JobScope): SQL | undefined =>
  scope === null ? undefined : sql`job_id in (select value from json_each(${JSON.stringify(scope)}))`;

const columnsAt = (now: number): PagedColumns => ({
  id: { sql: commands.id, kind: "text" },
  commandType: { sql: commands.commandType, kind: "text" },
  category: { sql: commands.category, kind: "text" },
  targetEntityId: { sql: commands.targetEntityId, kind: "text" },
  jobId: { sql: commands.jobId, kind: "text" },
  correlationId: { sql: commands.correlationId, kind: "text" },
  state: { sql: commands.state, kind: "text" },
  priority: { sql: commands.priority, kind: "number" },
  prerequisite: { sql: commands.prerequisite, kind: "text" },
  processingGroup: { sql: commands.processingGroup, kind: "text" },
  batchId: { sql: commands.batchId, kind: "text" },
  tags: { sql: commands.tags, kind: "text" },
  payload: { sql: commands.payload, kind: "text" },
  message: { sql: commands.messageText, kind: "text" },
  attempt: { sql: commands.attempt, kind: "number" },
  age: { sql: sql`((${now} - queued_date) / 60000)`, kind: "number" },
  isStuck: { sql: sql`(strikes > 0 or coalesce(lease_until <= ${now}, 0))`, kind: "boolean" },
  queuedDate: { sql: isoSql(sql`queued_date`), kind: "moment" },
  startedDate: { sql: isoSql(sql`started_date`), kind: "moment" },
  completedDate: { sql: isoSql(sql`completed_date`), kind: "moment" },
  scheduledTime: { sql: isoSql(sql`scheduled_time`), kind: "moment" },
});

/**
 * The SQL of a list's request. Pure: the call's handler runs it too, before it asks the queue.
 * @throws Refusal 422 for a property or a value that cannot be filtered or sorted by.
 */
export function listQuery(list: CommandList, request: PagedRequest, now: number): PagedQuery {
  return pagedQuery(columnsAt(now), request, {
    searched: ["id", "commandType", "targetEntityId", "jobId", "correlationId", "message"],
    // The order in which they were queued is in no answer, so no request sorts by it.
    standardOrder: (list === "queued" ? asc : desc)(commands.sequence),
    tieBreak: commands.sequence,
  });
}

/** What screens read of the queue. */
export class CommandViews {
  readonly #db: DrizzleSqliteDODatabase;
  readonly #figures: QueueFigures;

  constructor(storage: DurableObjectStorage, figures: QueueFigures) {
    this.#db = drizzle(storage);
    this.#figures = figures;
  }

  /** Whole, with their payloads, in the order they were queued. */
  byIds(ids: readonly string[], now: number): QueuedCommand[] {
    return this.#db
      .select()
      .from(commands)
      .where(sql`id in (select value from json_each(${JSON.stringify(ids)}))`)
      .orderBy(sql`sequence`)
      .all()
      .map((row) => viewOf(row, now));
  }

  /** One page; queued commands oldest first and others newest first unless the request says otherwise. */
  page(list: CommandList, request: PagedRequest, scope: JobScope, now: number): PagedResult<QueuedCommand> {
    const query = listQuery(list, request, now);
    const all = and(inStates(list), inScope(scope));
    const where = and(all, query.where);
    const rows = this.#select(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset)
      .all();
    const unfiltered = scope === null ? this.#known(list) : this.#count(all);
    const matching = query.where === undefined ? unfiltered : this.#count(where);
    return toPagedResult(
      rows.map((row) => viewOf(row, now)),
      request,
      matching,
      unfiltered,
    );
  }

  /** Sequences of everything that a list's filters match. */
  matching(list: CommandList, request: PagedRequest, scope: JobScope, now: number): number[] {
    const where = and(inStates(list), inScope(scope), listQuery(list, request, now).where);
    return this.#db
      .select({ sequence: commands.sequence })
      .from(commands)
      .where(where)
      .all()
      .map((row) => row.sequence);
  }

  /** Commands of one job in every state, or of the scope where they are Pending or InProgress (Blocked are hidden). */
  quickView(jobId: string | null, scope: JobScope, now: number): QueuedCommand[] {
    const where =
      jobId === null
        ? and(inStates("queued"), sql`state <> 'Blocked' and coalesce(scheduled_time, 0) <= ${now}`, inScope(scope))
        : and(sql`job_id = ${jobId} and state <> 'Blocked'`, inScope(scope));
    return this.#select(where)
      .orderBy(sql`state = 'InProgress' desc`, jobId === null ? sql`sequence` : sql`sequence desc`)
      .limit(maxQuickView)
      .all()
      .map((row) => viewOf(row, now));
  }

  /** What a log says of a job's newest commands, the newest first. Messages as they are stored, and as they read in English. */
  logOf(jobId: string, most: number): CommandLine[] {
    return this.#db
      .select()
      .from(commands)
      .where(sql`job_id = ${jobId}`)
      .orderBy(desc(commands.sequence))
      .limit(most)
      .all()
      .map(lineOf);
  }

  /** What the queue did with the newest commands of one request, oldest first. */
  traceOf(correlationId: string, most: number, scope: JobScope): TracedCommand[] {
    return this.#db
      .select()
      .from(commands)
      .where(and(sql`correlation_id = ${correlationId}`, inScope(scope)))
      .orderBy(desc(commands.sequence))
      .limit(most)
      .all()
      .toReversed()
      .map(({ commandType, state, attempt, queuedDate, startedDate, completedDate }) => ({
        commandType,
        state,
        attempt,
        queuedDate: iso(queuedDate),
        startedDate: isoOrNull(startedDate),
        completedDate: isoOrNull(completedDate),
      }));
  }

  /** Commands that are not settled, by type, within a scope. */
  typesOf(scope: JobScope): { name: string; count: number }[] {
    return this.#db
      .select({ name: commands.commandType, count: count() })
      .from(commands)
      .where(and(inStates("queued"), inScope(scope)))
      .groupBy(commands.commandType)
      .orderBy(commands.commandType)
      .all();
  }

  /** Commands in each of the three lists. */
  counts(scope: JobScope): Record<CommandList, number> {
    const of = (list: CommandList) =>
      scope === null ? this.#known(list) : this.#count(and(inStates(list), inScope(scope)));
    return { queued: of("queued"), error: of("error"), completed: of("completed") };
  }

  inProgressCount(scope: JobScope): number {
    return this.#count(and(sql`state = 'InProgress'`, inScope(scope)));
  }

  /** What of the scope was completed at or after a moment. */
  completedSince(scope: JobScope, from: number): number {
    return this.#count(and(sql`state = 'Completed' and completed_date >= ${from}`, inScope(scope)));
  }

  /** The `shown` minutes up to `now`, oldest first: commands of the scope by how and when they ended. */
  minutes(scope: JobScope, now: number, shown: number): MinuteFigures[] {
    const rows = this.#db.all<MinuteFigures>(
      sql`select completed_date / 60000 minute, sum(state = 'Completed') completed, sum(state = 'Error') errors
        from commands where completed_date > ${now - shown * 60_000} and ${inScope(scope)} group by 1`,
    );
    return everyMinute(rows, now, shown);
  }

  /** Types of the scope's commands in every state, in the order of the alphabet. */
  everyType(scope: JobScope): string[] {
    return this.#db
      .selectDistinct({ name: commands.commandType })
      .from(commands)
      .where(inScope(scope))
      .orderBy(commands.commandType)
      .all()
      .map(({ name }) => name);
  }

  /** Queued commands that begin at a later moment, such as the erasure of a deleted job. */
  scheduledCount(scope: JobScope, now: number): number {
    return this.#count(and(inStates("queued"), sql`scheduled_time > ${now}`, inScope(scope)));
  }

  /** When the oldest command was queued that could have started by now. */
  oldestQueued(scope: JobScope, now: number): string | null {
    const row = this.#db
      .select({ at: commands.queuedDate })
      .from(commands)
      .where(and(inStates("queued"), sql`coalesce(scheduled_time, 0) <= ${now}`, inScope(scope)))
      .orderBy(sql`sequence`)
      .limit(1)
      .get();
    return row ? iso(row.at) : null;
  }

  /** When the oldest command was queued that only waits for its turn. */
  waitingSince(): string | null {
    const row = this.#db
      .select({ at: commands.queuedDate })
      .from(commands)
      .where(sql`state = 'Pending' and scheduled_time is null`)
      .orderBy(commands.queuedDate)
      .limit(1)
      .get();
    return row ? iso(row.at) : null;
  }

  /** Whether commands of a job or a target are still queued; null: the queue knows no such id. */
  hasQueued(id: string): boolean {
    const where = and(inStates("queued"), sql`(job_id = ${id} or target_entity_id = ${id})`);
    return this.#db.select({ id: commands.id }).from(commands).where(where).limit(1).get() !== undefined;
  }

  /** What a command waits for within the scope, over commands and batches, and which of them holds it up. */
  chain(id: string, scope: JobScope, now: number): Omit<CommandChain, "commands"> & { commands: QueuedCommand[] } {
    const before = sql`with recursive chain (id, prerequisite, batch) as (
      select id, prerequisite, prerequisite_batch_id from commands where id = ${id}
      union select c.id, c.prerequisite, c.prerequisite_batch_id from chain join commands c
        on c.id = chain.prerequisite or c.batch_id = chain.batch
    )`;
    const ids = this.#db.all<{ id: string }>(
      sql`${before} select chain.id id from chain join commands on commands.id = chain.id order by sequence desc limit ${maxChain}`,
    );
    const rows = this.byIds(
      ids.map((row) => row.id),
      now,
    ).filter(({ jobId }) => scope === null || (jobId !== null && scope.includes(jobId)));
    const target = rows.find((row) => row.id === id);
    const settled = !target || target.state === "Completed";
    // Those before it that nothing holds up themselves: one that stopped is the cause rather than one that is running.
    const open = rows.filter((row) => row.state !== "Completed" && row.state !== "Blocked" && row.id !== id);
    const stopped = open.find((row) => row.state === "Error" || row.state === "Canceled");
    return { commands: rows, blockingId: settled ? null : ((stopped ?? open[0])?.id ?? null) };
  }

  #select(where: SQL | undefined) {
    const columns = { ...getTableColumns(commands), payload: sql<string>`substr(payload, 1, ${payloadCut})` };
    return this.#db.select(columns).from(commands).where(where).$dynamic();
  }

  /** Commands of a list in all jobs, without a look at them. */
  #known(list: CommandList): number {
    return commandLists[list].reduce((sum, state) => sum + this.#figures.of(state), 0);
  }

  #count(where: SQL | undefined): number {
    return this.#db.select({ n: count() }).from(commands).where(where).get()?.n ?? 0;
  }
}
