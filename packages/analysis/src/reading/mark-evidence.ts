/** The decimal mark of a column of amounts, from all of its values. */
import type { DecimalMark, ReadingSample } from "@paygauge/api-types/entities/ledger-evidence";
import { amountParts, fitsMark, longestAmount, readAmountText } from "./amounts.ts";
import { currencyLetters } from "./currencies.ts";
import { decodeText } from "./encoding.ts";
import { SamplesSeen } from "./samples-seen.ts";

interface MarkFound {
  mark: DecimalMark;
  /** Every marked value fits both marks, or values contradict each other: a person must say. */
  ambiguous: boolean;
  /** Values decide the mark. */
  decided: boolean;
  doubtful: ReadingSample[];
  /** Values that speak for the rarer of the two marks. */
  mixed: number;
}

/** Above this share of the values that decide, the rarer mark is no slip of the pen. */
const slips = 0.01;
/** So many values whose mark has three digits behind it, beside unmarked ones below a thousand, are no decimals. */
const minGrouped = 20;
/** Different spellings of currencies that a column is followed in. */
const maxMonies = 24;

export class MarkEvidence {
  private readonly point = new SamplesSeen();
  private readonly comma = new SamplesSeen();
  /** Cells such as "1.234" and "1,234", which fit both marks. */
  private readonly pointThree = new SamplesSeen();
  private readonly commaThree = new SamplesSeen();
  /** Unmarked cells below a thousand, and from a thousand on. */
  private small = 0;
  private large = 0;

  /** What stood beside digits for a currency, as written, with the number of cells. */
  readonly monies = new Map<string, number>();
  /** Values with decimals, whichever mark they have. */
  fractions = 0;
  /** Values that are no whole number from 0 to 99. */
  beyondHundredths = 0;

  /** 0 when the cell is no amount that the reader reads, -1 for a negative one, 1 otherwise. */
  add(bytes: Uint8Array, start: number, end: number): number {
    const negative = bytes[start] === 45;
    const from = negative ? start + 1 : start;
    let mark = 0;
    let markAt = end;
    for (let at = from; at < end; at++) {
      const byte = bytes[at] ?? 0;
      if (byte >= 48 && byte <= 57) continue;
      if (mark !== 0 || (byte !== 46 && byte !== 44)) return this.addSlowly(bytes, start, end);
      mark = byte;
      markAt = at;
    }
    const digits = end - from - (mark === 0 ? 0 : 1);
    if (digits === 0 || end - start > longestAmount) return this.addSlowly(bytes, start, end);
    if (mark === 0) this.addWhole(digits);
    else {
      this.beyondHundredths++;
      if (end - markAt - 1 !== 3 && end - markAt > 1) this.fractions++;
      this.weigh(mark, end - markAt - 1, markAt - from, bytes[from] === 48).add(bytes, start, end);
    }
    return negative ? -1 : 1;
  }

  private addWhole(digits: number): void {
    if (digits <= 3) this.small++;
    else this.large++;
    if (digits > 2) this.beyondHundredths++;
  }

  /** Anything but digits with one mark, as the reader of amounts takes it apart. */
  private addSlowly(bytes: Uint8Array, start: number, end: number): number {
    if (end - start > longestAmount || !mayBeAmount(bytes, start, end)) return 0;
    const parts = amountParts(decodeText(bytes.subarray(start, end), "utf-8"));
    if (parts === null) return 0;
    const point = fitsMark(parts, ".");
    const comma = fitsMark(parts, ",");
    if (!point && !comma) return 0;
    if (parts.money !== null && (this.monies.size < maxMonies || this.monies.has(parts.money))) {
      this.monies.set(parts.money, (this.monies.get(parts.money) ?? 0) + 1);
    }
    const digits = parts.body.replace(/\D/g, "").length;
    const at = parts.body.search(/[.,]/);
    if (parts.exponent !== 0) this.beyondHundredths++;
    if (at < 0) this.addWhole(digits);
    else {
      this.beyondHundredths++;
      // A number times a power of ten has its decimal mark behind one digit.
      const isScaled = parts.exponent !== 0 && parts.body.indexOf(parts.body[at] ?? "", at + 1) < 0;
      const tail = parts.body.length - at - 1;
      const found =
        isScaled || !point || !comma
          ? (isScaled ? parts.body[at] === "." : point)
            ? this.point
            : this.comma
          : this.weigh(parts.body.charCodeAt(at), tail, at, parts.body.startsWith("0"));
      found.add(bytes, start, end);
      const last = parts.body.length - 1 - Math.max(parts.body.lastIndexOf("."), parts.body.lastIndexOf(","));
      if (isScaled || (last !== 3 && last > 0)) this.fractions++;
    }
    return parts.negative ? -1 : 1;
  }

  /** What a cell with one mark speaks for: the mark is a decimal one, unless three digits follow it. */
  private weigh(mark: number, tail: number, before: number, zero: boolean): SamplesSeen {
    const decimals = tail !== 3 || before > 3 || before === 0 || zero;
    if (mark === 46) return decimals ? this.point : this.pointThree;
    return decimals ? this.comma : this.commaThree;
  }

  mark(): MarkFound {
    const [point, comma] = [this.point.count, this.comma.count];
    const [pointThree, commaThree] = [this.pointThree.count, this.commaThree.count];
    // One odd cell does not turn a column of whole thousands into decimals.
    const few = (comma === 0 && point < pointThree * 0.05) || (point === 0 && comma < commaThree * 0.05);
    const odd = point + comma > 0 && few;
    if (point + comma === 0 || odd) return this.openMark(odd);
    const mixed = Math.min(point, comma);
    const both = mixed > 0 ? [...this.point.texts, ...this.comma.texts] : [];
    return {
      mark: comma > point ? "," : ".",
      ambiguous: mixed > slips * (point + comma),
      decided: true,
      mixed,
      doubtful: both.map((text) => sampleOf(text)),
    };
  }

  /** No value, or hardly one, decides: marks that only ever stand before three digits. */
  private openMark(odd: boolean): MarkFound {
    const [pointThree, commaThree] = [this.pointThree.count, this.commaThree.count];
    if (pointThree + commaThree === 0) {
      return { mark: ".", ambiguous: false, decided: false, mixed: 0, doubtful: [] };
    }
    // The mark that groups leaves the other one for decimals.
    const mark = pointThree > commaThree ? "," : ".";
    const groups = !odd && Math.min(pointThree, commaThree) === 0 && this.looksGrouped(pointThree + commaThree);
    if (groups) return { mark, ambiguous: false, decided: true, mixed: 0, doubtful: [] };
    const texts = [...this.pointThree.texts, ...this.commaThree.texts].slice(0, 3);
    return { mark, ambiguous: true, decided: false, mixed: 0, doubtful: texts.map((text) => sampleOf(text)) };
  }

  /** Decimals of three places would not skip one, two and no places, and a ledger that groups writes no "1234". */
  private looksGrouped(three: number): boolean {
    return three >= minGrouped && this.small >= minGrouped && this.large === 0;
  }
}

const hashOfLetters = (letters: string): number =>
  [...letters].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0);
const sizeWords = ["lakh", "lakhs", "lac", "lacs", "crore", "crores", "thousand", "million", "millions", "mio"];
/** First bytes, in UTF-8, of the digits of other scripts and of the dashes. */
const figureBytes: ReadonlySet<number> = new Set([0xd9, 0xdb, 0xe0, 0xe1, 0xe2, 0xef]);
/** Words and letters that are beside amounts: currencies ("M.N." letter by letter), sides of a ledger, a power of ten. */
const amountWords: ReadonlySet<number> = new Set(
  [...currencyLetters, "m", "n", "k", "cr", "dr", "c", "d", "h", "s", "e", ...sizeWords].map(hashOfLetters),
);

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57;

/** Whether a cell has a digit or a dash, and no word but those beside amounts: most text is passed over without a string. */
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
    if (letters > 0 && isPlain && !amountWords.has(hash)) return false;
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
