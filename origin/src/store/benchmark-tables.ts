import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Members of each month's groups of peers. Figures are of the newest month alone: of earlier ones it says only who was
 * in a group and with which metrics, so that months can't be subtracted. Rows refer to buyers that may be deleted.
 */
export const benchmarkMembers = sqliteTable(
  "benchmark_members",
  {
    /** "YYYY-MM". */
    month: text("month").notNull(),
    buyerId: text("buyer_id").notNull(),
    issuerId: text("issuer_id").notNull(),
    /** "shared", or the issuer whose buyers are compared with each other alone. */
    pool: text("pool").notNull(),
    industry: text("industry").notNull(),
    country: text("country").notNull(),
    /** A place in `sizeBands` (entities/benchmarks.ts of api-types). */
    sizeBand: integer("size_band").notNull(),
    /** One bit for each metric that the buyer has, in the order of `benchmarkMetrics`. */
    metrics: integer("metrics").notNull(),
    /** Money: US dollars at the reference rates. */
    suppliers: real("suppliers"),
    matched: real("matched"),
    spend: real("spend"),
    cardSpend: real("card_spend"),
    virtualCardSpend: real("virtual_card_spend"),
    straightThroughSpend: real("straight_through_spend"),
    payments: real("payments"),
    paid: real("paid"),
    invoices: real("invoices"),
    invoiced: real("invoiced"),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.buyerId] }),
    index("benchmark_members_group").on(table.industry, table.country, table.sizeBand),
    index("benchmark_members_issuer").on(table.issuerId),
  ],
);
