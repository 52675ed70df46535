/** Rows of a checked file for its page and its download: places from the job's object, cells from the file itself. */
import {
  checkedRowsPage,
  findingColumns,
  type CheckedRow,
  type CheckedRows,
  type RowCode,
  type RowFilter,
} from "@paygauge/api-types/entities/checked-rows";
import { messageOf } from "@paygauge/analysis/reading/lines/preview";
import type { Translate } from "@paygauge/api-types/catalogue/translator";
import { columnMappingSchema, type ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { fileDialectSchema, type FileDialect } from "@paygauge/api-types/entities/file-dialect";
import { csvLine } from "@paygauge/api-types/table-files/csv";
import type { Env } from "../../env.ts";
import { openDatabase } from "../../store/database.ts";
import { correctionsOf } from "../../job/steps/corrections-of.ts";
import { Corrections } from "@paygauge/analysis/reading/lines/corrections";
import { columnNames } from "../../job/ingest/returned-findings.ts";
import { cellsOfRows } from "../../job/ingest/mapped-cells.ts";
import { columnOfFinding } from "@paygauge/analysis/reading/lines/row-findings";
import type { MappedRow } from "../../job/ingest/row-map.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { rangesOf } from "../../job/steps/file-source.ts";
import { plainFile } from "../../job/unpack/stored-file.ts";
import { refuse } from "@paygauge/worker/refusal";
import type { UploadRow } from "./upload-access.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** Characters of a cell that a page shows. */
const shownCell = 400;
/** Rows of a download asked of the object at a time. */
const rowsAtOnce = 4000;

/** How the file was read when it was checked. */
interface Reading {
  readonly dialect: FileDialect;
  readonly mapping: ColumnMapping;
}

/** @throws Refusal 409 where the file is not checked */
function readingOf(row: UploadRow): Reading {
  if (row.state !== "Checked" || row.dialect === null || row.mapping === null) throw refuse("checkFirst");
  return {
    dialect: readStored(fileDialectSchema, row.dialect, "uploads.dialect"),
    mapping: readStored(columnMappingSchema, row.mapping, "uploads.mapping"),
  };
}

const correctedBy = async (env: Env, { id }: UploadRow, { dialect }: Reading) =>
  new Corrections(await correctionsOf(openDatabase(env.DB), id), dialect);

function findingOf(code: RowCode | null, { mapping }: Reading, cells: readonly string[]): CheckedRow["finding"] {
  return code === null ? null : { code, message: messageOf(code), column: columnOfFinding(code, mapping, cells) };
}

/** Columns that the mapping reads, in the order of the file. */
function mappedColumns({ dialect, mapping }: Reading): CheckedRows["columns"] {
  const read = new Set(
    Object.values(mapping.sources).flatMap((source) =>
      source !== undefined && "column" in source ? [source.column] : [],
    ),
  );
  return [...read]
    .toSorted((a, b) => a - b)
    .map((index) => ({ index, name: dialect.columns.find((each) => each.index === index)?.name ?? "" }));
}

function cellsOf(env: Env, upload: UploadRow, { dialect, mapping }: Reading, rows: readonly MappedRow[]) {
  return cellsOfRows(rangesOf(env, plainFile(upload).r2Key), dialect, mapping, rows);
}

/** A page of rows, from 1. @throws Refusal 409 */
export async function rowsPage(env: Env, upload: UploadRow, show: RowFilter, page: number): Promise<CheckedRows> {
  const reading = readingOf(upload);
  const columns = mappedColumns(reading);
  const asked = { show, skip: (page - 1) * checkedRowsPage, take: checkedRowsPage };
  const found = await jobObjectOf(env, upload.jobId).checkedRows(upload.id, asked);
  if (found === null) return { returned: null, counts: null, columns, rows: [] };
  const rows: CheckedRow[] = [];
  const corrections = await correctedBy(env, upload, reading);
  for await (const { row, cells } of cellsOf(env, upload, reading, found.rows)) {
    const corrected = corrections.change(row.row, cells);
    rows.push({
      corrected,
      row: row.row,
      line: row.line,
      state: row.state,
      finding: findingOf(row.code, reading, cells),
      cells: columns.map(({ index }) => (cells[index] ?? "").slice(0, shownCell)),
    });
  }
  return { returned: found.returned, counts: found.counts, columns, rows };
}

/** The rows as CSV, piece by piece: the file's own columns and texts, then place and finding. @throws Refusal 409 */
export function rowsText(env: Env, upload: UploadRow, show: RowFilter, translate: Translate): AsyncGenerator<string> {
  // Refused before the first byte is sent, not in the middle of the file.
  return textOfRows(env, upload, readingOf(upload), show, translate);
}

async function* textOfRows(env: Env, upload: UploadRow, reading: Reading, show: RowFilter, translate: Translate) {
  const names = columnNames(reading.dialect);
  const width = names.length;
  yield `\uFEFF${csvLine([...names, ...findingColumns])}`;
  const object = jobObjectOf(env, upload.jobId);
  for (let skip = 0; ; skip += rowsAtOnce) {
    const found = await object.checkedRows(upload.id, { show, skip, take: rowsAtOnce });
    if (found === null || found.rows.length === 0) return;
    let text = "";
    for await (const { row, cells } of cellsOf(env, upload, reading, found.rows)) {
      const finding = findingOf(row.code, reading, cells);
      const column = finding?.column ?? null;
      text += csvLine([
        ...Array.from({ length: width }, (_, at) => cells[at] ?? ""),
        row.row,
        column === null ? "" : (names[column] ?? ""),
        column === null ? "" : (cells[column] ?? ""),
        finding?.code ?? "",
        finding === null ? "" : translate(finding.message),
      ]);
    }
    yield text;
  }
}
