import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { analyticsViews } from "@paygauge/api-types/entities/analytics-reports";
import {
  deliveryStates,
  pauseReasons,
  scheduleIntervals,
  scheduleStates,
} from "@paygauge/api-types/entities/analytics-schedules";
import { exportFormats } from "@paygauge/api-types/entities/exports";
import { editable, flag, moment } from "./columns.ts";
import { issuers } from "./issuer-tables.ts";
import { users } from "./people-tables.ts";

/** A saved query of one user; with an issuer, all who reach that issuer see it, and run it with their own rights. */
export const analyticsReports = sqliteTable(
  "analytics_reports",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    name: text("name").notNull(),
    description: text("description").notNull(),
    issuerId: text("issuer_id").references(() => issuers.id),
    /** Number of the newest version. */
    number: integer("number").notNull(),
    ...editable(),
  },
  (table) => [index("analytics_reports_user").on(table.userId), index("analytics_reports_issuer").on(table.issuerId)],
);

/** A version never changes; the oldest beyond reportLimits.versions are removed. */
export const analyticsReportVersions = sqliteTable(
  "analytics_report_versions",
  {
    reportId: text("report_id")
      .notNull()
      .references(() => analyticsReports.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    /** The query as JSON text (entities/analytics-queries.ts). */
    query: text("query").notNull(),
    view: text("view", { enum: analyticsViews }).notNull(),
    note: text("note").notNull(),
    savedBy: text("saved_by").notNull(),
    savedOn: moment("saved_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.number] })],
);

/** Emails the rows of a saved query at set times; of the owner of the query. */
export const querySchedules = sqliteTable(
  "query_schedules",
  {
    id: text("id").primaryKey(),
    reportId: text("report_id")
      .notNull()
      .references(() => analyticsReports.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    every: text("every", { enum: scheduleIntervals }).notNull(),
    /** "07:30"; of an hourly one, the minutes count. */
    time: text("time").notNull(),
    weekday: integer("weekday").notNull(),
    day: integer("day").notNull(),
    zone: text("zone").notNull(),
    /** The same as a cron expression, in the time zone. */
    cron: text("cron").notNull(),
    format: text("format", { enum: exportFormats }).notNull(),
    sendsEmpty: flag("sends_empty").notNull(),
    state: text("state", { enum: scheduleStates }).notNull(),
    pausedBy: text("paused_by", { enum: pauseReasons }),
    /** When it runs next; null while it is paused. Its command in the queue is of this moment and of `version`. */
    nextRunOn: moment("next_run_on"),
    /** The newest run that has ended, and how many in a row failed. */
    lastRunOn: moment("last_run_on"),
    failures: integer("failures").notNull().default(0),
    /** The newest run that a user started. */
    startedOn: moment("started_on"),
    ...editable(),
  },
  (table) => [index("query_schedules_report").on(table.reportId)],
);

/** Who receives a schedule's rows. One who opted out stays here, so that no change of the list writes to them again. */
export const queryScheduleRecipients = sqliteTable(
  "query_schedule_recipients",
  {
    scheduleId: text("schedule_id")
      .notNull()
      .references(() => querySchedules.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    optedOutOn: moment("opted_out_on"),
  },
  (table) => [primaryKey({ columns: [table.scheduleId, table.userId] })],
);

/** What a recipient got of a run: one row for each, so that no email is repeated. */
export const queryScheduleDeliveries = sqliteTable(
  "query_schedule_deliveries",
  {
    scheduleId: text("schedule_id")
      .notNull()
      .references(() => querySchedules.id, { onDelete: "cascade" }),
    runOn: moment("run_on").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    state: text("state", { enum: deliveryStates }).notNull(),
    /** Why it failed, as `encodeMessage` writes it. */
    message: text("message"),
    /** Hash of the token of the email's link. */
    stopHash: text("stop_hash"),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.runOn, table.userId] }),
    index("query_schedule_deliveries_stop").on(table.stopHash),
  ],
);
