/** Countries that a file itself gives evidence of: its column of countries, and the legal forms of its names. */
import type { ColumnMapping, ColumnProfile } from "@paygauge/api-types/entities/ledger";
import { columnOf } from "@paygauge/api-types/entities/ledger-settle";
import { currencyOfCountry } from "@paygauge/api-types/reference/country-currencies";
import { countryOf } from "./countries.ts";
import { countriesOfForm } from "./legal-countries.ts";
import { ownersIn } from "./owner-columns.ts";

/** Share of rows, or of names with a legal form, from which countries are evidence. */
const leastShare = 0.7;
/** Fewer names with a form say nothing of a ledger, nor do forms on fewer of its names. */
const leastForms = { cells: 5, share: 0.05 } as const;
/** Cells that forms are looked for in. */
const looked = 400;

export interface CountryEvidence {
  readonly because: "countryColumn" | "forms" | "owner";
  /** ISO 3166-1 alpha-3; several where forms are shared. */
  readonly countries: readonly string[];
  /** The column that shows it. */
  readonly column: string;
}

/** What of the file speaks for countries, the strongest first. */
export function countriesIn(profiles: readonly ColumnProfile[], mapping: ColumnMapping): CountryEvidence[] {
  const at = (field: "country" | "supplierName") => profiles.find(({ index }) => index === columnOf(mapping, field));
  return [
    ...ofColumn(at("country")),
    ...ownersIn(profiles, mapping).flatMap(({ column, text }) => evidence("owner", column, countriesNamed(text))),
    ...ofForms(at("supplierName")),
  ];
}

/** Whether the currency is one of those countries'. */
export const usesCurrency = ({ countries }: CountryEvidence, currency: string): boolean =>
  countries.some((country) => currencyOfCountry(country) === currency);

/** Currencies of the countries, each once. */
export function currenciesOf({ countries }: CountryEvidence): string[] {
  return [...new Set(countries.flatMap((country) => currencyOfCountry(country) ?? []))];
}

const evidence = (because: CountryEvidence["because"], column: string, countries: readonly string[]) =>
  countries.length === 0 ? [] : [{ because, column, countries }];

function ofColumn(profile: ColumnProfile | undefined): CountryEvidence[] {
  if (profile?.commonest == null || profile.commonest.share < leastShare) return [];
  const country = countryOf(profile.commonest.text);
  return evidence("countryColumn", profile.name, country === "" ? [] : [country]);
}

function ofForms(profile: ColumnProfile | undefined): CountryEvidence[] {
  if (profile?.forms === undefined) return [];
  const { cells, countries } = profile.forms;
  if (cells < leastForms.cells || cells < Math.min(profile.filled, looked) * leastForms.share) return [];
  const found = Object.entries(countries).filter(([, count]) => count >= cells * leastShare);
  return evidence(
    "forms",
    profile.name,
    found.map(([country]) => country),
  );
}

/** Returns the countries that an owner's name suggests: by its legal form, or because it contains a country's name. */
function countriesNamed(text: string): readonly string[] {
  const form = countriesOfForm(text);
  if (form.length > 0) return form;
  const words = text.split(/[\s,()-]+/).filter((word) => word.length > 3);
  const pairs = words.map((word, index) => `${word} ${words[index + 1] ?? ""}`.trim());
  const country = [...pairs, ...words].map((each) => countryOf(each)).find((each) => each !== "");
  return country === undefined ? [] : [country];
}
