import { IntlMessageFormat } from "intl-messageformat";
import { catalogue as german } from "@paygauge/api-types/catalogue/de";
import { catalogue as englishCatalogue } from "@paygauge/api-types/catalogue/en";
import { catalogue as french } from "@paygauge/api-types/catalogue/fr";
import type { Catalogue } from "@paygauge/api-types/catalogue/message";
import { translator, type Translate } from "@paygauge/api-types/catalogue/translator";
import { localeOf, type Language } from "@paygauge/api-types/languages";

const catalogues: Readonly<Record<Language, Catalogue>> = { en: englishCatalogue, de: german, fr: french };
const translations = new Map<Language, Translate>();

/** Returns the translation into a language of the interface. */
export function translateIn(language: Language): Translate {
  const known = translations.get(language);
  if (known) return known;
  const locale = localeOf(language, []);
  const translate = translator(catalogues[language], (icu, args) =>
    String(new IntlMessageFormat(icu, locale).format({ ...args })),
  );
  translations.set(language, translate);
  return translate;
}

/** English: answers to programs and logs. */
export const english: Translate = translateIn("en");
