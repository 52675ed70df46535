import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { viewGrids } from "@paygauge/api-types/entities/views";
import { editable } from "./columns.ts";
import { issuers } from "./issuer-tables.ts";
import { users } from "./people-tables.ts";

/** A kept state of a grid, of one user; with an issuer, all who reach that issuer see it. */
export const savedViews = sqliteTable(
  "saved_views",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    grid: text("grid", { enum: viewGrids }).notNull(),
    name: text("name").notNull(),
    query: text("query").notNull(),
    issuerId: text("issuer_id").references(() => issuers.id),
    ...editable(),
  },
  (table) => [
    index("saved_views_user").on(table.userId, table.grid),
    index("saved_views_issuer").on(table.issuerId, table.grid),
  ],
);

/** What a user's grid opens with; it may be another user's shared view. */
export const defaultViews = sqliteTable(
  "default_views",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    grid: text("grid", { enum: viewGrids }).notNull(),
    viewId: text("view_id")
      .notNull()
      .references(() => savedViews.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.grid] })],
);
