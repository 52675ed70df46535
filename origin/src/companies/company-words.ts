/** How the register's names are compared: folded as payees are, and without legal forms at the end. */
import { fold } from "../job/matching/normalise.ts";

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

/** A question of words for the full-text index: each word has to occur, the last one as a beginning. */
export function wordsQuery(text: string): string | null {
  const words = companyKey(text)
    .split(" ")
    .filter((word) => word !== "");
  if (words.length === 0) return null;
  return words.map((word, at) => `"${word}"${at === words.length - 1 && word.length > 2 ? "*" : ""}`).join(" AND ");
}

/** A postcode without its space, if the text has the form of one. */
export function postcodeOf(text: string): string | null {
  const plain = text.toUpperCase().replaceAll(/\s+/g, "");
  return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(plain) ? plain : null;
}
