import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { linkProviders, linkedIntervals, linkedSyncStates } from "@paygauge/api-types/entities/linked-accounts";
import { linkedAccountStatuses } from "@paygauge/api-types/states";
import { editable, moment } from "./columns.ts";
import { buyers, issuers } from "./issuer-tables.ts";
import { users } from "./people-tables.ts";

/** Accounts of buyers' accounting systems. Their rows are in an object of each account. */
export const linkedAccounts = sqliteTable(
  "linked_accounts",
  {
    /** The provider keeps it as the end user's id. */
    id: text("id").primaryKey(),
    issuerId: text("issuer_id")
      .notNull()
      .references(() => issuers.id),
    buyerId: text("buyer_id")
      .notNull()
      .references(() => buyers.id),
    provider: text("provider", { enum: linkProviders }).notNull(),
    integration: text("integration").notNull().default(""),
    email: text("email").notNull(),
    /** The provider's id; null until it has one. */
    remoteId: text("remote_id"),
    /** Sealed under this row's id; null: there is none. */
    sealedToken: text("sealed_token"),
    status: text("status", { enum: linkedAccountStatuses }).notNull().default("Incomplete"),
    providerStatus: text("provider_status").notNull().default(""),
    reason: text("reason").notNull().default(""),
    /** When the provider was asked last. */
    statusOn: moment("status_on"),
    every: text("every", { enum: linkedIntervals }).notNull().default("off"),
    time: text("time").notNull().default("02:00"),
    weekday: integer("weekday").notNull().default(1),
    zone: text("zone").notNull().default("UTC"),
    syncState: text("sync_state", { enum: linkedSyncStates }).notNull().default("none"),
    lastSyncOn: moment("last_sync_on"),
    rows: integer("rows").notNull().default(0),
    createdBy: text("created_by")
      .notNull()
      .references(() => users.id),
    ...editable(),
  },
  (table) => [index("linked_accounts_issuer").on(table.issuerId, table.createdOn)],
);

/** Files of jobs that were made of an account's rows. */
export const linkedAccountJobs = sqliteTable(
  "linked_account_jobs",
  {
    uploadId: text("upload_id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => linkedAccounts.id),
    jobId: text("job_id").notNull(),
    lines: integer("lines").notNull(),
    readOn: moment("read_on").notNull(),
  },
  (table) => [
    index("linked_account_jobs_account").on(table.accountId),
    index("linked_account_jobs_job").on(table.jobId),
  ],
);
