/** Reads the beginning of a file under a mapping, row by row as the check and the import would. */
import * as v from "valibot";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { rejectReasons, type ColumnMapping, type LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import { paymentMethods } from "@paygauge/api-types/entities/ledger-words";
import { previewedRows, type PreviewChoice, type PreviewedRow } from "@paygauge/api-types/entities/mapping-preview";
import { rowWarnings, type RowCode } from "@paygauge/api-types/entities/checked-rows";
import { Arrangement } from "../arrange.ts";
import { isoDay } from "../dates.ts";
import { beginning, grammarOf, readWindow, type OnRecord, type RangeReader } from "../ranges.ts";
import type { RecordReader } from "../records.ts";
import { isRedacted } from "../redactions.ts";
import { textAt } from "./corrections.ts";
import { lineReaderOf } from "./line-reader-of.ts";
import { readKey } from "./identity-key.ts";
import type { LineOutcome, LineReader } from "./line-reader.ts";
import { planOf, type IngestSettings } from "./plan.ts";
import { doubtOf, isDated } from "./row-findings.ts";

interface PreviewOptions {
  readonly kind: LedgerKind;
  readonly dialect: FileDialect;
  readonly mapping: ColumnMapping;
  readonly settings: IngestSettings;
  readonly choice: PreviewChoice;
  /** Bytes in which the rows are looked for. */
  readonly bytes: number;
  /** What is between the file and its reading: its corrections. */
  readonly around?: (onRecord: OnRecord) => OnRecord;
}

/** Rows of one case that are shown. */
const perCase = 2;
const ordinary = 4;

const rowMessage = v.picklist([...rejectReasons, ...rowWarnings]);

/** The sentence about a row with this code. */
export const messageOf = (code: RowCode): MessageRef =>
  v.is(rowMessage, code) ? message(`row-${code}`) : message(`doubt-${code}`);

export async function previewLines(
  read: RangeReader,
  size: number,
  { kind, dialect, mapping, settings, choice, bytes, around = (same) => same }: PreviewOptions,
): Promise<PreviewedRow[]> {
  const line = lineReaderOf(planOf(kind, dialect, mapping, settings));
  const chosen = new ChosenRows(choice);
  const describe = rowsOf(line, kind, dialect, mapping);
  let row = 0;
  const onRecord = around((record, tooLong) => {
    if (++row <= dialect.headerRow) {
      if (!tooLong) line.readAbove(record);
      return;
    }
    if (chosen.isFull) return;
    const outcome = tooLong ? "row-too-long" : line.read(record);
    if (outcome === "blank") return;
    chosen.add(describe(row, outcome, record, tooLong));
  });
  const arranged = new Arrangement(dialect, mapping).around(onRecord, 0);
  await readWindow(read, size, grammarOf(dialect), beginning, arranged, { bytes });
  return chosen.rows();
}

/** What a line says, in words and numbers. */
function rowsOf(line: LineReader, kind: LedgerKind, dialect: FileDialect, mapping: ColumnMapping) {
  const columnOf = (field: "supplierName" | "documentNumber") => {
    const source = mapping.sources[field];
    return source !== undefined && "column" in source ? source.column : -1;
  };
  const [nameColumn, numberColumn] = [columnOf("supplierName"), columnOf("documentNumber")];
  const hasMoney = kind !== "matchedDataOnly";
  const isInTime = isDated(mapping);
  return (
    row: number,
    outcome: Exclude<LineOutcome, "blank">,
    record: RecordReader,
    tooLong: boolean,
  ): PreviewedRow => {
    const written = nameColumn < 0 ? "" : textAt(record, nameColumn, dialect);
    const isLine = outcome === "line";
    if (!isLine) line.readWritten(record, tooLong);
    const code = isLine ? doubtOf(line, isInTime) : outcome;
    const name = isLine ? (readKey(line.key.subarray(0, line.keyLength)).get("name") ?? written) : written;
    const { currency, digits } = line.conversion;
    const method = paymentMethods[line.method] ?? "Unknown";
    return {
      row,
      state: isLine ? (code === null ? "ready" : "warning") : outcome === "void-row" ? "leftOut" : "error",
      finding: code === null ? null : { code, message: messageOf(code) },
      name,
      amount:
        isLine && hasMoney && Number.isFinite(line.written)
          ? { minor: line.written, currency, minorDigits: digits }
          : null,
      date: isLine && Number.isFinite(line.date) ? isoDay(line.date) : null,
      number: numberColumn < 0 ? "" : textAt(record, numberColumn, dialect),
      method: isLine && method !== "Unknown" ? method : null,
      isRedacted: isRedacted(name),
    };
  };
}

/** Keeps the first rows, or the first few of each case. */
class ChosenRows {
  private readonly kept: PreviewedRow[] = [];
  private readonly seen = new Map<string, number>();
  private readonly choice: PreviewChoice;

  constructor(choice: PreviewChoice) {
    this.choice = choice;
  }

  get isFull(): boolean {
    return this.kept.length >= previewedRows;
  }

  add(row: PreviewedRow): void {
    if (this.choice === "first" || casesOf(row).some((each) => this.isWanted(each))) this.kept.push(row);
  }

  private isWanted(each: string): boolean {
    const times = this.seen.get(each) ?? 0;
    this.seen.set(each, times + 1);
    return times < (each === "ordinary" ? ordinary : perCase);
  }

  rows(): PreviewedRow[] {
    return this.kept;
  }
}

function casesOf({ finding, isRedacted: redacted, amount, method }: PreviewedRow): string[] {
  const cases = [
    ...(finding === null ? [] : [finding.code]),
    ...(redacted ? ["redacted"] : []),
    ...(amount !== null && amount.minor < 0 ? ["credit"] : []),
    ...(method === null ? [] : [method]),
  ];
  return cases.length === 0 ? ["ordinary"] : cases;
}
