/** The decimal mark of a column of amounts, from all of its values. */
import type { DecimalMark, ReadingSample } from "@paygauge/api-types/entities/ledger-evidence";
import { amountParts, fitsMark, longestAmount, readAmountText } from "./amounts.ts";
import { currenciesOf, currencyLetters } from "./currencies.ts";
import { decodeText } from "./encoding.ts";
import { EffectCounts } from "./effect-counts.ts";
import { FigureShape } from "./figure-shape.ts";
import { SamplesSeen } from "./samples-seen.ts";

interface MarkFound {
  mark: DecimalMark;
  /** Every marked value fits both marks, or values contradict each other: a user must say. */
  ambiguous: boolean;
  /** Values decide the mark. */
  decided: boolean;
  doubtful: ReadingSample[];
  /** Values that speak for the rarer of the two marks. */
  mixed: number;
}

/** Above this share of the values that decide, the rarer mark isn't a slip of the pen. */
const slips = 0.01;
/** So many values whose mark has three digits behind it, next to unmarked ones below a thousand, aren't decimals. */
const minGrouped = 20;
/** Different spellings of currencies that a column is followed in. */
const maxMonies = 24;

/** What the cells of a column are counted by. */
const counted = {
  point: 0,
  comma: 1,
  /** Cells such as "1.234" and "1,234", which fit both marks. */
  pointThree: 2,
  commaThree: 3,
  /** Unmarked cells below a thousand, and from a thousand on. */
  small: 4,
  large: 5,
  /** Values with decimals, whichever mark they have. */
  fractions: 6,
  /** Values other than whole numbers from 0 to 99. */
  beyondHundredths: 7,
} as const;

/** Cells that speak for a mark, or fit both. */
type Spoken = "point" | "comma" | "pointThree" | "commaThree";
const figure = new FigureShape();

export class MarkEvidence {
  private readonly counts = new EffectCounts(Object.keys(counted).length);
  private readonly samples: Readonly<Record<Spoken, SamplesSeen>> = {
    point: new SamplesSeen(),
    comma: new SamplesSeen(),
    pointThree: new SamplesSeen(),
    commaThree: new SamplesSeen(),
  };

  /** The cell that was added last names a currency. */
  private namesMoney = false;
  /** The text next to digits for a currency, as written, with the number of cells. */
  readonly monies = new Map<string, number>();

  /** Values with decimals. */
  get fractions(): number {
    return this.counts.of(counted.fractions);
  }

  /** Values other than whole numbers from 0 to 99. */
  get beyondHundredths(): number {
    return this.counts.of(counted.beyondHundredths);
  }

  /** What the cell that was added last counted as, for `addAgain`; null where it names a currency. */
  get effect(): number | null {
    return this.namesMoney ? null : this.counts.effect;
  }

  /** Takes in a cell of a text that was added before. */
  addAgain(effect: number): void {
    this.counts.addAgain(effect);
  }

  /** Takes in a trimmed cell: 0 when the reader reads no amount, -1 for a negative one, 1 otherwise. */
  add(bytes: Uint8Array, start: number, end: number): number {
    return figure.read(bytes, start, end) ? this.addFigure(figure, bytes, start, end) : this.addText(bytes, start, end);
  }

  /** Takes in a cell of the usual spelling, as `add` does. */
  addFigure(shape: FigureShape, bytes: Uint8Array, start: number, end: number): number {
    this.begin();
    const { mark, before, behind } = shape;
    if (mark === 0) this.addWhole(before);
    else {
      this.counts.add(counted.beyondHundredths);
      if (behind !== 3 && behind > 0) this.counts.add(counted.fractions);
      this.see(spokenFor(mark, behind, before, shape.startsWithZero), bytes, start, end);
    }
    return shape.isNegative ? -1 : 1;
  }

  /** Takes in a cell of any other spelling, as the reader of amounts takes it apart. */
  addText(bytes: Uint8Array, start: number, end: number): number {
    this.begin();
    if (end - start > longestAmount || !mayBeAmount(bytes, start, end)) return 0;
    const parts = amountParts(decodeText(bytes.subarray(start, end), "utf-8"));
    if (parts === null) return 0;
    const point = fitsMark(parts, ".");
    const comma = fitsMark(parts, ",");
    if (!point && !comma) return 0;
    this.seeMoney(parts.money);
    const digits = parts.body.replace(/\D/g, "").length;
    const at = parts.body.search(/[.,]/);
    if (parts.exponent !== 0) this.counts.add(counted.beyondHundredths);
    if (at < 0) this.addWhole(digits);
    else {
      this.counts.add(counted.beyondHundredths);
      // A number times a power of ten has its decimal mark behind one digit.
      const isScaled = parts.exponent !== 0 && parts.body.indexOf(parts.body[at] ?? "", at + 1) < 0;
      const tail = parts.body.length - at - 1;
      const found =
        isScaled || !point || !comma
          ? (isScaled ? parts.body[at] === "." : point)
            ? "point"
            : "comma"
          : spokenFor(parts.body.charCodeAt(at), tail, at, parts.body.startsWith("0"));
      this.see(found, bytes, start, end);
      const last = parts.body.length - 1 - Math.max(parts.body.lastIndexOf("."), parts.body.lastIndexOf(","));
      if (isScaled || (last !== 3 && last > 0)) this.counts.add(counted.fractions);
    }
    return parts.negative ? -1 : 1;
  }

  private begin(): void {
    this.counts.begin();
    this.namesMoney = false;
  }

  private addWhole(digits: number): void {
    this.counts.add(digits <= 3 ? counted.small : counted.large);
    if (digits > 2) this.counts.add(counted.beyondHundredths);
  }

  private seeMoney(money: string | null): void {
    if (money === null) return;
    this.namesMoney = true;
    if (this.monies.size < maxMonies || this.monies.has(money))
      this.monies.set(money, (this.monies.get(money) ?? 0) + 1);
  }

  private see(spoken: Spoken, bytes: Uint8Array, start: number, end: number): void {
    this.samples[spoken].see(this.counts.add(counted[spoken]), bytes, start, end);
  }

  mark(): MarkFound {
    const [point, comma] = [this.counts.of(counted.point), this.counts.of(counted.comma)];
    const [pointThree, commaThree] = [this.counts.of(counted.pointThree), this.counts.of(counted.commaThree)];
    // One odd cell does not turn a column of whole thousands into decimals.
    const few = (comma === 0 && point < pointThree * 0.05) || (point === 0 && comma < commaThree * 0.05);
    const odd = point + comma > 0 && few;
    if (point + comma === 0 || odd) return this.openMark(odd);
    const mixed = Math.min(point, comma);
    const both = mixed > 0 ? [...this.samples.point.texts, ...this.samples.comma.texts] : [];
    return {
      mark: comma > point ? "," : ".",
      ambiguous: mixed > slips * (point + comma),
      decided: true,
      mixed,
      doubtful: both.map((text) => sampleOf(text)),
    };
  }

  /** No value, or hardly one, decides: marks that only ever are before three digits. */
  private openMark(odd: boolean): MarkFound {
    const [pointThree, commaThree] = [this.counts.of(counted.pointThree), this.counts.of(counted.commaThree)];
    if (pointThree + commaThree === 0) {
      return { mark: ".", ambiguous: false, decided: false, mixed: 0, doubtful: [] };
    }
    // The mark that groups leaves the other one for decimals.
    const mark = pointThree > commaThree ? "," : ".";
    const groups = !odd && Math.min(pointThree, commaThree) === 0 && this.looksGrouped(pointThree + commaThree);
    if (groups) return { mark, ambiguous: false, decided: true, mixed: 0, doubtful: [] };
    const texts = [...this.samples.pointThree.texts, ...this.samples.commaThree.texts].slice(0, 3);
    return { mark, ambiguous: true, decided: false, mixed: 0, doubtful: texts.map((text) => sampleOf(text)) };
  }

  /** Decimals of three places would not skip one, two and no places, and a ledger that groups writes no "1234". */
  private looksGrouped(three: number): boolean {
    return three >= minGrouped && this.counts.of(counted.small) >= minGrouped && this.counts.of(counted.large) === 0;
  }
}

/** What a cell with one mark speaks for: the mark is a decimal one, unless three digits follow it. */
function spokenFor(mark: number, tail: number, before: number, zero: boolean): Spoken {
  const decimals = tail !== 3 || before > 3 || before === 0 || zero;
  if (mark === 46) return decimals ? "point" : "pointThree";
  return decimals ? "comma" : "commaThree";
}

const hashOfLetters = (letters: string): number =>
  [...letters].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0);
const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const isMoney = (word: string): boolean => currenciesOf(word).length > 0;
const sizeWords = ["lakh", "lakhs", "lac", "lacs", "crore", "crores", "thousand", "million", "millions", "mio"];
/** First bytes, in UTF-8, of the digits of other scripts and of the dashes. */
const figureBytes: ReadonlySet<number> = new Set([0xd9, 0xdb, 0xe0, 0xe1, 0xe2, 0xef]);
/**
 * Words and letters that are next to amounts: currencies ("M.N." letter by letter), sides of a ledger, a power of ten.
 */
const words = [...currencyLetters, "m", "n", "k", "cr", "dr", "c", "d", "h", "s", "e", ...sizeWords];
const amountWords: ReadonlySet<number> = new Set(words.map(hashOfLetters));
/** Those that may be in front of a digit: currencies. "M1234567" is the number of a document. */
const frontWords: ReadonlySet<number> = new Set(
  words.filter((word) => [word, word.toUpperCase(), capitalised(word)].some(isMoney)).map(hashOfLetters),
);

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57;

/**
 * Whether a cell has a digit or a dash, and no word but those next to amounts: most text is passed over without a
 * string.
 */
function mayBeAmount(bytes: Uint8Array, start: number, end: number): boolean {
  let hasFigure = false;
  let letters = 0;
  let hash = 0;
  let isPlain = true;
  for (let at = start; at <= end; at++) {
    const byte = at < end ? (bytes[at] ?? 0) : 32;
    const lower = byte | 32;
    if (lower >= 97 && lower <= 122 && byte >= 65) {
      letters++;
      hash = Math.imul(hash ^ lower, 0x01000193);
      continue;
    }
    // A dash between digits is of a date or a code, unless it is a power's; so are a slash and a colon behind a digit.
    const isBehindDigit = letters === 0 && isDigit(bytes[at - 1]) && at > start;
    if (isBehindDigit && (byte === 47 || byte === 58 || (byte === 45 && isDigit(bytes[at + 1]) && at + 1 < end)))
      return false;
    // A letter beyond ASCII may belong to the word: such a cell is taken apart.
    if (byte >= 128) isPlain = false;
    if (letters > 0 && isPlain) {
      const isFront = at - letters === start && isDigit(byte);
      if (!(isFront ? frontWords : amountWords).has(hash)) return false;
    }
    letters = 0;
    hash = 0;
    hasFigure ||= isDigit(byte) || byte === 45 || figureBytes.has(byte);
  }
  return hasFigure;
}

/** A value under both marks, as decimal text. */
function sampleOf(text: string): ReadingSample {
  const readings = ([".", ","] as const).flatMap((as) => {
    const parts = readAmountText(text, as);
    return parts === null ? [] : [{ as, value: decimalText(parts) }];
  });
  return { text, readings };
}

function decimalText({ digits, exponent, negative }: { digits: string; exponent: number; negative: boolean }): string {
  const padded = digits.padStart(1 - exponent, "0");
  const whole = exponent >= 0 ? digits + "0".repeat(exponent) : padded.slice(0, exponent);
  const part = exponent >= 0 ? "" : `.${padded.slice(exponent)}`;
  return `${negative ? "-" : ""}${whole.replace(/^0+(?=\d)/, "")}${part}`;
}
