/** The dry run: reads a whole file as the ingest would, keeps nothing, and says what would come in. */
import {
  importWarnings,
  rejectReasons,
  type ColumnMapping,
  type FileDialect,
  type ImportCheck,
  type ImportWarningCode,
  type LedgerKind,
  type RejectedRow,
} from "@paygauge/api-types/entities/ledger";
import { grammarOf, readAll, type Pause, type RangeReader } from "../reading/ranges.ts";
import { identityOf } from "./identity-key.ts";
import { KeyTable } from "./key-table.ts";
import { doubtCodes, LineReader } from "./line-reader.ts";
import { planOf, type IngestSettings } from "./plan.ts";
import { rawText } from "./raw-text.ts";
import { Repeats } from "./repeats.ts";
import { checkOf, Tally } from "./tally.ts";

export interface CheckOptions extends IngestSettings {
  kind: LedgerKind;
  uploadId?: string;
  /** Rows shown of each sort; default 500. */
  show?: number;
  windowBytes?: number;
  pause?: Pause;
}

/** A row that was read in spite of a doubt. */
export interface DoubtfulRow {
  line: number;
  code: ImportWarningCode;
  message: string;
  raw: string;
}

export interface CheckResult {
  check: ImportCheck;
  /** The first rejected rows, total rows among them. */
  rejects: RejectedRow[];
  /** The first rows with a warning; a missing date is counted and not shown row by row. */
  doubtful: DoubtfulRow[];
}

/** Known payees are forgotten beyond this many: the count of suppliers is then a little high. */
const mostPayees = 600_000;

/**
 * Reads the file once and adds it up.
 * @param onProgress told the bytes read, window by window
 */
export async function checkLedger(
  read: RangeReader,
  size: number,
  dialect: FileDialect,
  mapping: ColumnMapping,
  options: CheckOptions,
  onProgress?: (bytes: number) => void,
): Promise<CheckResult> {
  const show = options.show ?? 500;
  const line = new LineReader(planOf(options.kind, dialect, mapping, options));
  const tally = new Tally();
  const leavesOut = mapping.leaveOutRepeats ?? false;
  const repeats = new Repeats(leavesOut);
  const rejects: RejectedRow[] = [];
  const doubtful: DoubtfulRow[] = [];
  const payees = new Payees(options.fallbackCountry, "column" in (mapping.sources.country ?? {}));
  let records = 0;
  const place = await readAll(
    read,
    size,
    grammarOf(dialect),
    (record, tooLong) => {
      if (++records <= dialect.headerRow) return;
      tally.rows++;
      const outcome = tooLong ? "row-too-long" : line.read(record);
      if (outcome === "blank") tally.blank++;
      else if (outcome === "line") {
        const repeated = repeats.add(record.buffer, record.recordStart, record.recordEnd);
        if (repeated && leavesOut) {
          tally.leftOut++;
          return;
        }
        tally.line(line, payees.flagsOf(line));
        const code = firstDoubt(line.doubts);
        if (code !== undefined && doubtful.length < show) {
          const raw = rawText(record, dialect.encoding);
          doubtful.push({ line: record.line, code, message: importWarnings[code], raw });
        }
      } else {
        const reason = outcome === "total" ? "total-row" : outcome;
        if (outcome === "total") tally.totalRows++;
        else tally.rejected++;
        if (rejects.length < show) {
          const raw = rawText(record, dialect.encoding);
          const uploadId = options.uploadId ?? "";
          rejects.push({
            seq: rejects.length + 1,
            uploadId,
            line: record.line,
            reason,
            message: rejectReasons[reason],
            raw,
          });
        }
      }
    },
    {
      ...(onProgress === undefined ? {} : { onProgress }),
      ...(options.windowBytes === undefined ? {} : { bytes: options.windowBytes }),
      ...(options.pause === undefined ? {} : { pause: options.pause }),
    },
  );
  tally.warn("open-quote", place.recoveries);
  if (!leavesOut) tally.warn("repeated", repeats.repeated);
  if (!repeats.complete) tally.warn(leavesOut ? "repeated-partly-left-out" : "repeated-partly-counted", 1);
  return { check: checkOf(tally.counters(), options.currency, payees.count), rejects, doubtful };
}

function firstDoubt(bits: number): ImportWarningCode | undefined {
  return doubtCodes.find(([bit, code]) => bits & bit && code !== "undated")?.[1];
}

/** Known payees with their flags. */
class Payees {
  count = 0;
  private table = new KeyTable();
  private flags: number[] = [];
  private readonly fallbackCountry: string;

  private readonly hasCountryColumn: boolean;

  constructor(fallbackCountry: string, hasCountryColumn: boolean) {
    this.fallbackCountry = fallbackCountry;
    this.hasCountryColumn = hasCountryColumn;
  }

  flagsOf(line: LineReader): number {
    if (this.table.count >= mostPayees) {
      this.table = new KeyTable();
      this.flags = [];
    }
    const payee = this.table.indexOf(line.key, line.keyLength, line.keyHash);
    if (this.table.added) {
      this.count++;
      this.flags.push(identityOf(this.table.keyAt(payee), this.fallbackCountry, this.hasCountryColumn).flags);
    }
    return this.flags[payee] ?? 0;
  }
}
