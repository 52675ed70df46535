/**
 * What one slice adds to each payee, in one typed array: bounded by the slice, whatever the file. Only the fields that
 * the mapping can fill have a place; the rest share one that nobody reads.
 */
import { documentTypes, paymentMethods } from "../facts.ts";
import { payeeFlags } from "./identity-key.ts";
import type { LineReader } from "./line-reader.ts";
import type { Plan } from "./plan.ts";
import { dateFields, sumFields } from "./store.ts";

const card = paymentMethods.indexOf("Card");
const virtualCard = paymentMethods.indexOf("VirtualCard");
const documentField = sumFields.indexOf("order_count");
const methodField = sumFields.indexOf("card_count");
const payment = documentTypes.indexOf("Payment");
/** Months are numbered from year 0, so that a code is a positive integer. */
const monthsBefore1970 = 1970 * 12;

/** Whole months since 1970-01 of a day, remembering the last day asked. */
class MonthClock {
  private day = Number.NaN;
  private month = 0;

  of(day: number): number {
    if (day !== this.day) {
      const date = new Date(day * 86_400_000);
      this.month = (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
      this.day = day;
    }
    return this.month;
  }
}

export class SliceTotals {
  /** Names of the fields that have a place, sums first and then dates. */
  readonly sums: string[] = [];
  /** Payees touched by the slice, in the order of their places. */
  touched = new Int32Array(1024);
  count = 0;
  private readonly place: Int16Array;
  private readonly stride: number;
  private readonly dateAt: number;
  private data: Float64Array;
  private locals = new Int32Array(1024);
  /** Months of a payee are a chain from its place, the last one met first: ledgers run by date. */
  private heads = new Int32Array(1024).fill(-1);
  private months = 0;
  private monthData: Float64Array = new Float64Array(4 * 1024);
  private readonly clock = new MonthClock();
  private readonly kind: Plan["kind"];
  /** A file of one kind of document: each of its lines says how it was paid. Otherwise only payments do. */
  private readonly oneKind: boolean;

  constructor(plan: Plan) {
    this.kind = plan.kind;
    this.oneKind = plan.type < 0;
    const active = activeFields(plan);
    this.place = new Int16Array(sumFields.length);
    sumFields.forEach((field, at) => {
      if (active(field)) this.place[at] = this.sums.push(field) - 1;
      else this.place[at] = -1;
    });
    this.dateAt = this.sums.length;
    const spare = this.dateAt + dateFields.length;
    this.place.forEach((place, at) => {
      if (place < 0) this.place[at] = spare;
    });
    this.stride = spare + 1;
    this.data = new Float64Array(1024 * this.stride);
  }

  /** Adds a line of a payee (by its index in the key table). */
  add(payee: number, flags: number, line: LineReader): void {
    const local = this.localOf(payee);
    const base = local * this.stride;
    const { data, place } = this;
    const put = (field: number, value: number) => {
      const at = base + (place[field] ?? 0);
      data[at] = (data[at] ?? 0) + value;
    };
    put(0, 1);
    if (line.amount < 0) put(1, 1);
    const method = flags & payeeFlags.paidByCard ? card : line.method;
    if (this.kind === "advanced") this.addDocument(local, base, method, line, put);
    else if (this.kind === "base") this.addSummary(method, line, put);
  }

  private addDocument(local: number, base: number, method: number, line: LineReader, put: Put): void {
    const { amount, date, issued, due, paid } = line;
    put(documentField + line.type * 2, 1);
    put(documentField + line.type * 2 + 1, amount);
    if (this.oneKind || line.type === payment) {
      put(methodField + method * 2, 1);
      put(methodField + method * 2 + 1, amount);
    }
    const weight = Math.abs(amount);
    this.addTerms(weight, line.termDays, put);
    const wait = paid - issued;
    if (wait >= -365 && wait <= 3650) {
      put(payWeight, weight);
      put(payWeight + 1, weight * wait);
    }
    const late = paid - due;
    if (late >= -3650 && late <= 3650) {
      put(payWeight + 2, weight);
      put(payWeight + 3, weight * late);
    }
    if (line.hasOrder) put(ordered, 1);
    if (date !== date) return;
    const { data, dateAt } = this;
    const first = base + dateAt;
    if (!((data[first] ?? Number.NaN) <= date)) data[first] = date;
    if (!((data[first + 1] ?? Number.NaN) >= date)) data[first + 1] = date;
    if ((method === card || method === virtualCard) && !((data[first + 2] ?? Number.NaN) >= date))
      data[first + 2] = date;
    this.addMonth(local, date, line.type, amount);
  }

  private addTerms(weight: number, days: number, put: Put): void {
    if (days !== days) return;
    put(payWeight - 2, weight);
    put(payWeight - 1, weight * days);
  }

  /** A summary row: its own counts and values; the method counts its payments and carries its spend. */
  private addSummary(method: number, line: LineReader, put: Put): void {
    line.figures.forEach((value, at) => {
      put(documentField + at, value);
    });
    const payments = line.figures[4] ?? 0;
    put(methodField + method * 2, payments);
    put(methodField + method * 2 + 1, line.amount);
    this.addTerms(Math.abs(line.amount), line.termDays, put);
    put(spent, line.amount);
  }

  private addMonth(local: number, date: number, type: number, amount: number): void {
    const code = (this.clock.of(date) + monthsBefore1970) * 4 + type;
    let at = this.heads[local] ?? -1;
    while (at >= 0 && this.monthData[at] !== code) at = this.monthData[at + 1] ?? -1;
    if (at < 0) {
      at = this.months++ * 4;
      if (at === this.monthData.length) this.monthData = grown(this.monthData);
      this.monthData[at] = code;
      this.monthData[at + 1] = this.heads[local] ?? -1;
      this.monthData[at + 2] = 0;
      this.monthData[at + 3] = 0;
      this.heads[local] = at;
    }
    this.monthData[at + 2] = (this.monthData[at + 2] ?? 0) + 1;
    this.monthData[at + 3] = (this.monthData[at + 3] ?? 0) + amount;
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
      const heads = new Int32Array(local * 2).fill(-1);
      heads.set(this.heads);
      this.heads = heads;
      this.data = grown(this.data);
    }
    this.locals[payee] = local + 1;
    this.touched[local] = payee;
    const base = local * this.stride;
    this.data.fill(Number.NaN, base + this.dateAt, base + this.dateAt + dateFields.length);
    return local;
  }

  /** Places in the order of their payees, so that neighbouring rows are written together. */
  inOrder(): Int32Array {
    const { touched } = this;
    return Int32Array.from({ length: this.count }, (_, at) => at).sort((a, b) => (touched[a] ?? 0) - (touched[b] ?? 0));
  }

  /** Sums of the payee at a place, then its dates (null when none). */
  eachValue(local: number, take: (value: number | null) => void): void {
    const base = local * this.stride;
    for (let at = base; at < base + this.dateAt; at++) take(this.data[at] ?? 0);
    for (let at = base + this.dateAt; at < base + this.stride - 1; at++) {
      const day = this.data[at] ?? Number.NaN;
      take(day === day ? day : null);
    }
  }

  /** Hands on what the slice adds to the months of the payee at a place. */
  eachMonth(local: number, take: (month: number, type: number, count: number, valueMinor: number) => void): void {
    const { monthData } = this;
    for (let at = this.heads[local] ?? -1; at >= 0; at = monthData[at + 1] ?? -1) {
      const code = monthData[at] ?? 0;
      take((code >> 2) - monthsBefore1970, code & 3, monthData[at + 2] ?? 0, monthData[at + 3] ?? 0);
    }
  }

  /** Forgets the slice; only what it touched is cleared. */
  clear(): void {
    for (let local = 0; local < this.count; local++) this.locals[this.touched[local] ?? 0] = 0;
    this.data.fill(0, 0, this.count * this.stride);
    this.heads.fill(-1, 0, this.count);
    this.months = 0;
    this.count = 0;
  }

  /** Bytes held live. */
  bytes(): number {
    return (
      this.data.byteLength +
      this.locals.byteLength +
      this.touched.byteLength +
      this.heads.byteLength +
      this.monthData.byteLength
    );
  }
}

type Put = (field: number, value: number) => void;

const payWeight = sumFields.indexOf("pay_weight");
const ordered = sumFields.indexOf("lines_with_order");
const spent = sumFields.indexOf("spend");

function grown(data: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(data.length * 2);
  larger.set(data);
  return larger;
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
