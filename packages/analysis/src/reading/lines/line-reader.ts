/**
 * Reads one record by a plan: is it blank, a reject, or a line, and what does the line say. The payee's key is
 * left in `key`; figures are numbers, never strings. One reader serves the dry run and the ingest, so both agree.
 */
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import type { RejectReason } from "@paygauge/api-types/entities/ledger";
import { documentTypes, paymentMethods } from "@paygauge/api-types/entities/ledger-words";
import { civilDay } from "../civil-day.ts";
import { AmountReader, mostMinor } from "../amounts.ts";
import { arrangements, quoteForms, type RecordReader } from "../records.ts";
import { doubledByte, hasDigit, highOf, isEscaped, isRoundedId, startsWithChaps } from "./cell-bytes.ts";
import { arrangedDoubts, doubts } from "./doubts.ts";
import { encodingTags } from "./identity-key.ts";
import { hashOf } from "./key-table.ts";
import { figureNames, type Conversion, type DateCell, type DatePart, type DateParts, type Plan } from "./plan.ts";
import { cellHash } from "./row-hash.ts";
import { rowSide } from "./row-side.ts";

export type LineOutcome = "line" | "blank" | RejectReason;

const wire = paymentMethods.indexOf("Wire");
const unknownMethod = paymentMethods.indexOf("Unknown");
const invoice = documentTypes.indexOf("Invoice");
/** A name of more bytes than this is not a name (1,000 characters of up to four bytes). */
const longestName = fileLimits.supplierNameBytes.limit;

/** Bytes of a further part of a name or ID. */
const mostPart = 500;

export class LineReader {
  readonly key = new Uint8Array(16_384);
  keyLength = 0;
  keyHash = 0;
  /** The payee of the line is that of the line before: many ledgers run by name, or by day and name. */
  sameKey = false;
  /** Minor units of the job's currency. */
  amount = 0;
  /**
   * The currency of a row without a rate: `amount` is then in its minor units, and the row waits. null: it is added in.
   */
  waitsIn: string | null = null;
  /** The amount as written, in minor units of `conversion.currency`, of any row but a blank one; NaN for no number. */
  written = Number.NaN;
  conversion: Conversion;
  /** Counts and values of a summary row, in the order of `figureNames`; values in minor units. */
  readonly figures = new Float64Array(figureNames.length);
  /** Positions in `documentTypes` and `paymentMethods`. */
  type = 0;
  method = unknownMethod;
  /** Place of the class that the description names; -1 for none. */
  purpose = -1;
  /** Days since 1970-01-01, NaN when absent. */
  issued = Number.NaN;
  due = Number.NaN;
  paid = Number.NaN;
  /** The day that the line counts for. */
  date = Number.NaN;
  termDays = Number.NaN;
  hasOrder = false;
  doubts = 0;
  /** Cells of a row that has fewer than the header, 0 for any other row. */
  cutAt = 0;
  /** One more than the last column that any line has filled so far: a row need not have the cells behind it. */
  filledTo = 0;

  /** 1, or -1 for a row that is subtracted or whose amounts are turned; 0 for one that is left out. */
  private side: 1 | 0 | -1 = 1;
  protected start = 0;
  protected end = 0;
  private partHigh = 0;
  protected readonly plan: Plan;
  private readonly encodingTags: readonly number[];
  private readonly amounts: AmountReader;
  private readonly columns: number;

  constructor(plan: Plan) {
    this.plan = plan;
    this.encodingTags = encodingTags(plan.dialect.encoding);
    this.amounts = new AmountReader(plan.mapping.decimalMark, plan.dialect.encoding);
    this.columns = plan.dialect.columns.length;
    this.conversion = plan.usual;
  }

  /** Reads the money of a row that isn't a line; `read` leaves it aside. A row that is too long is not looked into. */
  readWritten(record: RecordReader, tooLong: boolean): void {
    this.written = Number.NaN;
    if (tooLong) return;
    this.side = this.sideOf(record);
    this.conversion = this.conversionOf(record);
    const value = this.amountOf(record, this.conversion.digits + this.plan.places);
    if (value === null) return;
    if (Math.abs(value) <= mostMinor) this.written = value;
  }

  read(record: RecordReader): LineOutcome {
    return this.readRow(record, false);
  }

  /** Looks at a row above the column names; which isn't a line. */
  readAbove(_record: RecordReader): void {}

  /** Reads a row; one that is below a name takes that name's key, which is in `key`. */
  protected readRow(record: RecordReader, isBelow: boolean): LineOutcome {
    const { plan } = this;
    this.doubts = arrangedDoubts[record.arranged] ?? 0;
    const named = this.cell(record, plan.name);
    if (record.arranged === arrangements.setAside) return "wider-row";
    if (!named && !plan.nameConstant && !isBelow) return this.nameless(record);
    if (named && this.end - this.start > longestName) return "name-too-long";
    if (!named && this.isBlank(record)) return "blank";
    this.cutAt = 0;
    if (record.width !== this.columns) this.measureWidth(record);
    else if (this.filledTo < this.columns) this.lookRight(record);
    this.side = this.sideOf(record);
    const conversion = this.conversionOf(record);
    this.waitsIn = conversion.state === "without-rate" ? conversion.currency : null;
    this.conversion = conversion;
    if (plan.amount >= 0) {
      const written = this.amountOf(record, conversion.digits + plan.places);
      if (written === null) return "amount-missing";
      const amount = this.converted(written, conversion);
      if (amount !== amount) return "amount-not-a-number";
      if (amount > mostMinor || amount < -mostMinor) return "amount-too-large";
      this.amount = amount;
      this.written = written;
    } else {
      this.amount = 0;
      this.written = 0;
    }
    if (plan.kind === "base" && !this.readFigures(record, conversion)) return "count-not-a-number";
    if (plan.kind === "advanced") this.readDates(record);
    if (plan.kind !== "matchedDataOnly") this.readWords(record);
    for (const column of plan.ids)
      if (this.cell(record, column) && isRoundedId(record.buffer, this.start, this.end))
        this.doubts |= doubts.idDamaged;
    if (conversion.state !== "same") {
      this.doubts |= conversion.state === "converted" ? doubts.currencyConverted : doubts.currencyWithoutRate;
    }
    if (!isBelow) this.writeKey(record);
    if (this.side === 0) return "void-row";
    if (this.side < 0) this.doubts |= doubts.creditSubtracted;
    return "line";
  }

  private sideOf(record: RecordReader): 1 | 0 | -1 {
    if (this.isVoidNamed(record)) return 0;
    if (this.plan.sides.length === 0) return 1;
    return rowSide(this.plan.sides, ({ column, memo }) =>
      this.cell(record, column) ? memo.get(record.buffer, this.start, this.end) : 0,
    );
  }

  /** Whether the row is left out because its name says that the payment is void. */
  isVoidNamed(record: RecordReader): boolean {
    const { voidNames, name } = this.plan;
    return voidNames !== null && this.cell(record, name) && voidNames.get(record.buffer, this.start, this.end);
  }

  /** The amount with the sign that the row's words and the answer about negative amounts give it. */
  private amountOf(record: RecordReader, digits: number): number | null {
    const amount = this.plainAmount(record, digits);
    const sign = this.plan.sign * (this.side === 0 ? 1 : this.side);
    return amount === null || sign > 0 || amount === 0 ? amount : -amount;
  }

  /** The amount in units of 10^-digits, debit less credit where the ledger has both; null where nothing is written. */
  private plainAmount(record: RecordReader, digits: number): number | null {
    const { amount, credit, cents, creditSign } = this.plan;
    const isDebited = this.cell(record, amount);
    if (cents >= 0) return this.withCents(record, digits, isDebited);
    if (isDebited && credit < 0) return this.amounts.read(record.buffer, this.start, this.end, digits);
    const debit = isDebited ? this.amounts.read(record.buffer, this.start, this.end, digits) : 0;
    if (isDebited && this.amounts.rounded) this.doubts |= doubts.rounded;
    if (!this.cell(record, credit)) return isDebited ? debit : null;
    return debit - creditSign * this.amounts.read(record.buffer, this.start, this.end, digits);
  }

  /** Whole units and hundredths from two columns: "-0" and 50 are half a unit less. */
  private withCents(record: RecordReader, digits: number, hasWhole: boolean): number | null {
    const whole = hasWhole ? this.amounts.read(record.buffer, this.start, this.end, digits) : 0;
    const isNegative = hasWhole && this.amounts.negative;
    if (!this.cell(record, this.plan.cents)) return hasWhole ? whole : null;
    const cents = this.amounts.read(record.buffer, this.start, this.end, digits - 2);
    return isNegative ? whole - cents : whole + cents;
  }

  /** Sets [start, end) to the trimmed cell; false when it is empty or absent. */
  protected cell(record: RecordReader, column: number): boolean {
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

  protected nameless(record: RecordReader): "blank" | "no-name" {
    return this.isBlank(record) ? "blank" : "no-name";
  }

  /** The row that was read last is a total: no name is below it. */
  passTotal(): void {
    this.sameKey = false;
  }

  private measureWidth(record: RecordReader): void {
    if (record.width < this.columns) {
      this.cutAt = record.width;
      this.lookRight(record);
    } else {
      this.lookRight(record);
      if (record.isTooWide) this.doubts |= doubts.ragged;
      for (let column = this.columns; column < Math.min(record.width, record.starts.length); column++) {
        if (!this.cell(record, column)) continue;
        this.doubts |= doubts.ragged;
        return;
      }
    }
  }

  /** Sees whether the line fills a column to the right of all that were filled before. */
  private lookRight(record: RecordReader): void {
    for (let column = Math.min(record.width, this.columns) - 1; column >= this.filledTo; column--) {
      if (!this.cell(record, column)) continue;
      this.filledTo = column + 1;
      return;
    }
  }

  private conversionOf(record: RecordReader): Conversion {
    const { currency, usual, conversions } = this.plan;
    if (currency < 0 || !this.cell(record, currency)) return usual;
    return conversions.get(record.buffer, this.start, this.end);
  }

  /** The cell, in units of 10^places, as minor units of the job's currency. */
  private money(record: RecordReader, conversion: Conversion, places: number): number {
    const value = this.amounts.read(record.buffer, this.start, this.end, conversion.digits + places);
    return this.converted(value, conversion);
  }

  private converted(value: number, conversion: Conversion): number {
    if (this.amounts.rounded) this.doubts |= doubts.rounded;
    return conversion.converter === null ? value : conversion.converter.convert(value);
  }

  /** Another column of the line read last, as its amount: minor units of the job's currency, NaN where it is none. */
  otherAmount(record: RecordReader, column: number): number {
    const { conversion } = this;
    if (!this.cell(record, column)) return Number.NaN;
    const sign = this.plan.sign * (this.side === 0 ? 1 : this.side);
    const value = sign * this.amounts.read(record.buffer, this.start, this.end, conversion.digits + this.plan.places);
    return conversion.converter === null ? value : conversion.converter.convert(value);
  }

  /** A hash of the number of the line read last, the document's where no other column is named; 0 where it has none. */
  numberHash(record: RecordReader, column: number = this.plan.documentNumber): number {
    return this.cell(record, column) ? cellHash(record.buffer, this.start, this.end) : 0;
  }

  private readFigures(record: RecordReader, conversion: Conversion): boolean {
    this.figures.fill(0);
    for (const { column, isCount, places, into } of this.plan.figures) {
      if (!this.cell(record, column)) continue;
      const value = isCount
        ? this.amounts.read(record.buffer, this.start, this.end, 0)
        : this.money(record, conversion, places);
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

  /** The date whose year, month and day have columns of their own; NaN where the year is empty. */
  private partedDay(record: RecordReader, { year, month, day }: DateParts): number {
    if (!this.cell(record, year.column)) return Number.NaN;
    const number = ({ column, memo }: DatePart) =>
      this.cell(record, column) ? memo.get(record.buffer, this.start, this.end) : Number.NaN;
    const found = civilDay(number(year), number(month), day.column < 0 ? 1 : number(day));
    if (found !== found) this.doubts |= doubts.dateUnreadable;
    return found;
  }

  private readDates(record: RecordReader): void {
    const { plan } = this;
    this.issued = plan.parts === null ? this.day(record, plan.issued) : this.partedDay(record, plan.parts);
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
    this.purpose =
      plan.purpose >= 0 && this.cell(record, plan.purpose) ? plan.purposes.get(buffer, this.start, this.end) : -1;
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
    if (plan.paidIn !== null) this.date = Math.min(Math.max(this.date, plan.paidIn[0]), plan.paidIn[1]);
    if (this.date !== this.date) this.doubts |= doubts.undated;
  }

  /** Writes the first or the second part of a name into the key and returns where it ends. */
  private addPart({ buffer }: RecordReader, at: number): number {
    const part = buffer.subarray(this.start, Math.min(this.end, this.start + mostPart));
    this.key.set(
      part.map((byte) => Math.max(32, byte)),
      at,
    );
    this.partHigh |= highOf(part);
    return at + part.length;
  }

  protected writeKey(record: RecordReader): void {
    const { key, plan } = this;
    let length = 0;
    let high = 0;
    this.partHigh = 0;
    // Bits in which the key differs from the one that is there.
    let unlike = 0;
    for (const part of plan.identity) {
      const filled = part.constant === null && this.cell(record, part.column);
      if (!filled && part.constant === null) continue;
      const bytes = part.constant ?? record.buffer;
      const start = filled ? this.start : 0;
      const end = filled ? Math.min(this.end, start + part.most) : bytes.length;
      const form = filled ? (record.escaped[part.column] ?? quoteForms.none) : quoteForms.none;
      const doubled = doubledByte(form);
      unlike |= (key[length] ?? 0) ^ part.tag;
      key[length++] = part.tag;
      if (part.front >= 0 && this.cell(record, part.front)) {
        length = this.addPart(record, length);
        key[length++] = 32;
        // A name in parts is compared whole: such files are small.
        unlike |= 1;
      }
      for (let at = start; at < end; at++) {
        let byte = bytes[at] ?? 0;
        if (byte < 32) byte = 32;
        if (byte === 92 && form === quoteForms.backslash && isEscaped(bytes[at + 1])) byte = bytes[++at] ?? 0;
        else if (byte === doubled && bytes[at + 1] === byte) at++;
        high |= byte;
        unlike |= (key[length] ?? 0) ^ byte;
        key[length++] = byte;
      }
      if (part.back >= 0 && this.cell(record, part.back)) {
        key[length++] = 32;
        length = this.addPart(record, length);
        unlike |= 1;
      }
    }
    if ((high | this.partHigh) >= 128) {
      for (const tag of this.encodingTags) {
        unlike |= (key[length] ?? 0) ^ tag;
        key[length++] = tag;
      }
    }
    this.sameKey = unlike === 0 && length === this.keyLength;
    if (this.sameKey) return;
    this.keyLength = length;
    this.keyHash = hashOf(key, length);
  }
}
