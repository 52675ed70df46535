/**
 * What each column of a file holds, gathered in one pass over the whole of it: the order of dates and the decimal mark
 * are decided by every value of a column, never row by row.
 */
import type { ColumnProfile } from "@paygauge/api-types/entities/ledger";
import type { Encoding } from "@paygauge/api-types/entities/file-dialect";
import type { SideValue } from "@paygauge/api-types/entities/sides";
import { currencyIn, currencyOfHeader } from "./currencies.ts";
import { DateEvidence } from "./date-evidence.ts";
import { decodeText } from "./encoding.ts";
import { dateFields } from "@paygauge/api-types/entities/ledger-evidence";
import { FigureShape } from "./figure-shape.ts";
import { FormTally } from "./legal-countries.ts";
import { MarkEvidence } from "./mark-evidence.ts";
import { ones } from "./samples-seen.ts";
import { SeenCells } from "./seen-cells.ts";
import type { SideEvidence } from "./side-evidence.ts";
import { separatesRows, sidesOfValues } from "./sides.ts";
import { foldHeader, headerFit } from "./synonyms.ts";
import { unitInHeader } from "./units.ts";
import { ValueCounts } from "./value-counts.ts";
import { yearHeader, yearIn } from "./years.ts";

/** After this many filled cells a column that is neither date nor number is only counted. */
const closeLook = 20_000;
/** So many columns remember what their cells were judged as: some 300 KB each at most. */
const mostRemembered = 64;
/** The first column that remembers none. */
export const withoutMemory = mostRemembered;
const figure = new FigureShape();
const sketchBits = 1 << 14;
/** A column of more values than this has no commonest one that is worth telling. */
export const mostTallied = 24;

/** Headers of columns that name periods: "P01" elsewhere may be a code. */
export const periodHeader =
  /per[ií]?od|pério|month|monat|mois|\bmes|maand|quart|trim|kwart|kvart|fiscal|dat|fecha|week|woche|\bkw\b/i;
/** Whether a heading names a date in any language: "12/03" elsewhere may be a fraction or a code. */
const namesDates = (name: string): boolean =>
  dateFields.some((field) => headerFit(field, foldHeader(name)) >= 0.6) || /dat|fecha|week|woche|\bkw\b/i.test(name);
const serialOrder: ReturnType<DateEvidence["order"]> = {
  order: "serial" as const,
  ambiguous: false,
  decided: true,
  doubtful: [],
  mixed: 0,
};

interface Tallied {
  text: string;
  times: number;
  slot: number;
}

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
  private readonly forms = new FormTally();
  private readonly sketch = new Uint32Array(sketchBits / 32);
  /** How often each value was seen, by its hash, while they are few. */
  private tally: Map<number, Tallied> | null = new Map();
  private tallied = 0;
  private readonly counts = new ValueCounts();
  /** Place of the last cell's value among the column's few; -1 where they are many. */
  slot = -1;
  private readonly dateEvidence = new DateEvidence();
  private readonly markEvidence = new MarkEvidence();
  private seen: SeenCells | null;

  constructor(index: number, name: string) {
    this.index = index;
    this.name = name;
    this.seen = index < mostRemembered ? new SeenCells() : null;
  }

  /** Takes in one trimmed cell that is not empty; 0 when it isn't an amount, -1 for a negative one, 1 otherwise. */
  add(bytes: Uint8Array, start: number, end: number, encoding: Encoding): number {
    this.filled++;
    const dull = this.looked >= closeLook && this.dates * 5 < this.looked && this.numbers * 5 < this.looked;
    if (dull) {
      if (this.tally !== null || this.counts.isFew)
        this.tallyIn(this.sketchIn(bytes, start, end), bytes, start, end, encoding);
      return 0;
    }
    this.looked++;
    const hash = this.sketchIn(bytes, start, end);
    this.tallyIn(hash, bytes, start, end, encoding);
    if (this.looked <= 400) this.sample(decodeText(bytes.subarray(start, Math.min(end, start + 480)), encoding));
    const kind = this.judge(hash, bytes, start, end);
    if (kind !== 0) this.numbers++;
    if (kind < 0) this.negatives++;
    return kind;
  }

  /** Adds a cell to the evidence; its kind, as `add` answers it. */
  private judge(hash: number, bytes: Uint8Array, start: number, end: number): number {
    if (figure.read(bytes, start, end)) {
      if (figure.mayBeDate(bytes, start) && this.dateEvidence.add(bytes, start, end)) this.dates++;
      return this.markEvidence.addFigure(figure, bytes, start, end);
    }
    const seen = this.seen?.find(hash, bytes, start, end) ?? null;
    if (seen !== null) {
      if (seen.isDate) this.dates++;
      this.dateEvidence.addAgain(seen.dateEffect);
      this.markEvidence.addAgain(seen.markEffect);
      return seen.kind;
    }
    const isDate = this.dateEvidence.add(bytes, start, end);
    if (isDate) this.dates++;
    const kind = this.markEvidence.addText(bytes, start, end);
    if (this.seen !== null) this.remember(this.seen, hash, bytes.subarray(start, end), { isDate, kind });
    return kind;
  }

  private remember(seen: SeenCells, hash: number, cell: Uint8Array, judged: { isDate: boolean; kind: number }): void {
    const markEffect = this.markEvidence.effect;
    if (markEffect === null) return;
    if (!seen.isUseful) this.seen = null;
    else seen.keep(hash, cell, { ...judged, dateEffect: this.dateEvidence.effect, markEffect });
  }

  /** Numbers and dates carry no legal form. */
  private get nameless(): boolean {
    return this.numbers + this.dates > this.looked / 2;
  }

  private sample(text: string): void {
    const cut = text.slice(0, 120);
    if (this.samples.length < 5 && !this.samples.includes(cut)) this.samples.push(cut);
    if (!this.nameless) this.forms.add(cut);
    const currency = text.length <= 24 ? currencyIn(text) : null;
    if (currency !== null) this.currencies.set(currency, (this.currencies.get(currency) ?? 0) + 1);
  }

  private tallyIn(hash: number, bytes: Uint8Array, start: number, end: number, encoding: Encoding): void {
    const { tally } = this;
    this.slot = -1;
    this.counts.add(hash, bytes, start, end, encoding);
    if (tally === null) return;
    this.tallied++;
    const seen = tally.get(hash);
    if (seen !== undefined) {
      seen.times++;
      this.slot = seen.slot;
    } else if (tally.size === mostTallied) this.tally = null;
    else {
      const text = decodeText(bytes.subarray(start, Math.min(end, start + 480)), encoding);
      this.slot = tally.size;
      tally.set(hash, { text, times: 1, slot: this.slot });
    }
  }

  /** The commonest value and its share of the cells that were looked at; null where values are many. */
  private commonest(): ColumnProfile["commonest"] {
    const [first] = this.values().toSorted((a, b) => b.times - a.times);
    if (first === undefined || this.tallied === 0) return null;
    return { text: first.text.slice(0, 120), share: first.times / this.tallied };
  }

  /** The values of a column of few. */
  private values(): Tallied[] {
    return [...(this.tally ?? new Map<number, Tallied>()).values()];
  }

  /** The values with what they say of their rows; null where the column separates none by known words. */
  private sides(evidence: SideEvidence): SideValue[] | null {
    const values = this.values();
    const sides = sidesOfValues(
      this.name,
      values.map(({ text }) => text),
    );
    if (!separatesRows(this.name, sides)) return null;
    return values.map(({ text, times, slot }) => ({
      text,
      rows: times,
      side: sides.get(text) ?? null,
      signs: evidence.signsOf(this.index, slot),
    }));
  }

  private sketchIn(bytes: Uint8Array, start: number, end: number): number {
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    hash ^= hash >>> 12;
    const bit = (hash >>> 0) % sketchBits;
    const word = bit >>> 5;
    this.sketch[word] = (this.sketch[word] ?? 0) | (1 << (bit & 31));
    return hash;
  }

  /** About how many different values (linear counting); at least this many once the sketch is nearly full. */
  private distinct(): number {
    let set = 0;
    for (const word of this.sketch) set += ones(word);
    const empty = Math.max(1, sketchBits - set);
    return Math.min(this.looked, Math.round(sketchBits * Math.log(sketchBits / empty)));
  }

  /** What the column holds, of a file of `rows` rows; named again where its bytes are not UTF-8. */
  profile(rows: number, evidence: SideEvidence): ColumnProfile {
    const sides = this.sides(evidence);
    const numberShare = this.looked === 0 ? 0 : this.numbers / this.looked;
    const serial = this.dateEvidence.isSerial(this.looked) && /dat|fecha|dags/i.test(this.name);
    const fiscal = this.dateEvidence.isFiscal(this.looked) && periodHeader.test(this.name);
    const yearless = this.dateEvidence.isYearless(this.looked) && namesDates(this.name);
    const years = this.years();
    const dated = serial || fiscal || yearless ? 1 : this.dates / Math.max(1, this.looked);
    // Years alone date no row by themselves: "2009/10" isn't an October among them.
    const dateShare = years === null ? dated : 0;
    const isDate = dateShare >= 0.5;
    const isNumber = numberShare >= 0.5 && !isDate;
    const order = serial
      ? serialOrder
      : fiscal
        ? { ...serialOrder, order: "fiscal" as const }
        : this.dateEvidence.order();
    const mark = this.markEvidence.mark();
    const found = isDate ? order : isNumber ? mark : null;
    const forms = isDate || isNumber ? null : this.forms.found();
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
      decimalMark: isNumber ? mark.mark : null,
      dateOrder: isDate ? order.order : null,
      ambiguous: found?.ambiguous ?? false,
      decided: found?.decided ?? false,
      commonest: this.commonest(),
      ...(isDate && order.counts !== undefined ? { dateCounts: order.counts } : {}),
      ...(found === null || found.doubtful.length === 0 ? {} : { doubtful: found.doubtful, mixed: found.mixed }),
      ...(yearless ? { isYearless: true } : {}),
      ...(isDate && this.dateEvidence.isSwapped() ? { isSwapped: true } : {}),
      ...(fiscal ? { fiscalYear: this.dateEvidence.fiscalYear || null } : years === null ? {} : { fiscalYear: years }),
      ...(isNumber ? { unit: unitInHeader(this.name) } : {}),
      ...(forms === null ? {} : { forms }),
      currency: this.currency(isNumber),
      ...(isNumber && this.markEvidence.monies.size > 0 ? { monies: this.monies() } : {}),
      ...(sides === null ? {} : { sides }),
      ...(isNumber && this.markEvidence.beyondHundredths === 0 ? { isHundredths: true } : {}),
      ...(isNumber && this.markEvidence.fractions === 0 ? { isWhole: true } : {}),
      ...this.few(isDate),
    };
  }

  /** The first of the years that are all that a column of years holds; null where it holds one, or anything else. */
  private years(): number | null {
    if (this.tally === null || this.tally.size < 2 || yearHeader(this.name) === null) return null;
    const years = this.values().map(({ text }) => yearIn(text));
    return years.includes(null) ? null : Math.min(...years.map(Number));
  }

  /** The values of a column of few that holds no dates. */
  private few(isDate: boolean): Pick<ColumnProfile, "values"> {
    const values = isDate ? null : this.counts.found();
    return values === null ? {} : { values };
  }

  /** The currency of most cells; of a column of amounts that name none, the one of its header. */
  private currency(isNumber: boolean): string | null {
    const [first] = [...this.currencies].sort((a, b) => b[1] - a[1]);
    if (first !== undefined && first[1] * 2 >= Math.min(this.filled, 400)) return first[0];
    return isNumber ? currencyOfHeader(this.name) : null;
  }

  private monies(): NonNullable<ColumnProfile["monies"]> {
    return [...this.markEvidence.monies]
      .toSorted((a, b) => b[1] - a[1])
      .map(([text, count]) => ({ text: text.slice(0, 40), count }));
  }
}
