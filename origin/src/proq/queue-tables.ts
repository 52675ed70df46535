import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { commandStates } from "@paygauge/api-types/states";
import { words } from "../store/columns.ts";

/**
 * The queue's own SQLite (docs/specification.md section 3, Queued background command). Moments: ms since 1970. Its DDL:
 * queue-migrations.ts.
 */
export const commands = sqliteTable("commands", {
  sequence: integer("sequence").primaryKey({ autoIncrement: true }),
  id: text("id").notNull().unique(),
  commandType: text("command_type").notNull(),
  category: text("category").notNull(),
  targetEntityId: text("target_entity_id").notNull(),
  jobId: text("job_id"),
  correlationId: text("correlation_id").notNull(),
  payload: text("payload").notNull(),
  priority: integer("priority").notNull(),
  prerequisite: text("prerequisite"),
  prerequisiteBatchId: text("prerequisite_batch_id"),
  batchId: text("batch_id"),
  tags: words("tags").notNull(),
  environment: text("environment").notNull(),
  processingGroup: text("processing_group"),
  scheduledTime: integer("scheduled_time"),
  stuckTimeOutInSeconds: integer("stuck_time_out_in_seconds").notNull(),
  /** JSON, read by the queue's own work alone. */
  retry: text("retry").notNull(),
  queuedDate: integer("queued_date").notNull(),
  state: text("state", { enum: commandStates }).notNull(),
  token: integer("token").notNull().default(0),
  attempt: integer("attempt").notNull().default(0),
  failures: integer("failures").notNull().default(0),
  strikes: integer("strikes").notNull().default(0),
  waiting: integer("waiting", { mode: "boolean" }).notNull(),
  notBefore: integer("not_before").notNull(),
  leaseUntil: integer("lease_until"),
  startedDate: integer("started_date"),
  completedDate: integer("completed_date"),
  message: text("message"),
  messageText: text("message_text"),
  progress: text("progress"),
});
export type CommandRow = typeof commands.$inferSelect;
