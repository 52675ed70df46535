/** Finds city, suburb and the name of the house among the words that are left. */
import { give, piecesOf, type Token } from "./tokens.ts";
import { boroughs, largeCities } from "./words.ts";

/** The remaining words: names in front of the street, places behind it. */
export function takePlaces(tokens: Token[], iso2: string | null): void {
  const roadAt = tokens.findIndex(({ label }) => label === "road");
  const road = roadAt >= 0 ? roadAt : tokens.findIndex(({ label }) => label === "po_box");
  for (const { from, to } of piecesOf(tokens)) if (road >= 0 && from < road) give(tokens, from, to, "house");
  takeLeadingCodes(tokens);
  const isNewYork = takeBoroughs(tokens, iso2);
  takeCities(tokens);
  const hasCity = tokens.some(({ label }) => label === "city") || isNewYork;
  const behind = piecesOf(tokens);
  for (const [at, { from, to }] of behind.entries()) {
    const isFirst = road < 0 && at === 0 && behind.length > 1;
    if (at === behind.length - 1 && !hasCity) give(tokens, from, to, "city");
    else give(tokens, from, to, isFirst && (behind.length > 2 || iso2 !== null) ? "house" : "suburb");
  }
}

/** A number in front of the city that no form of a postcode fits: "562 Oslo". */
function takeLeadingCodes(tokens: Token[]): void {
  if (tokens.some(({ label }) => label === "postcode")) return;
  const place = piecesOf(tokens).at(-1);
  if (place !== undefined && place.to - place.from > 1 && /^\d{3,6}$/.test(tokens[place.from]?.plain ?? ""))
    give(tokens, place.from, place.from + 1, "postcode");
}

/** A large city at the end of a piece, with its suburb in front; a district of Seoul; "Kingston 6"; "Madrid Madrid". */
function takeCities(tokens: Token[]): void {
  for (const { from, to } of piecesOf(tokens)) {
    const [before, last] = [tokens[to - 2], tokens[to - 1]];
    if (last === undefined || before === undefined || to - from < 2) continue;
    if (before.plain === last.plain) {
      give(tokens, to - 2, to - 1, "city");
      last.label = "state";
    } else if (largeCities.has(last.plain)) {
      last.label = "city";
      give(tokens, from, to - 1, before.plain.endsWith("-gu") ? "city_district" : "suburb");
    } else if (/^\d{1,2}$/.test(last.plain) && !tokens.some(({ label }) => label === "postcode")) {
      last.label = "postcode";
      give(tokens, from, to - 1, "city");
    }
  }
}

/** Boroughs of New York and the city's short name at the end of a piece; the words in front are a suburb. */
function takeBoroughs(tokens: Token[], iso2: string | null): boolean {
  const state = tokens.find(({ label }) => label === "state")?.plain ?? "ny";
  if ((iso2 !== "US" && iso2 !== null) || !/^(?:ny|new|york)$/.test(state)) return false;
  let isFound = false;
  for (const { from, to } of piecesOf(tokens)) {
    let end = to;
    if (tokens[end - 1]?.plain === "nyc") give(tokens, (end -= 1), to, "city");
    const isStaten =
      tokens
        .slice(end - 2, end)
        .map(({ plain }) => plain)
        .join(" ") === "staten island";
    const length = isStaten ? 2 : boroughs.has(tokens[end - 1]?.plain ?? "") ? 1 : 0;
    if (length === 0 || end - length < from) continue;
    isFound = true;
    give(tokens, end - length, end, "city_district");
    give(tokens, from, end - length, "suburb");
  }
  return isFound;
}
