import { createTranslator } from "use-intl/core";
import type { Say } from "@paygauge/api-types/sentences/say";
import { sayWith } from "@paygauge/api-types/sentences/say-with";
import type { Tongue } from "./translation.ts";

/** The wording of a language, fetched. */
export async function sayIn(tongue: Tongue, locale: string): Promise<Say> {
  return sayWith(await tongue.sentences(), (message, args) => {
    const speak = createTranslator({ locale, messages: { it: message }, onError: () => undefined });
    // The library types keys by the application's own catalogue; this one has the single message "it".
    return speak("it" as never, args as never);
  });
}
