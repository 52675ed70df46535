/** Counts what happened to the rows of a file; the same in the dry run and in the ingest, stored as JSON between slices. */
import { moneyClasses, type MoneyClass } from "@paygauge/api-types/entities/import-money";
import {
  importWarnings,
  type ColumnMapping,
  type ImportCheck,
  type ImportWarningCode,
} from "@paygauge/api-types/entities/ledger";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import * as v from "valibot";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { isoDay } from "@paygauge/analysis/reading/dates";
import { payeeFlags } from "@paygauge/analysis/reading/lines/identity-key";
import { ExactSum } from "./exact-sum.ts";
import { addWaiting, waitingOf, WaitingRows, waitingSchema } from "./waiting.ts";
import { doubtCodes } from "@paygauge/analysis/reading/lines/doubts";
import type { LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import type { Conversion } from "@paygauge/analysis/reading/lines/plan";
import { message } from "@paygauge/api-types/catalogue/message";

const moneyKeys = ["file", "redacted", ...moneyClasses] as const;
type MoneyKey = (typeof moneyKeys)[number];
const count = v.number();
const moneyOfCurrency = v.strictObject({
  ...v.entriesFromList(moneyKeys, v.string()),
  // Absent in counters stored before columns could say that a row is void.
  voided: v.optional(v.string(), "0"),
});
const countersSchema = v.strictObject({
  rows: count,
  accepted: count,
  blank: count,
  rejected: count,
  totalRows: count,
  /** Rows that did not happen. Absent in counters stored before columns said so. */
  voided: v.optional(count, 0),
  /** Absent in counters stored before rows could be left out. */
  leftOut: v.optional(count, 0),
  /** Rows not added in whose amount isn't a number. */
  unread: v.optional(count, 0),
  /** Lines with a document number. Absent in counters stored before documents were counted. */
  numbered: v.optional(count, 0),
  /** Minor units as decimal text, by the currency that they are written in. */
  money: v.optional(v.record(v.string(), moneyOfCurrency), {}),
  redacted: count,
  undated: count,
  credits: count,
  sumMinor: v.string(),
  firstDate: v.nullable(count),
  lastDate: v.nullable(count),
  warnings: v.record(v.string(), count),
  /** Lines with fewer cells than the header, by their number of cells; ragged where `filledTo` is beyond it. */
  cut: v.optional(v.record(v.string(), count), {}),
  filledTo: v.optional(count, 0),
  /** Rows that wait for a rate, by their currency, with their sum in its minor units. Absent in older counters. */
  waiting: v.optional(waitingSchema, {}),
});
/** Counters of one file or of all: dates are days since 1970-01-01. */
export type Counters = v.InferOutput<typeof countersSchema>;

export const noCounters: Counters = {
  rows: 0,
  accepted: 0,
  blank: 0,
  rejected: 0,
  totalRows: 0,
  voided: 0,
  leftOut: 0,
  unread: 0,
  numbered: 0,
  money: {},
  redacted: 0,
  undated: 0,
  credits: 0,
  sumMinor: "0",
  firstDate: null,
  lastDate: null,
  warnings: {},
  cut: {},
  filledTo: 0,
  waiting: {},
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

function addCounts(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const sum = { ...a };
  for (const [key, times] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + times;
  return sum;
}

function addMoney(a: Counters["money"], b: Counters["money"]): Counters["money"] {
  const sum = { ...a };
  for (const [currency, added] of Object.entries(b)) {
    const before = sum[currency];
    sum[currency] =
      before === undefined ? added : moneyOf((key) => (BigInt(before[key]) + BigInt(added[key])).toString());
  }
  return sum;
}

function moneyOf<T>(pick: (key: MoneyKey) => T): Record<MoneyKey, T> {
  return {
    file: pick("file"),
    accepted: pick("accepted"),
    redacted: pick("redacted"),
    rejected: pick("rejected"),
    totalRows: pick("totalRows"),
    voided: pick("voided"),
    leftOut: pick("leftOut"),
    waiting: pick("waiting"),
  };
}

/** The counters of two disjoint sets of rows as those of their union. */
export function addCounters(a: Counters, b: Counters): Counters {
  return {
    rows: a.rows + b.rows,
    accepted: a.accepted + b.accepted,
    blank: a.blank + b.blank,
    rejected: a.rejected + b.rejected,
    totalRows: a.totalRows + b.totalRows,
    voided: a.voided + b.voided,
    leftOut: a.leftOut + b.leftOut,
    unread: a.unread + b.unread,
    numbered: a.numbered + b.numbered,
    money: addMoney(a.money, b.money),
    redacted: a.redacted + b.redacted,
    undated: a.undated + b.undated,
    credits: a.credits + b.credits,
    sumMinor: (BigInt(a.sumMinor) + BigInt(b.sumMinor)).toString(),
    firstDate: least(a.firstDate, b.firstDate),
    lastDate: most(a.lastDate, b.lastDate),
    warnings: addCounts(a.warnings, b.warnings),
    cut: addCounts(a.cut, b.cut),
    filledTo: Math.max(a.filledTo, b.filledTo),
    waiting: addWaiting(a.waiting, b.waiting),
  };
}

type MoneySums = Record<MoneyKey, ExactSum>;

export class Tally {
  rows = 0;
  blank = 0;
  rejected = 0;
  totalRows = 0;
  voided = 0;
  /** Rows that repeat another and were left out. */
  leftOut = 0;
  /** Lines with a document number, where documents are counted. */
  numbered = 0;
  private accepted = 0;
  private redacted = 0;
  private credits = 0;
  private countryUnknown = 0;
  private countryMissing = 0;
  private unread = 0;
  private readonly sum = new ExactSum();
  private readonly money = new Map<string, MoneySums>();
  /** Sums of the currency of the last row. */
  private sums: MoneySums | null = null;
  private sumsOf: Conversion | null = null;
  private firstDate = Number.POSITIVE_INFINITY;
  private lastDate = Number.NEGATIVE_INFINITY;
  private filledTo = 0;
  private readonly cut = new Map<number, number>();
  /** Notes on every line: that its amount was multiplied by a unit, that a credit was taken off it. */
  private readonly ofEvery: ImportWarningCode[];
  private readonly waiting = new WaitingRows();
  private readonly doubtCounts = new Map<ImportWarningCode, number>();

  constructor({ units, sources }: Pick<ColumnMapping, "units" | "sources">) {
    this.ofEvery = [
      ...(Object.keys(units ?? {}).length > 0 ? (["unit-applied"] as const) : []),
      ...(sources.credit === undefined ? [] : (["debit-less-credit"] as const)),
    ];
  }

  /** Adds a row's money to the file's, before it is decided what becomes of the row. */
  row(line: LineReader): void {
    if (line.conversion !== this.sumsOf) this.turnTo(line.conversion);
    if (line.written === line.written) this.sums?.file.add(line.written);
    else this.unread++;
  }

  /** Counts the money of the row that `row` got last among those of a class. */
  moneyOf(line: LineReader, kind: MoneyClass | "redacted"): void {
    if (line.written === line.written) this.sums?.[kind].add(line.written);
  }

  private turnTo(conversion: Conversion): void {
    const known = this.money.get(conversion.currency);
    this.sums = known ?? moneyOf(() => new ExactSum());
    this.sumsOf = conversion;
    if (known === undefined) this.money.set(conversion.currency, this.sums);
  }

  /** Counts a line that was taken in, with its payee's flags. */
  line(line: LineReader, flags: number): void {
    this.accepted++;
    this.sum.add(line.amount);
    this.sums?.accepted.add(line.written);
    if (line.amount < 0) this.credits++;
    if (line.date < this.firstDate) this.firstDate = line.date;
    if (line.date > this.lastDate) this.lastDate = line.date;
    this.shape(line);
    if (line.doubts !== 0) this.doubt(line.doubts);
    if (flags === 0) return;
    if (flags & payeeFlags.redacted) {
      this.redacted++;
      this.moneyOf(line, "redacted");
    }
    if (flags & payeeFlags.countryUnknown) this.countryUnknown++;
    if (flags & payeeFlags.countryMissing) this.countryMissing++;
  }

  /** Counts a line that waits for a rate: it is accepted, and in no total. */
  wait(currency: string, line: LineReader): void {
    this.accepted++;
    this.waiting.add(currency, line.amount);
    this.moneyOf(line, "waiting");
    this.shape(line);
    this.doubt(line.doubts);
  }

  private shape(line: LineReader): void {
    this.filledTo = line.filledTo;
    if (line.cutAt > 0) this.cut.set(line.cutAt, (this.cut.get(line.cutAt) ?? 0) + 1);
  }

  private doubt(bits: number): void {
    for (const [bit, code] of doubtCodes) if (bits & bit) this.warn(code, 1);
  }

  warn(code: ImportWarningCode, times: number): void {
    if (times > 0) this.doubtCounts.set(code, (this.doubtCounts.get(code) ?? 0) + times);
  }

  /** Counts the headings that name columns elsewhere than the first one. */
  headings({ headings = [], isShifted }: FileDialect): void {
    this.warn("heading-moved", headings.length);
    this.warn("heading-shifted", isShifted ? 1 : 0);
  }

  counters(): Counters {
    const warnings = Object.fromEntries(this.doubtCounts);
    if (this.accepted > 0) for (const code of this.ofEvery) warnings[code] = this.accepted;
    if (this.redacted > 0) warnings.redacted = this.redacted;
    if (this.countryUnknown > 0) warnings["country-unknown"] = this.countryUnknown;
    if (this.countryMissing > 0) warnings["country-missing"] = this.countryMissing;
    if (this.leftOut > 0) warnings["repeated-left-out"] = this.leftOut;
    if (this.totalRows > 0) warnings["total-rows"] = this.totalRows;
    return {
      rows: this.rows,
      accepted: this.accepted,
      blank: this.blank,
      rejected: this.rejected,
      totalRows: this.totalRows,
      voided: this.voided,
      leftOut: this.leftOut,
      unread: this.unread,
      numbered: this.numbered,
      money: Object.fromEntries(
        [...this.money].map(([currency, sums]) => [currency, moneyOf((key) => sums[key].text())]),
      ),
      redacted: this.redacted,
      undated: this.doubtCounts.get("undated") ?? 0,
      credits: this.credits,
      sumMinor: this.sum.text(),
      firstDate: Number.isFinite(this.firstDate) ? this.firstDate : null,
      lastDate: Number.isFinite(this.lastDate) ? this.lastDate : null,
      warnings,
      cut: Object.fromEntries(this.cut),
      filledTo: this.filledTo,
      waiting: this.waiting.counters(),
    };
  }
}

function isWarning(code: string): code is ImportWarningCode {
  return importWarnings.some((each) => each === code);
}

/** Rows with more cells than the header, or with fewer than the last column that is filled. */
function raggedIn({ warnings, cut, filledTo }: Counters): number {
  const short = Object.entries(cut).filter(([cells]) => Number(cells) < filledTo);
  return short.reduce((sum, [, times]) => sum + times, warnings.ragged ?? 0);
}

/** The counters as a user reads them. */
export function checkOf(counters: Counters, currency: string, suppliers: number): ImportCheck {
  const {
    warnings: counted,
    firstDate,
    lastDate,
    cut: _,
    filledTo: __,
    numbered: ___,
    waiting,
    money,
    ...counts
  } = counters;
  const warnings: Record<string, number> = { ...counted, ragged: raggedIn(counters) };
  return {
    ...counts,
    settledMinor: "0",
    repeated: (warnings.repeated ?? 0) + counts.leftOut,
    suppliers,
    waiting: waitingOf(waiting),
    months: [],
    questions: [],
    overlaps: [],
    money: Object.entries(money).flatMap(([code, sums]) =>
      Object.values(sums).some((sum) => sum !== "0")
        ? [{ ...sums, currency: code, minorDigits: minorDigitsOf(code) }]
        : [],
    ),
    totals: null,
    corrections: null,
    currency,
    minorDigits: minorDigitsOf(currency),
    firstDate: firstDate === null ? null : isoDay(firstDate),
    lastDate: lastDate === null ? null : isoDay(lastDate),
    warnings: Object.entries(warnings).flatMap(([code, times]) =>
      isWarning(code) && times > 0 ? [{ code, message: message(`doubt-${code}`), count: times }] : [],
    ),
  };
}
