/** Reads the first rows of a file under a mapping, as the check and the import would. */
import type { RowCode, RowState } from "@paygauge/api-types/entities/checked-rows";
import { fileDialectSchema, type ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { previewedRows, type PreviewedRow } from "@paygauge/api-types/entities/mapping-preview";
import { message } from "@paygauge/api-types/catalogue/message";
import * as v from "valibot";
import type { Env } from "../../env.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { Corrections, textAt } from "../../job/ingest/corrections.ts";
import { lineReaderOf } from "../../job/ingest/grouped-reader.ts";
import { readKey } from "../../job/ingest/identity-key.ts";
import type { LineOutcome, LineReader } from "../../job/ingest/line-reader.ts";
import { planOf } from "../../job/ingest/plan.ts";
import { doubtOf, isDated } from "../../job/ingest/row-findings.ts";
import { isoDay } from "../../job/reading/dates.ts";
import { beginning, grammarOf, readWindow } from "../../job/reading/ranges.ts";
import { correctionsOf } from "../../job/steps/corrections-of.ts";
import { rangesOf } from "../../job/steps/file-source.ts";
import { plainFile } from "../../job/unpack/stored-file.ts";
import { Refusal } from "../../refusal.ts";
import type { Database } from "../../store/database.ts";
import { messageOf } from "./checked-rows.ts";
import type { UploadRow } from "./upload-access.ts";
import { jobFactsOf } from "./upload-commands.ts";

/** Bytes in which the first rows are looked for. */
const head = 512 * 1024;

const codeOf = (outcome: Exclude<LineOutcome, "blank">, line: LineReader, dated: boolean): RowCode | null =>
  outcome === "line" ? doubtOf(line, dated) : outcome;
const stateOf = (outcome: LineOutcome, code: RowCode | null): RowState =>
  outcome !== "line" ? "error" : code === null ? "ready" : "warning";

/** What a line says, in words and numbers. */
function saidBy(line: LineReader, written: string, hasMoney: boolean): Pick<PreviewedRow, "name" | "amount" | "date"> {
  const { currency, digits } = line.conversion;
  return {
    name: readKey(line.key.subarray(0, line.keyLength)).get("name") ?? written,
    amount: hasMoney && Number.isFinite(line.written) ? { minor: line.written, currency, minorDigits: digits } : null,
    date: Number.isFinite(line.date) ? isoDay(line.date) : null,
  };
}

/** @throws Refusal 409 where the file was not looked at yet */
export async function previewOf(
  env: Env,
  db: Database,
  job: JobRow,
  upload: UploadRow,
  mapping: ColumnMapping,
): Promise<PreviewedRow[]> {
  if (upload.dialect === null) throw new Refusal(409, "UPLOAD_STATE", message("lookFirst"));
  const dialect = v.parse(fileDialectSchema, JSON.parse(upload.dialect));
  const [facts, corrections] = await Promise.all([jobFactsOf(db, job), correctionsOf(db, upload.id)]);
  const line = lineReaderOf(planOf(job.kind, dialect, mapping, facts));
  const { r2Key, size } = plainFile(upload);
  const hasMoney = job.kind !== "matchedDataOnly";
  const source = mapping.sources.supplierName;
  const nameColumn = source !== undefined && "column" in source ? source.column : -1;
  const rows: PreviewedRow[] = [];
  let row = 0;
  const around = new Corrections(corrections, dialect).around((record, tooLong) => {
    if (++row <= dialect.headerRow || rows.length === previewedRows) return;
    const outcome = tooLong ? "row-too-long" : line.read(record);
    if (outcome === "blank") return;
    const written = textAt(record, nameColumn, dialect);
    if (outcome !== "line") line.readWritten(record, tooLong);
    const code = codeOf(outcome, line, isDated(mapping));
    const said = outcome === "line" ? saidBy(line, written, hasMoney) : { name: written, amount: null, date: null };
    rows.push({
      row,
      state: stateOf(outcome, code),
      finding: code === null ? null : { code, message: messageOf(code) },
      ...said,
    });
  }, 0);
  await readWindow(rangesOf(env, r2Key), size, grammarOf(dialect), beginning, around, { bytes: head });
  return rows;
}
