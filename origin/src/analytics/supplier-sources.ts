/** Suppliers by job, and vendors, as sources of compiled queries in an issuer's object. */
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { scoreColumn } from "@paygauge/api-types/entities/job-capabilities";
import { jsonRows, jsonTable, type SeenJobRow } from "./scope.ts";
import { sourceOf, type Source } from "./source.ts";

/** Suppliers of a chunk that the user sees, with what the catalogue says of their job. */
export interface SeenChunk extends SeenJobRow {
  readonly chunkRow: number;
  readonly rows: number;
  /** ISO date of what the figures are of. */
  readonly periodEnd: string;
}

const ofChunk = ["chunkRow", "jobId", "job", "buyer", "issuer", "currency", "scale", "chosen", "periodEnd"] as const;
const chunkTable = jsonTable("chunk", ofChunk, "?1");
const levels = capabilities.map((capability) => {
  const level = scoreColumn(capability);
  return [level, `iif(instr(c.chosen, '|${capability}|') > 0, s.${level}, NULL)`] as const;
});
const jobColumns = {
  job: "c.job",
  buyer: "c.buyer",
  issuer: "c.issuer",
  currency: "c.currency",
  periodEnd: "c.periodEnd",
  ...Object.fromEntries(levels),
};

/** One row a supplier and job. */
export const suppliersSource = (chunks: readonly SeenChunk[]): Source =>
  sourceOf(
    "suppliersByJob",
    {
      before: chunkTable,
      // CROSS JOIN: only the suppliers of these chunks are read.
      from: "chunk c CROSS JOIN analytics_supplier s ON s.chunkRow = c.chunkRow",
      bound: [jsonRows(ofChunk, chunks)],
      rows: "s",
      scale: "c.scale",
    },
    jobColumns,
  );

/** Vendor numbers, `from` included and `to` excluded; null: all at one time. */
export type VendorRange = { readonly from: number; readonly to: number } | null;

/** The text of the newest period; of equally new ones the last in the alphabet, so that the answer is always the same. */
const newest = (column: string, name: string): string =>
  `nullif(substr(max(c.periodEnd || coalesce(s.${column}, '')), 11), '') AS ${name}`;

const vendorRows = (range: VendorRange): string =>
  `vendor AS (SELECT c.issuer AS issuer, c.currency AS currency, c.scale AS scale, ${newest("supplier", "vendor")},
  ${["city", "country", "mcc", "industry", "industryGroup"].map((name) => newest(name, name)).join(",\n  ")},
  count(DISTINCT c.jobId) AS jobs, sum(CAST(s.spend AS REAL)) AS spend, sum(s.invoices) AS invoices,
  sum(s.payments) AS payments, max(s.lastOnCard) AS lastOnCard
  FROM ${
    range === null
      ? "chunk c CROSS JOIN analytics_supplier s ON s.chunkRow = c.chunkRow WHERE s.vendor > 0"
      : "analytics_supplier s CROSS JOIN chunk c ON c.chunkRow = s.chunkRow WHERE s.vendor >= ?2 AND s.vendor < ?3"
  } GROUP BY s.vendor, c.currency)`;

/** One row a vendor and currency. */
export const vendorsSource = (chunks: readonly SeenChunk[], range: VendorRange): Source =>
  sourceOf("vendors", {
    before: `${chunkTable},\n${vendorRows(range)}`,
    from: "vendor",
    bound: [jsonRows(ofChunk, chunks), ...(range === null ? [] : [range.from, range.to])],
    rows: "vendor",
    scale: "vendor.scale",
  });
