import { createTranslator } from "use-intl/core";
import type { Catalogue } from "@paygauge/api-types/catalogue/message";
import { translator, type Translate } from "@paygauge/api-types/catalogue/translator";

/**
 * The translation of a language's catalogue, or of a part of it, for a BCP 47 locale. Its messages are ICU texts, and in a
 * build their compiled form, which use-intl takes in their place.
 */
export function translateWith(catalogue: Partial<Catalogue>, locale: string, onUnknown?: () => void): Translate {
  const formatIcu = (icu: string, args: object) => {
    const format = createTranslator({ locale, messages: { it: icu }, onError: () => undefined });
    // The library types keys by the application's own catalogue; this one has the single message "it".
    return format("it" as never, args as never);
  };
  return translator(catalogue, formatIcu, onUnknown);
}
