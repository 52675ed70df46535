import { isIso2, regionOf } from "./rules.ts";
import { caProvinces, countryWords } from "./words.ts";

interface Word {
  readonly text: string;
  readonly plain: string;
  readonly piece: number;
  label: string | null;
}

const locales = ["en", "de", "fr", "es", "it", "nl", "pl", "da", "sv", "pt"];

/** Names of countries in several languages, lower case. */
function namesOfCountries(): ReadonlyMap<string, string> {
  const names = new Map(countryWords);
  const codes = Array.from({ length: 26 * 26 }, (_, at) =>
    String.fromCodePoint(65 + Math.floor(at / 26), 65 + (at % 26)),
  );
  for (const locale of locales) {
    const display = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
    for (const code of codes) {
      const name = display.of(code);
      if (name !== undefined && isIso2(code))
        names.set(name.toLowerCase().replaceAll(".", ""), names.get(name.toLowerCase()) ?? code);
    }
  }
  return names;
}

let names: ReadonlyMap<string, string> | undefined;
const mostWords = 4;

/** A code of two letters at the end that isn't a state of the United States or Canada, or after "13353 Berlin". */
function codeOf(left: readonly Word[]): string | null {
  const last = left.at(-1);
  const code = last?.plain.toUpperCase() ?? "";
  if (last === undefined || left.length < 2 || !isIso2(code)) return null;
  const isAlone = left.at(-2)?.piece !== last.piece;
  if (last.text !== code && !isAlone) return null;
  const isState = regionOf("US", code) !== null || (caProvinces.has(last.plain) && code !== "NL");
  const isBehindCode = /^\d{4,6}$/.test(left.at(-3)?.plain ?? "");
  return isState && !isBehindCode ? null : code;
}

/** Labels the country that the last free words name, and returns it; null: they name none. */
export function countryOfTail(tokens: readonly Word[]): string | null {
  names ??= namesOfCountries();
  takeWestIndies(tokens);
  const left = tokens.filter(({ label }) => label === null);
  for (let length = Math.min(mostWords, left.length); length > 0; length -= 1) {
    const tail = left.slice(-length);
    const words = tail.map(({ plain }) => plain).join(" ");
    const iso2 = names.get(words);
    if (iso2 === undefined || isOtherwise(words, left.length - length)) continue;
    for (const token of tail) token.label = "country";
    return iso2;
  }
  const code = codeOf(left);
  const last = left.at(-1);
  if (code !== null && last !== undefined) last.label = "country";
  return code;
}

/** "Jamaica, West Indies", "Jamaica W.I": a part of the world behind the country. */
function takeWestIndies(tokens: readonly Word[]): void {
  const left = tokens.filter(({ label }) => label === null);
  const length = /^west indies$/.test(
    left
      .slice(-2)
      .map(({ plain }) => plain)
      .join(" "),
  )
    ? 2
    : /^w\.i\.?$/i.test(left.at(-1)?.text ?? "")
      ? 1
      : 0;
  for (const word of length === 0 ? [] : left.slice(-length)) word.label = "world_region";
}

/** "Georgia" after a city is a state of the United States; a nation of the United Kingdom is a region next to it. */
const isOtherwise = (words: string, before: number): boolean =>
  before > 0 && (words === "georgia" || words === "jersey");
