/**
 * What one slice adds to each payee, in one typed array: bounded by the slice, whatever the file. Only the fields that
 * the mapping can fill have a place; the rest share one that no one reads.
 */
import { documentTypes, paymentMethods } from "../facts.ts";
import { payeeFlags } from "@paygauge/analysis/reading/lines/identity-key";
import type { LineReader } from "@paygauge/analysis/reading/lines/line-reader";
import { sizeClass, sizeCode, unknownSize } from "./document-size.ts";
import { monthCode, MonthSums, withMethod } from "./month-sums.ts";
import { SizeSums } from "./size-sums.ts";
import type { Plan } from "@paygauge/analysis/reading/lines/plan";
import { dateFields, keptDay, purposeFields, sumFields, totalFields } from "./total-fields.ts";

const card = paymentMethods.indexOf("Card");
const virtualCard = paymentMethods.indexOf("VirtualCard");
const payment = documentTypes.indexOf("Payment");
const documentField = sumFields.indexOf("order_count");
const methodField = sumFields.indexOf("card_count");
const termsField = sumFields.indexOf("terms_weight");
const payField = sumFields.indexOf("pay_weight");
const lateField = sumFields.indexOf("late_weight");
const orderedField = sumFields.indexOf("lines_with_order");
const spendField = sumFields.indexOf("spend");

/** The month code of a day and a type, remembering the last day asked. */
class MonthClock {
  private day = Number.NaN;
  private first = 0;

  of(day: number, type: number): number {
    if (day !== this.day) {
      const date = new Date(day * 86_400_000);
      this.first = monthCode((date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth(), 0);
      this.day = day;
    }
    return this.first + type;
  }
}

export class SliceTotals {
  /** Positions in `totalFields` of the fields that have a place, in the order of their places: sums, then dates. */
  readonly fields: readonly number[];
  /** Payees touched by the slice (indexes of the key table), in the order of their places. */
  touched = new Int32Array(1024);
  count = 0;
  readonly months = new MonthSums();
  private readonly sizes = new SizeSums();
  /** The document of the last line: further lines may follow. */
  private readonly open = { document: 0, payee: -1, type: 0, byCard: false, amount: 0 };
  private readonly place: Int32Array;
  private readonly stride: number;
  private readonly dateAt: number;
  /** Where the sums by purpose begin. */
  private readonly purposeAt: number;
  private data: Float64Array;
  private locals = new Int32Array(1024);
  private readonly clock = new MonthClock();
  private readonly kind: Plan["kind"];
  /** A file of one kind of document: each of its lines says how it was paid. Otherwise only payments do. */
  private readonly oneKind: boolean;

  constructor(plan: Plan) {
    this.kind = plan.kind;
    this.oneKind = plan.type < 0;
    const active = activeFields(plan);
    const sums = sumFields.flatMap((field, at) => (active(field) ? [at] : []));
    this.dateAt = sums.length;
    const dates = dateFields.map((field) => totalFields.indexOf(field));
    const purposes = plan.purpose < 0 ? [] : purposeFields.map((field) => totalFields.indexOf(field));
    this.fields = [...sums, ...dates, ...purposes];
    this.purposeAt = sums.length + dates.length;
    this.stride = this.fields.length + 1;
    this.place = new Int32Array(sumFields.length).fill(this.fields.length);
    sums.forEach((field, at) => {
      this.place[field] = at;
    });
    this.data = new Float64Array(1024 * this.stride);
  }

  /**
   * Adds a line of a payee (by its index in the key table).
   * @param counts 1 for the first line of a document, 0 for the further ones: their amounts alone are added
   * @param document the hash of the document; 0 where the line has no number
   */
  add(payee: number, flags: number, line: LineReader, counts: 0 | 1 = 1, document = 0): void {
    const local = this.localOf(payee);
    const base = local * this.stride;
    this.put(base, 0, 1);
    if (line.amount < 0) this.put(base, 1, 1);
    const method = flags & payeeFlags.paidByCard ? card : line.method;
    if (this.kind === "advanced") {
      this.addDocument(local, base, method, line, counts);
      this.addSize(payee, method === card || method === virtualCard, line, counts, document);
    }
    if (this.kind === "base") this.addSummary(base, method, line);
  }

  /** A method and not a closure: the inner loop runs it a dozen times a line. */
  private put(base: number, field: number, value: number): void {
    const { data } = this;
    const at = base + (this.place[field] ?? 0);
    data[at] = (data[at] ?? 0) + value;
  }

  /** Adds two neighbouring fields: a count and its value, or a weight and its weighted days. */
  private putPair(base: number, field: number, first: number, second: number): void {
    this.put(base, field, first);
    this.put(base, field + 1, second);
  }

  private addDocument(local: number, base: number, method: number, line: LineReader, counts: 0 | 1): void {
    const { amount, date, issued, due, paid, type } = line;
    this.putPair(base, documentField + type * 2, counts, amount);
    const tellsMethod = this.oneKind || type === payment;
    if (tellsMethod) this.putPair(base, methodField + method * 2, counts, amount);
    const weight = Math.abs(amount);
    this.addTerms(base, weight, line.termDays);
    const wait = paid - issued;
    if (wait >= -365 && wait <= 3650) this.putPair(base, payField, weight, weight * wait);
    const late = paid - due;
    if (late >= -3650 && late <= 3650) this.putPair(base, lateField, weight, weight * late);
    if (line.hasOrder) this.put(base, orderedField, 1);
    if (line.purpose >= 0) this.addPurpose(base + this.purposeAt + line.purpose, amount);
    if (date !== date) return;
    this.addDate(base + this.dateAt, keptDay(date), method === card || method === virtualCard);
    const month = this.clock.of(date, type);
    this.months.add(local, tellsMethod ? withMethod(month, method) : month, counts, amount);
  }

  /**
   * Follows the document that is being read. Further lines of one that ended, in this slice or before, can't be added to
   * it: their money counts as of unknown size.
   */
  private addSize(payee: number, byCard: boolean, { amount, type }: LineReader, counts: 0 | 1, document: number): void {
    const { open } = this;
    if (counts === 0 && open.payee >= 0 && open.document === document) {
      open.amount += amount;
      return;
    }
    this.endDocument();
    if (counts === 0) this.sizes.add(payee, sizeCode(unknownSize, type, byCard, amount < 0), 0, amount, 0);
    else {
      open.document = document;
      open.payee = payee;
      open.type = type;
      open.byCard = byCard;
      open.amount = amount;
    }
  }

  private endDocument(): void {
    const { payee, type, byCard, amount } = this.open;
    this.open.payee = -1;
    if (payee < 0) return;
    const size = Math.abs(amount);
    this.sizes.add(payee, sizeCode(sizeClass(size), type, byCard, amount < 0), 1, amount, size);
  }

  /** The slice's documents by size, of payees by their index in the key table; the last one ends with the slice. */
  takenSizes(): SizeSums {
    this.endDocument();
    return this.sizes;
  }

  private addPurpose(at: number, amount: number): void {
    this.data[at] = (this.data[at] ?? 0) + amount;
  }

  /** First day, last day, last day by card. */
  private addDate(at: number, day: number, byCard: boolean): void {
    const { data } = this;
    const first = data[at] ?? 0;
    if (first === 0 || day < first) data[at] = day;
    if (day > (data[at + 1] ?? 0)) data[at + 1] = day;
    if (byCard && day > (data[at + 2] ?? 0)) data[at + 2] = day;
  }

  private addTerms(base: number, weight: number, days: number): void {
    if (days === days) this.putPair(base, termsField, weight, weight * days);
  }

  /** A summary row: its own counts and values; the method counts its payments and carries its spend. */
  private addSummary(base: number, method: number, line: LineReader): void {
    const { figures } = line;
    for (let at = 0; at < figures.length; at++) this.put(base, documentField + at, figures[at] ?? 0);
    this.putPair(base, methodField + method * 2, figures[4] ?? 0, line.amount);
    this.addTerms(base, Math.abs(line.amount), line.termDays);
    this.put(base, spendField, line.amount);
  }

  private localOf(payee: number): number {
    if (payee >= this.locals.length) {
      const locals = new Int32Array(Math.max(payee + 1, this.locals.length * 2));
      locals.set(this.locals);
      this.locals = locals;
    }
    const known = this.locals[payee] ?? 0;
    if (known > 0) return known - 1;
    const local = this.count++;
    if (local === this.touched.length) {
      const touched = new Int32Array(local * 2);
      touched.set(this.touched);
      this.touched = touched;
      const data = new Float64Array(this.data.length * 2);
      data.set(this.data);
      this.data = data;
    }
    this.locals[payee] = local + 1;
    this.touched[local] = payee;
    return local;
  }

  /** The values at a place of `fields`, for some of the payees (by their places). */
  column(at: number, locals: readonly number[]): Float64Array {
    const { data, stride } = this;
    const values = new Float64Array(locals.length);
    for (let row = 0; row < values.length; row++) values[row] = data[(locals[row] ?? 0) * stride + at] ?? 0;
    return values;
  }

  /** Forgets the slice; only what it touched is cleared. */
  clear(): void {
    for (let local = 0; local < this.count; local++) this.locals[this.touched[local] ?? 0] = 0;
    this.data.fill(0, 0, this.count * this.stride);
    this.months.clear(this.count);
    this.sizes.clear();
    this.open.payee = -1;
    this.count = 0;
  }

  /** Bytes held live. */
  bytes(): number {
    return (
      this.data.byteLength + this.locals.byteLength + this.touched.byteLength + this.months.bytes() + this.sizes.bytes()
    );
  }
}

/** Which fields a mapping can fill. */
function activeFields(plan: Plan): (field: string) => boolean {
  if (plan.kind === "matchedDataOnly") return (field) => field === "lines";
  const documents = ["order", "invoice", "payment"];
  const types = plan.kind === "base" || plan.type >= 0 ? documents : [documents[plan.typeConstant] ?? "payment"];
  const anyMethod = plan.method >= 0 || plan.documentNumber >= 0;
  const usual = (paymentMethods[plan.methodConstant] ?? "Unknown").toLowerCase();
  const { due, issued, paid } = plan;
  return (field) => {
    if (field === "lines" || field === "credit_lines") return true;
    if (field === "spend") return plan.kind === "base";
    if (field === "lines_with_order") return plan.order >= 0;
    if (field.startsWith("terms_")) return plan.terms >= 0 || (due !== null && issued !== null);
    if (field.startsWith("pay_")) return issued !== null && paid !== null;
    if (field.startsWith("late_")) return due !== null && paid !== null;
    const subject = field.replace(/_(count|value)$/, "");
    if (documents.includes(subject)) return types.includes(subject);
    return anyMethod || subject === usual || subject === "card";
  };
}
