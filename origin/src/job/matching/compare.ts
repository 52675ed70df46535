/** Compares a supplier with one directory entry: a level per field, and the bits that the ruleset gives for them. */
import type { ConfidenceRuleset, MatchLevels } from "@paygauge/api-types/entities/analysis";
import { compareNames, type NameLikeness } from "./compare-name.ts";
import type { DirectoryIndex } from "./directory-index.ts";
import { apartIn } from "./apart.ts";
import type { NameQuery, Query } from "./query.ts";
import { jaroWinkler } from "@paygauge/analysis/names/similarity";
import { containsWords, type StringTable } from "./string-table.ts";

export interface Comparison {
  entry: number;
  bits: number;
  levels: MatchLevels;
  rarityBits: number;
  /** Likeness of the names, 0…1. */
  nameLikeness: number;
  /** The entry is called what a company with a legal form trades as. */
  isTradingName: boolean;
  /** 0…2: likeness of the names beyond their level, and the same legal form. Orders equal bits, decides nothing else. */
  closeness: number;
}

type Fields = ConfidenceRuleset["fields"];

function nameLevel(likeness: NameLikeness, rules: Fields["name"]): MatchLevels["name"] {
  if (likeness.exact) return "exact";
  for (const level of ["near", "close", "weak"] as const) {
    const floor = rules[level];
    if (likeness.softTfIdf >= floor.softTfIdf || likeness.jaroWinkler >= floor.jaroWinkler) return level;
  }
  return "none";
}

/** A text of the table is at least so much like another. */
function isLike(table: StringTable, id: number, other: Uint8Array, floor: number): boolean {
  const start = table.starts[id] ?? 0;
  return jaroWinkler(other, 0, other.length, table.bytes, start, table.starts[id + 1] ?? 0, floor) >= floor;
}

const isContained = (table: StringTable, id: number, other: Uint8Array): boolean =>
  containsWords(table.bytes.subarray(table.starts[id] ?? 0, table.starts[id + 1] ?? 0), other);

const streetOrder = ["missing", "none", "nameOnly", "numberAndSimilarName", "numberAndName"] as const;

function streetLevel(
  index: DirectoryIndex,
  query: Query,
  entry: number,
  rules: Fields["street"],
): MatchLevels["street"] {
  const other = index.street[entry] ?? 0;
  const otherNumber = index.number[entry] ?? 0;
  if (other === 0 && otherNumber === 0) return "missing";
  let best = 0;
  for (const street of query.streets) {
    const bothNumbers = street.number !== 0 && otherNumber !== 0;
    let level = 1;
    if (street.words.length === 0 || other === 0) level = bothNumbers && street.number !== otherNumber ? 1 : 0;
    else if (street.id === other) level = bothNumbers && street.number === otherNumber ? 4 : 2;
    else if (bothNumbers && street.number === otherNumber) {
      const similar =
        isLike(index.streets, other, street.words, rules.similarFrom) ||
        isContained(index.streets, other, street.words);
      level = similar ? 3 : 1;
    } else if (isContained(index.streets, other, street.words)) level = 2;
    best = Math.max(best, level);
  }
  return streetOrder[best] ?? "missing";
}

function cityLevel(index: DirectoryIndex, query: Query, entry: number, rules: Fields["city"]): MatchLevels["city"] {
  const other = index.city[entry] ?? 0;
  if (query.city === 0 || other === 0) return "missing";
  if (query.city === other) return "exact";
  const alike = isLike(index.cities, other, query.cityText, rules.nearFrom);
  return alike || isContained(index.cities, other, query.cityText) ? "near" : "none";
}

function postcodeLevel(index: DirectoryIndex, query: Query, entry: number): MatchLevels["postcode"] {
  const other = index.postcode[entry] ?? 0;
  if (query.postcode === 0 || other === 0) return "missing";
  if (query.postcode === other) return "exact";
  return query.postcodeStart === index.postcodeStart[entry] ? "firstThree" : "none";
}

function idLevel(index: DirectoryIndex, query: Query, entry: number): MatchLevels["taxId"] {
  const { taxId, companyNumber } = query;
  const otherTaxId = index.taxId[entry] ?? 0;
  const otherNumber = index.companyNumber[entry] ?? 0;
  if (taxId !== 0 && (taxId === otherTaxId || taxId === otherNumber)) return "equal";
  if (companyNumber !== 0 && (companyNumber === otherNumber || companyNumber === otherTaxId)) return "equal";
  // a tax id says nothing against a company number: only the same kind can differ
  const differs = (taxId !== 0 && otherTaxId !== 0) || (companyNumber !== 0 && otherNumber !== 0);
  return differs ? "none" : "missing";
}

function countryLevel(index: DirectoryIndex, query: Query, entry: number): MatchLevels["country"] {
  const other = index.country[entry] ?? 0;
  if (query.country === 0 || other <= 0) return "missing";
  if (query.country === other) return "equal";
  return query.isCountryAssumed ? "assumed" : "none";
}

/** Compares one pair. */
export function compareEntry(
  index: DirectoryIndex,
  query: Query,
  entry: number,
  ruleset: ConfidenceRuleset,
): Comparison {
  const { fields } = ruleset;
  const name = bestName(index, query, entry, fields.name);
  const phone = index.phone[entry] ?? 0;
  const levels: MatchLevels = {
    name: name.level,
    street: streetLevel(index, query, entry, fields.street),
    postcode: postcodeLevel(index, query, entry),
    city: cityLevel(index, query, entry, fields.city),
    phone: query.phone === 0 || phone === 0 ? "missing" : query.phone === phone ? "equal" : "none",
    taxId: idLevel(index, query, entry),
    country: countryLevel(index, query, entry),
  };
  const { likeness: nameLikeness, isTradingName, rarityBits } = name;
  const closeness = name.closeness + (query.rawHash === index.rawHash[entry] ? 1 : 0);
  return {
    entry,
    levels,
    rarityBits,
    nameLikeness,
    isTradingName,
    closeness,
    bits: bitsOf(levels, ruleset) + rarityBits,
  };
}

interface NameResult {
  level: MatchLevels["name"];
  rarityBits: number;
  likeness: number;
  isTradingName: boolean;
  /** The likeness, less where it is not of the whole name. */
  closeness: number;
}

/** What numbers and places that differ count against a name; 0 where the ruleset does not say. */
function apartBits(index: DirectoryIndex, name: NameQuery, entry: number, { apart }: Fields["name"]): number {
  if (apart === undefined) return 0;
  const differs = apartIn(index, name, entry);
  return (differs.number ? apart.number : 0) + (differs.place ? apart.place : 0);
}

/** The name among the query's that fits best; a part of a name costs what the ruleset says. */
function bestName(index: DirectoryIndex, query: Query, entry: number, rules: Fields["name"]): NameResult {
  let best: (NameResult & { bits: number }) | null = null;
  const lowest = Math.min(rules.near.jaroWinkler, rules.close.jaroWinkler, rules.weak.jaroWinkler);
  for (let at = 0; at < query.names.length; at += 1) {
    const name = query.names[at];
    if (name === undefined) continue;
    const likeness = compareNames(index, name, query.idfOf, entry, lowest);
    const level = nameLevel(likeness, rules);
    const { idfAtZero, slope, least, most } = rules.rarity;
    const rarity = level === "none" ? 0 : Math.min(most, Math.max(least, (likeness.rarest - idfAtZero) * slope));
    const apart = level === "none" || likeness.exact ? 0 : apartBits(index, name, entry, rules);
    const rarityBits = rarity + apart + (name.later && level !== "none" ? rules.laterPart : 0);
    const alike = Math.max(likeness.softTfIdf, likeness.jaroWinkler);
    const found = {
      level,
      rarityBits,
      likeness: alike,
      isTradingName: name.isTradingName,
      closeness: alike - (at > 0 ? 0.5 : 0),
      bits: rules[level].bits + rarityBits,
    };
    if (!best || found.bits > best.bits || (found.bits === best.bits && found.closeness > best.closeness)) best = found;
  }
  return best ?? { level: "none", rarityBits: 0, likeness: 0, isTradingName: false, closeness: 0 };
}

/** Weight of the countries: nothing where they agree, one is not known, or the ruleset does not compare them. */
export function countryBits({ country }: MatchLevels, { fields }: ConfidenceRuleset): number {
  return country === "none" || country === "assumed" ? (fields.country?.[country] ?? 0) : 0;
}

/** Sum of the weights of the levels plus the prior, without rarity. Street, postcode and city are capped together. */
export function bitsOf(levels: MatchLevels, ruleset: ConfidenceRuleset): number {
  const { fields, addressCap, prior } = ruleset;
  const street = levels.street === "missing" ? 0 : fields.street[levels.street];
  const postcode = levels.postcode === "missing" ? 0 : fields.postcode[levels.postcode];
  const city = levels.city === "missing" ? 0 : fields.city[levels.city];
  const phone = levels.phone === "missing" ? 0 : fields.phone[levels.phone];
  const taxId = levels.taxId === "missing" ? 0 : fields.taxId[levels.taxId];
  const address = Math.min(addressCap, street + postcode + city);
  return prior + fields.name[levels.name].bits + address + phone + taxId + countryBits(levels, ruleset);
}
