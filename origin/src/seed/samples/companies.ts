import type { DirectoryEntry } from "../../job/facts.ts";
import { seededRandom, type Random } from "./random.ts";
import {
  firstWords,
  industries,
  sampleCountries,
  secondWords,
  streets,
  type Industry,
  type SampleCountry,
} from "./words.ts";

/** A made company: the truth behind both the sample directory and the sample ledger. */
export interface SampleCompany {
  readonly index: number;
  readonly name: string;
  readonly form: string;
  readonly industry: Industry;
  readonly country: SampleCountry;
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
  readonly taxId: string;
  readonly phone: string;
}

function fill(pattern: string, random: Random): string {
  return pattern.replaceAll(/[A9]/g, (mark) =>
    mark === "9" ? String(random.whole(0, 9)) : random.pick([..."BCDEGHKLMNPRSTWY"]),
  );
}

function fillVat(pattern: string, random: Random): string {
  return pattern.replaceAll("9", () => String(random.whole(0, 9)));
}

function countryOf(random: Random): SampleCountry {
  let left = random.whole(
    1,
    sampleCountries.reduce((sum, each) => sum + each.weight, 0),
  );
  for (const country of sampleCountries) {
    left -= country.weight;
    if (left <= 0) return country;
  }
  throw new Error("The weights of the sample countries do not add up.");
}

/** The first `count` companies of the sample world; the same ones every time. */
export function sampleCompanies(count: number): SampleCompany[] {
  const random = seededRandom(20_261_001);
  const taken = new Set<string>();
  const companies: SampleCompany[] = [];
  while (companies.length < count) {
    const industry = random.pick(industries);
    const country = countryOf(random);
    const second = random.chance(0.55) ? ` ${random.pick(secondWords)}` : "";
    const name = `${random.pick(firstWords)}${second} ${industry.word}`;
    const town = random.pick(country.towns);
    const company = {
      index: companies.length,
      name,
      form: random.pick(country.forms),
      industry,
      country,
      street: `${random.whole(1, 180)} ${random.pick(streets)}`,
      town,
      postcode: fill(country.postcode, random),
      taxId: fillVat(country.vat, random),
      phone: `+${random.whole(10, 99)} ${random.whole(100, 999)} ${random.whole(100_000, 999_999)}`,
    };
    if (taken.has(name + town)) continue;
    taken.add(name + town);
    companies.push(company);
  }
  return companies;
}

/** The made directory of card acceptors: most card-taking companies of the sample world, as an acquirer spells them. */
export function sampleDirectory(companies: readonly SampleCompany[]): DirectoryEntry[] {
  const random = seededRandom(7);
  const entries: DirectoryEntry[] = [];
  for (const company of companies) {
    const accepts = random.chance(company.industry.card);
    const known = random.chance(accepts ? 0.93 : 0.3);
    const virtual = accepts && random.chance(0.62);
    const detail = random.pick([0, 1, 1, 2, 2, 3] as const);
    const stp = virtual && random.chance(0.4);
    const boxes = sampleLockboxes(company.country.code).filter(() => accepts && random.chance(0.25));
    const lastSeen = `2026-${String(random.whole(1, 10)).padStart(2, "0")}-${String(random.whole(1, 28)).padStart(2, "0")}`;
    if (!known) continue;
    entries.push({
      entryId: `acceptor-${String(company.index).padStart(5, "0")}`,
      name: spelling(company, random).toUpperCase(),
      addressLine1: company.street.toUpperCase(),
      city: company.town.toUpperCase(),
      postalCode: company.postcode,
      country: company.country.code,
      phone: random.chance(0.6) ? company.phone : "",
      taxId: random.chance(0.45) ? company.taxId : "",
      companyNumber: "",
      mcc: company.industry.mcc,
      acceptsCard: accepts,
      acceptsVirtualCard: virtual,
      detailLevel: accepts ? detail : 0,
      stpCapable: stp,
      lockboxes: boxes,
      lastSeen,
    });
  }
  return entries;
}

function sampleLockboxes(country: string): string[] {
  if (country === "USA") return ["Boost"];
  if (country === "GBR") return ["BoostEu", "Its"];
  return ["BoostEu"];
}

/** The company's name as a user types it: with or without its legal form, abbreviated, in capitals. */
export function spelling(company: SampleCompany, random: Random): string {
  const full = `${company.name} ${company.form}`;
  const way = random.next();
  if (way < 0.5) return full;
  if (way < 0.65) return company.name;
  if (way < 0.8) return full.toUpperCase();
  if (way < 0.9) return full.replace(" and ", " & ").replace("Limited", "Ltd");
  return full.replace("Office Supplies", "Office Supp").replace("Construction", "Constr.").replace("Brothers", "Bros");
}
