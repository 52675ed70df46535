/** Finds vendors by the words of their names: in any order, each with one slip. */
import { fitOfWord, wordsOf } from "@paygauge/api-types/entities/name-words";

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

  /** Returns the fit of every label by its ID, for each word; an unfinished word finds longer ones. */
  fitsOf(words: readonly string[]): Uint8Array[] {
    return words.map((word) => {
      const fit = new Uint8Array(this.#size);
      for (const [known, labels] of this.#labels) {
        const value = fitOfWord(word, known);
        if (value === 0) continue;
        for (const label of labels) if ((fit[label] ?? 0) < value) fit[label] = value;
      }
      return fit;
    });
  }
}
