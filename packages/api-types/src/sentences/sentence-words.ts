import type { SentenceCode } from "../sentences.ts";
import type { Noun } from "./nouns.ts";

/** What gateway and origin say, by its codes, and the things that stand in its places, in a language beside English. */
export interface Sentences {
  /** ICU messages with the places of the English sentence. */
  readonly words: Readonly<Record<SentenceCode, string>>;
  readonly nouns: Readonly<Record<Noun, string>>;
}
