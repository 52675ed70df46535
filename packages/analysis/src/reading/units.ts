/**
 * Units that headers and titles state: "£000", "T€", "in Mio. EUR", "miles de euros", "in migliaia". English, German,
 * French, Spanish, Italian and Dutch. A number before the word is a threshold ("spend over £1 million"), no unit.
 */
import type { AmountUnit } from "@paygauge/api-types/entities/ledger-evidence";

/** Signs and abbreviations that mean a unit wherever they are by themselves. Case counts: "T€", "k€", "Mio.". */
const signs: readonly (readonly [AmountUnit["factor"], RegExp])[] = [
  [1_000_000_000, /[£$€]\s?bn\b|\bbn\s?[£$€]|\bMrd\b\.?|\bMds? ?€|\bGBP ?bn\b|\bEUR ?bn\b|\bUSD ?bn\b/],
  [1_000_000, /[£$€]\s?(?:m|M|mn|mln|MM|mm)\b|\b(?:m|M|mn|MM)\s?[£$€]|\bMio\b\.?|\bMEUR\b|\bMln\b\.?|\bmln\b\.?/],
  [
    1000,
    /[£$€]\s?'?000'?s?\b|\b(?:GBP|EUR|USD) ?'?000'?s?\b|(?<![\d.,])'?000'?s\b|\(\s?'?000\s?\)|'000\b|[£$€]\s?[kK]\b|\b[kK]\s?[£$€]|\bT\s?€|\bTEUR\b|\bkEUR\b|\bKEUR\b|\bTsd\b\.?|\bx ?1[.,]?000\b/,
  ],
];

/** The hundredths of currencies; "per cent" and a cost centre are none. */
const hundredths =
  "(?<!per )(?<!cost )(?:pence|pennies|(?:euro ?)?cents?|centimes?|c[eé]ntimos?|centesimi|centen|rappen|öre|øre|aurar|groszy|haléř[eů]?|fillér|paise|sen|minor(?: ?units?)?)";

/** Words that mean a unit in a header, and in a title after "in" or a currency. */
const unitWords: readonly (readonly [AmountUnit["factor"], string])[] = [
  [1_000_000_000, "billions?|Milliarden|milliards?|miliardi|miljarden|miljard|miles de millones"],
  [1_000_000, "millions?|Millionen|millones|milioni|miljoenen|miljoen"],
  [0.01, hundredths],
  [1000, "thousands?|Tausend|milliers?|miles de|migliaia|duizenden|duizend|duizendtallen"],
];
const afterIn = String.raw`\b(?:in|en)\s+(?:[£$€]\s?)?|[(£$€]\s?|\b[A-Z]{3}\s`;

function find(text: string, before: string): AmountUnit | null {
  for (const [factor, list] of unitWords) {
    const found = new RegExp(`(?:${before})(?<!\\d\\s?)(?:${list})(?![\\p{L}])`, "iu").exec(text);
    if (found !== null) return { factor, words: told(found[0]) };
  }
  for (const [factor, pattern] of signs) {
    const found = new RegExp(`(?<!\\d\\s?)(?:${pattern.source})`, "u").exec(text);
    if (found !== null) return { factor, words: told(found[0]) };
  }
  return null;
}

function told(words: string): string {
  return words
    .replace(/^[\s(]+/, "")
    .trim()
    .slice(0, 60);
}

/** The unit that the name of a column of figures states; null for none. */
export function unitInHeader(name: string): AmountUnit | null {
  // "amountCents" and "amount_cents" are two words.
  const unit = find(name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"), String.raw`^|(?<![\p{L}])`);
  if (unit !== null) return unit;
  const pence = /\(p\)\s*$/.exec(name);
  return pence === null ? null : { factor: 0.01, words: pence[0].trim() };
}

/** The unit that the lines above a header state: words count there only after "in", a bracket or a currency. */
export function unitInTitle(lines: readonly (readonly string[])[]): AmountUnit | null {
  for (const cells of lines) {
    for (const cell of cells) {
      const unit = cell.length <= 300 ? find(cell, afterIn) : null;
      if (unit !== null) return unit;
    }
  }
  return null;
}
