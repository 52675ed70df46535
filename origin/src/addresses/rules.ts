/** Rules of addresses by country, from libaddressinput (address-rules.json states the notice). */
import rules from "./address-rules.json" with { type: "json" };

interface CountryRules {
  readonly name: string;
  /** Lines with %A street, %C city, %S region, %Z postcode. */
  readonly fmt?: string;
  /** Letters of the parts that an address needs: A, C, S, Z. */
  readonly require?: string;
  readonly upper?: string;
  readonly zip?: string;
  readonly example?: string;
  /** Regions by key, with their names. */
  readonly regions?: Readonly<Record<string, readonly string[]>>;
}

const byIso2: ReadonlyMap<string, CountryRules> = new Map(Object.entries(rules.countries));

export const isIso2 = (text: string): boolean => byIso2.has(text);
export const rulesOf = (iso2: string): CountryRules | null => byIso2.get(iso2) ?? null;
const spelled = new Map<string, RegExp>();

/** Whether a postcode has the form of its country; true where the country states none. */
export function isPostcodeOf(iso2: string, postcode: string): boolean {
  const zip = rulesOf(iso2)?.zip;
  if (zip === undefined) return true;
  const known = spelled.get(iso2) ?? new RegExp(`^(?:${zip})$`, "i");
  spelled.set(iso2, known);
  return known.test(postcode);
}

/** The key of a region by its key or name, in whatever case; null if the country has no such region. */
export function regionOf(iso2: string, text: string): string | null {
  const plain = text.replaceAll(".", "").toLowerCase();
  for (const [key, names] of Object.entries(rulesOf(iso2)?.regions ?? {}))
    if ([key, ...names].some((each) => each.toLowerCase() === plain)) return key;
  return null;
}
