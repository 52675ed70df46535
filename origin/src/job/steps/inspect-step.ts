import { and, desc, eq, inArray, ne } from "drizzle-orm";
import * as v from "valibot";
import type { ColumnMapping, FileRefusal, LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { maxStoredBytes } from "@paygauge/api-types/entities/file-limits";
import { testRemembered, type RememberedMapping } from "@paygauge/api-types/entities/ledger-settle";
import { readLayout, type MappingLayout } from "@paygauge/api-types/entities/mapping-layout";
import { now, openDatabase, type Database } from "../../store/database.ts";
import { buyers, jobs, rememberedMappings, uploads } from "../../store/schema.ts";
import { inspectPayload, type InspectPayload, type JobFacts } from "../commands.ts";
import { refusalOf } from "@paygauge/analysis/reading/file-kind";
import { inspectLedger, workbookDialect } from "@paygauge/analysis/reading/inspect";
import { guessEncoding } from "../encoding-guess.ts";
import { malwareIn } from "../../scan/malware.ts";
import { deleteStored } from "../unpack/stored-file.ts";
import { checkLinkFile } from "./check-link-file.ts";
import { digestOf, rangesOf } from "./file-source.ts";
import type { Step, StepContext } from "../../commands/step.ts";

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

/** Buyers whose layouts are looked for: how many share a header beyond that is of no use. */
const mostBuyers = 20;

interface Remembered {
  /** Whose files had the same header, newest first. */
  readonly buyers: readonly string[];
  readonly layout: MappingLayout | null;
}

/**
 * How a file with this header was read last. Of a job, by its buyer's last one. A draft has no buyer yet: the layout
 * counts where one buyer of the issuer alone had such a header, and all that had it are named.
 */
async function rememberedLayout(db: Database, job: JobFacts, headerSignature: string): Promise<Remembered> {
  const same = and(eq(rememberedMappings.kind, job.kind), eq(rememberedMappings.headerSignature, headerSignature));
  const read = { mapping: rememberedMappings.mapping, buyerId: rememberedMappings.buyerId };
  const [own] = await db
    .select(read)
    .from(rememberedMappings)
    .where(and(same, eq(rememberedMappings.buyerId, job.buyerId)));
  const isDraft = job.buyerId === job.jobId;
  const others = isDraft
    ? await db
        .select(read)
        .from(rememberedMappings)
        .innerJoin(buyers, and(eq(buyers.id, rememberedMappings.buyerId), eq(buyers.isDraft, false)))
        .innerJoin(jobs, and(eq(jobs.id, job.jobId), eq(jobs.issuerId, buyers.issuerId), eq(jobs.isDraft, true)))
        .where(same)
        .orderBy(desc(rememberedMappings.updatedOn))
        .limit(mostBuyers)
    : [];
  const found = own ?? (others.length === 1 ? others[0] : undefined);
  return {
    buyers: others.map(({ buyerId }) => buyerId),
    layout: found === undefined ? null : readLayout(found.mapping),
  };
}

/** The mapping by a remembered layout, tested against this file's values; null: it does not fit. */
function mappedBy(layout: MappingLayout | null, inspection: LedgerInspection): RememberedMapping | null {
  if (layout === null) return null;
  const last = inspection.dialect.columns.length;
  const fits = Object.values(layout.sources).every(
    (source) => !source || !("column" in source) || source.column < last,
  );
  return fits ? testRemembered(layout, inspection.proposal.mapping, inspection) : null;
}

/** Bytes that the row of the upload takes. */
function storedBytes(inspection: LedgerInspection | null, mapping: ColumnMapping | undefined): number {
  const encoder = new TextEncoder();
  const texts = [inspection, inspection?.dialect, mapping].map((each) => JSON.stringify(each) ?? "");
  return texts.reduce((sum, text) => sum + encoder.encode(text).length, 0);
}

/** Whether the scanner finds malware in the file; it is then deleted and its upload refused. */
async function isMalware({ env }: StepContext, { uploadId, r2Key, size }: InspectPayload): Promise<boolean> {
  if ((await malwareIn(env, rangesOf(env, r2Key), size)) === null) return false;
  await deleteStored(env.FILES, r2Key);
  await openDatabase(env.DB)
    .update(uploads)
    .set({ state: "Refused", refusal: JSON.stringify(refusalOf("malware")), updatedOn: now() })
    .where(and(eq(uploads.id, uploadId), eq(uploads.state, "Inspecting")));
  return true;
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
  if (await isMalware(context, payload)) return context.finish({ done: total, total });
  const digest = await digestOf(context.env, payload.r2Key, payload.size);
  const result = await inspectLedger(rangesOf(context.env, payload.r2Key), payload.size, {
    kind: payload.job.kind,
    currency: payload.job.currency,
    fileName: payload.fileName,
    guessEncoding: (cells) => guessEncoding(cells, payload.job.currency),
    ...(payload.dialect ? { dialect: payload.dialect } : payload.fromWorkbook ? { dialect: workbookDialect } : {}),
  });
  const insisted = !result.ok && result.refusal.overridable && payload.overrideRefusal;
  let refusal: FileRefusal | null = result.ok || insisted ? null : result.refusal;
  if (!refusal && (await loadedBefore(db, payload.uploadId, payload.job.jobId, digest)))
    refusal = refusalOf("loaded-before");
  const found = result.inspection ?? null;
  const signature = found?.proposal.mapping.headerSignature;
  const known =
    signature === undefined || refusal !== null
      ? { buyers: [], layout: null }
      : await rememberedLayout(db, payload.job, signature);
  const remembered = found && mappedBy(known.layout, found);
  const inspection: LedgerInspection | null = found && {
    ...found,
    ...(remembered && { overruled: [...remembered.overruled] }),
    ...(known.buyers.length > 0 && { headingBuyers: [...known.buyers] }),
  };
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
  await checkLinkFile(context, payload);
  return context.finish({ done: total, total, ...(inspection ? { rows: inspection.rows } : {}) });
};
