import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "./columns.ts";
import { users } from "./people-tables.ts";

/** What a user typed into a form and did not save: one row for each user and entity. */
export const drafts = sqliteTable(
  "drafts",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    entityType: text("entity_type").notNull(),
    entityId: text("entity_id").notNull(),
    /** The fields' values as JSON. */
    content: text("content").notNull(),
    savedOn: moment("saved_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.entityType, table.entityId] })],
);
