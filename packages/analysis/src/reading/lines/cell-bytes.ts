/** Tests of a cell's bytes that need no string of it. */
import { quoteForms } from "../records.ts";

/** Whether any byte of a cell is a digit. */
export function hasDigit(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((bytes[at] ?? 0) >= 48 && (bytes[at] ?? 0) <= 57) return true;
  return false;
}

/** British ledgers number same-day bank transfers "CHAPS217". */
export function startsWithChaps(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at] === 67 && bytes[at + 1] === 72 && bytes[at + 2] === 65 && bytes[at + 3] === 80 && bytes[at + 4] === 83
  );
}

/** What a backslash escapes: a quote, or itself. */
export const isEscaped = (byte: number | undefined): boolean => byte === 34 || byte === 39 || byte === 92;
/** The byte that stands for itself where it is doubled; -1 in a cell without quotes inside. */
export const doubledByte = (form: number): number =>
  form === quoteForms.none ? -1 : form === quoteForms.doubledSingle ? 39 : 34;

/** The bits of all bytes: 128 and above where the text is not ASCII. */
export const highOf = (bytes: Uint8Array): number => bytes.reduce((high, byte) => high | byte, 0);

/** Whether a cell reads "1.9E+18": a spreadsheet has rounded an ID of many digits. */
export function isRoundedId(buffer: Uint8Array, start: number, end: number): boolean {
  // What is no such number is passed by one look: a sign in front of two digits.
  if (end - start < 5 || buffer[end - 3] !== 43 || ((buffer[end - 4] ?? 0) | 32) !== 101) return false;
  for (let at = start; at < end; at++) {
    const byte = buffer[at] ?? 0;
    const isDigit = byte >= 48 && byte <= 57;
    if (!isDigit && at !== end - 3 && at !== end - 4 && !(at === start + 1 && (byte === 46 || byte === 44)))
      return false;
  }
  return true;
}
