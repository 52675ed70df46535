/** How the register's names are compared: folded as payees are, and without legal forms at the end. */
import { fold } from "@paygauge/analysis/names/normalise";

const forms: ReadonlySet<string> = new Set(["limited", "ltd", "plc", "llp", "lp", "cic", "cyf", "ccc"]);

/** Words of a name: "Pemberton & Row Ltd." has pemberton, and, row, limited. */
const wordsOf = (name: string): string[] =>
  fold(name)
    .split(" ")
    .filter((word) => word !== "");

/** A name without its legal form at the end; a name of a legal form alone stays. */
export function companyKey(name: string): string {
  const words = wordsOf(name);
  while (words.length > 1 && forms.has(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

/** The words of a question; the last one can be the beginning of a word. */
export const questionWords = (text: string): readonly string[] =>
  companyKey(text)
    .split(" ")
    .filter((word) => word !== "");

const isBeginning = (words: readonly string[], at: number): boolean =>
  at === words.length - 1 && (words[at]?.length ?? 0) > 2;

/**
 * A question for the full-text index of those words that are not common: "services" alone is in hundreds of thousands
 * of names, and `hasWords` compares it in the few that have the others. With common words alone, all of them.
 */
export function wordsQuery(words: readonly string[], common: ReadonlySet<string>): string {
  const isRare = words.some((word) => !common.has(word));
  return words
    .flatMap((word, at) => (isRare && common.has(word) ? [] : [`"${word}"${isBeginning(words, at) ? "*" : ""}`]))
    .join(" AND ");
}

/** Whether a name's key has each of the words. */
export function hasWords(key: string, words: readonly string[]): boolean {
  const own = key.split(" ");
  return words.every((word, at) =>
    own.some((each) => (isBeginning(words, at) ? each.startsWith(word) : each === word)),
  );
}

/** A postcode without its space, if the text has the form of one. */
export function postcodeOf(text: string): string | null {
  const plain = text.toUpperCase().replaceAll(/\s+/g, "");
  return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(plain) ? plain : null;
}
