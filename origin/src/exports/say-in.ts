import { IntlMessageFormat } from "intl-messageformat";
import { languageOf, localeOf, type Language } from "@paygauge/api-types/languages";
import { sentences as german } from "@paygauge/api-types/sentences/de";
import { sentences as french } from "@paygauge/api-types/sentences/fr";
import { asSaid, type Say } from "@paygauge/api-types/sentences/say";
import { sayWith } from "@paygauge/api-types/sentences/say-with";
import type { Sentences } from "@paygauge/api-types/sentences/sentence-words";

const tongues: Readonly<Record<Language, Sentences | null>> = { en: null, de: german, fr: french };

/** Different sentences that are remembered: the rows of a list say few of them, again and again. */
const rememberedMost = 1000;

/** The wording of a BCP 47 tag's language, as screens word it; English for one that is not spoken here. */
export function sayIn(tag: string | undefined): Say {
  const language = languageOf(tag);
  const tongue = language && tongues[language];
  if (!tongue) return asSaid;
  const locale = localeOf(language, [tag]);
  const say = sayWith(tongue, (message, args) => String(new IntlMessageFormat(message, locale).format({ ...args })));
  const remembered = new Map<string, string>();
  return (text) => {
    const words = remembered.get(text) ?? say(text);
    if (remembered.size < rememberedMost) remembered.set(text, words);
    return words;
  };
}
