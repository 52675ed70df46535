/**
 * Reads one record by a plan: is it blank, a total, a reject, or a line, and what does the line say. The payee's key is
 * left in `key`; figures are numbers, never strings. One reader serves the dry run and the ingest, so both agree.
 */
import type { Encoding, ImportWarningCode, RejectReason } from "@paygauge/api-types/entities/ledger";
import { documentTypes, paymentMethods } from "../facts.ts";
import { AmountReader, mostMinor } from "../reading/amounts.ts";
import { decodeText } from "../reading/encoding.ts";
import { isTotalLabel } from "../reading/labels.ts";
import type { RecordReader } from "../reading/records.ts";
import { windowsTag } from "./identity-key.ts";
import { hashOf } from "./key-table.ts";
import { figureNames, type Conversion, type DateCell, type Plan } from "./plan.ts";

export type LineOutcome = "line" | "blank" | "total" | RejectReason;

/** Doubts of a line, as bits. */
export const doubts = {
  currencyConverted: 1,
  currencyWithoutRate: 2,
  undated: 4,
  dateUnreadable: 8,
  rounded: 16,
  ragged: 32,
  documentTypeUnknown: 64,
} as const;
export const doubtCodes: readonly (readonly [number, ImportWarningCode])[] = [
  [doubts.currencyConverted, "currency-converted"],
  [doubts.currencyWithoutRate, "currency-without-rate"],
  [doubts.undated, "undated"],
  [doubts.dateUnreadable, "date-unreadable"],
  [doubts.rounded, "rounded"],
  [doubts.ragged, "ragged"],
  [doubts.documentTypeUnknown, "document-type-unknown"],
];

const wire = paymentMethods.indexOf("Wire");
const unknownMethod = paymentMethods.indexOf("Unknown");
const invoice = documentTypes.indexOf("Invoice");
/** A name of more bytes than this is not a name (1,000 characters of up to four bytes). */
const longestName = 4000;
/** First letters of the words that label totals. */
const totalInitials = "tgszorpba";

export class LineReader {
  readonly key = new Uint8Array(16_384);
  keyLength = 0;
  keyHash = 0;
  /** The payee of the line is that of the line before: many ledgers run by name, or by day and name. */
  sameKey = false;
  /** Minor units of the job's currency. */
  amount = 0;
  /** Counts and values of a summary row, in the order of `figureNames`; values in minor units. */
  readonly figures = new Float64Array(figureNames.length);
  /** Positions in `documentTypes` and `paymentMethods`. */
  type = 0;
  method = unknownMethod;
  /** Days since 1970-01-01, NaN when absent. */
  issued = Number.NaN;
  due = Number.NaN;
  paid = Number.NaN;
  /** The day that the line counts for. */
  date = Number.NaN;
  termDays = Number.NaN;
  hasOrder = false;
  doubts = 0;

  private start = 0;
  private end = 0;
  private readonly plan: Plan;
  private readonly encoding: Encoding;
  private readonly amounts: AmountReader;
  private readonly columns: number;

  constructor(plan: Plan) {
    this.plan = plan;
    this.encoding = plan.dialect.encoding;
    this.amounts = new AmountReader(plan.mapping.decimalMark, this.encoding);
    this.columns = plan.dialect.columns.length;
  }

  read(record: RecordReader): LineOutcome {
    const { plan } = this;
    this.doubts = 0;
    const named = this.cell(record, plan.name);
    if (!named && !plan.nameConstant) return this.nameless(record);
    if (named && this.end - this.start > longestName) return "name-too-long";
    if (named && this.isTotal(record)) return "total";
    if (!named && this.isBlank(record)) return "blank";
    if (record.width !== this.columns) this.measureWidth(record);
    const conversion = this.conversion(record);
    if (plan.amount >= 0) {
      if (!this.cell(record, plan.amount)) return "amount-missing";
      const amount = this.money(record, conversion);
      if (amount !== amount) return "amount-not-a-number";
      if (amount > mostMinor || amount < -mostMinor) return "amount-too-large";
      this.amount = amount;
    } else this.amount = 0;
    if (plan.kind === "base" && !this.readFigures(record, conversion)) return "count-not-a-number";
    if (plan.kind === "advanced") this.readDates(record);
    if (plan.kind !== "matchedDataOnly") this.readWords(record);
    if (conversion.state !== "same") {
      this.doubts |= conversion.state === "converted" ? doubts.currencyConverted : doubts.currencyWithoutRate;
    }
    this.writeKey(record);
    return "line";
  }

  /** Sets [start, end) to the trimmed cell; false when it is empty or absent. */
  private cell(record: RecordReader, column: number): boolean {
    if (column < 0 || column >= record.width) return false;
    const { buffer } = record;
    let start = record.starts[column] ?? 0;
    let end = record.ends[column] ?? 0;
    while (start < end && (buffer[start] ?? 0) <= 32) start++;
    while (end > start && (buffer[end - 1] ?? 0) <= 32) end--;
    this.start = start;
    this.end = end;
    return start < end;
  }

  private isBlank(record: RecordReader): boolean {
    for (let column = 0; column < record.width; column++) if (this.cell(record, column)) return false;
    return true;
  }

  /** A row without a name: blank, a total (labelled, or nothing but figures), or a reject. */
  private nameless(record: RecordReader): LineOutcome {
    const { buffer } = record;
    const { telling, amount } = this.plan;
    let filled = 0;
    let words = 0;
    for (let column = 0; column < Math.min(record.width, this.columns + 1); column++) {
      if (!this.cell(record, column)) continue;
      filled++;
      if (isFigure(buffer, this.start, this.end)) continue;
      words++;
      if (
        this.end - this.start <= 40 &&
        isTotalLabel(decodeText(buffer.subarray(this.start, this.end), this.encoding))
      ) {
        return "total";
      }
    }
    if (filled === 0) return "blank";
    const told = telling.some((column) => this.cell(record, column));
    return words === 0 && !told && amount >= 0 && this.cell(record, amount) ? "total" : "no-name";
  }

  /** The name cell says "Total" and the row has no date, or hardly anything but the figure. Leaves no cell set. */
  private isTotal(record: RecordReader): boolean {
    const { start, end } = this;
    if (end - start > 40 || end - start < 3) return false;
    const { issued, paid, telling } = this.plan;
    // Nearly all rows leave here: they have a date.
    if (issued !== null && this.cell(record, issued.column)) return false;
    if (paid !== null && this.cell(record, paid.column)) return false;
    const initial = String.fromCharCode((record.buffer[start] ?? 0) | 32);
    if (!totalInitials.includes(initial)) return false;
    if (!isTotalLabel(decodeText(record.buffer.subarray(start, end), this.encoding))) return false;
    if (issued !== null || paid !== null) return !telling.some((column) => this.cell(record, column));
    let filled = 0;
    for (let column = 0; column < record.width; column++) if (this.cell(record, column)) filled++;
    return filled <= 3;
  }

  private measureWidth(record: RecordReader): void {
    if (record.width < this.columns) this.doubts |= doubts.ragged;
    else {
      for (let column = this.columns; column < Math.min(record.width, 4096); column++) {
        if (!this.cell(record, column)) continue;
        this.doubts |= doubts.ragged;
        return;
      }
    }
  }

  private conversion(record: RecordReader): Conversion {
    const { currency, usual, conversions } = this.plan;
    if (currency < 0 || !this.cell(record, currency)) return usual;
    return conversions.get(record.buffer, this.start, this.end);
  }

  /** The cell as minor units of the job's currency. */
  private money(record: RecordReader, conversion: Conversion): number {
    const value = this.amounts.read(record.buffer, this.start, this.end, conversion.digits);
    if (this.amounts.rounded) this.doubts |= doubts.rounded;
    if (conversion.factor === 1) return value;
    const converted = Math.abs(value) * conversion.factor;
    return value < 0 ? -Math.round(converted) : Math.round(converted);
  }

  private readFigures(record: RecordReader, conversion: Conversion): boolean {
    this.figures.fill(0);
    for (const { column, isCount, into } of this.plan.figures) {
      if (!this.cell(record, column)) continue;
      const value = isCount
        ? this.amounts.read(record.buffer, this.start, this.end, 0)
        : this.money(record, conversion);
      if (!Number.isFinite(value) || Math.abs(value) > mostMinor || (isCount && value < 0)) return false;
      this.figures[figureNames.indexOf(into)] = value;
    }
    return true;
  }

  private day(record: RecordReader, date: DateCell | null): number {
    if (date === null || !this.cell(record, date.column)) return Number.NaN;
    const day = date.reader.read(record.buffer, this.start, this.end);
    if (day !== day) this.doubts |= doubts.dateUnreadable;
    return day;
  }

  private readDates(record: RecordReader): void {
    const { plan } = this;
    this.issued = this.day(record, plan.issued);
    this.due = this.day(record, plan.due);
    this.paid = this.day(record, plan.paid);
  }

  /** Type, method, terms and order of the line; a payment counts for the day it was paid, the rest for its own date. */
  private readWords(record: RecordReader): void {
    const { plan } = this;
    const { buffer } = record;
    this.type = plan.typeConstant;
    if (plan.type >= 0 && this.cell(record, plan.type)) {
      const type = plan.types.get(buffer, this.start, this.end);
      if (type >= 0) this.type = type;
      else this.doubts |= doubts.documentTypeUnknown;
    }
    this.method = plan.methodConstant;
    if (plan.method >= 0 && this.cell(record, plan.method))
      this.method = plan.methods.get(buffer, this.start, this.end);
    this.termDays = Number.NaN;
    if (plan.terms >= 0 && this.cell(record, plan.terms))
      this.termDays = plan.termDays.get(buffer, this.start, this.end);
    if (plan.kind !== "advanced") return;
    this.hasOrder = plan.order >= 0 && this.cell(record, plan.order) && hasDigit(buffer, this.start, this.end);
    if (this.method === unknownMethod && plan.documentNumber >= 0 && this.cell(record, plan.documentNumber)) {
      if (startsWithChaps(buffer, this.start)) this.method = wire;
    }
    if (this.termDays !== this.termDays && this.due >= this.issued && this.due - this.issued <= 365) {
      this.termDays = this.due - this.issued;
    }
    const own = this.type === invoice ? this.issued : this.paid;
    const other = this.type === invoice ? this.paid : this.issued;
    this.date = own === own ? own : other;
    if (this.date !== this.date) this.doubts |= doubts.undated;
  }

  private writeKey(record: RecordReader): void {
    const { key, plan } = this;
    let length = 0;
    let high = 0;
    // Bits in which the key differs from the one that lies there.
    let unlike = 0;
    for (const part of plan.identity) {
      const filled = part.constant === null && this.cell(record, part.column);
      if (!filled && part.constant === null) continue;
      const bytes = part.constant ?? record.buffer;
      const start = filled ? this.start : 0;
      const end = filled ? Math.min(this.end, start + part.most) : bytes.length;
      const doubled = filled && record.escaped[part.column] === 1;
      unlike |= (key[length] ?? 0) ^ part.tag;
      key[length++] = part.tag;
      for (let at = start; at < end; at++) {
        let byte = bytes[at] ?? 0;
        if (byte < 32) byte = 32;
        high |= byte;
        unlike |= (key[length] ?? 0) ^ byte;
        key[length++] = byte;
        if (doubled && byte === 34 && bytes[at + 1] === 34) at++;
      }
    }
    if (high >= 128 && this.encoding === "windows-1252") {
      unlike |= (key[length] ?? 0) ^ windowsTag;
      key[length++] = windowsTag;
    }
    this.sameKey = unlike === 0 && length === this.keyLength;
    if (this.sameKey) return;
    this.keyLength = length;
    this.keyHash = hashOf(key, length);
  }
}

/** Nothing but what figures are written with. */
function isFigure(bytes: Uint8Array, start: number, end: number): boolean {
  let digits = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte >= 48 && byte <= 57) digits++;
    else if ((byte >= 65 && byte < 128) || byte === 47 || byte === 58) return false;
  }
  return digits > 0;
}

function hasDigit(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((bytes[at] ?? 0) >= 48 && (bytes[at] ?? 0) <= 57) return true;
  return false;
}

/** British ledgers number same-day bank transfers "CHAPS217". */
function startsWithChaps(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at] === 67 && bytes[at + 1] === 72 && bytes[at + 2] === 65 && bytes[at + 3] === 80 && bytes[at + 4] === 83
  );
}
