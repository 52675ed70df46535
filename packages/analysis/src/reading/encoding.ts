/** Bytes to text in the encodings that ledgers come in, and the marks that exports leave at the start of a file. */
import type { Encoding } from "@paygauge/api-types/entities/file-dialect";

/** Unicode of the bytes 0x80 to 0x9F in windows-1252 (WHATWG index): the undefined five map to themselves. */
const cp1252High =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f" +
  "\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

/** Unicode of the bytes 0x80 to 0xFF in MS-DOS code page 850, which no TextDecoder has (unicode.org, CP850.TXT). */
const cp850High =
  "\u00c7\u00fc\u00e9\u00e2\u00e4\u00e0\u00e5\u00e7\u00ea\u00eb\u00e8\u00ef\u00ee\u00ec\u00c4\u00c5" +
  "\u00c9\u00e6\u00c6\u00f4\u00f6\u00f2\u00fb\u00f9\u00ff\u00d6\u00dc\u00f8\u00a3\u00d8\u00d7\u0192" +
  "\u00e1\u00ed\u00f3\u00fa\u00f1\u00d1\u00aa\u00ba\u00bf\u00ae\u00ac\u00bd\u00bc\u00a1\u00ab\u00bb" +
  "\u2591\u2592\u2593\u2502\u2524\u00c1\u00c2\u00c0\u00a9\u2563\u2551\u2557\u255d\u00a2\u00a5\u2510" +
  "\u2514\u2534\u252c\u251c\u2500\u253c\u00e3\u00c3\u255a\u2554\u2569\u2566\u2560\u2550\u256c\u00a4" +
  "\u00f0\u00d0\u00ca\u00cb\u00c8\u0131\u00cd\u00ce\u00cf\u2518\u250c\u2588\u2584\u00a6\u00cc\u2580" +
  "\u00d3\u00df\u00d4\u00d2\u00f5\u00d5\u00b5\u00fe\u00de\u00da\u00db\u00d9\u00fd\u00dd\u00af\u00b4" +
  "\u00ad\u00b1\u2017\u00be\u00b6\u00a7\u00f7\u00b8\u00b0\u00a8\u00b7\u00b9\u00b3\u00b2\u25a0\u00a0";

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** windows-1252 text of bytes. */
function decodeWindows1252(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) {
    text += byte >= 0x80 && byte <= 0x9f ? (cp1252High[byte - 0x80] ?? "") : String.fromCharCode(byte);
  }
  return text;
}

function decodeCp850(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += byte >= 0x80 ? (cp850High[byte - 0x80] ?? "") : String.fromCharCode(byte);
  return text;
}

/** Text of a cell. In a UTF-8 file a cell that is not valid UTF-8 is read as windows-1252 rather than damaged. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === "windows-1252") return decodeWindows1252(bytes);
  if (encoding === "ibm850") return decodeCp850(bytes);
  if (encoding !== "utf-8") return decoderOf(encoding).decode(bytes);
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

const decoders = new Map<Encoding, TextDecoder>();

function decoderOf(encoding: Encoding): TextDecoder {
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding);
  decoders.set(encoding, decoder);
  return decoder;
}

/** Bytes of each letter that an encoding has. */
const writers = new Map<Encoding, ReadonlyMap<string, readonly number[]>>();

function writerOf(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const known = writers.get(encoding);
  if (known !== undefined) return known;
  const writer = new Map<string, readonly number[]>();
  const take = (...bytes: readonly number[]) => {
    const letter = decodeText(Uint8Array.from(bytes), encoding);
    if ([...letter].length === 1 && letter !== "\ufffd" && !writer.has(letter)) writer.set(letter, bytes);
  };
  for (let byte = 0; byte < 256; byte++) take(byte);
  if (multiByte.has(encoding))
    for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) take(lead, trail);
  writers.set(encoding, writer);
  return writer;
}

/** Encodings whose letters take one byte or two. */
const multiByte: ReadonlySet<Encoding> = new Set(["shift_jis", "gb18030", "big5", "euc-kr", "euc-jp"]);

/** Letters that the encoding has no byte for. */
export function unwritable(text: string, encoding: Encoding): string[] {
  if (encoding === "utf-8") return [];
  const writer = writerOf(encoding);
  return [...new Set(text)].filter((letter) => !writer.has(letter));
}

/** Bytes of a text; a letter that the encoding does not have becomes a question mark. */
export function encodeText(text: string, encoding: Encoding): Uint8Array {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  const writer = writerOf(encoding);
  return Uint8Array.from([...text].flatMap((letter) => writer.get(letter) ?? [0x3f]));
}

/** UTF-8, the same encoded twice (an export read as windows-1252 and saved as UTF-8), and encoded three times. */
const byteOrderMarks: readonly (readonly number[])[] = [
  [0xef, 0xbb, 0xbf],
  [0xc3, 0xaf, 0xc2, 0xbb, 0xc2, 0xbf],
  [0xc3, 0x83, 0xc2, 0xaf, 0xc2, 0xbb, 0xc2, 0xbf],
];

/** Bytes at the start of a file that are a byte-order mark, repeated or encoded again, and no part of its first cell. */
export function markLength(head: Uint8Array): number {
  let length = 0;
  for (;;) {
    const mark = byteOrderMarks.find((bytes) => bytes.every((byte, at) => head[length + at] === byte));
    if (mark === undefined) return length;
    length += mark.length;
  }
}

/** Bytes of cells that are kept to guess an encoding by, and of one side of one cell. */
const sampleBytes = 64 * 1024;
const longestSample = 200;
/** Line ends, tab, quote, comma and semicolon: no letter of the encodings has them as a part. */
const endsCells: ReadonlySet<number> = new Set([10, 13, 9, 34, 44, 59]);

/** The last byte of a run of eights without a high bit; the byte given where none follows. */
function skipAscii(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  for (const last = bytes.length - 8; at <= last; at += 8) {
    const high =
      (bytes[at] ?? 0) |
      (bytes[at + 1] ?? 0) |
      (bytes[at + 2] ?? 0) |
      (bytes[at + 3] ?? 0) |
      (bytes[at + 4] ?? 0) |
      (bytes[at + 5] ?? 0) |
      (bytes[at + 6] ?? 0) |
      (bytes[at + 7] ?? 0);
    if (high >= 0x80) break;
  }
  return at - 1;
}

/** Tells UTF-8 from windows-1252 over a whole file, chunk by chunk. */
export class EncodingTally {
  multiByte = 0;
  broken = 0;
  /** Cells with bytes that are not UTF-8, from the beginning of the file. */
  readonly cells: Uint8Array[] = [];
  private sampled = 0;
  private pending = 0;
  private low = 0x80;
  private high = 0xbf;

  add(bytes: Uint8Array): void {
    let { pending } = this;
    let cellEnd = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (pending === 0) {
        if (byte < 0x80) {
          at = skipAscii(bytes, at);
          continue;
        }
        pending = this.lead(byte);
        if (pending === 0) {
          this.broken++;
          if (at >= cellEnd && this.sampled < sampleBytes) cellEnd = this.sample(bytes, at);
        }
      } else if (byte >= this.low && byte <= this.high) {
        this.low = 0x80;
        this.high = 0xbf;
        if (--pending === 0) this.multiByte++;
      } else {
        this.broken++;
        if (at >= cellEnd && this.sampled < sampleBytes) cellEnd = this.sample(bytes, at);
        pending = 0;
        at--;
      }
    }
    this.pending = pending;
  }

  /** Keeps the cell around a byte; where it ends. */
  private sample(bytes: Uint8Array, at: number): number {
    let from = at;
    while (from > 0 && at - from < longestSample && !endsCells.has(bytes[from - 1] ?? 0)) from--;
    let to = at;
    while (to < bytes.length && to - at < longestSample && !endsCells.has(bytes[to] ?? 0)) to++;
    this.cells.push(bytes.slice(from, to));
    this.sampled += to - from;
    return to;
  }

  /** Continuation bytes that must follow a lead byte, 0 when it cannot lead (table 3-7 of the Unicode standard). */
  private lead(byte: number): number {
    this.low = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80;
    this.high = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf;
    if (byte >= 0xc2 && byte <= 0xdf) return 1;
    if (byte >= 0xe0 && byte <= 0xef) return 2;
    return byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
  }

  /** A file with more valid sequences than broken bytes is UTF-8 with some foreign cells. */
  encoding(): Encoding {
    return this.broken > 0 && this.broken >= this.multiByte ? "windows-1252" : "utf-8";
  }
}
