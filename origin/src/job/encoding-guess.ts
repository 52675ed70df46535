/** Guesses the encoding of a file that is not UTF-8, from its cells, with chardet. */
import { analyse } from "chardet";
import { encodings, type Encoding, type EncodingChoice } from "@paygauge/api-types/entities/file-dialect";
import { decodeText } from "@paygauge/analysis/reading/encoding";
import { ownValue } from "@paygauge/api-types/own-value";
import { joinsNames, oddness } from "./odd-letters.ts";

/** What chardet says, as the encoding that is read for it: the Windows ones hold those of ISO 8859 that they extend. */
const readAs: Readonly<Record<string, Encoding>> = {
  "windows-1252": "windows-1252",
  "ISO-8859-1": "windows-1252",
  "windows-1250": "windows-1250",
  "ISO-8859-2": "iso-8859-2",
  "windows-1251": "windows-1251",
  "windows-1253": "windows-1253",
  "ISO-8859-7": "windows-1253",
  "windows-1254": "windows-1254",
  "ISO-8859-9": "windows-1254",
  "windows-1257": "windows-1257",
  Shift_JIS: "shift_jis",
  GB18030: "gb18030",
  Big5: "big5",
  "EUC-KR": "euc-kr",
  "EUC-JP": "euc-jp",
  "KOI8-R": "koi8-r",
  "ISO-8859-8": "windows-1255",
  "windows-1256": "windows-1256",
};
/** Encodings that chardet does not know. */
const unknownToChardet: readonly Encoding[] = ["ibm850", "macintosh", "ibm866"];
/** What an encoding weighs that nothing but its letters speaks for. */
const unknownConfidence = 20;
/** Encodings of one byte a letter: any bytes are some text in each of them. */
const oneByte = encodings.filter((each) => /^(windows|iso|ibm|koi8|mac)/.test(each));
/** A reading is odd from this share of its letters on. */
const odd = 0.1;
/** Encodings of the countries of a currency. */
const usual: Readonly<Record<string, Encoding>> = {
  PLN: "windows-1250",
  CZK: "windows-1250",
  HUF: "windows-1250",
  RON: "windows-1250",
  RUB: "windows-1251",
  UAH: "windows-1251",
  BGN: "windows-1251",
  TRY: "windows-1254",
  JPY: "shift_jis",
  CNY: "gb18030",
  TWD: "big5",
  KRW: "euc-kr",
  ISK: "windows-1252",
  DKK: "windows-1252",
  NOK: "windows-1252",
  SEK: "windows-1252",
  BRL: "windows-1252",
  MXN: "windows-1252",
};
const usualBonus = 20;
/** How far ahead the first has to be, and how sure; the encoding of most such files needs less. */
const leads = { western: 5, other: 12 } as const;
const leastSure = { western: 10, other: 30 } as const;
const mostCandidates = 5;
const shownSamples = 4;
const longestSample = 60;

const asciiLetter = /[a-z]/i;

/** Whether a cell has a byte that is a letter in some encoding: signs such as £ and dashes between words tell nothing. */
function hasLetterByte(cell: Uint8Array): boolean {
  const letters = [...decodeText(cell, "windows-1252")];
  const isBetween = (at: number) => asciiLetter.test(letters[at - 1] ?? "") && asciiLetter.test(letters[at + 1] ?? "");
  return letters.some((own, at) => {
    if (own <= "\u007f") return false;
    return /[À-ÿŠŒŽšœžŸ]/.test(own) || (isBetween(at) && !"•™®".includes(own) && !joinsNames(letters, at));
  });
}

interface Weighed {
  readonly encoding: Encoding;
  readonly text: string;
  readonly confidence: number;
  /** Share of its letters beyond ASCII that no name has so, 0…1. */
  readonly odd: number;
}

/** Encodings by what chardet and the currency's countries say. */
function proposed(bytes: Uint8Array, currency: string): Map<Encoding, number> {
  const found = new Map<Encoding, number>();
  for (const { name, confidence } of analyse(bytes)) {
    const encoding = ownValue(readAs, name);
    if (encoding !== undefined) found.set(encoding, Math.max(found.get(encoding) ?? 0, confidence));
  }
  const own = ownValue(usual, currency);
  if (own !== undefined) found.set(own, (found.get(own) ?? 0) + usualBonus);
  found.set("windows-1252", found.get("windows-1252") ?? 0);
  return found;
}

/** Bytes of different cells by which an encoding is guessed: chardet takes a millisecond for each thousand. */
const maxBytes = 16 * 1024;

/** Different cells, one a line. A ledger repeats its suppliers. */
function differentLines(cells: readonly Uint8Array[]): Buffer {
  const lines = new Map<string, Uint8Array>();
  let size = 0;
  for (const cell of cells) {
    const key = Buffer.from(cell).toString("latin1");
    if (lines.has(key)) continue;
    size += cell.length + 1;
    if (size > maxBytes && lines.size > 0) break;
    lines.set(key, cell);
  }
  return Buffer.concat([...lines.values()].flatMap((cell) => [cell, Uint8Array.of(10)]));
}

function weighed(cells: readonly Uint8Array[], currency: string): Weighed[] {
  const bytes = differentLines(cells);
  const weigh = (encoding: Encoding, confidence: number): Weighed => {
    const text = decodeText(bytes, encoding);
    const share = oddness(text, currency === "ISK");
    return { encoding, text, odd: share, confidence: confidence * (1 - share) ** 2 };
  };
  const found = proposed(bytes, currency);
  const all = [...found].map(([encoding, confidence]) => weigh(encoding, confidence));
  const western = all.find(({ encoding }) => encoding === "windows-1252");
  if (western !== undefined && western.odd >= odd)
    for (const encoding of oneByte.filter((each) => !found.has(each))) {
      const further = weigh(encoding, unknownConfidence);
      if (further.odd < odd) all.push(further);
    }
  // The usual one stays on offer next to a single other, so that there is a choice.
  const well = all.filter((each) => each.odd < 1);
  const readable = well.length === 1 && western !== undefined ? [...new Set([...well, western])] : well;
  const ranked = (readable.length > 0 ? readable : all).toSorted(
    (a, b) => b.confidence - a.confidence || a.odd - b.odd,
  );
  return [...Map.groupBy(ranked, ({ text }) => text).values()].flatMap((same) => oneOf(same, currency));
}

/** Encodings under which the cells read the same are one choice, named by the one that the rest of the file likely has. */
function oneOf(same: readonly Weighed[], currency: string): Weighed[] {
  const [first] = same;
  if (first === undefined) return [];
  const likely = [ownValue(usual, currency), "windows-1252"].find((each) =>
    same.some(({ encoding }) => encoding === each),
  );
  return [{ ...first, encoding: same.find(({ encoding }) => encoding === likely)?.encoding ?? first.encoding }];
}

/** Cells with letters beyond ASCII, of which there have to be some before another encoding than the usual is sure. */
const fewestCells = 3;
const differentCells = (text: string): number => new Set(text.split("\n").filter((each) => each !== "")).size;

/** Whether no one has to be asked: the first reads well, and is far enough ahead. */
function isSure(first: Weighed, second: Weighed | undefined): boolean {
  const kind = first.encoding === "windows-1252" ? "western" : "other";
  if (first.odd >= odd || unknownToChardet.includes(first.encoding)) return false;
  const isFew = differentCells(first.text) < fewestCells;
  if (kind === "other" && isFew) return false;
  const lead = kind === "other" || isFew ? leads.other : leads.western;
  return first.confidence >= leastSure[kind] && first.confidence - (second?.confidence ?? 0) >= lead;
}

/** The encodings that cells may have, the likeliest first; null where they hold signs alone. */
export function guessEncoding(cells: readonly Uint8Array[], currency: string): EncodingChoice | null {
  if (!cells.some(hasLetterByte)) return null;
  const [first, second, ...others] = weighed(cells, currency);
  if (first === undefined) return null;
  const samplesIn = (text: string) =>
    [...new Set(text.split("\n").filter((each) => each !== ""))]
      .slice(0, shownSamples)
      .map((each) => each.trim().slice(0, longestSample));
  const candidates = [first, ...(second === undefined ? [] : [second]), ...others]
    .slice(0, mostCandidates)
    .map(({ encoding, text }) => ({ encoding, samples: samplesIn(text) }));
  return { isOpen: !isSure(first, second) && candidates.length > 1, candidates };
}
