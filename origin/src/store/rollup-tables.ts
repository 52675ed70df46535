import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { campaignRoutes, campaignStages } from "@paygauge/api-types/campaigns/campaign-rules";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { campaignTones } from "@paygauge/api-types/entities/campaigns";
import { countedAs } from "@paygauge/api-types/entities/ledger-words";
import { ledgerKinds } from "@paygauge/api-types/entities/ledger";
import { moment } from "./columns.ts";
import { jobs } from "./job-tables.ts";

/**
 * Every finished run of a job, with what lists and headers say of it. `jobs` names the newest and the published one; of
 * these two, `job_totals` has what pages that look across jobs read (architecture rule 11).
 */
export const jobRuns = sqliteTable(
  "job_runs",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    run: text("run").notNull(),
    /** From 1, in the order in which the job's runs were finished. */
    number: integer("number").notNull(),
    finishedOn: moment("finished_on").notNull(),
    /** What the job was when the run was started. */
    kind: text("kind", { enum: ledgerKinds }).notNull().default("base"),
    /** ISO 4217: money of jobs in different currencies is never added up. */
    currency: text("currency").notNull(),
    suppliersCount: integer("suppliers_count").notNull(),
    /** What counts of orders, invoices and payments count. Runs of earlier releases count lines. */
    counted: text("counted", { enum: countedAs }).notNull().default("lines"),
    /** Decimal digits: minor units. Text, because SQLite sums of it are never asked for. */
    spendMinor: text("spend_minor").notNull(),
    /** What is likely to move to card in a year, as `spendMinor`; null: of a job without figures. */
    potentialMinor: text("potential_minor"),
    /** First and last day that the figures are of, "YYYY-MM-DD"; null: not known. */
    firstDay: text("first_day"),
    lastDay: text("last_day"),
    /** First and last day as users stated them, "YYYY-MM-DD". */
    periodFrom: text("period_from"),
    periodTo: text("period_to"),
    confidenceRulesetVersion: integer("confidence_ruleset_version").notNull(),
    scoringRulesetVersion: integer("scoring_ruleset_version").notNull(),
    /** null: a network was asked. */
    directoryVersion: integer("directory_version"),
    /** Any supplier is matched with an entry of that version; null: not known. */
    directoryMatched: integer("directory_matched", { mode: "boolean" }),
    /** When it was published last; null: never. */
    publishedOn: moment("published_on"),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.run] })],
);

/** Money: minor units of the job's currency. */
const measures = () => ({
  suppliers: integer("suppliers").notNull(),
  spendMinor: integer("spend_minor").notNull(),
  pos: integer("pos").notNull(),
  posMinor: integer("pos_minor").notNull(),
  invoices: integer("invoices").notNull(),
  invoicesMinor: integer("invoices_minor").notNull(),
  payments: integer("payments").notNull(),
  paymentsMinor: integer("payments_minor").notNull(),
});

/**
 * A job's totals: dimension "" by combination of slicer values (bar_key is its number, job/cubes/slicer-combos.ts),
 * every other dimension by bar over all suppliers.
 */
export const jobTotals = sqliteTable(
  "job_totals",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    run: text("run").notNull(),
    dimension: text("dimension").notNull(),
    barKey: text("bar_key").notNull(),
    ...measures(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.run, table.dimension, table.barKey] }),
    index("job_totals_dimension").on(table.dimension, table.barKey),
  ],
);

/**
 * Campaigns of every job, a row each with its counters, shipped by the job's object (job/campaigns/ship-campaigns.ts); a
 * row of a higher number replaces one of a lower.
 */
export const jobCampaigns = sqliteTable("job_campaigns", {
  campaignId: text("campaign_id").primaryKey(),
  jobId: text("job_id")
    .notNull()
    .references(() => jobs.id, { onDelete: "cascade" }),
  number: integer("number").notNull(),
  /** The run that its suppliers came from first; null: none. */
  run: text("run"),
  name: text("name").notNull(),
  stage: text("stage", { enum: campaignStages }).notNull(),
  route: text("route", { enum: campaignRoutes }).notNull(),
  tone: text("tone", { enum: campaignTones }).notNull(),
  method: text("method", { enum: capabilities }).notNull(),
  ownerUserId: text("owner_user_id"),
  startsOn: text("starts_on"),
  dueOn: text("due_on"),
  total: integer("total").notNull(),
  pending: integer("pending").notNull(),
  active: integer("active").notNull(),
  abandoned: integer("abandoned").notNull(),
  failed: integer("failed").notNull(),
  succeeded: integer("succeeded").notNull(),
  /** Minor units of the job's currency, a year: if all convert, and of those that did. */
  valueMinor: integer("value_minor").notNull(),
  realisedMinor: integer("realised_minor").notNull(),
  updatedOn: moment("updated_on").notNull(),
});
