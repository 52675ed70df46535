import { IntlMessageFormat } from "intl-messageformat";
import { catalogue as german } from "@paygauge/api-types/catalogue/de";
import { catalogue as englishCatalogue } from "@paygauge/api-types/catalogue/en";
import { catalogue as french } from "@paygauge/api-types/catalogue/fr";
import type { Catalogue } from "@paygauge/api-types/catalogue/message";
import { translator, type Translate } from "@paygauge/api-types/catalogue/translator";
import { languageOf, localeOf, type Language } from "@paygauge/api-types/languages";

const catalogues: Readonly<Record<Language, Catalogue>> = { en: englishCatalogue, de: german, fr: french };

/** Tags are the readers' own: more than there are regions are not kept. */
const maxTranslations = 50;

/** Translations by locale: a message is parsed once for all rows that say it. */
const translations = new Map<string, Translate>();

/** The translation into a BCP 47 tag's language, as screens show it; into English for one that is not supported. */
export function translateIn(tag: string | undefined): Translate {
  const language = languageOf(tag) ?? "en";
  const locale = localeOf(language, [tag]);
  const known = translations.get(locale);
  if (known) return known;
  const parsed = new Map<string, IntlMessageFormat>();
  const translate = translator(catalogues[language], (icu, args) => {
    const format = parsed.get(icu) ?? new IntlMessageFormat(icu, locale);
    parsed.set(icu, format);
    return String(format.format({ ...args }));
  });
  if (translations.size >= maxTranslations) translations.clear();
  translations.set(locale, translate);
  return translate;
}

/** English: answers to programs, logs and mails. */
export const english: Translate = translateIn("en-GB");
