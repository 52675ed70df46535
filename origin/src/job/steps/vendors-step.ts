/** Sends a job's runs to its issuer's vendors, chunk by chunk; it continues where it was stopped. */
import { eq } from "drizzle-orm";
import * as v from "valibot";
import {
  capabilities,
  scoreLevelSchema,
  type Capability,
  type ScoreLevel,
} from "@paygauge/api-types/entities/analysis";
import { minorDigitsOf } from "@paygauge/api-types/reading/currencies";
import { now, openDatabase } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { isWhole, readWholeRun } from "../runs/run-store.ts";
import { runPeriod } from "../supplier-score.ts";
import { redactedKey, supplierKeyOf } from "../grouping/group-key.ts";
import type { Step } from "./step.ts";
import { vendorsPayload } from "../../vendors/commands.ts";
import type { VendorRow } from "../../vendors/part-columns.ts";
import { rowsOfChunk, type PartHead } from "../../vendors/part-store.ts";
import { vendorsOf } from "../../vendors/vendors-stub.ts";
import { storedRow } from "../../store/stored-rows.ts";

/** Payees of these classes belong to the buyer; the lookup leaves them aside. */
const personal = ["Employee", "Payroll"];
const redacted = supplierKeyOf(redactedKey);

const stored = v.object({
  ordinal: v.number(),
  supplierKey: v.string(),
  name: v.string(),
  city: v.string(),
  country: v.string(),
  mcc: v.string(),
  taxId: v.string(),
  companyNumber: v.string(),
  entryId: v.string(),
  spendMinor: v.number(),
  invoices: v.number(),
  payments: v.number(),
  matchedState: v.string(),
  cardAccepting: v.number(),
  vcAccepting: v.picklist(["YES", "NO", "UNMATCHED"]),
  stpCapable: v.number(),
  detailLevel: v.number(),
  paymentMethods: v.string(),
  lastCardDate: v.nullable(v.number()),
  statementDate: v.nullable(v.string()),
  ...(Object.fromEntries(capabilities.map((capability) => [`${capability}Score`, scoreLevelSchema])) as Record<
    `${Capability}Score`,
    typeof scoreLevelSchema
  >),
});

const scoreColumns = capabilities.map((capability) => `s.${capability}Score`).join(", ");
const query = `SELECT s.ordinal, s.supplierKey, s.name, s.city, s.country, s.mcc, s.spendMinor, s.invoices, s.payments,
  s.matchedState, s.cardAccepting, s.vcAccepting, s.stpCapable, s.detailLevel, s.paymentMethods, ${scoreColumns},
  coalesce(b.identityJson->>'$.taxId', '') AS taxId, coalesce(b.identityJson->>'$.companyNumber', '') AS companyNumber,
  CASE WHEN s.matchedState = 'MATCHED' THEN coalesce(m.matchedJson->>'$.entryId', '') ELSE '' END AS entryId,
  b.totalsJson->>'$.lastCardDate' AS lastCardDate, m.matchedJson->>'$.paidByCard.last' AS statementDate
  FROM supplier s JOIN supplier_base b ON b.run = s.run AND b.ordinal = s.ordinal
  LEFT JOIN supplier_match m ON m.run = s.run AND m.ordinal = s.ordinal
  WHERE s.run = ? AND s.ordinal >= ? AND s.ordinal < ? AND s.payeeClass NOT IN (SELECT value FROM json_each(?))
  AND s.supplierKey <> ? ORDER BY s.ordinal`;

const dayOf = (iso: string | null): number =>
  iso === null ? 0 : Math.floor(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / 86_400_000);

/** Suppliers of a run by their ordinals, `from` included. */
function vendorRows(sql: SqlStorage, run: string, from: number, to: number): VendorRow[] {
  return sql
    .exec(query, run, from, to, JSON.stringify(personal), redacted)
    .toArray()
    .map((raw): VendorRow => {
      const row = v.parse(stored, raw);
      const scores = Object.fromEntries(capabilities.map((capability) => [capability, row[`${capability}Score`]]));
      return {
        supplierKey: row.supplierKey,
        name: row.name,
        city: row.city,
        country: row.country,
        mcc: row.mcc,
        taxId: row.taxId,
        companyNumber: row.companyNumber,
        entryId: row.entryId,
        spendMinor: row.spendMinor,
        invoices: row.invoices,
        payments: row.payments,
        matched: row.matchedState === "MATCHED",
        cardAccepting: row.cardAccepting === 1,
        vcAccepting: row.vcAccepting,
        stpCapable: row.stpCapable === 1,
        detailLevel: row.detailLevel,
        scores: scores as Record<Capability, ScoreLevel>,
        paymentMethods: row.paymentMethods,
        lastCardDay: Math.max(row.lastCardDate ?? 0, dayOf(row.statementDate)),
      };
    });
}

/**
 * What the command has done: runs whose parts are sent, and the next chunk of the one under work, of so many rows. Chunks
 * of an earlier release had others: the run is sent from its beginning then.
 */
const cursorSchema = v.object({ sent: v.array(v.string()), chunk: v.number(), rows: v.optional(v.number(), 0) });

function placeOf(cursor: unknown): { readonly sent: readonly string[]; readonly chunk: number } {
  if (cursor === null) return { sent: [], chunk: 0 };
  const { sent, chunk, rows } = v.parse(cursorSchema, cursor);
  return { sent, chunk: rows === rowsOfChunk ? chunk : 0 };
}

const totalRow = v.object({ total: v.number() });

export const vendorsStep: Step = async (context) => {
  const { jobId } = v.parse(vendorsPayload, context.payload);
  const { sent, chunk } = placeOf(context.cursor);
  const rows = rowsOfChunk;
  const [job] = await openDatabase(context.env.DB)
    .select({ issuerId: jobs.issuerId, current: jobs.currentRun, published: jobs.publishedRun, isDraft: jobs.isDraft })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  const named = [...new Set([job?.current, job?.published])].flatMap((run) => run ?? []);
  const runs = named.filter((run) => isWhole(context.sql, run));
  const next = runs.find((run) => !sent.includes(run));
  const progress = { done: sent.length, total: runs.length };
  if (job === undefined || job.isDraft || next === undefined) return context.finish({ ...progress, done: runs.length });
  const record = readWholeRun(context.sql, next);
  if (record === null) return context.more({ sent: [...sent, next], chunk: 0, rows }, progress);
  const { total } = storedRow(
    context.sql,
    totalRow,
    "SELECT coalesce(max(ordinal), -1) + 1 AS total FROM supplier WHERE run = ?",
    next,
  );
  const vendors = vendorsOf(context.env, job.issuerId);
  const from = chunk * rowsOfChunk;
  if (from < total || chunk === 0) {
    const { currency } = record.payload.job;
    const period = runPeriod(context.sql, record.payload).period;
    const measuredOn = period?.to ?? now().slice(0, 10);
    const head: PartHead = { jobId, run: next, currency, minorDigits: minorDigitsOf(currency), measuredOn };
    await vendors.putChunk(job.issuerId, head, chunk, vendorRows(context.sql, next, from, from + rowsOfChunk));
    return context.more({ sent, chunk: chunk + 1, rows }, progress);
  }
  await vendors.finishPart(job.issuerId, { jobId, run: next }, chunk, named);
  return context.more({ sent: [...sent, next], chunk: 0, rows }, { ...progress, done: sent.length + 1 });
};
