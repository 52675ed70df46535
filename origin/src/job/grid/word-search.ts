import type { Operator } from "@paygauge/api-types/entities/paging";

/** Between two words of the joined text; a column with a word that holds one is searched word by word. */
const seam = "\n";

/** Whether a text it contains, begins or ends with another; case is folded by the caller. */
export function wordTest(operator: Operator, value: string): (word: string) => boolean {
  if (operator === "StartsWith") return (word) => word.startsWith(value);
  if (operator === "EndsWith") return (word) => word.endsWith(value);
  return (word) => word.includes(value);
}

/**
 * Finds the words of a column that contain, begin or end with a text: in one long string of all of them, in which the
 * engine looks for the text far faster than in half a million short ones.
 */
export class WordSearch {
  readonly #words: readonly string[];
  readonly #joined: string | null;
  /** Where each word begins in the joined text, and where one after the last would. */
  readonly #starts: Uint32Array;

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#joined = words.some((word) => word.includes(seam)) ? null : seam + words.join(seam) + seam;
    this.#starts = new Uint32Array(words.length + 1);
    let start = seam.length;
    for (let code = 0; code < words.length; code++) {
      this.#starts[code] = start;
      start += (words[code]?.length ?? 0) + seam.length;
    }
    this.#starts[words.length] = start;
  }

  /** 1 for each word that passes, 0 for the others. The blank word, code 0, isn't a value and never does. */
  passing(operator: Operator, value: string): Uint8Array {
    const passes = new Uint8Array(this.#words.length);
    if (this.#joined === null || value === "" || value.includes(seam)) this.#oneByOne(passes, operator, value);
    else this.#joinedly(passes, this.#joined, this.#wanted(operator, value), operator === "StartsWith" ? 1 : 0);
    return passes;
  }

  #wanted(operator: Operator, value: string): string {
    if (operator === "StartsWith") return seam + value;
    return operator === "EndsWith" ? value + seam : value;
  }

  #oneByOne(passes: Uint8Array, operator: Operator, value: string): void {
    const test = wordTest(operator, value);
    for (let code = 1; code < passes.length; code++) if (test(this.#words[code] ?? "")) passes[code] = 1;
  }

  /** `ahead`: how many characters of the seam before a word the found text takes. */
  #joinedly(passes: Uint8Array, joined: string, wanted: string, ahead: number): void {
    const starts = this.#starts;
    let code = 0;
    for (let at = joined.indexOf(wanted); at >= 0; at = joined.indexOf(wanted, (starts[code + 1] ?? 0) - ahead)) {
      while ((starts[code + 1] ?? 0) <= at + ahead) code++;
      if (code > 0) passes[code] = 1;
      if (code + 1 >= starts.length - 1) return;
    }
  }
}
