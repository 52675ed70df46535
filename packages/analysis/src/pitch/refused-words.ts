/**
 * Words that no pitch says: a supplier pays for acceptance (docs/analysis.md section 9; screens-2.md, use case). Found
 * in the three languages whatever the text's, in capitals, with hyphens, points or unseen characters between the
 * letters, spaced out, and in letters of other scripts that look the same.
 */
import { lazy } from "@paygauge/api-types/lazy";
import { seenAs, withoutDigits } from "./look-alikes.ts";

/** A phrase: its places, each with the words that may be there. */
type Phrase = readonly (readonly string[])[];

/** What is between "no" and "cost" and changes nothing. */
const between = [
  ["any", "additional", "extra", "further", "hidden", "added", "other", "upfront", "setup", "acceptance"],
  ["processing", "transaction", "card", "service", "whatsoever", "real", "such", "at", "all", "of", "the"],
  ["jede", "jegliche", "jeglichen", "weitere", "weiteren", "zusatzliche", "zusatzlichen", "versteckte", "versteckten"],
  ["sonstige", "laufende", "irgendwelche", "extra"],
  ["aucun", "aucune", "le", "la", "les", "de", "des", "moindre", "autre", "autres", "nouveau", "nouveaux"],
].flat();

const costs = ["cost", "costs", "charge", "charges", "fee", "fees", "expense", "expenses", "payment"];
const kosten = [
  "kosten",
  "gebuhr",
  "gebuhren",
  "gebuehr",
  "gebuehren",
  "entgelt",
  "entgelte",
  "aufpreis",
  "mehrkosten",
];
const frais = ["frais", "cout", "couts", "commission", "commissions", "surcout", "surcouts", "charge", "charges"];
const endings = (stem: string, ...of: readonly string[]): readonly string[] => ["", ...of].map((end) => stem + end);
const german = (stem: string) => endings(stem, "e", "em", "en", "er", "es");

const phrases: readonly Phrase[] = [
  [["free", "freebie", "freebies", "costfree", "feefree", "chargefree", "gratis", "complimentary"]],
  [["no", "zero", "without"], costs.filter((word) => word !== "payment")],
  [["nothing"], ["to"], ["pay"]],
  [
    ["cost", "costs", "costing"],
    ["nothing", "zero"],
  ],
  [
    ["cost", "costs", "costing"],
    ["you", "them", "suppliers"],
    ["nothing", "zero"],
  ],
  [["on"], ["the"], ["house"]],
  [german("kostenlos").concat(german("kostenfrei"), german("gebuhrenfrei"), german("gebuehrenfrei"))],
  [german("unentgeltlich").concat(german("provisionsfrei"), german("entgeltfrei"), german("spesenfrei"))],
  [["umsonst", "nulltarif", "geschenkt"]],
  [["ohne", "keine", "keinen", "keinerlei", "kein", "null"], kosten],
  [["frei"], ["von"], kosten],
  [["kostet", "kosten"], ["nichts"]],
  [["kostet", "kosten"], ["sie", "dich", "euch"], ["nichts"]],
  [["gratuit", "gratuits", "gratuite", "gratuites", "gratuitement", "gratuite", "gratos"]],
  [["gracieusement", "gracieux"]],
  [["offert", "offerts", "offertes"]],
  [["est", "sera", "soit"], ["offerte"]],
  [["sans", "aucun", "aucune", "zero", "exempt", "exempts", "exempte", "exoneree", "exonere", "pas"], frais],
  [["coute", "coutent", "coutera"], ["rien"]],
];

/**
 * What may be put between letters of one word, and between two words. Signs by name, no class of Unicode's: it is
 * thousands of times in the patterns, and each one is looked up where they are made.
 */
const joints = "[\\-\\u2212\\u2043_.·•*'’`~^/\\\\+]*";
const gap = "[\\s\\-\\u2212\\u2043_.·•*'’`~^/\\\\+,]*";
const spaced = "[\\s\\-\\u2212_.·•*]+";

function wordPattern(word: string): string {
  const letters = [...word].flatMap((letter) => [...seenAs(letter)]);
  const joined = letters.join(joints);
  // "f r e e", but no two words that happen to make a third.
  return letters.length < 4 ? joined : `${joined}|${letters.join(spaced)}`;
}

const anyOf = (words: readonly string[]): string => `(?:${words.map(wordPattern).join("|")})`;

/** A pattern for each phrase. */
const patterns = lazy(() => {
  const gaps = `${gap}(?:${anyOf(between)}${gap}){0,3}`;
  return phrases.map(
    (phrase) => new RegExp(`(?<![\\p{L}\\p{N}])${phrase.map(anyOf).join(gaps)}(?![\\p{L}\\p{N}])`, "u"),
  );
});

/** A text as it is seen, and for each of its places where that began in the text. */
function seenText(text: string): { readonly seen: string; readonly begins: readonly number[] } {
  const begins: number[] = [];
  let seen = "";
  let at = 0;
  for (const character of text) {
    const as = seenAs(character);
    seen += as;
    for (let place = 0; place < as.length; place += 1) begins.push(at);
    at += character.length;
  }
  return { seen: withoutDigits(seen), begins: [...begins, text.length] };
}

/** The first refused word of a text as it is written there; null where there is none. */
export function refusedWord(text: string): string | null {
  const { seen, begins } = seenText(text);
  const found = patterns()
    .map((pattern) => pattern.exec(seen))
    .filter((match) => match !== null)
    .toSorted((a, b) => a.index - b.index)[0];
  if (found === undefined) return null;
  const last = begins[found.index + found[0].length - 1] ?? text.length;
  const [end = ""] = text.slice(last);
  return text
    .slice(begins[found.index], last + end.length)
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\s+/gu, " ");
}
