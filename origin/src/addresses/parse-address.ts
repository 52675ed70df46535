/**
 * Takes an address apart without a model: postcode and country from the end, then region, unit and street, and the
 * remaining words by their place. Every value is a part of the input, so nothing is invented.
 */
import { type AddressLabel, type AddressPart, type ParsedAddress, addressLetters } from "./address-parts.ts";
import { countryOfTail } from "./country-of-tail.ts";
import { parseEastAsian } from "./parse-east-asian.ts";
import { postcodeIn } from "./postcode-in.ts";
import { regionOf } from "./rules.ts";
import { takePlaces } from "./take-places.ts";
import { takeStreet } from "./take-street.ts";
import { give, free, tokensOf, type Token } from "./tokens.ts";
import { caProvinces, ordinals, ukCounties, ukNations, unitWords } from "./words.ts";

function takePoBox(tokens: Token[]): void {
  const words = tokens.map(({ plain }) => plain);
  for (let at = 0; at < tokens.length; at += 1) {
    const two = words.slice(at, at + 2).join(" ");
    const three = words.slice(at, at + 3).join(" ");
    const length =
      /^po box$/.test(two) || /^postfach \d+$/.test(two)
        ? two.startsWith("postfach")
          ? 2
          : 3
        : /^(?:p o box|post office box)$/.test(three)
          ? 4
          : 0;
    if (length > 0) return give(tokens, at, at + length, "po_box");
  }
}

const marks: ReadonlyMap<string, AddressLabel> = new Map([
  ["г", "city"],
  ["ул", "road"],
  ["д", "house_number"],
  ["nr", "house_number"],
  ["кв", "unit"],
  ["ap", "unit"],
  ["et", "level"],
]);

/** Parts that a word in front names: "ул. Съезжинская д. 10 кв. 40", "nr. 9". */
function takeMarked(tokens: Token[]): void {
  for (const [at, { plain, piece }] of tokens.entries()) {
    const label = marks.get(plain);
    if (label === undefined || tokens[at + 1]?.piece !== piece) continue;
    const isNamed = label === "city" || label === "road";
    if (!isNamed && !/\d/.test(tokens[at + 1]?.plain ?? "")) continue;
    let to = at + 2;
    if (isNamed) while (tokens[to]?.piece === piece && !marks.has(tokens[to]?.plain ?? "")) to += 1;
    give(tokens, at, to, label);
  }
}

/** Regions right in front of postcode and country: a state or province, a county of the United Kingdom. */
function takeRegion(tokens: Token[], iso2: string | null): string | null {
  const left = free(tokens);
  // "Washington DC" ends in a code: two words are not the region's name.
  const isCode = /^[a-z]{2}$/.test(left.at(-1)?.plain ?? "");
  for (const length of isCode ? [1] : [3, 2, 1]) {
    const tail = left.slice(-length);
    if (tail.length < length || left.length === length || tail.some(({ piece }) => piece !== tail[0]?.piece)) continue;
    const words = tail.map(({ plain }) => plain).join(" ");
    const label = regionLabel(words, iso2);
    const isTaken = label !== null && tokens.some((token) => token.label === label.label);
    if (label === null || isTaken || isCityOf(tokens, tail, iso2)) continue;
    for (const token of tail) token.label = label.label;
    return label.iso2;
  }
  return iso2;
}

/** Where the postcode is in front of the city, the word next to it is the city: "28014 Madrid". */
function isCityOf(tokens: readonly Token[], tail: readonly Token[], iso2: string | null): boolean {
  const [first] = tail;
  const at = first === undefined ? 0 : tokens.indexOf(first);
  return iso2 !== "US" && iso2 !== "GB" && tokens[at - 1]?.label === "postcode";
}

function regionLabel(words: string, iso2: string | null): { label: AddressLabel; iso2: string | null } | null {
  if (iso2 === "GB" || iso2 === null) {
    if (ukCounties.has(words) && iso2 === "GB") return { label: "state_district", iso2 };
    if (ukNations.has(words)) return { label: "state", iso2: "GB" };
    if (iso2 === "GB") return null;
  }
  if ((iso2 === "US" || iso2 === null) && regionOf("US", words) !== null) return { label: "state", iso2: "US" };
  if (iso2 === "US") return /^\w+ county$/.test(words) ? { label: "state_district", iso2 } : null;
  if ((iso2 === "CA" || iso2 === null) && caProvinces.has(words)) return { label: "state", iso2: "CA" };
  return iso2 !== null && regionOf(iso2, words.replaceAll("-", " ")) !== null ? { label: "state", iso2 } : null;
}

/** "Apt 3A", "#456", "Flat 14", "6th floor", "Suite 1005". */
function takeUnits(tokens: Token[]): void {
  for (const [at, token] of tokens.entries()) {
    if (token.label !== null) continue;
    const [one, two] = [tokens[at + 1], tokens[at + 2]];
    const isIn = (other: Token | undefined): other is Token => other?.piece === token.piece && other.label === null;
    if (
      /^(?:floor|fl)$/.test(one?.plain ?? "") &&
      isIn(one) &&
      (ordinals.has(token.plain) || /^\d+(?:st|nd|rd|th)$/.test(token.plain))
    )
      give(tokens, at, at + 2, "level");
    else if (/^\d+º$/.test(token.plain)) token.label = "level";
    else if (/^\d+$/.test(token.plain) && one?.plain === "trappa" && isIn(one)) give(tokens, at, at + 3, "level");
    else if (token.plain === "begane" && isIn(one)) give(tokens, at, at + 2, "level");
    else if (/^\d+$/.test(token.plain) && /^(?:tv|th|mf)$/.test(one?.plain ?? "") && isIn(one))
      give(tokens, at, at + 2, "unit");
    else if (one?.plain === "arrondissement" && isIn(one)) give(tokens, at, at + 2, "city_district");
    else if (/^#\d+\w?$/.test(token.plain)) token.label = "unit";
    else if (token.plain === "#" && isIn(one)) give(tokens, at, at + 2, "unit");
    else if (unitWords.has(token.plain) && isIn(one)) {
      const isNo = /^no$/.test(one.plain) && isIn(two);
      if (isNo || /^#?(?:\d+\w?|[a-z]\d*)$/i.test(one.plain)) give(tokens, at, at + (isNo ? 3 : 2), "unit");
    }
  }
}

/** Runs of one label become one part. */
function partsOf(tokens: readonly Token[]): AddressPart[] {
  const parts: { label: AddressLabel; words: string[]; piece: number }[] = [];
  for (const { text, label, piece } of tokens) {
    if (label === null) continue;
    const before = parts.at(-1);
    if (before !== undefined && before.label === label && (before.piece === piece || label === "postcode"))
      before.words.push(text);
    else parts.push({ label, words: [text], piece });
  }
  return parts.map(({ label, words }) => ({ label, value: words.join(" ") }));
}

/** Takes an address apart. `hint`: the country (ISO 3166-1 alpha-2) where the words name none. */
export function parseAddress(text: string, hint: string | null = null): ParsedAddress {
  const eastAsian = parseEastAsian(text.slice(0, addressLetters).normalize("NFC"));
  if (eastAsian !== null) return eastAsian;
  const tokens = tokensOf(text);
  takePoBox(tokens);
  takeMarked(tokens);
  let iso2 = countryOfTail(tokens) ?? hint;
  const code = postcodeIn(tokens, iso2);
  if (code !== null) {
    give(tokens, code.from, code.to, "postcode");
    iso2 ??= code.iso2;
    // A country in front of the postcode.
    if (!tokens.some(({ label }) => label === "country")) iso2 = countryOfTail(tokens) ?? iso2;
  }
  takeUnits(tokens);
  for (let times = 0; times < 3; times += 1) {
    const before = free(tokens).length;
    iso2 = takeRegion(tokens, iso2);
    if (free(tokens).length === before) break;
  }
  takeStreet(tokens);
  takePlaces(tokens, iso2);
  return { parts: partsOf(tokens), iso2 };
}
