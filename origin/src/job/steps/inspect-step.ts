import { and, desc, eq, inArray, ne } from "drizzle-orm";
import * as v from "valibot";
import {
  columnMappingSchema,
  type ColumnMapping,
  type FileRefusal,
  type LedgerInspection,
} from "@paygauge/api-types/entities/ledger";
import { maxStoredBytes } from "@paygauge/api-types/entities/file-limits";
import { testRemembered, type RememberedMapping } from "@paygauge/api-types/entities/ledger-settle";
import { now, openDatabase, type Database } from "../../store/database.ts";
import { buyers, jobs, rememberedMappings, uploads } from "../../store/schema.ts";
import { inspectPayload, type JobFacts } from "../commands.ts";
import { refusalOf } from "@paygauge/api-types/reading/file-kind";
import { inspectLedger, workbookDialect } from "@paygauge/api-types/reading/inspect";
import { digestOf, rangesOf } from "./file-source.ts";
import type { Step } from "./step.ts";

async function loadedBefore(db: Database, uploadId: string, jobUploads: string, digest: string): Promise<boolean> {
  const twins = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        eq(uploads.jobId, jobUploads),
        eq(uploads.contentDigest, digest),
        ne(uploads.id, uploadId),
        inArray(uploads.state, ["Inspected", "Checking", "Checked"]),
      ),
    );
  return twins.length > 0;
}

/**
 * How a file with this header was read last: one of the buyer's. In a draft nobody has named the buyer: whose file of the
 * issuer had the same header is it until somebody does.
 */
async function lastMapping(db: Database, job: JobFacts, headerSignature: string): Promise<{ mapping: string } | null> {
  const same = and(eq(rememberedMappings.kind, job.kind), eq(rememberedMappings.headerSignature, headerSignature));
  const read = { mapping: rememberedMappings.mapping, buyerId: rememberedMappings.buyerId };
  const [own] = await db
    .select(read)
    .from(rememberedMappings)
    .where(and(same, eq(rememberedMappings.buyerId, job.buyerId)));
  if (own || job.buyerId !== job.jobId) return own ?? null;
  const [other] = await db
    .select(read)
    .from(rememberedMappings)
    .innerJoin(buyers, and(eq(buyers.id, rememberedMappings.buyerId), eq(buyers.isDraft, false)))
    .innerJoin(jobs, and(eq(jobs.id, job.jobId), eq(jobs.issuerId, buyers.issuerId), eq(jobs.isDraft, true)))
    .where(same)
    .orderBy(desc(rememberedMappings.updatedOn))
    .limit(1);
  if (other === undefined) return null;
  const isDraft = and(eq(jobs.id, job.jobId), eq(jobs.isDraft, true));
  await db.update(jobs).set({ buyerId: other.buyerId }).where(isDraft);
  return other;
}

/** The mapping of this buyer's last file with the same header, tested against this file's values; null: none fits. */
async function rememberedFor(
  db: Database,
  job: JobFacts,
  inspection: LedgerInspection,
): Promise<RememberedMapping | null> {
  const row = await lastMapping(db, job, inspection.proposal.mapping.headerSignature);
  if (!row) return null;
  const parsed = v.safeParse(columnMappingSchema, JSON.parse(row.mapping));
  if (!parsed.success) return null;
  const last = inspection.dialect.columns.length;
  const fits = Object.values(parsed.output.sources).every(
    (source) => !source || !("column" in source) || source.column < last,
  );
  return fits ? testRemembered(parsed.output, inspection.proposal.mapping, inspection) : null;
}

/** Bytes that the row of the upload takes. */
function storedBytes(inspection: LedgerInspection | null, mapping: ColumnMapping | undefined): number {
  const encoder = new TextEncoder();
  const texts = [inspection, inspection?.dialect, mapping].map((each) => JSON.stringify(each) ?? "");
  return texts.reduce((sum, text) => sum + encoder.encode(text).length, 0);
}

/**
 * Looks through the uploaded file and writes what it found to the upload's row: dialect, profiles and a proposed
 * mapping, or the sentence with which it is refused. Writing it twice writes the same.
 */
export const inspectStep: Step = async (context) => {
  const payload = v.parse(inspectPayload, context.payload);
  const db = openDatabase(context.env.DB);
  const total = payload.size;
  await context.tick({ done: 0, total });
  const digest = await digestOf(context.env, payload.r2Key, payload.size);
  const result = await inspectLedger(rangesOf(context.env, payload.r2Key), payload.size, {
    kind: payload.job.kind,
    currency: payload.job.currency,
    fileName: payload.fileName,
    ...(payload.dialect ? { dialect: payload.dialect } : payload.fromWorkbook ? { dialect: workbookDialect } : {}),
  });
  const insisted = !result.ok && result.refusal.overridable && payload.overrideRefusal;
  let refusal: FileRefusal | null = result.ok || insisted ? null : result.refusal;
  if (!refusal && (await loadedBefore(db, payload.uploadId, payload.job.jobId, digest)))
    refusal = refusalOf("loaded-before");
  const found = result.inspection ?? null;
  const remembered = found && !refusal ? await rememberedFor(db, payload.job, found) : null;
  const inspection = found && remembered ? { ...found, overruled: [...remembered.overruled] } : found;
  const mapping = remembered?.mapping ?? found?.proposal.mapping;
  if (!refusal && storedBytes(inspection, mapping) > maxStoredBytes) refusal = refusalOf("too-many-columns");
  const kept = refusal?.code === "too-many-columns" ? null : inspection;
  await db
    .update(uploads)
    .set({
      state: refusal ? "Refused" : "Inspected",
      contentDigest: digest,
      inspection: kept ? JSON.stringify(kept) : null,
      dialect: kept ? JSON.stringify(kept.dialect) : null,
      mapping: kept ? JSON.stringify(mapping) : null,
      mappingRemembered: remembered !== null,
      refusal: refusal ? JSON.stringify(refusal) : null,
      updatedOn: now(),
    })
    .where(and(eq(uploads.id, payload.uploadId), eq(uploads.state, "Inspecting")));
  return context.finish({ done: total, total, ...(inspection ? { rows: inspection.rows } : {}) });
};
