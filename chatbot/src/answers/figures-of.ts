/** Figures of a sentence with their unit and the words around them, in English, German and French. */

/** Numbers from nought that are written as words. */
const words: ReadonlyMap<string, number> = new Map(
  [
    "zero null zéro",
    "one ein eine einen einem einer eins un une",
    "two zwei deux",
    "three drei trois",
    "four vier quatre",
    "five fünf cinq",
    "six sechs",
    "seven sieben sept",
    "eight acht huit",
    "nine neun neuf",
    "ten zehn dix",
    "eleven elf onze",
    "twelve zwölf douze",
    "thirteen dreizehn treize",
    "fourteen vierzehn quatorze",
    "fifteen fünfzehn quinze",
    "sixteen sechzehn seize",
    "seventeen siebzehn dix-sept",
    "eighteen achtzehn dix-huit",
    "nineteen neunzehn dix-neuf",
    "twenty zwanzig vingt",
  ].flatMap((spellings, value) => spellings.split(" ").map((word): [string, number] => [word, value])),
);
const tens: ReadonlyMap<string, number> = new Map(
  [
    "thirty dreißig trente",
    "forty vierzig quarante",
    "fifty fünfzig cinquante",
    "sixty sechzig soixante",
    "seventy siebzig soixante-dix",
    "eighty achtzig quatre-vingts",
    "ninety neunzig quatre-vingt-dix",
  ].flatMap((spellings, at) => spellings.split(" ").map((word): [string, number] => [word, (at + 3) * 10])),
);
const larger: ReadonlyMap<string, number> = new Map([
  ...["hundred", "hundert", "cent", "cents"].map((word): [string, number] => [word, 100]),
  ...["thousand", "tausend", "mille"].map((word): [string, number] => [word, 1000]),
  ...["million", "millions", "millionen"].map((word): [string, number] => [word, 1_000_000]),
]);
/** "One" and "a" are articles as often as figures. */
const articles = new Set(["one", "ein", "eine", "einen", "einem", "einer", "un", "une"]);

/** Units by their first letters. */
const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:%|per ?cent|prozent|pour ?cent|percentage)/, "%"],
  [/^(?:basis|bps?$|basispunkt)/, "bp"],
  [/^(?:€|eur|euros?)$|^euro/, "EUR"],
  [/^(?:£|gbp|pound|pfund|livre)/, "GBP"],
  [/^(?:\$|usd|dollar)/, "USD"],
  [/^(?:working|business|werktag|arbeitstag|jours ouvr)/, "day"],
  [/^(?:day|days|tag|tage|tagen|jour|jours)$/, "day"],
  [/^(?:week|weeks|woche|wochen|semaine|semaines)$/, "week"],
  [/^(?:month|months|monat|monate|monaten|mois)$/, "month"],
  [/^(?:year|years|jahr|jahre|jahren|an|ans|année|années)$/, "year"],
  [/^(?:hour|hours|stunde|stunden|heure|heures)$/, "hour"],
];

export interface Figure {
  readonly value: number;
  /** "" for a plain number. */
  readonly unit: string;
  /** Its place among the tokens. */
  readonly at: number;
}

/** Words, figures and signs of a text, lower case. */
export const tokensIn = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .match(
      /\d+(?:[.,'\u00a0\u202f]\d+)*|per cent|pour cent|basis points?|[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*|[%€£$.;:,!?]/gu,
    ) ?? [];

/** "1,000", "2.45" and "2,45" as numbers; NaN for no number. */
function valueOf(token: string): number {
  if (!/^\d/.test(token)) return Number.NaN;
  const plain = token.replaceAll(/['\u00a0\u202f]/g, "");
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  const decimals = last < 0 ? 0 : plain.length - last - 1;
  const isGroup = decimals === 3 && !/^0[.,]/.test(plain);
  if (last < 0 || isGroup) return Number(plain.replaceAll(/[.,]/g, ""));
  return Number(`${plain.slice(0, last).replaceAll(/[.,]/g, "")}.${plain.slice(last + 1)}`);
}

/** A number in words from a place on, and how many tokens it takes; null for none. */
function spelled(tokens: readonly string[], at: number): { readonly value: number; readonly length: number } | null {
  const token = tokens[at] ?? "";
  const parts = token.split("-");
  const own =
    words.get(token) ??
    tens.get(token) ??
    (parts.length === 2 && tens.has(parts[0] ?? "")
      ? (tens.get(parts[0] ?? "") ?? 0) + (words.get(parts[1] ?? "") ?? 0)
      : undefined);
  const scale = larger.get(tokens[at + 1] ?? "");
  if (own !== undefined && scale !== undefined) return { value: own * scale, length: 2 };
  if (own === undefined || articles.has(token)) return null;
  return { value: own, length: 1 };
}

const unitOf = (token: string | undefined): string =>
  token === undefined ? "" : (units.find(([pattern]) => pattern.test(token))?.[1] ?? "");

/** The figures of a text by its tokens. */
export function figuresIn(tokens: readonly string[]): Figure[] {
  const figures: Figure[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const digits = valueOf(tokens[at] ?? "");
    const found = Number.isNaN(digits) ? spelled(tokens, at) : { value: digits, length: 1 };
    if (found === null) continue;
    const scale = Number.isNaN(digits) ? 1 : (larger.get(tokens[at + 1] ?? "") ?? 1);
    const next = at + found.length + (scale === 1 ? 0 : 1);
    const unit =
      unitOf(tokens[next]) ||
      unitOf(tokens[at - 1]) ||
      (/^\p{L}+$/u.test(tokens[next] ?? "") ? unitOf(tokens[next + 1]) : "");
    figures.push({ value: found.value * scale, unit, at });
    at += found.length - 1;
  }
  return figures;
}
