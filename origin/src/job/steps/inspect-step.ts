import { and, eq, inArray, ne } from "drizzle-orm";
import * as v from "valibot";
import { columnMappingSchema, type FileRefusal, type LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { testRemembered, type RememberedMapping } from "@paygauge/api-types/entities/ledger-settle";
import { now, openDatabase, type Database } from "../../store/database.ts";
import { rememberedMappings, uploads } from "../../store/schema.ts";
import { inspectPayload, type JobFacts } from "../commands.ts";
import { refusalOf } from "../reading/file-kind.ts";
import { inspectLedger } from "../reading/inspect.ts";
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

/** How the product writes the CSV of a workbook. */
const workbookDialect = { encoding: "utf-8", delimiter: ",", lineEnd: "lf" } as const;

/** The mapping of this buyer's last file with the same header, tested against this file's values; null: none fits. */
async function rememberedFor(
  db: Database,
  job: JobFacts,
  inspection: LedgerInspection,
): Promise<RememberedMapping | null> {
  const [row] = await db
    .select({ mapping: rememberedMappings.mapping })
    .from(rememberedMappings)
    .where(
      and(
        eq(rememberedMappings.buyerId, job.buyerId),
        eq(rememberedMappings.kind, job.kind),
        eq(rememberedMappings.headerSignature, inspection.proposal.mapping.headerSignature),
      ),
    );
  if (!row) return null;
  const parsed = v.safeParse(columnMappingSchema, JSON.parse(row.mapping));
  if (!parsed.success) return null;
  const last = inspection.dialect.columns.length;
  const fits = Object.values(parsed.output.sources).every(
    (source) => !source || !("column" in source) || source.column < last,
  );
  return fits ? testRemembered(parsed.output, inspection.proposal.mapping, inspection) : null;
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
  const digest = await digestOf(context.env, payload.r2Key);
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
  await db
    .update(uploads)
    .set({
      state: refusal ? "Refused" : "Inspected",
      contentDigest: digest,
      inspection: inspection ? JSON.stringify(inspection) : null,
      dialect: inspection ? JSON.stringify(inspection.dialect) : null,
      mapping: inspection ? JSON.stringify(remembered?.mapping ?? inspection.proposal.mapping) : null,
      mappingRemembered: remembered !== null,
      refusal: refusal ? JSON.stringify(refusal) : null,
      updatedOn: now(),
    })
    .where(and(eq(uploads.id, payload.uploadId), eq(uploads.state, "Inspecting")));
  return context.finish({ done: total, total, ...(inspection ? { rows: inspection.rows } : {}) });
};
