/** Names with their industries: what may be trained on, and the cards of Delaware, which nothing is trained on. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mccCodes } from "@paygauge/analysis/industry/industries";
import { csvRows } from "../../origin/src/job/matching/labelled-sets.fixture.ts";
import { industryOfCategory, industryOfMcc, industryOfSic, type Industry } from "./industry-classes.ts";
import type { Named } from "./industry-model.ts";

export interface SourcedName extends Named {
  readonly source: "cards" | "register" | "categories" | "titles" | "held out";
}

/** Names as the model reads them: no store numbers, dates, web endings or acquirers' prefixes. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replace(/^(?:sq|pp|tst|sp|paypal|iz|zettle|sumup)\s*\*/, "")
    .replaceAll(/['’.]/g, "")
    .replaceAll(/[^a-z]+/g, " ")
    .replaceAll(/\b(?:ltd|limited|plc|llp|inc|llc|corp|co|com|www|the|of|and|uk|cic|qps)\b/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function distinct(rows: readonly (SourcedName | null)[]): SourcedName[] {
  const found = new Map<string, SourcedName>();
  for (const row of rows) {
    if (row === null) continue;
    const name = plainName(row.name);
    if (name.length >= 3) found.set(name, { ...row, name });
  }
  return [...found.values()];
}

const named = (name: string, industry: Industry | null, source: SourcedName["source"]): SourcedName | null =>
  industry === null ? null : { name, industry, source };

/** Open Government Licence: the council's cards, with the category of each merchant. */
const calderdale = (dir: string) =>
  ["2014-10-card", "2022-08-card"].flatMap((file) =>
    csvRows(join(dir, `calderdale/${file}.csv`)).map((row) =>
      named(row["Supplier Name"] ?? "", industryOfCategory(row["Merchant Category"] ?? ""), "cards"),
    ),
  );

/** Open Government Licence: registered companies with their SIC 2007. */
const registry = (dir: string) =>
  csvRows(join(dir, "ref-registry/uk_companies_from_nwod.csv")).map((row) =>
    named(row["company_name"] ?? "", industryOfSic(row["sic_2007"] ?? ""), "register"),
  );

/** MIT licence, in the product already: brands that have a merchant category of their own, and what categories are called. */
const categories = () =>
  mccCodes().flatMap(({ code, title }) =>
    title.split(/[,/;()]| - /).map((part) => named(part, industryOfMcc(code, title), "categories")),
  );

/** Open Government Licence: titles of UK SIC 2007. */
const titles = (dir: string) =>
  readFileSync(join(dir, "ref-uk-sic/industrial-classification.tsv"), "utf8")
    .split("\n")
    .slice(1)
    .map((line) => {
      const [code = "", , title = ""] = line.split("\t");
      return /^\d\d\./.test(code) ? named(title, industryOfSic(code), "titles") : null;
    });

/** All that may be trained on, each name once. */
export const trainingNames = (dir: string): SourcedName[] =>
  distinct([...titles(dir), ...categories(), ...registry(dir), ...calderdale(dir)]);

/** The State of Delaware's cards: for tests only. */
export const heldOutNames = (dir: string): SourcedName[] =>
  distinct(
    csvRows(join(dir, "delaware-pcard/delaware_pcard.csv")).map((row) =>
      named(row["MERCHANT"] ?? "", industryOfCategory(row["CAT_DESCR"] ?? ""), "held out"),
    ),
  );
