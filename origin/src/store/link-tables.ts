import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { magicLinkEventKinds } from "@paygauge/api-types/entities/magic-links";
import { ledgerKinds } from "@paygauge/api-types/entities/ledger";
import { languages } from "@paygauge/api-types/languages";
import { magicLinkStates } from "@paygauge/api-types/states";
import { editable, moment } from "./columns.ts";
import { buyers, issuers } from "./issuer-tables.ts";
import { users } from "./people-tables.ts";

/** Magic links, each known by the hash of its token, and the one session that may upload by it now. */
export const magicLinks = sqliteTable(
  "magic_links",
  {
    id: text("id").primaryKey(),
    /** SHA-256 in hex; another one from the moment a new token was made. */
    tokenHash: text("token_hash").notNull(),
    /** The brand whose site opens the token; null for links from before it was kept: any does. */
    brandKey: text("brand_key"),
    issuerId: text("issuer_id")
      .notNull()
      .references(() => issuers.id),
    buyerId: text("buyer_id")
      .notNull()
      .references(() => buyers.id),
    kind: text("kind", { enum: ledgerKinds }).notNull(),
    recipient: text("recipient").notNull(),
    language: text("language", { enum: languages }).notNull(),
    /** "Expired" is never stored: it is what an open link is after `expiresOn`. */
    state: text("state", { enum: magicLinkStates }).notNull().default("Created"),
    /** The furthest of created, sent, opened and used that it reached, from 0. */
    step: integer("step").notNull().default(0),
    expiresOn: moment("expires_on").notNull(),
    uses: integer("uses").notNull(),
    usesSpent: integer("uses_spent").notNull().default(0),
    /** SHA-256 of the live session's id; null: there is none. */
    sessionHash: text("session_hash"),
    lastEvent: text("last_event", { enum: magicLinkEventKinds }).notNull().default("Created"),
    lastEventOn: moment("last_event_on").notNull(),
    /** Who made it: the files become jobs of this user. */
    createdBy: text("created_by")
      .notNull()
      .references(() => users.id),
    ...editable(),
  },
  (table) => [
    index("magic_links_issuer").on(table.issuerId, table.createdOn),
    index("magic_links_created").on(table.createdOn),
  ],
);

/** What happened to a link. Page loads and openings of one day are one row, so that no sender of requests can grow the table. */
export const magicLinkEvents = sqliteTable(
  "magic_link_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    linkId: text("link_id")
      .notNull()
      .references(() => magicLinks.id),
    kind: text("kind", { enum: magicLinkEventKinds }).notNull(),
    /** A day for what is counted by day, else unique. */
    slot: text("slot").notNull(),
    firstOn: moment("first_on").notNull(),
    lastOn: moment("last_on").notNull(),
    count: integer("count").notNull().default(1),
    by: text("by_name"),
    subject: text("subject").notNull().default(""),
    size: integer("size"),
    /** An encoded message. */
    reason: text("reason"),
  },
  (table) => [uniqueIndex("magic_link_events_slot").on(table.linkId, table.kind, table.slot)],
);

/** The files that came by a link: the upload, its draft job, and the session that sent it. */
export const magicLinkFiles = sqliteTable(
  "magic_link_files",
  {
    /** The id of the upload. */
    uploadId: text("upload_id").primaryKey(),
    linkId: text("link_id")
      .notNull()
      .references(() => magicLinks.id),
    jobId: text("job_id").notNull(),
    sessionHash: text("session_hash").notNull(),
    uploader: text("uploader").notNull(),
    begunOn: moment("begun_on").notNull(),
    /** When every part was there and the use was spent; null before. */
    completedOn: moment("completed_on"),
    /** When the receipt was mailed; null: it was not. */
    receiptOn: moment("receipt_on"),
    /** Set when another file took its place. */
    replacedOn: moment("replaced_on"),
  },
  (table) => [
    index("magic_link_files_link").on(table.linkId),
    index("magic_link_files_job").on(table.jobId),
    index("magic_link_files_session").on(table.sessionHash),
  ],
);
