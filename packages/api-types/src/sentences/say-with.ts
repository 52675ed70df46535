import { readSentence } from "../sentences.ts";
import type { Say } from "./say.ts";
import type { Said } from "./sentence-reader.ts";
import type { Sentences } from "./sentence-words.ts";

/** Fills the places of an ICU message in the language that is spoken. */
export type FillPlaces = (message: string, args: Said["args"]) => string;

/** The wording of a language: its sentences, and the English ones to know them by. Screens and files say the same. */
export function sayWith({ words, nouns }: Sentences, fill: FillPlaces): Say {
  const known: Readonly<Record<string, string>> = words;
  const named: Readonly<Record<string, string>> = nouns;
  const say: Say = (text, told) => {
    const said = told ?? readSentence(text);
    const message = said === null ? undefined : known[said.code];
    if (said === null || message === undefined) return text;
    const { what, sentence } = said.args;
    return fill(message, {
      ...said.args,
      ...(what === undefined ? {} : { what: named[what] ?? what }),
      // A sentence within a sentence, such as a field's in that of its form.
      ...(typeof sentence === "string" ? { sentence: say(sentence) } : {}),
    });
  };
  return say;
}
