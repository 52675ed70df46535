import { americanText, isAmerican } from "@paygauge/api-types/spelling";
import { bootAtom } from "../state/boot.ts";
import { store } from "../state/store.ts";

/** Each text of an area, also in messages that the build has compiled to lists. */
export function spelledTexts<T>(texts: T): T {
  const spelled = (value: unknown): unknown => {
    if (typeof value === "string") return americanText(value);
    if (Array.isArray(value)) return value.map(spelled);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spelled(inner)]));
  };
  // The shape is the same; only words inside the texts change.
  return spelled(texts) as T;
}

/** The texts as the user's issuer spells English: "check" for US brands, "cheque" for all others. */
export const spelled = <T>(texts: T): T =>
  isAmerican(store.get(bootAtom)?.me.issuerLanguage) ? spelledTexts(texts) : texts;
