/** Brings a card descriptor to the name of its merchant. */
import type { DescriptorRuleId } from "@paygauge/api-types/entities/card-statements";
import { ownValue } from "@paygauge/api-types/own-value";
import { fold } from "@paygauge/analysis/names/normalise";
import { descriptorRules, type DescriptorRule } from "./descriptor-rules.ts";
import { townsOf } from "./towns.ts";

/** A descriptor is cut at so many signs; a town at its end may be cut as well. */
const cutAt = 22;
/** Letters of a cut town that identify it. */
const leastTown = 5;
/** Letters that are looked at: no acquirer writes more. */
const longestDescriptor = 200;

export interface CleanedDescriptor {
  readonly name: string;
  /** The town that the descriptor ends with, in capitals at the beginning; "" for none. */
  readonly town: string;
  readonly website: string;
  readonly phone: string;
  /** What was taken off, in the order of the rules. */
  readonly rules: DescriptorRuleId[];
}

const spaces = (text: string): string => text.replace(/\s+/g, " ").trim();
/** Marks that are left over at the ends. */
const trimmed = (text: string): string => spaces(text.replace(/^[\s"*.,;:/_-]+|[\s"*,;:/_-]+$/g, ""));
const hasName = (text: string): boolean => /\p{L}{2}|\p{L}\s?&\s?\p{L}|\d\p{L}/u.test(text);

function apply(rule: DescriptorRule, text: string): { readonly name: string; readonly kept: string } | null {
  const found = rule.pattern.exec(text);
  if (found === null) return null;
  const name = trimmed(found.groups?.["name"] ?? text.replace(rule.pattern, " "));
  return hasName(name) ? { name, kept: found.groups?.["kept"] ?? "" } : null;
}

const title = (town: string): string => town.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
/** Words after which a place is a part of the name: "University of Leeds". */
const joins = new Set(["of", "and", "in", "at", "the", "de", "du", "von", "to"]);
/** Cut or not, these aren't towns. */
const compass = new Set(["north", "south", "west", "east"]);

/**
 * The town at the end of a name, and the name before it; null where the name would be left without a word, or the place
 * is a part of it.
 */
function townAtEnd(name: string, raw: string, towns: readonly string[]): { name: string; town: string } | null {
  const words = name.split(" ");
  const isCut = raw.length >= cutAt;
  for (let size = Math.min(3, words.length - 1); size > 0; size -= 1) {
    const end = fold(words.slice(-size).join(" "));
    const before = words.slice(0, -size);
    const last = words.at(-1) ?? "";
    if (end === "" || !/^\p{L}/u.test(last) || compass.has(fold(last)) || joins.has(fold(before.at(-1) ?? "")))
      continue;
    const fits = towns.filter((town) => town === end || (isCut && end.length >= leastTown && town.startsWith(end)));
    const [town] = fits;
    if (town === undefined || (fits.length > 1 && town !== end)) continue;
    const rest = trimmed(before.join(" "));
    return fold(rest).length >= 3 ? { name: rest, town: title(town) } : null;
  }
  return null;
}

/** "US", "GBR" and states at the end say where; a name of one word keeps them. */
const countryAtEnd = /\s+(?:gbr|usa|irl|deu|fra|aus|can|nld|bel|lux)$/iu;

/**
 * The name of the merchant behind a descriptor. `country` (ISO 3166-1 alpha-3) chooses the towns that may end it, and
 * `city` is the town that the file itself names. What would leave no name is left as it is.
 */
export function cleanDescriptor(raw: string, country: string, city = ""): CleanedDescriptor {
  const written = spaces(raw.slice(0, longestDescriptor));
  const rules: DescriptorRuleId[] = [];
  const told = { website: "", phone: "" };
  let name = trimmed(written) || written;
  for (const rule of descriptorRules) {
    const found = apply(rule, name);
    if (found === null) continue;
    name = found.name;
    if (rule.tells !== undefined && told[rule.tells] === "") told[rule.tells] = found.kept;
    if (!rules.includes(rule.id)) rules.push(rule.id);
  }
  const withoutCountry = trimmed(name.replace(countryAtEnd, ""));
  if (withoutCountry.includes(" ") && withoutCountry !== name) {
    name = withoutCountry;
    rules.push("place");
  }
  const own = fold(city);
  const place = townAtEnd(name, written, own === "" ? (ownValue(townsOf, country) ?? []) : [own]);
  if (place !== null) {
    name = place.name;
    if (!rules.includes("place")) rules.push("place");
  }
  // The text behind a service's mark may begin small.
  if (rules.length > 0) name = name.charAt(0).toUpperCase() + name.slice(1);
  return { name, town: city === "" ? (place?.town ?? "") : city, ...told, rules };
}
