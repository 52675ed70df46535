import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { systemModes } from "@paygauge/api-types/states";
import { flag, moment } from "./columns.ts";

/** One row, id 1. */
export const systemSettings = sqliteTable("system_settings", {
  id: integer("id").primaryKey(),
  mode: text("mode", { enum: systemModes }).notNull(),
  systemMessage: text("system_message"),
  /** The moment of the newest release of the app; browsers that are older refresh. */
  appTimestamp: moment("app_timestamp").notNull(),
  augmentedText: flag("augmented_text").notNull().default(false),
  /** Production moves of prompts need another user than the version's author. */
  promptReview: flag("prompt_review").notNull().default(false),
  updatedOn: moment("updated_on").notNull(),
  version: integer("version").notNull().default(1),
});

export const featureFlagRows = sqliteTable("feature_flags", {
  name: text("name").primaryKey(),
  isEnabled: flag("is_enabled").notNull(),
  updatedOn: moment("updated_on").notNull(),
  version: integer("version").notNull().default(1),
});

/** One row for each write that was done; nothing deletes them. Hashes are filled by the chain, in order of `sequence`. */
export const audit = sqliteTable(
  "audit",
  {
    sequence: integer("sequence").primaryKey({ autoIncrement: true }),
    at: moment("at").notNull(),
    userId: text("user_id").notNull(),
    username: text("username").notNull(),
    /** Effective roles at that moment, joined by a space. */
    effectiveRoles: text("effective_roles").notNull(),
    /** Id of the call. */
    action: text("action").notNull(),
    entityType: text("entity_type").notNull(),
    entityId: text("entity_id").notNull(),
    /** The tenant; null: the change belongs to no issuer. */
    issuerId: text("issuer_id"),
    outcome: text("outcome").notNull(),
    note: text("note"),
    correlationId: text("correlation_id").notNull(),
    previousHash: text("previous_hash"),
    hash: text("hash"),
  },
  (table) => [index("audit_at").on(table.at), index("audit_entity").on(table.entityType, table.entityId)],
);

/** Answers of writes by the sender's key, kept for limits.idempotencyKeyHours. `status` null: still running. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    person: text("person").notNull(),
    key: text("key").notNull(),
    callId: text("call_id").notNull(),
    /** SHA-256 of method, path, query and body. */
    requestDigest: text("request_digest").notNull(),
    status: integer("status"),
    answer: text("answer"),
    /** The holder of the key while it runs; a stale holder may be replaced after `heldUntil`. */
    holder: text("holder").notNull(),
    heldUntil: moment("held_until").notNull(),
    expiresOn: moment("expires_on").notNull(),
    /** What the write was about, for the line of one whose end is unknown; null when it needs no such line (any more). */
    path: text("path"),
    correlationId: text("correlation_id"),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.key] }),
    index("idempotency_keys_expiry").on(table.expiresOn),
    index("idempotency_keys_open")
      .on(table.heldUntil)
      .where(sql`status is null`),
  ],
);

/** Refusals, counted per user, call and minute. */
export const refusalCounts = sqliteTable(
  "refusal_counts",
  {
    person: text("person").notNull(),
    callId: text("call_id").notNull(),
    /** "2026-10-01T12:34". */
    minute: text("minute").notNull(),
    code: text("code").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.callId, table.minute, table.code] }),
    index("refusal_counts_minute").on(table.minute),
  ],
);

/**
 * Commands that were written together with the state that needs them and that the queue may not have yet
 * (proq/command-outbox.ts). It is empty but for moments.
 */
export const commandOutbox = sqliteTable("command_outbox", {
  /** Id of the first of the commands. */
  id: text("id").primaryKey(),
  /** The commands that share the payload, as JSON, without it. */
  commands: text("commands").notNull(),
  payload: text("payload").notNull(),
});
