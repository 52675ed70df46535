/** Guesses the encoding of a file that is not UTF-8, from its cells, with chardet. */
import { analyse } from "chardet";
import type { Encoding, EncodingChoice } from "@paygauge/api-types/entities/ledger";
import { decodeText } from "@paygauge/api-types/reading/encoding";

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
};
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
};
const usualBonus = 10;
/** How far ahead the first has to be, and how sure; the encoding of most such files needs less. */
const leads = { western: 5, other: 12 } as const;
const leastSure = { western: 10, other: 30 } as const;
const mostCandidates = 5;
const shownSamples = 4;
const longestSample = 60;

/** Letters, whatever the encoding: signs such as \u00a3 and dashes alone tell nothing. */
const isLetterByte = (byte: number): boolean =>
  byte >= 0xc0 || [0x8a, 0x8c, 0x8e, 0x9a, 0x9c, 0x9e, 0x9f].includes(byte);

interface Weighed {
  readonly encoding: Encoding;
  readonly text: string;
  readonly confidence: number;
}

/** Whether a text has letters that no file has: damaged ones, and controls. */
// oxlint-disable-next-line no-control-regex -- the controls are what is looked for
const isDamaged = (text: string): boolean => /[\ufffd\u0080-\u009f]/.test(text);

function weighed(cells: readonly Uint8Array[], currency: string): Weighed[] {
  const bytes = Buffer.concat(cells.flatMap((cell) => [cell, Uint8Array.of(10)]));
  const found = new Map<Encoding, number>();
  for (const { name, confidence } of analyse(bytes)) {
    const encoding = readAs[name];
    if (encoding !== undefined) found.set(encoding, Math.max(found.get(encoding) ?? 0, confidence));
  }
  const own = usual[currency];
  if (own !== undefined) found.set(own, (found.get(own) ?? 0) + usualBonus);
  found.set("windows-1252", found.get("windows-1252") ?? 0);
  const all = [...found].map(([encoding, confidence]) => ({ encoding, confidence, text: decodeText(bytes, encoding) }));
  const ranked = all.filter(({ text }) => !isDamaged(text)).toSorted((a, b) => b.confidence - a.confidence);
  // Encodings under which the file reads the same are one choice.
  return ranked.filter(({ text }, at) => ranked.findIndex((each) => each.text === text) === at);
}

/** The encodings that cells may have, the likeliest first; null where they hold signs alone. */
export function guessEncoding(cells: readonly Uint8Array[], currency: string): EncodingChoice | null {
  if (!cells.some((cell) => cell.some(isLetterByte))) return null;
  const [first, second, ...others] = weighed(cells, currency);
  if (first === undefined) return null;
  const kind = first.encoding === "windows-1252" ? "western" : "other";
  const isSure = first.confidence >= leastSure[kind] && first.confidence - (second?.confidence ?? 0) >= leads[kind];
  const samplesIn = (text: string) =>
    [...new Set(text.split("\n").filter((each) => each !== ""))]
      .slice(0, shownSamples)
      .map((each) => each.trim().slice(0, longestSample));
  const candidates = [first, ...(second === undefined ? [] : [second]), ...others]
    .slice(0, mostCandidates)
    .map(({ encoding, text }) => ({ encoding, samples: samplesIn(text) }));
  return { isOpen: !isSure && candidates.length > 1, candidates };
}
