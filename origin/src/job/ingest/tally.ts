/** Counts what happened to the rows of a file; the same in the dry run and in the ingest, stored as JSON between slices. */
import { importWarnings, type ImportCheck, type ImportWarningCode } from "@paygauge/api-types/entities/ledger";
import * as v from "valibot";
import { minorDigitsOf } from "../reading/currencies.ts";
import { isoDay } from "../reading/dates.ts";
import { payeeFlags } from "./identity-key.ts";
import { doubtCodes, type LineReader } from "./line-reader.ts";

const count = v.number();
const countersSchema = v.strictObject({
  rows: count,
  accepted: count,
  blank: count,
  rejected: count,
  totalRows: count,
  /** Absent in counters stored before rows could be left out. */
  leftOut: v.optional(count, 0),
  redacted: count,
  undated: count,
  credits: count,
  sumMinor: v.string(),
  firstDate: v.nullable(count),
  lastDate: v.nullable(count),
  warnings: v.record(v.string(), count),
});
/** Counters of one file or of all: dates are days since 1970-01-01. */
export type Counters = v.InferOutput<typeof countersSchema>;

export const noCounters: Counters = {
  rows: 0,
  accepted: 0,
  blank: 0,
  rejected: 0,
  totalRows: 0,
  leftOut: 0,
  redacted: 0,
  undated: 0,
  credits: 0,
  sumMinor: "0",
  firstDate: null,
  lastDate: null,
  warnings: {},
};

/** Stored counters; nothing counted when the text is no such JSON. */
export function readCounters(text: string): Counters {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), countersSchema), text);
  return parsed.success ? parsed.output : structuredClone(noCounters);
}

function least(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.min(a, b);
}

function most(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.max(a, b);
}

/** The counters of two disjoint sets of rows as those of their union. */
export function addCounters(a: Counters, b: Counters): Counters {
  const warnings = { ...a.warnings };
  for (const [code, times] of Object.entries(b.warnings)) warnings[code] = (warnings[code] ?? 0) + times;
  return {
    rows: a.rows + b.rows,
    accepted: a.accepted + b.accepted,
    blank: a.blank + b.blank,
    rejected: a.rejected + b.rejected,
    totalRows: a.totalRows + b.totalRows,
    leftOut: a.leftOut + b.leftOut,
    redacted: a.redacted + b.redacted,
    undated: a.undated + b.undated,
    credits: a.credits + b.credits,
    sumMinor: (BigInt(a.sumMinor) + BigInt(b.sumMinor)).toString(),
    firstDate: least(a.firstDate, b.firstDate),
    lastDate: most(a.lastDate, b.lastDate),
    warnings,
  };
}

/** Exact sums stay below this in a number; then they move to a BigInt. */
const exact = 4e15;

export class Tally {
  rows = 0;
  blank = 0;
  rejected = 0;
  totalRows = 0;
  /** Rows that repeat another and were left out. */
  leftOut = 0;
  private accepted = 0;
  private redacted = 0;
  private credits = 0;
  private sum = 0;
  private carried = 0n;
  private firstDate = Number.POSITIVE_INFINITY;
  private lastDate = Number.NEGATIVE_INFINITY;
  private readonly doubtCounts = new Map<ImportWarningCode, number>();

  /** Counts a line that was taken in, with its payee's flags. */
  line(line: LineReader, flags: number): void {
    this.accepted++;
    this.sum += line.amount;
    if (this.sum > exact || this.sum < -exact) {
      this.carried += BigInt(this.sum);
      this.sum = 0;
    }
    if (line.amount < 0) this.credits++;
    if (line.date < this.firstDate) this.firstDate = line.date;
    if (line.date > this.lastDate) this.lastDate = line.date;
    if (line.doubts !== 0) this.doubt(line.doubts);
    if (flags === 0) return;
    if (flags & payeeFlags.redacted) this.redacted++;
    if (flags & payeeFlags.countryUnknown) this.warn("country-unknown", 1);
    if (flags & payeeFlags.countryMissing) this.warn("country-missing", 1);
  }

  private doubt(bits: number): void {
    for (const [bit, code] of doubtCodes) if (bits & bit) this.warn(code, 1);
  }

  warn(code: ImportWarningCode, times: number): void {
    if (times > 0) this.doubtCounts.set(code, (this.doubtCounts.get(code) ?? 0) + times);
  }

  counters(): Counters {
    const warnings = Object.fromEntries(this.doubtCounts);
    if (this.redacted > 0) warnings.redacted = this.redacted;
    if (this.leftOut > 0) warnings["repeated-left-out"] = this.leftOut;
    if (this.totalRows > 0) warnings["total-rows"] = this.totalRows;
    return {
      rows: this.rows,
      accepted: this.accepted,
      blank: this.blank,
      rejected: this.rejected,
      totalRows: this.totalRows,
      leftOut: this.leftOut,
      redacted: this.redacted,
      undated: this.doubtCounts.get("undated") ?? 0,
      credits: this.credits,
      sumMinor: (this.carried + BigInt(this.sum)).toString(),
      firstDate: Number.isFinite(this.firstDate) ? this.firstDate : null,
      lastDate: Number.isFinite(this.lastDate) ? this.lastDate : null,
      warnings,
    };
  }
}

function isWarning(code: string): code is ImportWarningCode {
  return code in importWarnings;
}

/** The counters as a person reads them. */
export function checkOf(counters: Counters, currency: string, suppliers: number): ImportCheck {
  const { warnings, firstDate, lastDate, ...counts } = counters;
  return {
    ...counts,
    repeated: (warnings.repeated ?? 0) + counts.leftOut,
    suppliers,
    currency,
    minorDigits: minorDigitsOf(currency),
    firstDate: firstDate === null ? null : isoDay(firstDate),
    lastDate: lastDate === null ? null : isoDay(lastDate),
    warnings: Object.entries(warnings).flatMap(([code, times]) =>
      isWarning(code) ? [{ code, message: importWarnings[code], count: times }] : [],
    ),
  };
}
