import { saying, type FigureAnswer, type FigureAsk } from "./figure-answer.ts";
import { suppliersWith } from "./supplier-set.ts";
import { foldedWords } from "./vocabulary/index-of.ts";

/** Names in the answer where several fit. */
const told = 3;

/** Whether a name has these words in a row. */
function holds(name: readonly string[], words: readonly string[]): boolean {
  return name.some((_, start) => words.every((word, at) => name[start + at] === word));
}

/** Suppliers of a job with these words in their name, in a row; and of those the ones that are called just so. */
async function searched(ask: Pick<FigureAsk, "reader" | "job">, name: string) {
  const named = foldedWords(name);
  // The longest word finds the fewest.
  const [search = ""] = name.split(" ").toSorted((a, b) => b.length - a.length);
  const { answer, run } = await suppliersWith(ask, search);
  const fitting = answer.collection.filter((row) => holds(foldedWords(row.name), named));
  return { run, fitting, exact: fitting.filter((row) => foldedWords(row.name).length === named.length) };
}

/** The one supplier that a name fits; null where none does, or several do. */
export async function namedExactly(ask: Pick<FigureAsk, "reader" | "job">, name: string) {
  const { run, fitting, exact } = await searched(ask, name);
  const [row, ...more] = exact.length === 1 ? exact : fitting;
  return row === undefined || more.length > 0 ? null : { row, run };
}

/**
 * The supplier that a question is about: the one that it names, else the one on screen. A sentence where that is not
 * one; null where no supplier has that name.
 */
export async function supplierOf(ask: FigureAsk): Promise<string | FigureAnswer | null> {
  const { question, supplierKey, words } = ask;
  if (question.name === null) return supplierKey ?? saying(words.say("needsSupplier"));
  const { fitting, exact } = await searched(ask, question.name);
  const [own, ...others] = exact;
  if (own !== undefined && others.length === 0) return own.supplierKey;
  const [only, ...more] = fitting;
  if (only === undefined) return null;
  if (more.length === 0) return only.supplierKey;
  return saying(words.say("severalSuppliers", { names: words.names(fitting.slice(0, told).map(({ name }) => name)) }));
}
