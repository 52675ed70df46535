import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { jobNeedKinds } from "@paygauge/api-types/entities/needs";
import { moment } from "./columns.ts";
import { jobs } from "./job-tables.ts";
import { users } from "./people-tables.ts";

/**
 * What waits in a job and only its object can count (job/needs/ship-needs.ts). A job's rows are replaced together, by those
 * of a higher number.
 */
export const jobNeeds = sqliteTable(
  "job_needs",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: jobNeedKinds }).notNull(),
    /** The campaign of a followUp; "" of other kinds. */
    itemId: text("item_id").notNull(),
    /** Day from which the row counts, "YYYY-MM-DD"; "": at once. */
    fromDay: text("from_day").notNull(),
    count: integer("count").notNull(),
    /** Minor units of the job's currency; 0 where the kind has no money. */
    amountMinor: integer("amount_minor").notNull(),
    /** "": since the job's newest run was finished. */
    since: moment("since").notNull(),
    number: integer("number").notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.kind, table.itemId, table.fromDay] })],
);

/** Rows of "Needs you" that a user postponed. */
export const postponedNeeds = sqliteTable(
  "postponed_needs",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    needId: text("need_id").notNull(),
    /** Of the row when it was postponed: it returns when this changes. */
    fingerprint: text("fingerprint").notNull(),
    /** Day on which it returns, "YYYY-MM-DD". */
    until: text("until").notNull(),
    postponedOn: moment("postponed_on").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.needId] }),
    index("postponed_needs_until").on(table.userId, table.until),
  ],
);
