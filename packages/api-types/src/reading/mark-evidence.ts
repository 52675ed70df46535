/** The decimal mark of a column of amounts, from all of its values. */
import type { DecimalMark, ReadingSample } from "../entities/ledger-evidence.ts";
import { readAmountText } from "./amounts.ts";
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

export class MarkEvidence {
  private readonly point = new SamplesSeen();
  private readonly comma = new SamplesSeen();
  /** Cells such as "1.234" and "1,234", which fit both marks. */
  private readonly pointThree = new SamplesSeen();
  private readonly commaThree = new SamplesSeen();
  /** Unmarked cells below a thousand, and from a thousand on. */
  private small = 0;
  private large = 0;

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
      } else if (byte >= 65 && byte < 128 && ++letters > 5) return 0;
      else if (byte === 226 && bytes[at + 1] === 136 && bytes[at + 2] === 146) negative = true;
      else if (byte === 47 || byte === 58 || byte === 35 || byte === 37 || byte === 95) return 0;
    }
    if (digits === 0) return 0;
    if (letters > 0 && letters !== 3) {
      // "1,234.50 CR", "USD 12.00 DR": the side of a ledger is a sign.
      const side = letters === 2 || letters === 5 ? sideAt(bytes, end) : 0;
      if (side === 0) return 0;
      negative = side < 0 !== negative;
    }
    if (points > 0 || commas > 0) {
      const found = this.weigh(points, commas, lastMark, tail, beforeMark, bytes[start] === 48);
      found?.add(bytes, start, end);
    } else if (digits <= 3) this.small++;
    else this.large++;
    return negative ? -1 : 1;
  }

  /** What a cell with marks speaks for; null: for nothing. */
  private weigh(
    points: number,
    commas: number,
    last: number,
    tail: number,
    before: number,
    zero: boolean,
  ): SamplesSeen | null {
    if (points > 0 && commas > 0) return last === 46 ? this.point : this.comma;
    // A mark that comes twice groups digits, if three follow it: "12.3.4.5" tells nothing.
    if (points > 1 || commas > 1) return tail !== 3 ? null : points > 1 ? this.comma : this.point;
    const decimals = tail !== 3 || before > 3 || before === 0 || zero;
    if (points === 1) return decimals ? this.point : this.pointThree;
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

/** -1 where a cell ends with CR, 1 where it ends with DR, 0 where with neither. */
function sideAt(bytes: Uint8Array, end: number): number {
  const last = bytes[end - 1] === 46 ? end - 2 : end - 1;
  if (((bytes[last] ?? 0) | 32) !== 114) return 0;
  const first = (bytes[last - 1] ?? 0) | 32;
  return first === 99 ? -1 : first === 100 ? 1 : 0;
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
