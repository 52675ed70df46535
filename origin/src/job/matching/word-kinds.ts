/** Kinds of words that distinguish names: numbers, numerals and places. */
import { townsOf } from "../../statements/towns.ts";

export const kinds = { other: 0, number: 1, place: 2 } as const;

const numerals = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx".split(" ");
const spelled = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const valueOf = new Map(
  [numerals, spelled].flatMap((words) => words.map((word, at) => [word, String(at + 1)] as const)),
);

/** Towns of one word, and what follows "new": the first words of longer ones are in many names. */
const towns = new Set(
  Object.values(townsOf)
    .flat()
    .flatMap((town) => (town.includes(" ") ? (town.match(/(?<=^new )\S+$/) ?? []) : [town])),
);

/** The number that a word is, without leading zeros; "" for another word. */
export function numberOf(word: string): string {
  return /^\d+[a-z]?$/.test(word) ? word.replace(/^0+(?=\d)/, "") : (valueOf.get(word) ?? "");
}

/** The kind of a word. */
export function kindOfWord(word: string): number {
  if (numberOf(word) !== "") return kinds.number;
  return towns.has(word) ? kinds.place : kinds.other;
}
