/** Countries as ledgers write them: ISO codes of two or three letters and names in five languages. */
import { namedCountries } from "@paygauge/api-types/reference/country-names";

let index: Map<string, string> | undefined;

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/^the /, "")
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

/** Short forms that the reference table of names does not carry. */
const shortForms: Record<string, string> = {
  uk: "GBR",
  "great britain": "GBR",
  britain: "GBR",
  england: "GBR",
  scotland: "GBR",
  wales: "GBR",
  "northern ireland": "GBR",
  usa: "USA",
  "u s a": "USA",
  "u s": "USA",
  "united states": "USA",
  america: "USA",
  holland: "NLD",
  "republic of ireland": "IRL",
  eire: "IRL",
  uae: "ARE",
  korea: "KOR",
  russia: "RUS",
  vietnam: "VNM",
};

function build(): Map<string, string> {
  const names = new Map<string, string>();
  for (const { alpha2, alpha3, name: english, others } of namedCountries()) {
    for (const name of [alpha2, alpha3, english, ...others]) {
      const key = fold(name);
      if (key !== "" && !names.has(key)) names.set(key, alpha3);
    }
  }
  for (const [name, code] of Object.entries(shortForms)) names.set(name, code);
  return names;
}

/** ISO 3166-1 alpha-3 of a country cell; "" when it is not known. */
export function countryOf(text: string): string {
  index ??= build();
  return index.get(fold(text)) ?? "";
}
