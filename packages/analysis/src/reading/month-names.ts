/**
 * Months by the first letters of their names, lower case: English, German, French, Spanish, Italian, Dutch, Icelandic,
 * Swedish, Danish, Norwegian, Polish, Portuguese and Finnish, as CLDR lists them. Four letters are where three are not
 * enough: juin and juil, marraskuu next to mars.
 */
const starts =
  "jan|jän|ene|gen|sty|tam;feb|fév|fev|lut|hel;mar|mär|mrz|mrt|maa;apr|avr|abr|kwi|huh;may|mai|maí|mag|mei|maj|tou;" +
  "jun|juin|jún|giu|cze|kes;jul|juil|júl|lug|lip|hei;aug|aoû|aou|ago|ágú|sie|elo;sep|set|wrz|syy;" +
  "oct|okt|ott|paź|paz|out|lok;nov|nóv|lis|marr;dec|dez|dic|déc|des|gru|jou";

const months = new Map(
  starts.split(";").flatMap((names, at) => names.split("|").map((name) => [name, at + 1] as const)),
);

/** 1 to 12 for the name of a month or its beginning, 0 for another word. */
export function monthNamed(word: string): number {
  const lower = word.toLowerCase();
  return months.get(lower.slice(0, 4)) ?? months.get(lower.slice(0, 3)) ?? 0;
}
