/** Labels of industry codes, and merchant category texts back to codes. Texts are parsed on first use. */
import { lazy } from "@paygauge/api-types/lazy";
import { mccGroups, mccLines, mccTypes } from "./mcc-text.ts";
import { naicsLines } from "./naics-text.ts";
import { sicIndustryGroupLines } from "./sic-group-text.ts";
import { sicDivisions, sicMajorGroupLines } from "./sic-text.ts";
import { unspscSegmentLines } from "./unspsc-text.ts";
import { ownValue } from "@paygauge/api-types/own-value";

interface MccLabel {
  description: string;
  group: string;
  type: string;
}

/** Category texts of purchase-card files that name a code plainly but in other words than the table. */
const categoryWords: Record<string, string> = {
  "office supplies": "5111",
  stationery: "5111",
  hotels: "7011",
  hotel: "7011",
  "hotels and motels": "7011",
  airlines: "4511",
  restaurants: "5812",
  "fast food": "5814",
  taxi: "4121",
  taxis: "4121",
  supermarkets: "5411",
  "book stores": "5942",
  "car hire": "7512",
  "car rental": "7512",
  "computer software": "5734",
  railways: "4112",
  "passenger railways": "4112",
  utilities: "4900",
  "petrol stations": "5541",
  "service stations": "5541",
  "parking lots and garages": "7523",
  "postal services": "9402",
  "courier services": "4215",
  advertising: "7311",
  "computer programming": "7372",
  florists: "5992",
  "electrical contractors": "1731",
  "general contractors": "1520",
};

const pairs = (text: string): Map<string, string> =>
  new Map(
    text.split("\n").map((line) => {
      const bar = line.indexOf("|");
      return [line.slice(0, bar), line.slice(bar + 1)] as const;
    }),
  );

const naicsTable = lazy(() => pairs(naicsLines));
const sicTable = lazy(() => pairs(sicMajorGroupLines));
const sicGroupTable = lazy(() => pairs(sicIndustryGroupLines));
const unspscTable = lazy(() => pairs(unspscSegmentLines));
const mccTable = lazy(() => {
  const groups = mccGroups.split("\n");
  const types = mccTypes.split("\n");
  const labels = new Map<string, MccLabel>();
  for (const line of mccLines.split("\n")) {
    const [code = "", group = "", type = "", description = ""] = line.split("|");
    const typeText = types[Number(type)] ?? "";
    labels.set(code, { description: description || typeText, group: groups[Number(group)] ?? "", type: typeText });
  }
  return labels;
});
const textTable = lazy(() => {
  const codes = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const [code, label] of mccTable()) {
    const key = categoryKey(label.description);
    if (codes.has(key)) doubtful.add(key);
    codes.set(key, code);
  }
  for (const key of doubtful) codes.delete(key);
  for (const [words, code] of Object.entries(categoryWords)) codes.set(words, code);
  return codes;
});

function categoryKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Four digits of an MCC as ledgers write it ("742", "MCC 5812", "5812.0"); "" when it is none. */
export function plainMcc(text: string): string {
  const digits = /^\D*(\d{3,4})(?:\.0+)?$/.exec(text.trim())?.[1];
  return digits ? digits.padStart(4, "0") : "";
}

/** Description, group and type of an MCC; null when the code is not in the table. */
export function mccLabel(mcc: string): MccLabel | null {
  return mccTable().get(plainMcc(mcc)) ?? null;
}

/** MCC that a merchant category text names plainly, "" when it names none or several. */
export function mccFromText(text: string): string {
  const key = categoryKey(text);
  if (!key) return "";
  const leading = /^(\d{4})\b/.exec(key)?.[1];
  if (leading && mccTable().has(leading)) return leading;
  return textTable().get(key) ?? "";
}

/** Division of a SIC code ("I", "Services"), null when the code has none. */
export function sicDivision(sic: string): { code: string; title: string } | null {
  const major = Number(sic.slice(0, 2));
  const found = sic.length >= 2 ? sicDivisions.find((line) => major >= line.from && major <= line.to) : undefined;
  return found ? { code: found.division, title: found.title } : null;
}

/** Title of a SIC major group (two digits), null when unknown. */
export function sicMajorGroup(major: string): string | null {
  return sicTable().get(major) ?? null;
}

/** Title of a SIC industry group (three digits), null when unknown. */
export function sicIndustryGroup(group: string): string | null {
  return sicGroupTable().get(group) ?? null;
}

/** Title of a NAICS national industry (six digits), null when unknown. */
export function naicsTitle(naics: string): string | null {
  return naicsTable().get(naics) ?? null;
}

/** Title of the segment of a UNSPSC code, null when unknown. */
export function unspscSegment(unspsc: string): string | null {
  return unspscTable().get(unspsc.slice(0, 2)) ?? null;
}

/** Every merchant category with its description, in the order of the codes. */
export function mccCodes(): readonly { readonly code: number; readonly title: string }[] {
  return [...mccTable()]
    .map(([code, { description }]) => ({ code: Number(code), title: description }))
    .toSorted((a, b) => a.code - b.code);
}

/** NAICS 2017 sectors (two digits), US Census Bureau, public domain. */
const naicsSectors: Record<string, string> = {
  "11": "Agriculture, Forestry, Fishing and Hunting",
  "21": "Mining, Quarrying, and Oil and Gas Extraction",
  "22": "Utilities",
  "23": "Construction",
  "31": "Manufacturing: Food, Textiles, Apparel",
  "32": "Manufacturing: Wood, Paper, Chemicals, Minerals",
  "33": "Manufacturing: Metals, Machinery, Electronics, Vehicles",
  "42": "Wholesale Trade",
  "44": "Retail Trade: Vehicles, Furniture, Food, Clothing",
  "45": "Retail Trade: General Merchandise, Nonstore",
  "48": "Transportation",
  "49": "Postal Service, Couriers, and Warehousing",
  "51": "Information",
  "52": "Finance and Insurance",
  "53": "Real Estate and Rental and Leasing",
  "54": "Professional, Scientific, and Technical Services",
  "55": "Management of Companies and Enterprises",
  "56": "Administrative and Support and Waste Management",
  "61": "Educational Services",
  "62": "Health Care and Social Assistance",
  "71": "Arts, Entertainment, and Recreation",
  "72": "Accommodation and Food Services",
  "81": "Other Services (except Public Administration)",
  "92": "Public Administration",
};

/** Title of a NAICS code's sector, null when it has none. */
export const naicsSector = (naics: string): string | null =>
  ownValue(naicsSectors, naics.replaceAll(/\D/g, "").slice(0, 2)) ?? null;

/**
 * What a code of a classification, or the beginning of one, is about: a title and how many further industries it covers
 * that the title does not name. null when the code is in no table.
 */
export function industryTitle(
  kind: "naics" | "sic" | "unspsc",
  prefix: string,
): { readonly title: string; readonly more: number } | null {
  if (kind === "unspsc") return whole(unspscSegment(prefix));
  if (kind === "sic") return whole(prefix.length < 3 ? sicMajorGroup(prefix) : sicIndustryGroup(prefix.slice(0, 3)));
  const own = naicsTitle(prefix) ?? ownValue(naicsSectors, prefix);
  if (own !== undefined) return whole(own);
  const under = prefix === "" ? [] : [...naicsTable()].filter(([code]) => code.startsWith(prefix));
  const first = under[0];
  return first === undefined ? null : { title: first[1], more: under.length - 1 };
}

const whole = (title: string | null) => (title === null ? null : { title, more: 0 });
