/** Where a name differs from another, word by word, and whether a number or a date is what tells them apart. */

/** A piece of a text; `differs`: it is not in the other text. */
interface TextPart {
  readonly text: string;
  readonly differs: boolean;
}

const numberWords = `one two three four five six seven eight nine ten eleven twelve first second third fourth fifth
  eins zwei drei vier fünf sechs sieben acht neun zehn erste zweite dritte vierte
  un deux trois quatre cinq six sept huit neuf dix premier première deuxième troisième quatrième`;
const monthWords = `january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec
  januar februar märz mai juni juli oktober dezember janvier février mars avril juin juillet août septembre octobre
  novembre décembre`;
const numbering: ReadonlySet<string> = new Set(`${numberWords} ${monthWords}`.split(/\s+/));

/** Roman numerals to 39, and single letters: "Unit B". */
const romanOrLetter = /^(?:x{0,3}(?:ix|iv|v?i{0,3})|[a-z])$/;

/** A word as it is compared: without case, accents and marks. */
const folded = (word: string): string =>
  word
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const isNumbering = (word: string): boolean => /\d/.test(word) || numbering.has(word) || romanOrLetter.test(word);

const wordsOf = (text: string): readonly string[] => text.split(/(\s+)/).filter((piece) => piece !== "");

/** The folded words of each text that the other lacks; a word that comes twice is wanted twice. */
function lacking(text: string, other: string): readonly string[] {
  const left = wordsOf(other).map(folded);
  return wordsOf(text).flatMap((piece) => {
    const word = folded(piece);
    if (word === "") return [];
    const at = left.indexOf(word);
    if (at < 0) return [word];
    left.splice(at, 1);
    return [];
  });
}

/** The text in pieces, those marked that the other text does not have. */
export function partsAgainst(text: string, other: string): readonly TextPart[] {
  const differing = [...lacking(text, other)];
  return wordsOf(text).map((piece) => {
    const at = differing.indexOf(folded(piece));
    if (folded(piece) === "" || at < 0) return { text: piece, differs: false };
    differing.splice(at, 1);
    return { text: piece, differs: true };
  });
}

/**
 * Whether two names are distinguished by a number, a letter or a date alone, as "PFI One" and "PFI Two": two companies
 * of one family far more often than one company written twice.
 */
export function isNumberedApart(name: string, other: string): boolean {
  const differing = [...lacking(name, other), ...lacking(other, name)];
  return differing.some(isNumbering);
}
