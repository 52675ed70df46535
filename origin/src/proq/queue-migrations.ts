import * as v from "valibot";
import { createTable } from "./queue-ddl.ts";
import { storedRows } from "@paygauge/worker/stored-rows";

/**
 * Migrations of the queue's own store, oldest first; a list only ever grows. Partial indexes keep a queue of a
 * million completed commands as fast as an empty one; queries must write the same literals to use them.
 */
const queueMigrations: readonly (readonly string[])[] = [
  [
    createTable,
    "CREATE UNIQUE INDEX commands_id ON commands (id)",
    "CREATE INDEX commands_claim ON commands (priority, sequence) WHERE state = 'Pending' AND waiting = 0",
    "CREATE INDEX commands_due ON commands (not_before) WHERE state = 'Pending' AND waiting = 0",
    "CREATE INDEX commands_group ON commands (processing_group) WHERE state = 'InProgress'",
    "CREATE INDEX commands_lease ON commands (lease_until) WHERE state = 'InProgress'",
    "CREATE INDEX commands_prerequisite ON commands (prerequisite) WHERE waiting = 1",
    "CREATE INDEX commands_prerequisite_batch ON commands (prerequisite_batch_id) WHERE waiting = 1",
    "CREATE INDEX commands_batch ON commands (batch_id, state)",
    "CREATE INDEX commands_job ON commands (job_id, sequence)",
    "CREATE INDEX commands_state ON commands (state, sequence)",
    "CREATE TABLE queue_settings (name TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL)",
  ],
  // A command changes its state twice at least: what each change must write again is kept as little as it can be.
  [
    "DROP INDEX commands_claim",
    "DROP INDEX commands_due",
    "DROP INDEX commands_group",
    "DROP INDEX commands_lease",
    "DROP INDEX commands_batch",
    "DROP INDEX commands_state",
    `CREATE INDEX commands_claim ON commands (priority, sequence, not_before, processing_group)
      WHERE state = 'Pending' AND waiting = 0`,
    `CREATE INDEX commands_due ON commands (not_before)
      WHERE state = 'Pending' AND waiting = 0 AND not_before > queued_date`,
    "CREATE INDEX commands_in_progress ON commands (lease_until, processing_group) WHERE state = 'InProgress'",
    "CREATE INDEX commands_batch ON commands (batch_id) WHERE batch_id IS NOT NULL",
    `CREATE INDEX commands_batch_open ON commands (batch_id)
      WHERE batch_id IS NOT NULL AND state <> 'Completed'`,
    "CREATE INDEX commands_queued ON commands (sequence) WHERE state IN ('Blocked', 'Pending', 'InProgress')",
    "CREATE INDEX commands_error ON commands (sequence) WHERE state = 'Error'",
    `CREATE TABLE throughput (minute INTEGER PRIMARY KEY, completed INTEGER NOT NULL, errors INTEGER NOT NULL)`,
  ],
  // An end is sent to its requester; of what had ended by then, no one may have heard.
  [
    `CREATE TABLE outbox (sequence INTEGER PRIMARY KEY AUTOINCREMENT, target TEXT NOT NULL, command INTEGER NOT NULL,
      outcome TEXT NOT NULL, message TEXT)`,
    "CREATE INDEX outbox_target ON outbox (target, sequence)",
    `INSERT INTO outbox (target, command, outcome, message)
      SELECT CASE WHEN command_type LIKE 'Paygauge.Analysis.%' THEN 'job:' || job_id
        WHEN command_type LIKE 'Paygauge.Reference.%' THEN 'table:' || batch_id ELSE 'list:' || batch_id END AS target,
        sequence, iif(state = 'Error', 'failed', 'canceled'), message
      FROM commands WHERE state IN ('Error', 'Canceled') AND target IS NOT NULL ORDER BY sequence`,
  ],
  // Messages are kept by their codes; lists search and sort what they say in English.
  [
    "ALTER TABLE commands ADD COLUMN message_text TEXT",
    "UPDATE commands SET message_text = message WHERE message IS NOT NULL",
  ],
];

const versionRow = v.object({ version: v.number() });

/** Brings an object's store up to date; call it inside blockConcurrencyWhile. */
export function migrateQueue(storage: DurableObjectStorage): void {
  const { sql } = storage;
  sql.exec("CREATE TABLE IF NOT EXISTS schema_version (id INTEGER PRIMARY KEY, version INTEGER NOT NULL)");
  const done = storedRows(sql, versionRow, "SELECT version FROM schema_version")[0]?.version ?? 0;
  for (const [index, statements] of queueMigrations.entries()) {
    if (index < done) continue;
    storage.transactionSync(() => {
      for (const statement of statements) sql.exec(statement);
      sql.exec("INSERT OR REPLACE INTO schema_version (id, version) VALUES (1, ?)", index + 1);
    });
  }
}
