/** One row as its file has it: its bytes, its cells and what was corrected in them. */
import { shownCell, type LedgerRow } from "@paygauge/api-types/entities/ledger-rows";
import type { Correction } from "@paygauge/api-types/entities/corrections";
import type { LineOutcome } from "@paygauge/analysis/reading/lines/line-reader";
import { decodeText } from "@paygauge/analysis/reading/encoding";
import type { Env } from "../../env.ts";
import type { RunLedger } from "./run-ledger.ts";
import { storedRanges } from "./stored-ranges.ts";
import type { RowsReading } from "./rows-reading.ts";

/** Cells that are shown until all are asked for, and bytes of a row that are at all. */
const shownCells = 200;
const longestRow = 2 * 1024 * 1024;

export interface DetailAsked {
  readonly uploadId: string;
  /** From 1. */
  readonly row: number;
  readonly isWhole: boolean;
}

export interface RowDetail {
  readonly row: LedgerRow;
  readonly line: number;
  readonly raw: string;
  readonly rawLength: number;
  readonly cells: { column: string; text: string; isCut: boolean; isCorrected: boolean }[];
  readonly width: number;
  readonly outcome: LineOutcome;
  readonly corrections: Correction[];
}

interface At {
  readonly env: Pick<Env, "FILES">;
  readonly run: RunLedger;
  readonly reading: RowsReading;
  readonly at: number;
}

/** null where the file has no such row any more. */
export async function readRowDetail(
  { env, run, reading, at }: At,
  { uploadId, isWhole }: DetailAsked,
): Promise<RowDetail | null> {
  const file = run.files.find((each) => each.uploadId === uploadId);
  const found = file && (await reading.lookAt(at));
  if (file === undefined || !found) return null;
  const { row, texts, changed, offset, length, line, outcome } = found;
  const bytes = await storedRanges(env, file)(offset, Math.max(1, Math.min(length, longestRow)));
  const raw = decodeText(bytes.subarray(0, length), file.dialect.encoding);
  const most = isWhole ? Number.POSITIVE_INFINITY : shownCell;
  const cells = texts.slice(0, isWhole ? texts.length : shownCells).map((text, place) => ({
    column: file.dialect.columns.find(({ index }) => index === place)?.name ?? "",
    text: text.slice(0, most),
    isCut: text.length > most,
    isCorrected: changed.includes(place),
  }));
  const corrections = file.corrections.filter(
    (each) => changed.includes(each.column) && (each.row === row.row || each.row === null),
  );
  return {
    row,
    line,
    raw: raw.slice(0, most),
    rawLength: raw.length,
    cells,
    width: texts.length,
    outcome,
    corrections: corrections.filter(({ to, column }) => texts[column] === to),
  };
}
