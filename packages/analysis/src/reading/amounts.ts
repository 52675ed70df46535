/**
 * Amounts to integer minor units, exactly and straight from bytes. The common spelling (digits, one mark, digits) is
 * read without a string; everything else ("(1.234,50)", "£1,234 CR", "15 808,00 €", "1,2E+3") through the careful path.
 */
import { plainDigits } from "./foreign-digits.ts";
import type { Encoding } from "@paygauge/api-types/entities/file-dialect";
import type { DecimalMark } from "@paygauge/api-types/entities/ledger-evidence";
import { currenciesOf, isCurrency } from "./currencies.ts";
import { decodeText } from "./encoding.ts";

/** Amounts above this many minor units are refused: sums of them would leave the exact integers. */
export const mostMinor = 1e14;

/** Longer cells aren't amounts. Bytes. */
export const longestAmount = 64;

/** What `read` answers for text that isn't an amount, and for one that is too large to add exactly. */
const notAnAmount = Number.NaN;
export const tooLarge = Number.POSITIVE_INFINITY;

export class AmountReader {
  /** True when the last amount read had more decimals than the currency and the rest was not zero. */
  rounded = false;
  /** The last amount read has a minus, also where it is nought: "-0" pounds and 50 pence. */
  negative = false;
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
    // Units smaller than the currency's: 150 cents of a currency without decimals.
    if (digits < 0) return this.readSlowly(bytes, start, end, digits);
    let at = start;
    const negative = bytes[at] === 45;
    this.negative = negative;
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
    if (end - start > longestAmount) return notAnAmount;
    const parts = readAmountText(decodeText(bytes.subarray(start, end), this.encoding), this.decimal);
    if (parts === null) return notAnAmount;
    this.negative = parts.negative;
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

/** An amount without its sign, currency and exponent. */
interface AmountParts {
  /** Digits with their marks: "1.234,50", "936," where a dash stands for the cents; "" for a dash alone. */
  body: string;
  exponent: number;
  negative: boolean;
  /** What is next to the digits for a currency; null for nothing. */
  money: string | null;
}

/** Letters and signs next to an amount; a point belongs to it behind a letter ("Rs.", "kr."). */
const money = String.raw`(?:[^\d\s()+\-.,'’]|(?<=\p{L})\.|[ ](?=[\p{L}\p{Sc}]))+`;
const front = new RegExp(String.raw`^([-+]?)\s*(${money})?\s*([-+]?)\s*`, "u");
const digitsFirst = /^(?:[\d.,'’ ]*\d[\d.,'’ ]*)?/;
const power = /^[eE]([-+]?\d{1,2})(?!\d)/;
/** Words of size behind the digits, with their powers of ten. */
const sizes: readonly (readonly [RegExp, number])[] = [
  [/^\s*(?:lakhs?|lacs?)\b/i, 5],
  [/^\s*crores?\b/i, 7],
  [/^\s*thousand\b/i, 3],
  [/^\s*(?:millions?|mio)\b\.?/i, 6],
];
const back = new RegExp(String.raw`^\s*(${money})?\s*([-+]?)\s*(${money})?$`, "u");
/** The side of a ledger behind an amount. One letter is one only behind decimals: "12 C" may be a code. */
const side = /(?:\s*\b|(?<=\d)\s*)(?:(CR|DR)\.?|(?<=[.,]\d\d\s*)([CDHS]))$/i;
const bodies: Record<DecimalMark, RegExp> = {
  ".": /^(\d+|\d{1,3}(?:([,'’ ])\d{3})(?:\2\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})?(?:\.(\d*))?$/,
  ",": /^(\d+|\d{1,3}(?:([.'’ ])\d{3})(?:\2\d{3})*)?(?:,(\d*))?$/,
};

/** Three letters are a currency only when there is such a currency: "INV123" isn't an amount. */
const isMoney = (word: string | undefined): boolean => word === undefined || currenciesOf(word).length > 0;

/** Spreadsheets write a number as text with an apostrophe before it, or as ="1.50". */
function plainText(text: string): string {
  const plain = plainDigits(text)
    .replace(/[\u00a0\u2007\u2009\u202f]/g, " ")
    .replace(/[\u2212\u2012-\u2015]/g, "-")
    .trim();
  const quoted = /^=("+)(.*)\1$/.exec(plain)?.[2] ?? plain;
  return quoted.replace(/^['’](?=\s*[\d+\-(.,\p{L}\p{Sc}])/u, "").trim();
}

/** Takes an amount apart, whatever its decimal mark; null for what isn't an amount with either. */
export function amountParts(text: string): AmountParts | null {
  let rest = plainText(text);
  let negative = false;
  const ofSide = side.exec(rest);
  if (ofSide !== null && /\d/.test(rest)) {
    negative = /^[ch]/i.test(ofSide[1] ?? ofSide[2] ?? "");
    rest = rest.slice(0, ofSide.index).trim();
  }
  const bracketed = /^([^()\d]*)\((.*)\)([^()\d]*)$/.exec(rest);
  if (bracketed !== null) {
    negative = !negative;
    rest = `${bracketed[1] ?? ""}${bracketed[2] ?? ""}${bracketed[3] ?? ""}`.trim();
  }
  const before = front.exec(rest);
  rest = rest.slice(before?.[0].length ?? 0);
  // "USD .50": the point of a code is the amount's.
  if (before?.[2]?.endsWith(".") === true && isCurrency(before[2].slice(0, -1).toUpperCase())) rest = `.${rest}`;
  const body = (digitsFirst.exec(rest)?.[0] ?? "").trimEnd();
  rest = rest.slice(body.length);
  const exponent = power.exec(rest);
  rest = rest.slice(exponent?.[0].length ?? 0);
  const size = body === "" || exponent !== null ? undefined : sizes.find(([word]) => word.test(rest));
  if (size !== undefined) rest = rest.replace(size[0], "");
  // A dash behind the mark stands for the cents: it isn't a minus.
  if (/[.,]$/.test(body)) rest = rest.replace(/^-{1,2}(?!\s*\d)/, "");
  const after = back.exec(rest);
  if (after === null || ![before?.[2], after[1], after[3]].every(isMoney)) return null;
  const minus = [before?.[1], before?.[3], after[2]].filter((sign) => sign === "-").length;
  if (minus > 1 || (body === "" && (minus === 0 || exponent !== null))) return null;
  const named = [before?.[2], after[1], after[3]].filter((word) => word !== undefined);
  // "$5.00 USD": the word of one currency says more than the sign of many.
  const word = named.toSorted((a, b) => currenciesOf(a).length - currenciesOf(b).length)[0] ?? null;
  return {
    body,
    exponent: Number(exponent?.[1] ?? size?.[1] ?? 0),
    negative: body !== "" && negative !== (minus === 1),
    money: word,
  };
}

/** Whether the digits of an amount can be read with a decimal mark. */
export function fitsMark({ body }: AmountParts, decimal: DecimalMark): boolean {
  return body === "" || (bodies[decimal].test(body) && /\d/.test(body));
}

/** Whether a text is an amount with one of the decimal marks. */
export function isAmountText(text: string): boolean {
  if (text.length > longestAmount) return false;
  const parts = amountParts(text);
  return parts !== null && (fitsMark(parts, ".") || fitsMark(parts, ","));
}

/** Digits, power of ten and sign of an amount as users write it; null when it is none. "-" alone is nought. */
export function readAmountText(
  text: string,
  decimal: DecimalMark,
): { digits: string; exponent: number; negative: boolean } | null {
  const parts = amountParts(text);
  if (parts === null || !fitsMark(parts, decimal)) return null;
  if (parts.body === "") return { digits: "0", exponent: 0, negative: false };
  const found = bodies[decimal].exec(parts.body);
  const part = found?.[3] ?? "";
  const digits = `${found?.[1]?.replace(/\D/g, "") ?? ""}${part}`;
  return { digits, exponent: parts.exponent - part.length, negative: parts.negative };
}
