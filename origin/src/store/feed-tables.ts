import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "./columns.ts";
import { users } from "./people-tables.ts";

/** Calendar feeds of users' next actions, each known by the hash of its token. Revoking one deletes its row. */
export const calendarFeeds = sqliteTable(
  "calendar_feeds",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** SHA-256 in hex. */
    tokenHash: text("token_hash").notNull().unique(),
    /** The brand whose site opens the token; null for feeds from before it was kept: any does. */
    brandKey: text("brand_key"),
    createdOn: moment("created_on").notNull(),
  },
  (table) => [index("calendar_feeds_user").on(table.userId)],
);
