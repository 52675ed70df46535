import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "./columns.ts";

export const prompts = sqliteTable(
  "ai_prompts",
  {
    id: text("id").primaryKey(),
    key: text("key").notNull(),
    name: text("name").notNull(),
    purpose: text("purpose").notNull(),
    createdOn: moment("created_on").notNull(),
  },
  (table) => [uniqueIndex("ai_prompts_key").on(table.key)],
);

/** Versions never change: triggers refuse UPDATE and DELETE. */
export const promptVersions = sqliteTable(
  "ai_prompt_versions",
  {
    promptId: text("prompt_id")
      .notNull()
      .references(() => prompts.id),
    number: integer("number").notNull(),
    template: text("template").notNull(),
    /** JSON: model alias, temperature, most tokens. */
    config: text("config").notNull(),
    /** JSON: the contract of the key when the version was made. */
    contract: text("contract").notNull(),
    note: text("note").notNull(),
    /** null: the product's own. */
    authorId: text("author_id"),
    author: text("author").notNull(),
    /** SHA-256 of template, config and contract. */
    digest: text("digest").notNull(),
    createdOn: moment("created_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.promptId, table.number] })],
);

export const promptLabels = sqliteTable(
  "ai_prompt_labels",
  {
    promptId: text("prompt_id")
      .notNull()
      .references(() => prompts.id),
    label: text("label").notNull(),
    number: integer("number").notNull(),
    movedBy: text("moved_by").notNull(),
    movedOn: moment("moved_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.promptId, table.label] })],
);

/** Each move of a label, kept: from and to are null where it was set first or removed. */
export const promptLabelMoves = sqliteTable(
  "ai_prompt_label_moves",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    promptId: text("prompt_id")
      .notNull()
      .references(() => prompts.id),
    label: text("label").notNull(),
    fromNumber: integer("from_number"),
    toNumber: integer("to_number"),
    userId: text("user_id").notNull(),
    username: text("username").notNull(),
    note: text("note").notNull(),
    movedOn: moment("moved_on").notNull(),
  },
  (table) => [index("ai_prompt_label_moves_prompt").on(table.promptId, table.id)],
);

/** Calls of a model by version, day (UTC), outcome ("model", "edited" or why it fell back) and class of time. */
export const promptUsage = sqliteTable(
  "ai_prompt_usage",
  {
    promptId: text("prompt_id")
      .notNull()
      .references(() => prompts.id),
    number: integer("number").notNull(),
    day: text("day").notNull(),
    outcome: text("outcome").notNull(),
    /** Upper bound of the class, ms; 0 where no model answered. */
    upToMs: integer("up_to_ms").notNull(),
    runs: integer("runs").notNull(),
    promptTokens: integer("prompt_tokens").notNull(),
    completionTokens: integer("completion_tokens").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.promptId, table.number, table.day, table.outcome, table.upToMs] }),
    index("ai_prompt_usage_day").on(table.day),
  ],
);

/** The newest test run of each declared sample with each version. */
export const promptTrials = sqliteTable(
  "ai_prompt_trials",
  {
    promptId: text("prompt_id")
      .notNull()
      .references(() => prompts.id),
    number: integer("number").notNull(),
    sample: text("sample").notNull(),
    of: integer("of").notNull(),
    /** JSON: how often each check passed. */
    passed: text("passed").notNull(),
    ranOn: moment("ran_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.promptId, table.number, table.sample] })],
);
