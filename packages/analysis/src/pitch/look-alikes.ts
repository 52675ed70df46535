import { ownValue } from "@paygauge/api-types/own-value";

/**
 * Letters that are drawn like Latin ones, by the Latin letter: a word spelled with them reads the same. Those that Unicode
 * itself calls variants (full width, mathematical, circled) are taken apart by normalisation and aren't listed here.
 */
const drawnLike: Readonly<Record<string, string>> = {
  a: "аАαΑɑᴀᎪꓮ",
  b: "вВьβΒᏴꓐʙ",
  c: "сСϲᴄᏟꓚⅽ",
  d: "ԁᴅᎠꓓđ",
  e: "еЕεΕᴇᎬꓰɛєЄ",
  f: "ғҒꜰꓝƒϝϜ",
  g: "ɡɢᏀꓖցԍ",
  h: "һНнΗʜᎻꓧհħ",
  j: "јЈᴊᎫꓙϳ",
  k: "кКκΚᴋᏦꓗ",
  l: "іІӏӀιΙıɪᎥꓲʟᏞꓡł|ⵏ",
  m: "мМΜᴍᎷꓟ",
  n: "пηΝɴꓠոп",
  o: "оОοΟσᴏꓳօøՕ",
  p: "рРρΡᴘᏢꓑ",
  q: "ԛ",
  r: "гГʀᎡꓣꭇꮁ",
  s: "ѕЅꜱᏚꓢ",
  t: "тТτΤᴛᎢꓔ",
  u: "υսᴜꓴ",
  v: "νѵѴᴠᏙꓦ",
  w: "ԝԜωᴡᎳꓪա",
  x: "хХχΧꓫ",
  y: "уУγΥʏүꓬ",
  z: "ΖᴢᏃꓜ",
};

const latin = new Map(
  Object.entries(drawnLike).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** First letters of alphabets in boxes and of flags, which Unicode takes apart no further. */
const boxed = [0x1f150, 0x1f170, 0x1f1e6] as const;

/** Characters that are not seen, and marks that are on another letter. */
const unseen = /[\p{M}\p{Cf}\u115f\u1160\u2800]/gu;

function plainLetter(letter: string): string {
  const point = letter.codePointAt(0) ?? 0;
  const from = boxed.find((first) => point >= first && point < first + 26);
  if (from !== undefined) return String.fromCharCode(97 + point - from);
  const small = letter.toLowerCase();
  return latin.get(letter) ?? latin.get(small) ?? small;
}

/**
 * A character as it is seen: small Latin letters where it looks like them, a hyphen for every dash, and nothing where
 * nothing is seen.
 */
export function seenAs(character: string): string {
  return (
    [...character.normalize("NFKD").replaceAll(unseen, "")]
      .map(plainLetter)
      .join("")
      .normalize("NFKD")
      .replaceAll(unseen, "")
      // A capital I and a small L are one stroke.
      .replaceAll("i", "l")
      .replaceAll(/\p{Pd}/gu, "-")
  );
}

const digits: Readonly<Record<string, string>> = { "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", $: "s", "@": "a" };

/** Digits between letters as the letters that they stand for: "fr33". The length stays. */
export function withoutDigits(seen: string): string {
  return seen.replaceAll(/[\p{L}\d$@]+/gu, (word) =>
    /\p{L}/u.test(word) ? word.replaceAll(/[01345$@]/g, (digit) => ownValue(digits, digit) ?? digit) : word,
  );
}
