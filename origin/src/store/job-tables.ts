import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { referenceSets } from "@paygauge/api-types/entities/reference-sets";
import { ledgerKinds } from "@paygauge/api-types/entities/ledger";
import { jobStates, rulesetStates, uploadStates } from "@paygauge/api-types/states";
import { editable, flag, moment, settled, words } from "./columns.ts";
import { buyers, issuers } from "./issuer-tables.ts";
import { users } from "./people-tables.ts";

export const rulesetKinds = ["confidence", "scoring"] as const;

/** One analysis of one buyer's data for one issuer: what lists show. Everything else lives in the job's object. */
export const jobs = sqliteTable(
  "jobs",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    kind: text("kind", { enum: ledgerKinds }).notNull(),
    issuerId: text("issuer_id")
      .notNull()
      .references(() => issuers.id),
    buyerId: text("buyer_id")
      .notNull()
      .references(() => buyers.id),
    ownerUserId: text("owner_user_id")
      .notNull()
      .references(() => users.id),
    /** ISO 4217. */
    currency: text("currency").notNull(),
    /** ISO 3166-1 alpha-3. */
    buyerCountry: text("buyer_country").notNull(),
    capabilities: words("capabilities").notNull(),
    state: text("state", { enum: jobStates }).notNull().default("Draft"),
    /** The newest finished run; null before the first. */
    currentRun: text("current_run"),
    /** The run that members and clients read: publishing moves it, and nothing else does. Null: not published. */
    publishedRun: text("published_run"),
    publishedOn: moment("published_on"),
    /** Counts publications and their reversals: who publishes confirms what they compared with. */
    publication: integer("publication").notNull().default(0),
    /** First and last day of the ledger, "YYYY-MM-DD". */
    periodFrom: text("period_from"),
    periodTo: text("period_to"),
    /** Id of the run that was started last: the batch of its commands. */
    run: text("run"),
    isSample: flag("is_sample").notNull().default(false),
    /** Made by dropping a file and not imported yet: its maker alone sees it (areas/jobs/job-drafts.ts). */
    isDraft: flag("is_draft").notNull().default(false),
    failureMessage: text("failure_message"),
    /** When it was deleted: from then on no user sees it, until it is restored or erased (limits.deletedJobsKeptDays). */
    deletedOn: moment("deleted_on"),
    settled: settled(),
    ...editable(),
  },
  (table) => [
    index("jobs_issuer").on(table.issuerId, table.createdOn),
    index("jobs_owner").on(table.ownerUserId, table.createdOn),
    index("jobs_buyer").on(table.buyerId),
    index("jobs_created").on(table.createdOn),
    index("jobs_state").on(table.state, table.updatedOn),
  ],
);

/** The rates table of a job as JSON text (entities/rates.ts); without a row the defaults hold. */
export const jobRateTables = sqliteTable("job_rate_tables", {
  jobId: text("job_id")
    .primaryKey()
    .references(() => jobs.id),
  rates: text("rates").notNull(),
  ...editable(),
});

/** Direct assignments of users to jobs. */
export const jobAssignments = sqliteTable(
  "job_assignments",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    assignedOn: moment("assigned_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.userId] }), index("job_assignments_user").on(table.userId)],
);

/**
 * Users who came to a job by its magic link: they may upload to it and see nothing else. The link itself isn't part of this
 * row; the maker of links writes one for each user who comes.
 */
export const jobLinkUsers = sqliteTable(
  "job_link_users",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** When the user first came by the link. */
    cameOn: moment("came_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.userId] }), index("job_link_users_user").on(table.userId)],
);

/** A file on its way into a job; its bytes are in R2. The last four columns are JSON text, as ledger.ts has them. */
export const uploads = sqliteTable(
  "uploads",
  {
    id: text("id").primaryKey(),
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id),
    fileName: text("file_name").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    /** Bytes of every part but the last. */
    partSize: integer("part_size").notNull(),
    r2Key: text("r2_key").notNull(),
    r2UploadId: text("r2_upload_id"),
    state: text("state", { enum: uploadStates }).notNull().default("Receiving"),
    /** SHA-256, lower-case hex. */
    contentDigest: text("content_digest"),
    createdBy: text("created_by")
      .notNull()
      .references(() => users.id),
    dialect: text("dialect"),
    mapping: text("mapping"),
    inspection: text("inspection"),
    check: text("check_result"),
    refusal: text("refusal"),
    /** The mapping is that of an earlier file of this buyer with the same header. */
    mappingRemembered: flag("mapping_remembered").notNull().default(false),
    /** Corrections have changed since the check. */
    isCorrected: flag("is_corrected").notNull().default(false),
    /** Where the plain text is and what was taken off it, as JSON; null where the file is read unchanged. */
    unpacked: text("unpacked"),
    /** The command that works on the file, or did last; only its outcome counts. */
    commandId: text("command_id"),
    settled: settled(),
    ...editable(),
  },
  (table) => [index("uploads_job").on(table.jobId, table.createdOn), index("uploads_digest").on(table.contentDigest)],
);

/** Corrections of a file's cells, stored with the file (entities/corrections.ts). */
export const uploadCorrections = sqliteTable(
  "upload_corrections",
  {
    id: text("id").primaryKey(),
    uploadId: text("upload_id")
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
    /** They are applied in this order. */
    seq: integer("seq").notNull(),
    /** null: every row whose cell reads the same. */
    row: integer("row"),
    column: integer("column_index").notNull(),
    columnName: text("column_name").notNull(),
    from: text("from_text").notNull(),
    to: text("to_text").notNull(),
    reason: text("reason").notNull().default(""),
    author: text("author").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("upload_corrections_upload").on(table.uploadId, table.seq)],
);

/** The last confirmed mapping of a buyer's files with the same header, offered for the next one. JSON text. */
export const rememberedMappings = sqliteTable(
  "remembered_mappings",
  {
    buyerId: text("buyer_id")
      .notNull()
      .references(() => buyers.id),
    kind: text("kind", { enum: ledgerKinds }).notNull(),
    headerSignature: text("header_signature").notNull(),
    mapping: text("mapping").notNull(),
    updatedOn: moment("updated_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.buyerId, table.kind, table.headerSignature] })],
);

/** Parts that R2 has acknowledged; the etag completes the multipart upload. */
export const uploadParts = sqliteTable(
  "upload_parts",
  {
    uploadId: text("upload_id")
      .notNull()
      .references(() => uploads.id),
    partNumber: integer("part_number").notNull(),
    etag: text("etag").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.partNumber] })],
);

/** Confidence and scoring rulesets; a published body never changes, a new version follows it. */
export const rulesets = sqliteTable(
  "rulesets",
  {
    kind: text("kind", { enum: rulesetKinds }).notNull(),
    versionNumber: integer("version_number").notNull(),
    state: text("state", { enum: rulesetStates }).notNull(),
    note: text("note").notNull().default(""),
    author: text("author").notNull(),
    /** JSON text of the ruleset. */
    body: text("body").notNull(),
    publishedOn: moment("published_on"),
    ...editable(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.versionNumber] })],
);

/** Immutable snapshots of the card-acceptor directory in R2; the ready one that was activated last is in use. */
export const directoryVersions = sqliteTable("directory_versions", {
  versionNumber: integer("version_number").primaryKey(),
  source: text("source").notNull(),
  r2Key: text("r2_key").notNull(),
  entriesCount: integer("entries_count").notNull(),
  /** SHA-256 of the snapshot, lower-case hex. */
  contentDigest: text("content_digest").notNull(),
  isReady: flag("is_ready").notNull().default(false),
  isSample: flag("is_sample").notNull().default(false),
  note: text("note").notNull().default(""),
  author: text("author").notNull().default(""),
  rejectedCount: integer("rejected_count").notNull().default(0),
  activatedOn: moment("activated_on"),
  createdOn: moment("created_on").notNull(),
});

/** Versions of imported titles of industry codes; of each set the one that was activated last is in use. */
export const referenceVersions = sqliteTable(
  "reference_versions",
  {
    set: text("reference_set", { enum: referenceSets }).notNull(),
    /** 0: the product's own titles alone; the row exists once a user returned to them. */
    versionNumber: integer("version_number").notNull(),
    source: text("source").notNull(),
    note: text("note").notNull(),
    author: text("author").notNull(),
    titlesCount: integer("titles_count").notNull(),
    rejectedCount: integer("rejected_count").notNull(),
    activatedOn: moment("activated_on"),
    createdOn: moment("created_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.set, table.versionNumber] })],
);

/** Titles of a version, written before its row; a number whose row never came is taken again. */
export const referenceTitles = sqliteTable(
  "reference_titles",
  {
    set: text("reference_set", { enum: referenceSets }).notNull(),
    versionNumber: integer("version_number").notNull(),
    code: text("code").notNull(),
    title: text("title").notNull(),
  },
  (table) => [primaryKey({ columns: [table.set, table.versionNumber, table.code] })],
);
