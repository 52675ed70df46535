/** How odd a text reads, as it does in a wrong encoding: signs within words, capitals behind small letters, runs of accents. */

/** Signs between the letters of names. */
const joining = /[\u2018\u2019\u2013\u2014\u00b4\u00b7\u00ad\u00a0\u201c\u201d\u02bc\u30fb\u30fc]/;
const [enDash, emDash] = ["\u2013", "\u2014"];
/** Controls, damaged letters, drawings of boxes, and Japanese in half width: no name is written with them. */
// oxlint-disable-next-line no-control-regex -- the controls are what is looked for
const never = /[\u0080-\u009f\ufffd\u2500-\u259f\uff61-\uff9f\ue000-\uf8ff]/;
/** Letters of Icelandic, and a Y that no name has: other encodings have common letters in their places. */
const icelandic = /[\u00d0\u00de\u00f0\u00fe]/;
const rare = /\u0178/;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const smallLetter = /[a-z]/;
const capital = /^\p{Lu}/u;
const letter = /\p{L}|\p{M}/u;
const accented = /[\u00c0-\u024f]/;
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
];
const scriptOf = (text: string): number => scripts.findIndex((each) => each.test(text));
/** So many accented letters in a row aren't a word of a Latin script. */
const longestRun = 3;

/**
 * Whether a sign between two letters joins them as in a name: "O’Brien", "l’eau", "Liverpool–Manchester", and
 * "Women¿s", where an export lost the apostrophe. The same bytes are letters in other encodings: Polish "Nieżyn" reads
 * "Nie¿yn", and Mac OS "exposición" reads "exposici—n".
 */
export function joinsNames(letters: readonly string[], at: number): boolean {
  const [own = "", before = "", after = ""] = [letters[at], letters[at - 1], letters[at + 1]];
  if (own !== "\u00bf" && !joining.test(own)) return false;
  const isLetter = (place: number): boolean => letter.test(letters[place] ?? "");
  const isLast = !isLetter(at + 2);
  if (capital.test(after)) return true;
  if (own === "\u00bf") return isLast && /[st]/.test(after);
  if (own === emDash) return !smallLetter.test(before);
  return own !== enDash || !isLast || !isLetter(at - 2) || !isLetter(at - 3);
}

function isOdd(letters: readonly string[], at: number, isIcelandic: boolean): boolean {
  const [own = "", before = "", after = ""] = [letters[at], letters[at - 1], letters[at + 1]];
  if (never.test(own)) return true;
  if (!letter.test(own)) return letter.test(before) && letter.test(after) && !joinsNames(letters, at);
  // "NTT東日本" is a name; a small letter next to such a sign is none.
  if (eastAsian.test(own) && (smallLetter.test(before) || smallLetter.test(after))) return true;
  const [script, scriptBefore] = [scriptOf(own), scriptOf(before)];
  if (script >= 0 && scriptBefore >= 0 && script !== scriptBefore) return true;
  if (script !== 0) return false;
  if (rare.test(own) || (!isIcelandic && icelandic.test(own))) return true;
  const isCapital = own !== own.toLowerCase();
  if (isCapital && before !== "" && before !== before.toUpperCase()) return true;
  let run = 1;
  while (accented.test(letters[at - run] ?? "")) run += 1;
  return accented.test(own) && run >= longestRun;
}

/** So many letters show how a text reads; more would hold the thread. */
const maxLetters = 500;

/** Returns the share, 0…1, of the first letters beyond ASCII that are in places where no name has them. */
export function oddness(text: string, isIcelandic: boolean): number {
  let [all, found] = [0, 0];
  for (const word of text.split(/\s+/)) {
    if (all >= maxLetters) break;
    const letters = [...word];
    letters.forEach((each, at) => {
      if (each <= "\u007f") return;
      all += 1;
      if (isOdd(letters, at, isIcelandic)) found += 1;
    });
  }
  return all === 0 ? 0 : found / all;
}
