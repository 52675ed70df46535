import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { buyerTypes } from "@paygauge/api-types/entities/buyer-types";
import { themeKeys } from "@paygauge/api-types/entities/identity";
import { statementModes } from "@paygauge/api-types/entities/card-statements";
import { payeeClasses } from "@paygauge/api-types/entities/ledger-words";
import { schemes, supplierLists } from "@paygauge/api-types/entities/issuers";
import { analysisReportTypes } from "@paygauge/api-types/reports/report-types";
import { editable, flag, moment, words } from "./columns.ts";

/** A brand: who the product looks like on one domain (docs/specification.md section 3, Branding). */
export const brandings = sqliteTable("brandings", {
  id: text("id").primaryKey(),
  brandingKey: text("branding_key").notNull().unique(),
  theme: text("theme", { enum: themeKeys }).notNull(),
  displayName: text("display_name").notNull(),
  fullDomainName: text("full_domain_name").notNull().unique(),
  emailSenderAddress: text("email_sender_address").notNull(),
  emailSenderName: text("email_sender_name").notNull(),
  pageTitle: text("page_title"),
  trustText: text("trust_text"),
  /** Name of a picture below brand/ in the files: the SHA-256 of its bytes and its ending. */
  logoName: text("logo_name"),
  backgroundName: text("background_name"),
  ...editable(),
});

/** The card or payment provider (docs/specification.md section 3, Issuer). Lists are JSON arrays of words. */
export const issuers = sqliteTable(
  "issuers",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    issuerKey: text("issuer_key").notNull().unique(),
    scheme: text("scheme", { enum: schemes }).notNull(),
    language: text("language").notNull(),
    /** ISO 4217; null: each job says its own. */
    currency: text("currency"),
    /** ISO 3166-1 alpha-3. */
    fallbackCountryIso3: text("fallback_country_iso3").notNull(),
    capabilities: words("capabilities").notNull(),
    virtualLockboxes: words("virtual_lockboxes").notNull(),
    inputDataOptions: words("input_data_options").notNull(),
    keyAliases: words("key_aliases").notNull(),
    emailDomains: words("email_domains").notNull(),
    sendMagicLinks: flag("send_magic_links").notNull().default(false),
    /** Its buyers are among the peers of all issuers that share; their peers are these as well. */
    sharesBenchmarks: flag("shares_benchmarks").notNull().default(false),
    /** Readers of its published jobs open the rows of their ledgers. */
    showsLedgerRows: flag("shows_ledger_rows").notNull().default(false),
    brandingId: text("branding_id").references(() => brandings.id),
    analysisDataDownloadProfileId: text("analysis_data_download_profile_id"),
    matchedDataOnlyDownloadProfileId: text("matched_data_only_download_profile_id"),
    onboardingDataDownloadProfileId: text("onboarding_data_download_profile_id"),
    hasSupplierIncludeList: flag("has_supplier_include_list").notNull().default(false),
    hasSupplierExcludeList: flag("has_supplier_exclude_list").notNull().default(false),
    ...editable(),
  },
  (table) => [index("issuers_name").on(table.name)],
);

/** The company whose ledger is analysed; it belongs to the issuer that brought it. */
export const buyers = sqliteTable(
  "buyers",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    issuerId: text("issuer_id")
      .notNull()
      .references(() => issuers.id),
    /** ISO 3166-1 alpha-3, "" when unknown. */
    country: text("country").notNull().default(""),
    currency: text("currency"),
    industryCode: text("industry_code"),
    /** As a user confirmed it; null: unknown. */
    buyerType: text("buyer_type", { enum: buyerTypes }),
    /** Replaces the buyer of a job's draft, under the job's id, until the import names one. */
    isDraft: flag("is_draft").notNull().default(false),
    ...editable(),
  },
  (table) => [index("buyers_issuer_name").on(table.issuerId, table.name)],
);

/**
 * What an issuer's use cases assume before the product does; JSON text (entities/issuer-assumptions.ts of api-types).
 */
export const issuerAssumptions = sqliteTable("issuer_assumptions", {
  issuerId: text("issuer_id")
    .primaryKey()
    .references(() => issuers.id),
  typed: text("typed").notNull(),
  savedBy: text("saved_by").notNull(),
  ...editable(),
});

/** The layout that an issuer's reports begin with, by report; JSON text (reports/layout.ts of api-types). */
export const issuerReportLayouts = sqliteTable(
  "issuer_report_layouts",
  {
    issuerId: text("issuer_id")
      .notNull()
      .references(() => issuers.id),
    reportType: text("report_type", { enum: analysisReportTypes }).notNull(),
    layout: text("layout").notNull(),
    updatedOn: moment("updated_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuerId, table.reportType] })],
);

/**
 * An issuer's current include and exclude list. The lines are an immutable file named by its digest, so that a
 * run computes with the list that it began with.
 */
export const issuerSupplierLists = sqliteTable(
  "issuer_supplier_lists",
  {
    issuerId: text("issuer_id")
      .notNull()
      .references(() => issuers.id),
    list: text("list", { enum: supplierLists }).notNull(),
    /** SHA-256 of the JSON lines, lower-case hex; the file is supplier-lists/<digest>. */
    digest: text("digest").notNull(),
    entriesCount: integer("entries_count").notNull(),
    fileName: text("file_name").notNull(),
    uploadedBy: text("uploaded_by").notNull(),
    ...editable(),
  },
  (table) => [primaryKey({ columns: [table.issuerId, table.list] })],
);

/**
 * Decisions on payee classes, which later jobs of the issuer apply. Of one payee the newest counts; undoing a decision
 * deletes its row, so that the one before it counts again.
 */
export const issuerPayeeDecisions = sqliteTable(
  "issuer_payee_decisions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    issuerId: text("issuer_id")
      .notNull()
      .references(() => issuers.id),
    /** The job that it was decided in, and its number there; null once the job is erased. */
    jobId: text("job_id"),
    decisionId: integer("decision_id").notNull(),
    name: text("name").notNull(),
    /** ISO 3166-1 alpha-3, "" when unknown. */
    country: text("country").notNull(),
    taxId: text("tax_id").notNull(),
    payeeClass: text("payee_class", { enum: payeeClasses }).notNull(),
    author: text("author").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    index("issuer_payee_decisions_issuer").on(table.issuerId, table.id),
    index("issuer_payee_decisions_job").on(table.jobId, table.decisionId),
  ],
);

/**
 * Versions of what an issuer's card statements say, of which the one that was activated last is in use by the issuer's
 * own jobs. Merchants are immutable files; no other issuer's job names them.
 */
export const cardStatementVersions = sqliteTable(
  "card_statement_versions",
  {
    issuerId: text("issuer_id")
      .notNull()
      .references(() => issuers.id),
    /** 0: no statement at all; the row exists once a user returned to none. */
    versionNumber: integer("version_number").notNull(),
    mode: text("mode", { enum: statementModes }).notNull(),
    note: text("note").notNull(),
    author: text("author").notNull(),
    /** Entries for matching; the merchants with sums and buyers are in a file next to it. */
    r2Key: text("r2_key").notNull(),
    merchantsCount: integer("merchants_count").notNull(),
    /** The files that it is made of; JSON (entities/card-statements.ts of api-types). */
    files: text("files").notNull(),
    activatedOn: moment("activated_on"),
    createdOn: moment("created_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuerId, table.versionNumber] })],
);

/** Issuers that share what their card statements say of acceptance, and learn what others share; a row: it shares. */
export const cardSharing = sqliteTable("card_sharing", {
  issuerId: text("issuer_id")
    .primaryKey()
    .references(() => issuers.id),
  sharedBy: text("shared_by").notNull(),
  since: moment("since").notNull(),
});
