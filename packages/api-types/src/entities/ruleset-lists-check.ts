/** What is wrong with the lists of an edited scoring ruleset: countries, schemes, rates, industry codes, code mapping. */
import { message, type Message } from "../catalogue/message.ts";
import type { ScoringRuleset } from "./analysis.ts";

type Found = Record<string, Message>;
type Lists = ScoringRuleset["lists"];

/** The lists of merchant category codes. */
export const mccLists = ["excludedMcc", "pcardMcc", "tandeCoreMcc", "tandeOtherMcc", "tierAMcc", "tierBMcc"] as const;
/** The classifications that are mapped for suppliers without an MCC, in the order in which they are asked. */
export const crossWalks = ["naics", "sic", "unspsc"] as const;
/** Digits of a whole code of each. */
export const codeLengths = { naics: 6, sic: 4, unspsc: 8 } as const;
export const travelClasses = ["core", "other", ""] as const;
export const industryTiers = ["A", "B", ""] as const;

const threeCapitals = /^[A-Z]{3}$/;

/** Our limits of one list: entries, and letters of a scheme's name. A ruleset is one row of the catalogue. */
export const listLimits = { countries: 300, ranges: 1_000, prefixes: 5_000, schemeName: 60 } as const;

/** The first entry that is in the list before. */
function repeated(list: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return list.find((each) => seen.size === seen.add(each).size);
}

function checkCountries(list: readonly string[], path: string, found: Found): void {
  const wrong = list.find((code) => !threeCapitals.test(code));
  const twice = repeated(list);
  if (wrong !== undefined) found[path] = message("countryThree");
  else if (twice !== undefined) found[path] = message("countryTwice", { country: twice });
}

function checkRates({ rates, referenceCurrency, ratesBasis }: ScoringRuleset, found: Found): void {
  if (Object.keys(rates).length > listLimits.countries)
    found["rates"] = message("listLong", { most: listLimits.countries });
  if (ratesBasis !== undefined && !(ratesBasis.year >= 1990 && ratesBasis.year <= 2100))
    found["ratesBasis.year"] = message("rateYear");
  for (const [currency, rate] of Object.entries(rates)) {
    if (!threeCapitals.test(currency)) found[`rates.${currency}`] = message("rateCurrency");
    else if (currency === referenceCurrency && rate !== 1)
      found[`rates.${currency}`] = message("referenceRateOne", { currency });
  }
}

function checkSchemes({ lists, rates, referenceCurrency }: ScoringRuleset, found: Found): void {
  const seen = new Set<string>();
  if (lists.instantSchemes.length > listLimits.countries)
    found["lists.instantSchemes"] = message("listLong", { most: listLimits.countries });
  lists.instantSchemes.forEach(({ country, scheme, currency, limit }, at) => {
    const path = `lists.instantSchemes.${at}`;
    if (!threeCapitals.test(country)) found[`${path}.country`] = message("countryThree");
    else if (seen.has(country)) found[`${path}.country`] = message("schemeTwice", { country });
    seen.add(country);
    if (scheme.trim() === "") found[`${path}.scheme`] = message("schemeName");
    else if (scheme.length > listLimits.schemeName)
      found[`${path}.scheme`] = message("schemeNameLength", { most: listLimits.schemeName });
    if (!threeCapitals.test(currency)) found[`${path}.currency`] = message("rateCurrency");
    else if (limit !== null && currency !== referenceCurrency && rates[currency] === undefined)
      found[`${path}.currency`] = message("schemeRate", { currency });
    if (limit !== null && limit <= 0) found[`${path}.limit`] = message("schemeLimit");
  });
}

const rangeText = ([from, to]: readonly [number, number]): string =>
  from === to ? String(from).padStart(4, "0") : [from, to].map((code) => String(code).padStart(4, "0")).join("–");

function checkRanges(ranges: Lists["tierAMcc"], path: string, found: Found): void {
  const isCode = (code: number): boolean => Number.isInteger(code) && code >= 0 && code <= 9999;
  if (ranges.length > listLimits.ranges) found[path] = message("listLong", { most: listLimits.ranges });
  ranges.forEach(([from, to], at) => {
    if (!isCode(from) || !isCode(to) || from > to) found[`${path}.${at}`] = message("mccRange");
  });
  const inOrder = ranges.map((range, at) => ({ range, at })).toSorted((a, b) => a.range[0] - b.range[0]);
  inOrder.forEach(({ range, at }, place) => {
    const before = inOrder[place - 1]?.range;
    if (before !== undefined && range[0] <= before[1])
      found[`${path}.${at}`] ??= message("rangesOverlap", { first: rangeText(before), second: rangeText(range) });
  });
}

function checkCrossWalk(kind: (typeof crossWalks)[number], lines: Lists["crossWalk"]["naics"], found: Found): void {
  const seen = new Set<string>();
  if (lines.reduce((sum, line) => sum + line.prefixes.length, 0) > listLimits.prefixes)
    found[`lists.crossWalk.${kind}`] = message("listLong", { most: listLimits.prefixes });
  lines.forEach(({ prefixes, tande, tier }, at) => {
    const path = `lists.crossWalk.${kind}.${at}`;
    const most = codeLengths[kind];
    const twice = prefixes.find((prefix) => seen.has(prefix)) ?? repeated(prefixes);
    if (prefixes.length === 0) found[`${path}.prefixes`] = message("prefixNeeded");
    else if (prefixes.some((prefix) => !/^\d+$/.test(prefix) || prefix.length > most))
      found[`${path}.prefixes`] = message("prefixDigits", { most });
    else if (twice !== undefined) found[`${path}.prefixes`] = message("prefixTwice", { prefix: twice });
    for (const prefix of prefixes) seen.add(prefix);
    if (!travelClasses.some((each) => each === tande)) found[`${path}.tande`] = message("travelClass");
    if (!industryTiers.some((each) => each === tier)) found[`${path}.tier`] = message("industryTier");
  });
}

/** Adds what is wrong with the ruleset's lists and rates, by path. */
export function checkLists(ruleset: ScoringRuleset, found: Found): void {
  const { lists } = ruleset;
  checkCountries(lists.stpCountries, "lists.stpCountries", found);
  checkCountries(lists.scfCountries, "lists.scfCountries", found);
  for (const [lockbox, countries] of Object.entries(lists.lockboxCountries))
    checkCountries(countries, `lists.lockboxCountries.${lockbox}`, found);
  checkRates(ruleset, found);
  checkSchemes(ruleset, found);
  for (const list of mccLists) checkRanges(lists[list], `lists.${list}`, found);
  for (const kind of crossWalks) checkCrossWalk(kind, lists.crossWalk[kind], found);
  ruleset.termsCaps?.forEach(({ countries }, at) => checkCountries(countries, `termsCaps.${at}.countries`, found));
  ruleset.acceptance?.ceilings.forEach(({ countries, mcc }, at) => {
    checkCountries(countries, `acceptance.ceilings.${at}.countries`, found);
    checkRanges(mcc, `acceptance.ceilings.${at}.mcc`, found);
  });
}
