import { messages } from "@paygauge/api-types";
import { sentences } from "@paygauge/api-types/sentences";
import { nouns, type Noun } from "@paygauge/api-types/sentences/nouns";
import { englishTexts } from "@paygauge/ui";
import type { Area, Tongue } from "../translation.ts";
import { pseudoMessage, pseudoText, pseudoTexts } from "./pseudo-text.ts";

/** Words by their English ones, whichever are asked for. */
function worded<K extends string>(): Readonly<Record<K, string>> {
  const none: Record<string, string> = {};
  // It answers to every name, which is what the type says of the names that there are.
  return new Proxy(none, { get: (_, english) => pseudoText(String(english)) }) as Readonly<Record<K, string>>;
}

function recordOf<K extends string, T>(keys: readonly K[], valueOf: (key: K) => T): Readonly<Record<K, T>> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Readonly<Record<K, T>>;
}

/**
 * The pseudo-language of a browser whose own language is en-XA, as browsers call accented English: made of the English
 * tables when one asks for it, and in no menu. Screens are looked at in it for cut texts and forgotten ones.
 */
export function pseudoOf(english: Tongue["areas"]): Tongue {
  return {
    names: {
      pages: worded(),
      messages: pseudoTexts(messages, pseudoMessage),
      permissions: worded(),
      roles: (_role, [name, description]) => [pseudoText(name), pseudoText(description)],
    },
    ui: pseudoTexts(englishTexts, pseudoText),
    sentences: async () => ({
      words: pseudoTexts(sentences, pseudoMessage),
      nouns: recordOf<Noun, string>(nouns, pseudoText),
    }),
    areas: pseudoAreas(english),
  };
}

function pseudoAreas(english: Tongue["areas"]): Tongue["areas"] {
  const load = (area: Area) => async () => pseudoTexts(await english[area](), pseudoMessage);
  const areas = Object.keys(english).filter((area): area is Area => area in english);
  // Each area's loader gives that area's texts: the compiler sees only that it gives one of them.
  return recordOf(areas, load) as Tongue["areas"];
}
