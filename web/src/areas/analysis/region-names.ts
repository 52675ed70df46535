import { useEffect } from "react";
import { useLocale } from "use-intl";

const made = new Map<string, Intl.DisplayNames>();

/** Names of countries in a language, made when the first is asked for: it takes a dozen milliseconds. */
export function regionsOf(locale: string): Intl.DisplayNames {
  const names = made.get(locale) ?? new Intl.DisplayNames([locale], { type: "region" });
  made.set(locale, names);
  return names;
}

/** Makes them while a list has nothing else to do, before a page that opens from it waits for them. */
export function useRegionsAtRest(): void {
  const locale = useLocale();
  useEffect(() => {
    // Safari has no such calls; there the page makes them.
    if (!("requestIdleCallback" in globalThis)) return undefined;
    const idle = requestIdleCallback(() => regionsOf(locale).of("GB"));
    return () => cancelIdleCallback(idle);
  }, [locale]);
}
