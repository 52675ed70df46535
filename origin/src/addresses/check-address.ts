/** Checks an address by its country's rules and, in the United Kingdom, by the imported register. */
import type { AddressReason, AddressState, CheckedAddress, Verdict } from "@paygauge/api-types/entities/addresses";
import { addressLetters, partOf, type AddressLabel, type ParsedAddress } from "./address-parts.ts";
import { parseAddress } from "./parse-address.ts";
import { printAddress } from "./print-address.ts";
import { misreadPostcode, spacedPostcode } from "./read-postcode.ts";
import { isPostcodeOf, rulesOf } from "./rules.ts";

/** What the register has at a postcode: its towns, and how many companies. */
export interface PostcodePlace {
  readonly towns: readonly string[];
  readonly companies: number;
}

interface Part {
  readonly name: AddressLabel;
  value: string;
  state: AddressState;
  written: string | null;
}

interface Findings {
  readonly parts: Part[];
  readonly reasons: Set<AddressReason>;
}

/** Whether one letter makes the difference: changed, missing or added. */
function isOneLetterOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short.length < 4) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const isChanged = short.length === long.length;
  return short.slice(isChanged ? at + 1 : at) === long.slice(at + 1);
}

const misread = /\b([A-Z0-9]{2,4}\s?[A-Z0-9]{3})(?=\s*(?:$|,|\s[a-z.]+$))/giu;

/** The text with a misread postcode of the United Kingdom set right, and how it was entered. */
function readAgain(text: string, hint: string | null): { readonly text: string; readonly written: string | null } {
  const first = parseAddress(text, hint);
  const isUk = first.iso2 === "GB" || (first.iso2 === null && hint === null);
  const read = partOf(first, "postcode");
  if (!isUk || (read !== "" && isPostcodeOf("GB", read))) return { text, written: null };
  for (const whole of [read, ...[...text.matchAll(misread)].map(([found]) => found)]) {
    const code = misreadPostcode(whole);
    if (code !== null) return { text: text.replace(whole, code), written: whole };
  }
  return { text, written: null };
}

/** The country that is named, or how it was found otherwise. */
function checkCountry(address: ParsedAddress, hint: string | null, { parts, reasons }: Findings): void {
  const named = parts.find(({ name }) => name === "country");
  if (address.iso2 === null) {
    reasons.add("noCountry");
    return;
  }
  const country = rulesOf(address.iso2)?.name ?? address.iso2;
  if (named !== undefined) {
    named.state = "confirmed";
    return;
  }
  parts.push({ name: "country", value: country, state: "added", written: null });
  reasons.add(address.iso2 === hint ? "countryByDefault" : "countryFromPostcode");
}

function checkPostcode(iso2: string | null, written: string | null, { parts, reasons }: Findings): void {
  const code = parts.find(({ name }) => name === "postcode");
  if (code === undefined || iso2 === null) return;
  const spaced = spacedPostcode(iso2, code.value);
  if (written !== null) {
    Object.assign(code, { value: spaced, state: "replaced", written });
    reasons.add("postcodeRead");
  } else if (!isPostcodeOf(iso2, code.value.replace(/^cep /i, ""))) {
    code.state = "suspicious";
    reasons.add("postcodeForm");
  } else if (spaced === code.value) code.state = "confirmed";
  else Object.assign(code, { value: spaced, state: "spelled", written: code.value });
}

/** Required parts of the country that are missing. */
function checkRequired(address: ParsedAddress, { reasons }: Findings): void {
  const required = address.iso2 === null ? "AC" : (rulesOf(address.iso2)?.require ?? "AC");
  const has = (...labels: AddressLabel[]) => labels.some((label) => partOf(address, label) !== "");
  if (!has("road", "po_box", "house_number", "house")) reasons.add("noStreet");
  if (required.includes("C") && !has("city", "city_district", "suburb")) reasons.add("noCity");
  if (required.includes("S") && !has("state")) reasons.add("noRegion");
  if (required.includes("Z") && !has("postcode")) reasons.add("noPostcode");
}

const titled = (town: string): string =>
  town.toLowerCase().replaceAll(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

/** Compares the city with the register's towns at the postcode; a missing one is added. */
function checkTown(place: PostcodePlace, { parts, reasons }: Findings): void {
  const code = parts.find(({ name }) => name === "postcode");
  if (place.companies === 0 || code === undefined) {
    if (code !== undefined) reasons.add("postcodeUnknown");
    return;
  }
  if (code.state === "plausible") code.state = "confirmed";
  const city = parts.find(({ name }) => name === "city");
  const [town] = place.towns;
  if (town === undefined) return;
  if (city === undefined) {
    parts.push({ name: "city", value: titled(town), state: "added", written: null });
    reasons.add("cityOfPostcode");
    return;
  }
  const plain = city.value.toUpperCase();
  if (place.towns.includes(plain)) city.state = "confirmed";
  else {
    const near = place.towns.find((each) => isOneLetterOff(each, plain));
    if (near === undefined) return;
    Object.assign(city, { value: titled(near), state: "replaced", written: city.value });
    reasons.add("cityDiffers");
  }
}

const wrong: ReadonlySet<AddressReason> = new Set([
  "noAddress",
  "tooLong",
  "noCountry",
  "noStreet",
  "noCity",
  "noPostcode",
  "noRegion",
  "postcodeForm",
]);
const weight: Readonly<Record<AddressState, number>> = {
  confirmed: 1,
  spelled: 1,
  plausible: 0.9,
  added: 0.7,
  replaced: 0.6,
  suspicious: 0,
};

/** Fix: something is missing or wrong. Confirm: something was replaced or added. */
function verdictOf({ parts, reasons }: Findings): Verdict {
  if ([...reasons].some((reason) => wrong.has(reason))) return "fix";
  const isChanged = parts.some(({ state, name }) => state === "replaced" || (state === "added" && name !== "country"));
  return isChanged ? "confirm" : "accept";
}

function scoreOf({ parts, reasons }: Findings): number {
  const faults = [...reasons].filter((reason) => wrong.has(reason)).length;
  if (parts.length === 0) return 0;
  const sum = parts.reduce((total, { state }) => total + weight[state], 0);
  return Math.round((sum / (parts.length + faults)) * 100) / 100;
}

const hasPlace = (address: ParsedAddress): boolean =>
  (["road", "po_box", "postcode", "house_number"] as const).some((label) => partOf(address, label) !== "");

/**
 * Checks one address. `placeOf` is what the register has at a postcode; null: no register is imported.
 * The input stays unchanged.
 */
export function checkAddress(
  input: string,
  hint: string | null,
  placeOf: ((postcode: string) => PostcodePlace) | null,
): CheckedAddress {
  const { text, written } = readAgain(input, hint);
  const address = parseAddress(text, hint);
  const findings: Findings = {
    parts: address.parts.map(({ label, value }) => ({ name: label, value, state: "plausible", written: null })),
    reasons: new Set(),
  };
  const base = { input, companies: null, countryIso2: address.iso2 };
  if (!hasPlace(address))
    return { ...base, parts: findings.parts, verdict: "fix", score: 0, printed: [], reasons: ["noAddress"] };
  if (input.length > addressLetters) findings.reasons.add("tooLong");
  checkCountry(address, hint, findings);
  checkPostcode(address.iso2, written, findings);
  const code = findings.parts.find(({ name }) => name === "postcode")?.value;
  const place = address.iso2 === "GB" && code !== undefined && placeOf !== null ? placeOf(code) : null;
  if (place !== null) checkTown(place, findings);
  const parts = findings.parts.map(({ name, value }) => ({ label: name, value }));
  checkRequired({ ...address, parts }, findings);
  return {
    ...base,
    parts: findings.parts,
    verdict: verdictOf(findings),
    score: scoreOf(findings),
    printed: printAddress({ ...address, parts }),
    reasons: [...findings.reasons],
    companies: place?.companies ?? null,
  };
}
