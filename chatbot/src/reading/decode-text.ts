import { message } from "@paygauge/api-types/catalogue/message";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { DocumentRefused } from "./read-types.ts";
import { textTooLong } from "./refuse-document.ts";

/** UTF-8 has at most so many bytes for a UTF-16 code unit. */
const bytesPerUnit = 3;
/** A text of one 8-bit encoding of the West has fewer bytes that aren't ASCII. */
const mostStray = 0.15;

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
const western = new TextDecoder("windows-1252");

interface Decoded {
  readonly text: string;
  /** Bytes that aren't UTF-8 and were read as windows-1252. */
  readonly stray: number;
}

/** Length of the UTF-8 sequence at a place, 0 where there is none. */
function sequenceAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  for (let next = 1; next < length; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

/** Decodes UTF-8 with stray bytes in between; null where these are too many for a slip of the pen. */
function withStray(bytes: Uint8Array): Decoded | null {
  const parts: string[] = [];
  let start = 0;
  let stray = 0;
  for (let at = 0; at < bytes.length;) {
    const length = sequenceAt(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    if (++stray > bytes.length * mostStray) return null;
    parts.push(new TextDecoder().decode(bytes.subarray(start, at)), western.decode(bytes.subarray(at, at + 1)));
    at++;
    start = at;
  }
  parts.push(new TextDecoder().decode(bytes.subarray(start)));
  return { text: parts.join(""), stray };
}

/**
 * Decodes a text.
 * @throws DocumentRefused for another encoding than UTF-8 or windows-1252, and for more text than a document may have
 */
export function decodedText(bytes: Uint8Array): Decoded {
  if (bytes.length > documentLimits.text.limit * bytesPerUnit) throw textTooLong();
  const decoded = decode(bytes);
  if (decoded === null) throw new DocumentRefused(message("documentNotUtf8"));
  if (decoded.text.length > documentLimits.text.limit) throw textTooLong();
  return decoded;
}

function decode(bytes: Uint8Array): Decoded | null {
  try {
    return { text: utf8.decode(bytes), stray: 0 };
  } catch {
    // Every other byte of UTF-16 is a zero.
    return bytes.includes(0) ? null : withStray(bytes);
  }
}
