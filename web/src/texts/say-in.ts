import { createTranslator } from "use-intl/core";
import { readSentence } from "@paygauge/api-types/sentences";
import type { Say } from "./say.ts";
import type { Tongue } from "./translation.ts";

/** The wording of a language, fetched: its sentences, and the English ones to know them by. */
export async function sayIn(tongue: Tongue, locale: string): Promise<Say> {
  const { words, nouns } = await tongue.sentences();
  const known: Readonly<Record<string, string>> = words;
  const named: Readonly<Record<string, string>> = nouns;
  const say: Say = (text, told) => {
    const said = told ?? readSentence(text);
    const message = said && known[said.code];
    if (!said || message === undefined) return text;
    const { what, sentence } = said.args;
    const args = {
      ...said.args,
      ...(what === undefined ? {} : { what: named[what] ?? what }),
      // A sentence within a sentence, such as a field's in that of its form.
      ...(typeof sentence === "string" ? { sentence: say(sentence) } : {}),
    };
    const speak = createTranslator({ locale, messages: { it: message }, onError: () => undefined });
    // The library types keys by the application's own catalogue; this one has the single message "it".
    return speak("it" as never, args as never);
  };
  return say;
}
