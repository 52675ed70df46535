/** How a search compares the words of names: origin and screens use the same. */

/** A text as the search compares it: lower case, without marks, split at everything but letters and digits. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Words of fewer letters are compared exactly: one slip would make another word of them. */
const slipFrom = 4;

/** Returns whether one letter added, left out, replaced or swapped with its neighbour makes one word the other. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

/** How well a word of a name fits a word of a search: 2 as written or longer, 1 with one slip, 0 not. */
export function fitOfWord(wanted: string, word: string): 0 | 1 | 2 {
  if (word.startsWith(wanted)) return 2;
  return wanted.length >= slipFrom && isOneSlip(wanted, word) ? 1 : 0;
}
