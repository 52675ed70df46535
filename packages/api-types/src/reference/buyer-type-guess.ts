/**
 * Guesses from the words of a buyer's name, in six languages, whether it is a public body. The guess applies until a user
 * states the type: assuming that no law caps a council's payment terms would promise money that it can't lawfully keep.
 */
import type { BuyerType } from "../entities/buyer-types.ts";

interface BuyerTypeGuess {
  readonly type: BuyerType;
  /** The words of the name that show it, as they are written there. */
  readonly because: string;
}

/**
 * Public bodies with the legal form of a company: central government in the Public Sector Classification Guide of the UK's
 * Office for National Statistics.
 */
const publicCompanies: readonly RegExp[] = [
  /^network rail\b/,
  /^(?:national highways|highways england)\b/,
  /^(?:high speed two|hs2)\b/,
  /^(?:sellafield|nuclear restoration services)\b/,
  /^student loans company\b/,
];

/** Legal forms of companies at the end of a name. They win over public words: "University Books Ltd" is a company. */
const legalForm =
  /\b(?:ltd|limited|plc|llp|inc|incorporated|corp|corporation|llc|gmbh|ag|kg|ohg|se|sas|sasu|sarl|eurl|srl|spa|sl|slu|bv|nv)$/;

/** Words of public bodies, on names without accents and in small letters. */
const publicWords: readonly RegExp[] = [
  // English
  /\b(?:city|town|village|borough|county|state|commonwealth|municipality|university|government|department|ministry) (?:of|for)\b/,
  /\b(?:(?:city|county|borough|district|town|parish|regional) )?council\b/,
  /\b(?:county|borough|municipality)$/,
  /\b(?:university|ministry|municipality|police (?:authority|department)|nhs|school district|public schools|health board)\b/,
  /\b(?:federal|national|state|government|environment|regulatory) agency\b/,
  // German
  /^(?:stadt|landeshauptstadt|kreis|freistaat|land|bezirk)\b/,
  /\b(?:gemeinde|landkreis|bundesamt|landesamt|bundesanstalt|bundesagentur|stadtverwaltung|behorde|universitat|hochschule)\b/,
  /\b\w*ministerium\b/,
  // French
  /\b(?:ville|commune|departement|region|metropole) (?:de|d|du|des)\b/,
  /\b(?:mairie|ministere|prefecture|universite|conseil (?:departemental|regional|general|municipal))\b/,
  /\bcommunaute (?:de communes|d agglomeration|urbaine)\b/,
  /\bagence (?:nationale|regionale)\b/,
  // Spanish
  /\b(?:ayuntamiento|ministerio|diputacion|generalitat|consejeria|universidad|gobierno (?:de|del)|junta de)\b/,
  /\bagencia (?:estatal|tributaria|nacional)\b/,
  // Italian
  /\b(?:comune|provincia|regione) (?:di|del|della|autonoma)\b/,
  /\b(?:ministero|universita|azienda (?:usl|sanitaria|ospedaliera)|agenzia (?:delle|del|nazionale|regionale))\b/,
  // Dutch
  /\b(?:gemeente|provincie|ministerie|waterschap|rijkswaterstaat|rijksdienst|universiteit|hogeschool)\b/,
];

/** Small letters without accents, every other sign a space: as long as the name, so that places in both agree. */
const plain = (name: string): string =>
  Array.from(name, (letter) => {
    const base = letter.normalize("NFD").slice(0, 1).toLowerCase();
    return (/^[a-z0-9]$/.test(base) ? base : " ").padEnd(letter.length, " ");
  }).join("");

/** Guesses the buyer's type from its name. @returns the type and the words that show it; null where no words do */
export function guessBuyerType(name: string): BuyerTypeGuess | null {
  const written = name.normalize("NFC").trimEnd();
  const text = plain(written);
  const found = (type: BuyerType, match: RegExpExecArray | null): BuyerTypeGuess | null =>
    match && { type, because: written.slice(match.index, match.index + match[0].length) };
  for (const company of publicCompanies) {
    const match = company.exec(text);
    if (match !== null) return found("public", match);
  }
  const end = text.replaceAll(".", " ").trimEnd();
  const company = legalForm.exec(end) ?? /\b(?:s a|s a s|s p a|s r l|s l|b v|n v)$/.exec(end);
  if (company !== null) return found("private", company);
  for (const words of publicWords) {
    const match = words.exec(text);
    if (match !== null) return found("public", match);
  }
  return null;
}

/** The type that a buyer's runs use: the one that a user stated, otherwise the guess from the name; null: unknown. */
export const buyerTypeOf = ({ name, buyerType }: { readonly name: string; readonly buyerType: BuyerType | null }) =>
  buyerType ?? guessBuyerType(name)?.type ?? null;
