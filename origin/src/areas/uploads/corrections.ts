/** Corrections of a checked file: made, undone, taken over from another file, and as a file of their own. */
import { maxCorrections, type Correction } from "@paygauge/api-types/entities/corrections";
import { fileDialectSchema } from "@paygauge/api-types/entities/file-dialect";
import { message } from "@paygauge/api-types/catalogue/message";
import { csvLine } from "@paygauge/api-types/table-files/csv";
import { and, eq, sql } from "drizzle-orm";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import type { JobRow } from "../../identity/job-sight.ts";
import { unwritable } from "@paygauge/analysis/reading/encoding";
import { correctionsOf } from "../../job/steps/corrections-of.ts";
import { invalid, notFound, refuse } from "@paygauge/worker/refusal";
import { now, type Database } from "../../store/database.ts";
import { uploadCorrections, uploads } from "../../store/schema.ts";
import { csvStream, downloadHeaders } from "../../job/export-csv.ts";
import { fileTypes } from "@paygauge/api-types/table-files/sheet-file";
import { requireEdit, requireFilesSight, requireUpload, type UploadRow } from "./upload-access.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** The file may be corrected now. @throws Refusal 409 */
function requireChecked(job: JobRow, row: UploadRow): void {
  if (job.state === "Running") throw refuse("importRunning");
  if (row.state !== "Checked") throw refuse("checkFirst");
}

const dialectOf = (row: UploadRow) => readStored(fileDialectSchema, row.dialect ?? "null", "uploads.dialect");

/** Behind every other, anyone else who corrects at the same moment. */
const nextSeq = ({ id }: UploadRow, after: number) =>
  sql<number>`(SELECT coalesce(max(seq), 0) + ${after} FROM upload_corrections WHERE upload_id = ${id})`;

/** The check is out of date from now on. */
const outOfDate = (db: Database, row: UploadRow) =>
  db.update(uploads).set({ isCorrected: true, updatedOn: now() }).where(eq(uploads.id, row.id));

const audited = (row: UploadRow, job: JobRow, note: string) =>
  ({ entityType: "upload", entityId: row.id, issuerId: job.issuerId, note }) as const;

function* textOf(corrections: readonly Correction[]): Generator<string> {
  yield `\uFEFF${csvLine(["_row", "_column", "_value", "_correction", "_reason", "_author", "_at"])}`;
  for (const { row, columnName, from, to, reason = "", author, at } of corrections)
    yield csvLine([row ?? "all", columnName, from, to, reason, author, at]);
}

export const correctionsHandlers = {
  uploadCorrections: async ({ db, person, job, params }) => {
    requireFilesSight(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    return correctionsOf(db, row.id);
  },

  correctUpload: async ({ db, person, job, params, body, effectId, write }) => {
    requireEdit(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    requireChecked(job, row);
    const dialect = dialectOf(row);
    const column = dialect.columns.find(({ index }) => index === body.column);
    if (column === undefined) throw invalid("column", message("columnUnknown"));
    if (body.row !== null && body.row <= dialect.headerRow) throw invalid("row", message("rowIsHeader"));
    const [letter] = unwritable(body.to, dialect.encoding);
    if (letter !== undefined) throw invalid("to", message("letterUnwritable", { letter }));
    const known = await correctionsOf(db, row.id);
    if (known.length >= maxCorrections) throw refuse("maxCorrections", { most: maxCorrections });
    const of = { id: effectId, uploadId: row.id, seq: nextSeq(row, 1) };
    const made = { ...body, ...of, columnName: column.name, author: person.name, at: now() };
    return write(
      audited(row, job, `corrected row ${body.row ?? "all"}, column ${body.column + 1}`),
      [db.insert(uploadCorrections).values(made), outOfDate(db, row)],
      { ...done(message("corrected")), correctionId: effectId },
    );
  },

  removeCorrection: async ({ db, person, job, params, write }) => {
    requireEdit(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    requireChecked(job, row);
    const known = await correctionsOf(db, row.id);
    if (!known.some(({ id }) => id === params.correctionId)) throw notFound("correction");
    const isIt = and(eq(uploadCorrections.uploadId, row.id), eq(uploadCorrections.id, params.correctionId));
    return write(
      audited(row, job, "correction removed"),
      [db.delete(uploadCorrections).where(isIt), outOfDate(db, row)],
      done(message("correctionRemoved")),
    );
  },

  takeCorrections: async ({ db, person, job, params, body, write }) => {
    requireEdit(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    requireChecked(job, row);
    const other = await requireUpload(db, job.id, body.from);
    const [known, taken] = await Promise.all([correctionsOf(db, row.id), correctionsOf(db, other.id)]);
    if (known.length + taken.length > maxCorrections) throw refuse("maxCorrections", { most: maxCorrections });
    const rows = taken.map((each, at) => ({
      ...each,
      id: crypto.randomUUID(),
      uploadId: row.id,
      seq: nextSeq(row, at + 1),
    }));
    // A statement binds a hundred values at most.
    const inserts = Array.from({ length: Math.ceil(rows.length / 10) }, (_, at) =>
      db.insert(uploadCorrections).values(rows.slice(at * 10, at * 10 + 10)),
    );
    return write(
      audited(row, job, `corrections of ${other.id} taken over`),
      [outOfDate(db, row), ...inserts],
      done(message("correctionsTaken", { count: rows.length })),
    );
  },

  exportCorrections: async ({ db, person, job, params }) => {
    requireFilesSight(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    const text = textOf(await correctionsOf(db, row.id));
    const headers = downloadHeaders(`${row.fileName} corrections.csv`, fileTypes.csv);
    return new Response(csvStream(text), { headers });
  },
} satisfies Partial<Handlers>;
