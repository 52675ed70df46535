import { IntlMessageFormat } from "intl-messageformat";
import type { Catalogue } from "@paygauge/api-types/catalogue/message";
import { translator, type Translate } from "@paygauge/api-types/catalogue/translator";

/** The translation of a catalogue, or of a part of it, for a BCP 47 locale. */
export function translateWith(catalogue: Partial<Catalogue>, locale: string): Translate {
  return translator(catalogue, (icu, args) => String(new IntlMessageFormat(icu, locale).format({ ...args })));
}
