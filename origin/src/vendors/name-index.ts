/** Finds vendors by the words of their names: in any order, each with one slip. */
import { fitOfWord, wordsOf } from "@paygauge/api-types/entities/name-words";

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
        const value = fitOfWord(word, known);
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
