/**
 * Amounts to integer minor units, exactly and straight from bytes. The common spelling (digits, one mark, digits) is
 * read without a string; everything else ("(1.234,50)", "£1,234 CR", "15 808,00 €", "1,2E+3") through the careful path.
 */
import type { Encoding } from "../entities/ledger.ts";
import type { DecimalMark } from "../entities/ledger-evidence.ts";
import { currencySigns, isCurrency } from "./currencies.ts";
import { decodeText } from "./encoding.ts";

/** Amounts above this many minor units are refused: sums of them would leave the exact integers. */
export const mostMinor = 1e14;

/** What `read` answers for text that is no amount, and for one that is too large to add exactly. */
const notAnAmount = Number.NaN;
export const tooLarge = Number.POSITIVE_INFINITY;

export class AmountReader {
  /** True when the last amount read had more decimals than the currency and the rest was not zero. */
  rounded = false;
  private readonly mark: number;
  private readonly decimal: DecimalMark;
  private readonly encoding: Encoding;

  constructor(decimal: DecimalMark, encoding: Encoding) {
    this.mark = decimal.charCodeAt(0);
    this.decimal = decimal;
    this.encoding = encoding;
  }

  /** Minor units of the trimmed span, with `digits` decimals in the currency; NaN or Infinity when it is none. */
  read(bytes: Uint8Array, start: number, end: number, digits: number): number {
    let at = start;
    const negative = bytes[at] === 45;
    if (negative) at++;
    const from = at;
    let value = 0;
    this.rounded = false;
    while (at < end) {
      const digit = (bytes[at] ?? 0) - 48;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
      at++;
    }
    let seen = at - from;
    let decimals = 0;
    if (at < end && bytes[at] === this.mark) {
      at++;
      let up = 0;
      while (at < end) {
        const digit = (bytes[at] ?? 0) - 48;
        if (digit < 0 || digit > 9) break;
        if (decimals < digits) value = value * 10 + digit;
        else {
          if (decimals === digits && digit >= 5) up = 1;
          if (digit !== 0) this.rounded = true;
        }
        decimals++;
        at++;
      }
      seen += decimals;
      if (decimals > digits) decimals = digits;
      if (at === end) value += up;
    }
    if (at !== end || seen === 0) return this.readSlowly(bytes, start, end, digits);
    for (; decimals < digits; decimals++) value *= 10;
    if (value > mostMinor) return tooLarge;
    return negative && value !== 0 ? -value : value;
  }

  private readSlowly(bytes: Uint8Array, start: number, end: number, digits: number): number {
    this.rounded = false;
    if (end - start > 64) return notAnAmount;
    const parts = readAmountText(decodeText(bytes.subarray(start, end), this.encoding), this.decimal);
    if (parts === null) return notAnAmount;
    const scaled = scale(parts.digits, parts.exponent + digits);
    this.rounded = scaled.rounded;
    if (scaled.value > mostMinor) return tooLarge;
    return parts.negative && scaled.value !== 0 ? -scaled.value : scaled.value;
  }
}

/** digits × 10^shift as an integer, half away from zero. */
function scale(digits: string, shift: number): { value: number; rounded: boolean } {
  if (shift >= 0)
    return { value: Number(digits) === 0 ? 0 : Number(digits + "0".repeat(Math.min(shift, 30))), rounded: false };
  const keep = digits.length + shift;
  const kept = keep > 0 ? Number(digits.slice(0, keep)) : 0;
  const dropped = keep >= 0 ? digits.slice(keep) : "0".repeat(-keep) + digits;
  return { value: kept + (dropped >= "5" ? 1 : 0), rounded: /[1-9]/.test(dropped) };
}

const money = `([A-Z]{2,3}\\$|R\\$|[${currencySigns}]|[A-Za-z]{3}|kr\\.?|Kr\\.?|Rs\\.?|zł|Kč|Ft|R)?`;
const leading = new RegExp(`^([-+]?)\\s*${money}\\s*([-+]?)\\s*`);
const trailing = new RegExp(`\\s*${money}\\s*([-+]?)\\s*${money}$`);

/** Three letters beside a number are a currency only when there is such a currency: "INV123" is no amount. */
function isMoney(word: string | undefined): boolean {
  return word === undefined || !/^[A-Za-z]{3}$/.test(word) || isCurrency(word.toUpperCase());
}
const credit = /\s*(CR|Cr|cr|DR|Dr|dr)\.?$/;
const bodies: Record<DecimalMark, RegExp> = {
  ".": /^(\d+|\d{1,3}(?:([,'’ ])\d{3})(?:\2\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})?(?:\.(\d*))?(?:[eE]([-+]?\d{1,2}))?$/,
  ",": /^(\d+|\d{1,3}(?:([.'’ ])\d{3})(?:\2\d{3})*)?(?:,(\d*))?(?:[eE]([-+]?\d{1,2}))?$/,
};

/** Digits, power of ten and sign of an amount as people write it; null when it is none. "-" alone is nought. */
export function readAmountText(
  text: string,
  decimal: DecimalMark,
): { digits: string; exponent: number; negative: boolean } | null {
  let rest = text
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .replace(/[\u2212\u2013]/g, "-")
    .trim();
  let negative = false;
  const side = credit.exec(rest);
  if (side !== null && /\d/.test(rest)) {
    negative = side[1]?.toLowerCase() === "cr";
    rest = rest.slice(0, side.index);
  }
  const bracketed = /^([^()\d]*)\((.*)\)([^()\d]*)$/.exec(rest);
  if (bracketed !== null) {
    negative = !negative;
    rest = `${bracketed[1] ?? ""}${bracketed[2] ?? ""}${bracketed[3] ?? ""}`.trim();
  }
  const front = leading.exec(rest);
  rest = rest.slice(front?.[0].length ?? 0);
  const back = trailing.exec(rest);
  if (back !== null) rest = rest.slice(0, back.index);
  if (![front?.[2], back?.[1], back?.[3]].every(isMoney)) return null;
  const minus = [front?.[1], front?.[3], back?.[2]].filter((sign) => sign === "-").length;
  if (minus > 1) return null;
  if (rest === "") return minus === 1 ? { digits: "0", exponent: 0, negative: false } : null;
  const body = bodies[decimal].exec(rest);
  const whole = body?.[1]?.replace(/\D/g, "") ?? "";
  const part = body?.[3] ?? "";
  if (body === null || whole + part === "") return null;
  return { digits: whole + part, exponent: Number(body[4] ?? 0) - part.length, negative: negative !== (minus === 1) };
}
