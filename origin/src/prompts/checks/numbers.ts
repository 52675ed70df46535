import type { Language } from "@paygauge/api-types/languages";

/** A number as it is written: digits with points, commas, apostrophes or spaces between groups of three. */
const written = /[\p{Nd}\p{Nl}\p{No}]+(?:[.,'’][\p{Nd}]+|[\u0020\u00a0\u2009\u202f][\p{Nd}]{3}(?![\p{Nd}]))*/gu;

const decimalMark: Readonly<Record<Language, "." | ",">> = { en: ".", de: ",", fr: "," };
const isGrouped = (parts: readonly string[]): boolean =>
  (parts[0] ?? "").length <= 3 && parts.slice(1).every((each) => each.length === 3);

/** A number in one spelling: "1 930,50" in French and "1,930.50" in English are "1930.5". */
function canonical(text: string, language: Language): string {
  const plain = text.replaceAll(/['’\u0020\u00a0\u2009\u202f]/gu, "");
  const mark = decimalMark[language];
  const group = mark === "." ? "," : ".";
  const points = plain.split(/[.,]/u);
  const usesBoth = plain.includes(".") && plain.includes(",");
  // The last of two different marks is the decimal one, whatever the language.
  const decimal = usesBoth ? plain.charAt(Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","))) : mark;
  const isOneGroup = !usesBoth && plain.includes(group) && isGrouped(points);
  const [whole = "", ...fractions] = isOneGroup
    ? [points.join("")]
    : usesBoth
      ? plain.split(decimal).map((each) => each.replaceAll(/[.,]/gu, ""))
      : points;
  // Dates and versions ("2026.10.01") have several marks that group nothing: they stay as they are.
  if (fractions.length > 1) return plain;
  const digits = whole.replace(/^0+(?=\d)/u, "");
  const fraction = (fractions[0] ?? "").replace(/0+$/u, "");
  return fraction === "" ? digits : `${digits}.${fraction}`;
}

/** Every number of a text, in one spelling. Other digits than 0 to 9 and signs such as ½ are themselves. */
export function numbersIn(text: string, language: Language): Set<string> {
  return new Set([...text.matchAll(written)].map(([found]) => canonical(found, language)));
}

/** Numbers of an answer that no value contains. */
export function inventedNumbers(answer: string, values: readonly string[], language: Language): string[] {
  const known = new Set(values.flatMap((each) => [...numbersIn(each, language)]));
  return [...numbersIn(answer, language)].filter((each) => !known.has(each));
}
