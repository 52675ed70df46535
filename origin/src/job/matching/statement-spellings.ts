/**
 * Spellings of one merchant in card statements. A statement names a merchant as terminals do, so one merchant may have
 * several entries ("WH Smith", "WHSMITHS", with and without a country). They don't count as rivals of one another.
 */
import { isOfStatement } from "@paygauge/api-types/entities/card-statements";
import { emptyIdentity } from "@paygauge/analysis/reading/lines/identity-key";
import type { ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import { compareEntry, type Comparison } from "./compare.ts";
import type { DirectoryIndex } from "./directory-index.ts";
import { makeQuery } from "./query.ts";

const decoder = new TextDecoder();

function wordsOf({ words, entryWords, wordStarts }: DirectoryIndex, entry: number): string[] {
  return [...entryWords.subarray(wordStarts[entry] ?? 0, wordStarts[entry + 1] ?? 0)].map((word) =>
    decoder.decode(words.bytes.subarray(words.starts[word] ?? 0, words.starts[word + 1] ?? 0)),
  );
}

/** Equal, or not known of one of them. */
const fits = (a: number | undefined, b: number | undefined): boolean => !a || !b || a === b;

const numbersOf = (words: readonly string[]): string =>
  words
    .flatMap((word) => word.match(/\d+/g) ?? [])
    .toSorted()
    .join(" ");

/** Whether two entries of statements are one merchant: near names, the same numbers, no other country or town. */
function isOneMerchant(
  index: DirectoryIndex,
  ruleset: ConfidenceRuleset,
  idfOf: (word: number) => number,
  a: number,
  b: number,
): boolean {
  if (!fits(index.country[a], index.country[b]) || !fits(index.city[a], index.city[b])) return false;
  const [own, other] = [wordsOf(index, a), wordsOf(index, b)];
  if (numbersOf(own) !== numbersOf(other)) return false;
  if (own.join("") === other.join("")) return true;
  const query = makeQuery(index, idfOf, { ...emptyIdentity(), name: own.join(" ") });
  const { name } = compareEntry(index, query, b, ruleset).levels;
  return name === "exact" || name === "near";
}

/** The comparisons, best first, without other spellings of the first one's merchant in a card statement. */
export function withoutSpellings(
  ranked: readonly Comparison[],
  index: DirectoryIndex,
  ruleset: ConfidenceRuleset,
  idfOf: (word: number) => number,
): Comparison[] {
  const [best, ...others] = ranked;
  const isMerchant = ({ entry }: Comparison): boolean => isOfStatement(index.entryIds[entry] ?? "");
  if (best === undefined || !isMerchant(best)) return [...ranked];
  return [
    best,
    ...others.filter((each) => !isMerchant(each) || !isOneMerchant(index, ruleset, idfOf, best.entry, each.entry)),
  ];
}
