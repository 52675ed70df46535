/** Tells a file of findings that comes back, by the other checked files of the job. */
import { and, asc, eq, ne } from "drizzle-orm";
import type { ReturnedFindings, RowFilter } from "@paygauge/api-types/entities/checked-rows";
import { columnMappingSchema, type ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { fileDialectSchema, type FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { Database } from "../../store/database.ts";
import { uploads } from "../../store/schema.ts";
import {
  columnNames,
  compareRows,
  digestOfRows,
  maxCompared,
  namesBeforeFindings,
  type ComparedRow,
} from "../ingest/returned-findings.ts";
import { cellsOfRows } from "../ingest/mapped-cells.ts";
import { mappedRows, rowCounts } from "../ingest/row-map.ts";
import { plainFile } from "../unpack/stored-file.ts";
import { rangesOf } from "./file-source.ts";
import type { StepContext } from "../../commands/step.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** Rows read at a time. */
const rowsAtOnce = 4000;

interface ReadFile {
  readonly uploadId: string;
  readonly r2Key: string;
  readonly dialect: FileDialect;
  readonly mapping: ColumnMapping;
}

/** Rows of a checked file. `rowAt`: the column that says which row of another file it is. */
async function* rowsOf(
  { env, sql }: StepContext,
  { uploadId, r2Key, dialect, mapping }: ReadFile,
  show: RowFilter,
  rowAt?: number,
): AsyncGenerator<ComparedRow> {
  for (let skip = 0; ; skip += rowsAtOnce) {
    const rows = mappedRows(sql, uploadId, { show, skip, take: rowsAtOnce });
    if (rows.length === 0) return;
    for await (const { row, cells } of cellsOfRows(rangesOf(env, r2Key), dialect, mapping, rows))
      yield { cells, row: rowAt === undefined ? row.row : Number(cells[rowAt]), state: row.state };
  }
}

/** Whether these rows are those of the other file. */
async function returnedFrom(
  context: StepContext,
  came: ReadFile,
  other: ReadFile & { readonly fileName: string },
  width: number,
): Promise<ReturnedFindings | null> {
  const rows = rowCounts(context.sql, came.uploadId)?.all ?? 0;
  const counts = rowCounts(context.sql, other.uploadId);
  if (rows === 0 || counts === null) return null;
  const told = { uploadId: other.uploadId, fileName: other.fileName };
  for (const show of ["error", "all"] as const) {
    if (counts[show] !== rows) continue;
    const digest = await digestOfRows(rowsOf(context, came, "all"), width);
    if (digest === (await digestOfRows(rowsOf(context, other, show), width)))
      return { ...told, show, digest, rows, changed: 0 };
  }
  if (rows > maxCompared) return null;
  const compared = await compareRows(rowsOf(context, came, "all", width), rowsOf(context, other, "all"), width);
  return compared && { ...told, digest: null, ...compared };
}

/** The file of the job that a checked file is the findings of; null where it is none. */
export async function findReturned(
  context: StepContext,
  db: Database,
  payload: ReadFile & { readonly job: { readonly jobId: string } },
): Promise<ReturnedFindings | null> {
  const names = namesBeforeFindings(payload.dialect);
  if (names === null) return null;
  const others = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.jobId, payload.job.jobId), eq(uploads.state, "Checked"), ne(uploads.id, payload.uploadId)))
    .orderBy(asc(uploads.createdOn));
  for (const other of others) {
    const dialect = readStored(fileDialectSchema, other.dialect ?? "null", "uploads.dialect");
    if (JSON.stringify(columnNames(dialect)) !== JSON.stringify(names)) continue;
    const mapping = readStored(columnMappingSchema, other.mapping ?? "null", "uploads.mapping");
    const file = { uploadId: other.id, r2Key: plainFile(other).r2Key, dialect, mapping, fileName: other.fileName };
    const returned = await returnedFrom(context, payload, file, names.length);
    if (returned !== null) return returned;
  }
  return null;
}
