import { saying, type FigureAnswer, type FigureAsk } from "./figure-answer.ts";
import { suppliersWith } from "./supplier-set.ts";
import { foldedWords } from "./vocabulary/index-of.ts";

/** Names in the answer where several fit. */
const told = 3;

/** Whether a name has these words in a row. */
function holds(name: readonly string[], words: readonly string[]): boolean {
  return name.some((_, start) => words.every((word, at) => name[start + at] === word));
}

/**
 * The supplier that a question is about: the one that it names, else the one on screen. A sentence where that is not
 * one; null where no supplier has that name.
 */
export async function supplierOf(ask: FigureAsk): Promise<string | FigureAnswer | null> {
  const { question, supplierKey, words } = ask;
  if (question.name === null) return supplierKey ?? saying(words.say("needsSupplier"));
  const named = foldedWords(question.name);
  // The longest word finds the fewest.
  const [search = ""] = question.name.split(" ").toSorted((a, b) => b.length - a.length);
  const { collection } = (await suppliersWith(ask, search)).answer;
  const fitting = collection.filter(({ name }) => holds(foldedWords(name), named));
  const [exact, ...others] = fitting.filter(({ name }) => foldedWords(name).length === named.length);
  if (exact !== undefined && others.length === 0) return exact.supplierKey;
  const [only, ...more] = fitting;
  if (only === undefined) return null;
  if (more.length === 0) return only.supplierKey;
  return saying(words.say("severalSuppliers", { names: words.names(fitting.slice(0, told).map(({ name }) => name)) }));
}
