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
