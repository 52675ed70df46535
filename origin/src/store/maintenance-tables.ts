import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { actStates, batchKinds } from "@paygauge/api-types/entities/job-maintenance";
import { moment } from "./columns.ts";
import { jobs } from "./job-tables.ts";
import { users } from "./people-tables.ts";

/** Bytes of a job's object, measured when a run became the newest and when old runs were removed. */
export const jobSizes = sqliteTable("job_sizes", {
  jobId: text("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  bytes: integer("bytes").notNull(),
  measuredOn: moment("measured_on").notNull(),
});

/** One change of many jobs, as a user confirmed it. Its command makes the change of one job after the other. */
export const maintenanceBatches = sqliteTable(
  "maintenance_batches",
  {
    id: text("id").primaryKey(),
    act: text("act", { enum: batchKinds }).notNull(),
    /** SHA-256 of the chosen jobs and their states at that moment, lower-case hex. */
    digest: text("digest").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** Roles that the user had narrowed to, separated by spaces; null: all of them. The change needs no more. */
    roles: text("roles"),
    /** The owner from now on; null for every other act. */
    ownerUserId: text("owner_user_id"),
    /** Versions that the user was shown: with others, nothing is scored. */
    scoringVersion: integer("scoring_version").notNull(),
    confidenceVersion: integer("confidence_version").notNull(),
    jobsCount: integer("jobs_count").notNull(),
    /** Of a re-score: the simulation that its user was shown. */
    simulationId: text("simulation_id"),
    createdOn: moment("created_on").notNull(),
  },
  (table) => [index("maintenance_batches_created").on(table.createdOn)],
);

/** What became of each job of a batch: one row that changes once. */
export const maintenanceActRows = sqliteTable(
  "maintenance_acts",
  {
    batchId: text("batch_id")
      .notNull()
      .references(() => maintenanceBatches.id, { onDelete: "cascade" }),
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    state: text("state", { enum: actStates }).notNull().default("Waiting"),
    /** Why it was refused, as `encodeMessage` writes it; of one that waits: for what. */
    message: text("message"),
    /** The run that it began; null: none. */
    run: text("run"),
    /** Of a simulation: what it counted, JSON. */
    simulated: text("simulated"),
    updatedOn: moment("updated_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.jobId] }), index("maintenance_acts_job").on(table.jobId)],
);

/** Fields that comparisons of answers leave out, with who said so and why. */
export const comparisonRules = sqliteTable("comparison_rules", {
  id: text("id").primaryKey(),
  /** null: of every call. */
  callId: text("call_id"),
  pattern: text("pattern").notNull(),
  why: text("why").notNull(),
  userId: text("user_id")
    .notNull()
    .references(() => users.id),
  createdOn: moment("created_on").notNull(),
});
