/** Countries by alpha-2, alpha-3 or name, in several languages. */
import { namedCountries } from "./country-names.ts";

interface CountryTable {
  byWord: Map<string, string>;
  names: Map<string, string>;
}

/** What ledgers write next to the official names. */
const otherWords: Record<string, string> = {
  uk: "GBR",
  "u k": "GBR",
  england: "GBR",
  scotland: "GBR",
  wales: "GBR",
  "northern ireland": "GBR",
  "great britain": "GBR",
  usa: "USA",
  "u s a": "USA",
  "u s": "USA",
  "united states of america": "USA",
  america: "USA",
  eire: "IRL",
  "republic of ireland": "IRL",
  holland: "NLD",
  "czech republic": "CZE",
  "south korea": "KOR",
  "hong kong sar": "HKG",
  uae: "ARE",
  "viet nam": "VNM",
  turkiye: "TUR",
  russia: "RUS",
  taiwan: "TWN",
  macau: "MAC",
};

let table: CountryTable | null = null;

function wordOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function load(): CountryTable {
  if (table) return table;
  const built: CountryTable = { byWord: new Map(), names: new Map() };
  for (const { alpha2, alpha3, name, others } of namedCountries()) {
    built.names.set(alpha3, name);
    for (const word of [alpha2, alpha3, name, ...others]) {
      const key = wordOf(word);
      if (key && !built.byWord.has(key)) built.byWord.set(key, alpha3);
    }
  }
  for (const [word, three] of Object.entries(otherWords)) built.byWord.set(word, three);
  table = built;
  return built;
}

/** Alpha-3 code of a country written as alpha-2, alpha-3 or name; null when it is unknown. */
export function toAlpha3(text: string): string | null {
  return load().byWord.get(wordOf(text)) ?? null;
}

/** English name of an alpha-3 code; the code itself when it is unknown. */
export function countryName(alpha3: string): string {
  return load().names.get(alpha3) ?? alpha3;
}
