/** Tests of a cell's bytes that need no string of it. */

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
