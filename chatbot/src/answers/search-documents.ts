import type { ChatScope } from "@paygauge/api-types/entities/chat";
import { languages, type Language } from "@paygauge/api-types/languages";
import { corpusOf, type Owner } from "../corpora.ts";
import type { TextVector } from "../corpus/vector-store.ts";
import type { Env } from "../env.ts";
import { mergeByRank, type Ranking } from "../search/merge.ts";
import { guessLanguage } from "../search/stop-words.ts";
import { termsOf, type Term } from "../search/terms.ts";
import { isAnswered } from "./quotes.ts";

export interface SearchResult {
  readonly ranking: Ranking;
  readonly terms: readonly Term[];
  readonly language: Language;
}

/** Whose documents a question searches: everyone's, and those of at most one issuer that the origin named. */
const ownersOf = ({ issuer_id }: Pick<ChatScope, "issuer_id">): Owner[] =>
  issuer_id === null ? [null] : [null, issuer_id];

/** What is searched for: words, and their vector where there is a model of it. */
interface Searched {
  readonly text: string;
  readonly vector: TextVector | null;
}

async function searchIn(
  env: Env,
  owners: readonly Owner[],
  { text, vector }: Searched,
  language: Language,
): Promise<SearchResult> {
  const terms = termsOf(text, language);
  const lists = await Promise.all(
    owners.map(async (owner) => ({
      corpus: owner ?? "",
      found: await corpusOf(env, owner).search(text, language, vector),
    })),
  );
  return { ranking: mergeByRank(lists, terms), terms, language };
}

/**
 * Searches the documents in the language of the question; in the others where none of that language answers.
 * @param screen the language of the screen, for questions too short to tell
 */
export async function searchDocuments(
  env: Env,
  scope: Pick<ChatScope, "issuer_id">,
  text: string,
  screen: Language,
  vector: TextVector | null = null,
): Promise<SearchResult> {
  const own = guessLanguage(text, screen);
  const searched = { text, vector };
  const owners = ownersOf(scope);
  const first = await searchIn(env, owners, searched, own);
  if (isAnswered(first.ranking, first.terms)) return first;
  for (const language of [screen, ...languages].filter((each, at, all) => each !== own && all.indexOf(each) === at)) {
    const other = await searchIn(env, owners, searched, language);
    if (isAnswered(other.ranking, other.terms)) return other;
  }
  return first;
}
