import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { lockableTypes } from "@paygauge/api-types/entities/lockable-types";

/** The newest fencing token of each entity that was ever locked: a write with an older one fails in its own transaction. */
export const entityFences = sqliteTable(
  "entity_fences",
  {
    entityType: text("entity_type", { enum: lockableTypes }).notNull(),
    entityId: text("entity_id").notNull(),
    fence: integer("fence").notNull(),
  },
  (table) => [primaryKey({ columns: [table.entityType, table.entityId] })],
);
