/** The usual spelling of amounts and numbers: digits, at most one mark among them, a minus in front or none. */
import { longestAmount } from "./amounts.ts";

const isMark = (byte: number): boolean => byte === 46 || byte === 44;

export class FigureShape {
  isNegative = false;
  /** The byte of the mark; 0 for none. */
  mark = 0;
  /** Digits before the mark, and behind it. */
  before = 0;
  behind = 0;
  startsWithZero = false;

  /** Reads a trimmed span; false where it is spelt in any other way. */
  read(bytes: Uint8Array, start: number, end: number): boolean {
    const isNegative = bytes[start] === 45;
    const from = isNegative ? start + 1 : start;
    let mark = 0;
    let markAt = end;
    for (let at = from; at < end; at++) {
      const byte = bytes[at] ?? 0;
      if (byte >= 48 && byte <= 57) continue;
      if (mark !== 0 || !isMark(byte)) return false;
      mark = byte;
      markAt = at;
    }
    this.isNegative = isNegative;
    this.mark = mark;
    this.before = markAt - from;
    this.behind = mark === 0 ? 0 : end - markAt - 1;
    this.startsWithZero = bytes[from] === 48;
    return this.before + this.behind > 0 && end - start <= longestAmount;
  }

  /**
   * Whether the span read last may be a date: dates have other marks, but for the part of a day behind a serial one and
   * the time behind eight digits.
   */
  mayBeDate(bytes: Uint8Array, start: number): boolean {
    const { before } = this;
    if (this.isNegative || (this.mark !== 0 && before < 5)) return false;
    return before === 8 ? mayBeginYear(bytes, start) : before >= 3 && before <= 5;
  }
}

/** Whether digits begin as years from 1900 to 2199 do. */
function mayBeginYear(bytes: Uint8Array, start: number): boolean {
  const second = bytes[start + 1];
  return bytes[start] === 49 ? second === 57 : bytes[start] === 50 && (second === 48 || second === 49);
}
