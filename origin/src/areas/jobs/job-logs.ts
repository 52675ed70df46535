import { count, inArray, sql, type SQL } from "drizzle-orm";
import { decodeMessage } from "@paygauge/api-types/catalogue/message";
import { trafficCalls } from "@paygauge/api-types/entities/audit";
import type { JobLogKind, JobLogState } from "@paygauge/api-types/entities/job-logs";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import type { CallContext } from "../../call-context.ts";
import type { SeenJob } from "../../identity/job-sight.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { audit } from "../../store/schema.ts";

/** Commands of one job that its log looks at, the newest: they travel to the catalogue as one bound text. */
const maxCommands = 2000;

// Kinds of entries whose ids begin with the job's: decisions, levels set by hand and notes of its suppliers.
const withinJob = sql.raw("('match-ruling', 'group-ruling', 'band-override', 'supplier-note', 'company-decision')");

/** Of an entry itself, or of one whose id begins with its own. */
const isUnder = (id: string): SQL => sql`(entity_id = ${id} or (entity_id > ${`${id}/`} and entity_id < ${`${id}0`}))`;

/** Lines of the audit log that are the job's: its own, those of its files, exports and commands, and what was ruled in it. */
function isOfJob({ id }: SeenJob, commands: string): SQL {
  return sql`((entity_type = 'job' and entity_id = ${id})
    or (entity_type in ${withinJob} and ${isUnder(id)})
    or (entity_type = 'upload' and entity_id in (select id from uploads where job_id = ${id}))
    or (entity_type = 'export' and entity_id in (select id from export_files where job_id = ${id}))
    or (entity_type = 'command' and entity_id in (select value ->> 'id' from json_each(${commands})))
    or (entity_type = 'call' and (${isUnder(id)} or ${isUnder(`/api/v1/jobs/${id}`)})))`;
}

/** Users who read only the published run do not see later events. */
const upTo = ({ isInWork, publishedOn }: SeenJob): SQL =>
  isInWork ? sql`1 = 1` : sql`audit.at <= ${publishedOn ?? ""}`;

/** Both kinds of lines as one table. */
const linesOf = (job: SeenJob, commands: string) => sql`(
  select 'change ' || sequence as line_key, at,
    case when ${inArray(audit.action, [...trafficCalls])} then 'Traffic' else 'Change' end as kind, action,
    case outcome when 'done' then 'Completed' else 'Unfinished' end as state,
    username, (select display_name from users where users.id = audit.user_id) as display_name, note, note as said, null as duration_ms, correlation_id, entity_type, entity_id
  from audit where ${isOfJob(job, commands)} and ${upTo(job)}
  union all select 'command ' || (value ->> 'id'), value ->> 'at', 'Command', value ->> 'action', value ->> 'state',
    null, null, value ->> 'note', value ->> 'said', value ->> 'durationMs', value ->> 'correlationId', 'command', value ->> 'id'
  from json_each(${commands})) as lines`;

const part = <T>(name: string) => sql<T>`${sql.raw(`lines.${name}`)}`;
const selection = {
  key: part<string>("line_key").as("line_key"),
  at: part<string>("at").as("at"),
  kind: part<JobLogKind>("kind").as("kind"),
  action: part<string>("action").as("action"),
  state: part<JobLogState>("state").as("state"),
  username: part<string | null>("username").as("username"),
  displayName: part<string | null>("display_name").as("display_name"),
  note: part<string | null>("note").as("note"),
  durationMs: part<number | null>("duration_ms").as("duration_ms"),
  correlationId: part<string>("correlation_id").as("correlation_id"),
  entityType: part<string>("entity_type").as("entity_type"),
  entityId: part<string>("entity_id").as("entity_id"),
};
const columns: PagedColumns = {
  at: { sql: part("at"), kind: "moment" },
  kind: { sql: part("kind"), kind: "text" },
  action: { sql: part("action"), kind: "text" },
  state: { sql: part("state"), kind: "text" },
  username: { sql: part("username"), kind: "text" },
  displayName: { sql: part("display_name"), kind: "text" },
  // A command's words are stored as a message: it is filtered by how it reads in English.
  note: { sql: part("said"), kind: "text" },
  durationMs: { sql: part("duration_ms"), kind: "number" },
  correlationId: { sql: part("correlation_id"), kind: "text" },
  entityType: { sql: part("entity_type"), kind: "text" },
  entityId: { sql: part("entity_id"), kind: "text" },
};

/** The job's commands and changes as one list, filtered, ordered and paged as every other. */
export async function jobLogs({ env, db, job, body }: CallContext<"jobLogs">) {
  // A published run alone has no running command.
  const commands = JSON.stringify(job.isInWork ? await queueOf(env).logOf(job.id, maxCommands) : []);
  const lines = linesOf(job, commands);
  const query = pagedQuery(columns, body, {
    searched: ["action", "username", "displayName", "note", "correlationId", "entityId"],
    standardOrder: "-at",
    tieBreak: part("line_key"),
  });
  const total = { total: count() };
  const [rows, [matching], [all]] = await db.batch([
    db
      .select(selection)
      .from(lines)
      .where(query.where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset),
    db.select(total).from(lines).where(query.where),
    db.select(total).from(lines),
  ]);
  const collection = rows.map((row) => ({ ...row, note: row.note === null ? null : decodeMessage(row.note) }));
  return toPagedResult(collection, body, matching?.total ?? 0, all?.total ?? 0);
}
