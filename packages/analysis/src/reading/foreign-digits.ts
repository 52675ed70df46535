/** Digits of other scripts, with their marks and the signs that only direct text: read as the digits 0 to 9. */

/** First digits of the blocks of ten decimal digits (Unicode, general category Nd) of the scripts that ledgers use. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0, 0x1040,
  0x17e0, 0xff10,
];

const mayDiffer = /[^\0-\u05ff]/;
const otherDigit = /[^\0-\u05ff]/gu;
/** Marks of right-to-left text, which aren't part of a number. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const marks: ReadonlyMap<string, string> = new Map([
  ["\u066b", "."],
  ["\u066c", ","],
  ["\uff0e", "."],
  ["\uff0c", ","],
  ["\uff0d", "-"],
  ["\uff0f", "/"],
  // Japanese ledgers write a minus as a triangle.
  ["\u25b2", "-"],
  ["\u25b3", "-"],
]);

function plainOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? (marks.get(character) ?? character) : String(code - zero);
}

/** The text with every digit as 0 to 9 and without marks of direction. */
export const plainDigits = (text: string): string =>
  mayDiffer.test(text) ? text.replace(directions, "").replace(otherDigit, plainOf) : text;

/** The same of UTF-8 bytes; null where nothing changes. */
export function plainDigitBytes(bytes: Uint8Array, start: number, end: number): Uint8Array | null {
  const text = new TextDecoder().decode(bytes.subarray(start, end));
  const plain = plainDigits(text);
  return plain === text ? null : new TextEncoder().encode(plain);
}
