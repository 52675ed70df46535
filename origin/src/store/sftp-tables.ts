import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ledgerKinds } from "@paygauge/api-types/entities/ledger";
import { sftpAfterwards, sftpFileStates, sftpIntervals, sftpProblems } from "@paygauge/api-types/entities/sftp";
import { editable, flag, moment } from "./columns.ts";
import { buyers, issuers } from "./issuer-tables.ts";
import { users } from "./people-tables.ts";

/** The public key of each program that acts as a connector, and when it asked last. */
export const sftpConnectors = sqliteTable("sftp_connectors", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id),
  keyX: text("key_x").notNull(),
  keyY: text("key_y").notNull(),
  seenOn: moment("seen_on").notNull(),
});

/** Where files are taken from. The credential is a JWE that the connector alone can decrypt. */
export const sftpConfigurations = sqliteTable(
  "sftp_configurations",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    issuerId: text("issuer_id")
      .notNull()
      .references(() => issuers.id),
    buyerId: text("buyer_id")
      .notNull()
      .references(() => buyers.id),
    connectorId: text("connector_id")
      .notNull()
      .references(() => users.id),
    host: text("host").notNull(),
    port: integer("port").notNull(),
    username: text("username").notNull(),
    hostKey: text("host_key").notNull(),
    path: text("path").notNull(),
    kind: text("kind", { enum: ledgerKinds }).notNull(),
    every: text("every", { enum: sftpIntervals }).notNull(),
    time: text("time").notNull(),
    weekday: integer("weekday").notNull(),
    zone: text("zone").notNull(),
    afterwards: text("afterwards", { enum: sftpAfterwards }).notNull(),
    moveTo: text("move_to"),
    credential: text("credential"),
    /** Why it waits for a user; null: it runs. */
    problem: text("problem", { enum: sftpProblems }),
    offeredKey: text("offered_key"),
    nextRunOn: moment("next_run_on"),
    ...editable(),
  },
  (table) => [index("sftp_configurations_connector").on(table.connectorId)],
);

/** A run of a configuration, or a test of it. */
export const sftpRuns = sqliteTable(
  "sftp_runs",
  {
    id: text("id").primaryKey(),
    configurationId: text("configuration_id")
      .notNull()
      .references(() => sftpConfigurations.id, { onDelete: "cascade" }),
    isTest: flag("is_test").notNull().default(false),
    state: text("state", { enum: ["asked", "running", "done", "failed"] }).notNull(),
    startedOn: moment("started_on").notNull(),
    /** Which connector works on it, by its key. */
    keyX: text("key_x"),
    /** When the connector last said that it works on it. */
    aliveOn: moment("alive_on").notNull(),
    finishedOn: moment("finished_on"),
    seen: integer("seen"),
    /** Files of a test that match: more than it lists. */
    matched: integer("matched"),
    problem: text("problem", { enum: sftpProblems }),
  },
  (table) => [index("sftp_runs_configuration").on(table.configurationId, table.startedOn)],
);

/** A file that a run found. Those that were taken have a digest, which a configuration has once. */
export const sftpFiles = sqliteTable(
  "sftp_files",
  {
    id: text("id").primaryKey(),
    configurationId: text("configuration_id")
      .notNull()
      .references(() => sftpConfigurations.id, { onDelete: "cascade" }),
    runId: text("run_id")
      .notNull()
      .references(() => sftpRuns.id, { onDelete: "cascade" }),
    path: text("path").notNull(),
    size: integer("size").notNull(),
    modifiedOn: moment("modified_on").notNull(),
    digest: text("digest"),
    state: text("state", { enum: sftpFileStates }).notNull(),
    problem: text("problem", { enum: sftpProblems }),
    jobId: text("job_id"),
    uploadId: text("upload_id"),
    createdOn: moment("created_on").notNull(),
  },
  (table) => [
    uniqueIndex("sftp_files_digest").on(table.configurationId, table.digest),
    index("sftp_files_path").on(table.configurationId, table.path),
    index("sftp_files_run").on(table.runId),
  ],
);
