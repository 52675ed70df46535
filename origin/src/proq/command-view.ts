import type { PagedRequest, PagedResult } from "@paygauge/api-types/entities/paging";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import type { CommandState } from "@paygauge/api-types/states";
import { and, count, inArray, sql, type SQL } from "drizzle-orm";
import { pagedQuery, type PagedColumns } from "../store/paged-query.ts";
import type { QueueStore } from "./queue-store.ts";
import { commands, type CommandRow } from "./queue-tables.ts";

/** A command as lists and quick views show it (specification section 3). Dates are ISO in UTC, age in minutes. */
export interface QueuedCommand {
  id: string;
  priority: number;
  prerequisite: string | null;
  commandType: string;
  category: string;
  targetEntityId: string;
  jobId: string | null;
  correlationId: string;
  payload: string;
  queuedDate: string;
  startedDate: string | null;
  completedDate: string | null;
  state: CommandState;
  age: number;
  tags: readonly string[];
  environment: string;
  processingGroup: string | null;
  scheduledTime: string | null;
  stuckTimeOutInSeconds: number;
  batchId: string | null;
  prerequisiteBatchId: string | null;
  message: string | null;
  attempt: number;
  progress: string | null;
}

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

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
    age: Math.floor((now - row.queuedDate) / 60_000),
    tags: row.tags,
    environment: row.environment,
    processingGroup: row.processingGroup,
    scheduledTime: isoOrNull(row.scheduledTime),
    stuckTimeOutInSeconds: row.stuckTimeOutInSeconds,
    batchId: row.batchId,
    prerequisiteBatchId: row.prerequisiteBatchId,
    message: row.message,
    attempt: row.attempt,
    progress: row.progress,
  };
}

const isoSql = (column: SQL) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;
const columns: PagedColumns = {
  id: { sql: commands.id, kind: "text" },
  commandType: { sql: commands.commandType, kind: "text" },
  category: { sql: commands.category, kind: "text" },
  targetEntityId: { sql: commands.targetEntityId, kind: "text" },
  jobId: { sql: commands.jobId, kind: "text" },
  correlationId: { sql: commands.correlationId, kind: "text" },
  state: { sql: commands.state, kind: "text" },
  priority: { sql: commands.priority, kind: "number" },
  processingGroup: { sql: commands.processingGroup, kind: "text" },
  batchId: { sql: commands.batchId, kind: "text" },
  message: { sql: commands.message, kind: "text" },
  sequence: { sql: commands.sequence, kind: "number" },
  queuedDate: { sql: isoSql(sql`queued_date`), kind: "moment" },
  startedDate: { sql: isoSql(sql`started_date`), kind: "moment" },
  completedDate: { sql: isoSql(sql`completed_date`), kind: "moment" },
  scheduledTime: { sql: isoSql(sql`scheduled_time`), kind: "moment" },
};

/** One page of commands in the given states, in the order they were enqueued unless the request says otherwise. */
export function listCommands(
  store: QueueStore,
  filter: { states: readonly CommandState[]; jobId?: string | undefined; request: PagedRequest },
  now: number,
): PagedResult<QueuedCommand> {
  const query = pagedQuery(columns, filter.request, {
    searched: ["commandType", "targetEntityId", "jobId", "correlationId", "message"],
    standardOrder: "sequence",
    tieBreak: commands.sequence,
  });
  const inScope = and(
    inArray(commands.state, [...filter.states]),
    filter.jobId === undefined ? undefined : sql`${commands.jobId} = ${filter.jobId}`,
  );
  const where = and(inScope, query.where);
  const rows = store.db
    .select()
    .from(commands)
    .where(where)
    .orderBy(...query.orderBy)
    .limit(query.limit)
    .offset(query.offset)
    .all();
  const total = store.db.select({ n: count() }).from(commands).where(where).get()?.n ?? 0;
  const all = store.db.select({ n: count() }).from(commands).where(inScope).get()?.n ?? 0;
  return toPagedResult(
    rows.map((row) => viewOf(row, now)),
    filter.request,
    total,
    all,
  );
}
