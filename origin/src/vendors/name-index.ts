/** Finds vendors by the words of their names: in any order, each with one slip. */

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

/** How well a label's words fit: 2 as they are written, 1 with a slip in some word. 0: not at all. */
export type Fit = 0 | 1 | 2;

export class NameIndex {
  readonly #labels = new Map<string, number[]>();
  #size = 0;

  /** Adds a label's words. */
  add(labelId: number, text: string): void {
    this.#size = Math.max(this.#size, labelId + 1);
    for (const word of new Set(wordsOf(text))) {
      const known = this.#labels.get(word);
      if (known === undefined) this.#labels.set(word, [labelId]);
      else known.push(labelId);
    }
  }

  /** Returns the fit of every label by its ID. Every word of the query must be found; an unfinished word finds longer ones. */
  find(query: string): Uint8Array {
    const wanted = [...new Set(wordsOf(query))];
    const fits = new Uint8Array(this.#size).fill(wanted.length === 0 ? 0 : 2);
    for (const word of wanted) {
      const fit = new Uint8Array(this.#size);
      for (const [known, labels] of this.#labels) {
        const value = known.startsWith(word) ? 2 : word.length >= slipFrom && isOneSlip(word, known) ? 1 : 0;
        if (value === 0) continue;
        for (const label of labels) if ((fit[label] ?? 0) < value) fit[label] = value;
      }
      for (let label = 0; label < this.#size; label += 1) {
        const value = fit[label] ?? 0;
        if (value < (fits[label] ?? 0)) fits[label] = value;
      }
    }
    return fits;
  }
}
