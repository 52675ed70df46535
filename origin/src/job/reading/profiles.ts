/**
 * What each column of a file holds, gathered in one pass over the whole of it: the order of dates and the decimal mark
 * are decided by every value of a column, never row by row.
 */
import type { ColumnProfile, DateOrder, DecimalMark, Encoding } from "@paygauge/api-types/entities/ledger";
import { currencyIn } from "./currencies.ts";
import { DateReader, dateShapes } from "./dates.ts";
import { decodeText } from "./encoding.ts";

/** After this many filled cells a column that is neither date nor number is only counted. */
const closeLook = 20_000;
const sketchBits = 1 << 14;

export class ColumnProfiler {
  readonly index: number;
  readonly name: string;
  filled = 0;
  private looked = 0;
  private numbers = 0;
  private dates = 0;
  private negatives = 0;
  private readonly samples: string[] = [];
  private readonly currencies = new Map<string, number>();
  private readonly sketch = new Uint32Array(sketchBits / 32);
  private readonly dateEvidence = new DateEvidence();
  private readonly markEvidence = new MarkEvidence();

  constructor(index: number, name: string) {
    this.index = index;
    this.name = name;
  }

  /** Takes in one trimmed cell that is not empty. */
  add(bytes: Uint8Array, start: number, end: number, encoding: Encoding): void {
    this.filled++;
    const dull = this.looked >= closeLook && this.dates * 5 < this.looked && this.numbers * 5 < this.looked;
    if (dull) return;
    this.looked++;
    this.sketchIn(bytes, start, end);
    if (this.looked <= 400) this.sample(decodeText(bytes.subarray(start, Math.min(end, start + 480)), encoding));
    if (this.dateEvidence.add(bytes, start, end)) this.dates++;
    const kind = this.markEvidence.add(bytes, start, end);
    if (kind !== 0) this.numbers++;
    if (kind < 0) this.negatives++;
  }

  private sample(text: string): void {
    const cut = text.slice(0, 120);
    if (this.samples.length < 5 && !this.samples.includes(cut)) this.samples.push(cut);
    const currency = text.length <= 24 ? currencyIn(text) : null;
    if (currency !== null) this.currencies.set(currency, (this.currencies.get(currency) ?? 0) + 1);
  }

  private sketchIn(bytes: Uint8Array, start: number, end: number): void {
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    hash ^= hash >>> 12;
    const bit = (hash >>> 0) % sketchBits;
    const word = bit >>> 5;
    this.sketch[word] = (this.sketch[word] ?? 0) | (1 << (bit & 31));
  }

  /** About how many different values (linear counting); at least this many once the sketch is nearly full. */
  private distinct(): number {
    let set = 0;
    for (const word of this.sketch) set += ones(word);
    const empty = Math.max(1, sketchBits - set);
    return Math.min(this.looked, Math.round(sketchBits * Math.log(sketchBits / empty)));
  }

  profile(rows: number): ColumnProfile {
    const numberShare = this.looked === 0 ? 0 : this.numbers / this.looked;
    const serial = this.dateEvidence.isSerial(this.looked) && /dat|fecha|dags/i.test(this.name);
    const dateShare = this.looked === 0 ? 0 : serial ? 1 : this.dates / this.looked;
    const order = serial ? { order: "serial" as const, ambiguous: false } : this.dateEvidence.order();
    const mark = this.markEvidence.mark();
    const isDate = dateShare >= 0.5;
    const currency = [...this.currencies].sort((a, b) => b[1] - a[1])[0];
    return {
      index: this.index,
      name: this.name,
      samples: this.samples,
      filledShare: rows === 0 ? 0 : Math.min(1, this.filled / rows),
      filled: this.filled,
      numberShare: isDate ? 0 : numberShare,
      dateShare,
      distinct: this.distinct(),
      negatives: this.negatives,
      decimalMark: numberShare >= 0.5 && !isDate ? mark.mark : null,
      dateOrder: isDate ? order.order : null,
      ambiguous: isDate ? order.ambiguous : numberShare >= 0.5 && mark.ambiguous,
      currency: currency !== undefined && currency[1] * 2 >= Math.min(this.filled, 400) ? currency[0] : null,
    };
  }
}

class DateEvidence {
  private readonly reader = new DateReader("dmy");
  private year = 0;
  private numeric = 0;
  private serial = 0;
  private firstOver12 = 0;
  private secondOver12 = 0;
  private firstOver31 = 0;
  private firstSeen = 0;
  private secondSeen = 0;

  add(bytes: Uint8Array, start: number, end: number): boolean {
    if (end - start < 5) return false;
    switch (this.reader.split(bytes, start, end)) {
      case dateShapes.year:
      case dateShapes.compact:
        this.year++;
        return true;
      case dateShapes.named:
        return true;
      case dateShapes.numeric:
        this.numericDate(this.reader.first, this.reader.second);
        return true;
      case dateShapes.serial:
        if (this.reader.first > 20_000 && this.reader.first < 60_000) this.serial++;
        return false;
      default:
        return false;
    }
  }

  private numericDate(first: number, second: number): void {
    this.numeric++;
    if (first > 31) this.firstOver31++;
    else if (first > 12) this.firstOver12++;
    if (second > 12) this.secondOver12++;
    this.firstSeen |= 1 << (first & 31);
    this.secondSeen |= 1 << (second & 31);
  }

  isSerial(filled: number): boolean {
    return filled > 0 && this.serial >= filled * 0.95;
  }

  order(): { order: DateOrder; ambiguous: boolean } {
    if (this.numeric === 0) return { order: this.year > 0 ? "ymd" : "dmy", ambiguous: false };
    if (this.firstOver31 > this.numeric / 2) return { order: "ymd", ambiguous: false };
    if (this.firstOver12 !== this.secondOver12) {
      const rare = Math.min(this.firstOver12, this.secondOver12);
      const order = this.firstOver12 > this.secondOver12 ? "dmy" : "mdy";
      return { order, ambiguous: rare > 0.01 * this.numeric };
    }
    // No day above 12: a ledger of a few months shows few months and many days.
    const lead = ones(this.firstSeen) - ones(this.secondSeen);
    return { order: lead >= 0 ? "dmy" : "mdy", ambiguous: Math.abs(lead) < 3 };
  }
}

function ones(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

class MarkEvidence {
  private point = 0;
  private comma = 0;
  /** Cells such as "1.234" and "1,234", which fit both marks. */
  private pointThree = 0;
  private commaThree = 0;

  /** 0 when the cell is no number, -1 for a negative one, 1 otherwise. */
  add(bytes: Uint8Array, start: number, end: number): number {
    if (end - start > 40) return 0;
    let digits = 0;
    let letters = 0;
    let points = 0;
    let commas = 0;
    let beforeMark = 0;
    let tail = -1;
    let lastMark = 0;
    let negative = false;
    for (let at = start; at < end; at++) {
      const byte = bytes[at] ?? 0;
      if (byte >= 48 && byte <= 57) {
        digits++;
        if (tail >= 0) tail++;
      } else if (byte === 46 || byte === 44) {
        if (byte === 46) points++;
        else commas++;
        if (tail < 0) beforeMark = digits;
        lastMark = byte;
        tail = 0;
      } else if (byte === 45 || byte === 40) {
        if (digits > 0 && at !== end - 1) return 0;
        negative = true;
      } else if (byte >= 65 && byte < 128 && ++letters > 3) return 0;
      else if (byte === 47 || byte === 58 || byte === 35 || byte === 37 || byte === 95) return 0;
    }
    if (digits === 0 || (letters > 0 && letters !== 3)) return 0;
    this.weigh(points, commas, lastMark, tail, beforeMark, bytes[start] === 48);
    return negative ? -1 : 1;
  }

  private weigh(points: number, commas: number, last: number, tail: number, before: number, zero: boolean): void {
    if (points > 0 && commas > 0) {
      if (last === 46) this.point++;
      else this.comma++;
    } else if (points > 1 || commas > 1) {
      // A mark that comes twice groups digits, if three follow it: "12.3.4.5" tells nothing.
      if (tail === 3 && points > 1) this.comma++;
      else if (tail === 3) this.point++;
    } else if (points === 1) {
      if (tail !== 3 || before > 3 || zero) this.point++;
      else this.pointThree++;
    } else if (commas === 1) {
      if (tail !== 3 || before > 3 || zero) this.comma++;
      else this.commaThree++;
    }
  }

  mark(): { mark: DecimalMark; ambiguous: boolean } {
    if (this.point === 0 && this.comma === 0) {
      return this.pointThree > 0 ? { mark: ",", ambiguous: true } : { mark: ".", ambiguous: false };
    }
    // One odd cell does not turn a column of whole thousands into decimals.
    if (this.comma === 0 && this.point < this.pointThree * 0.05) return { mark: ",", ambiguous: true };
    if (this.point === 0 && this.comma < this.commaThree * 0.05) return { mark: ".", ambiguous: true };
    const rare = Math.min(this.point, this.comma);
    return { mark: this.comma > this.point ? "," : ".", ambiguous: rare > 0.01 * (this.point + this.comma) };
  }
}
