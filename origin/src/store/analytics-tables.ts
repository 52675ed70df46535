import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { analyticsViews } from "@paygauge/api-types/entities/analytics-reports";
import { editable, moment } from "./columns.ts";
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
