/** How a file is wrapped, by its first bytes: what has to be taken off before it is read as text. */
import { sniffRefusal } from "./file-kind.ts";

export type Container = "zip" | "gzip" | "utf-16le" | "utf-16be";

const begins = (head: Uint8Array, ...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);

/** The wrapping of a file; null when it is read as it is (or refused when it is). */
export function containerOf(head: Uint8Array): Container | null {
  if (begins(head, 0x50, 0x4b, 0x03, 0x04) || begins(head, 0x50, 0x4b, 0x05, 0x06)) return "zip";
  if (begins(head, 0x1f, 0x8b)) return "gzip";
  if (begins(head, 0xff, 0xfe)) return "utf-16le";
  if (begins(head, 0xfe, 0xff)) return "utf-16be";
  if (sniffRefusal(head) !== "utf-16") return null;
  // Without a mark: letters of the Latin alphabet have their zero byte last in little-endian text.
  let even = 0;
  let odd = 0;
  head.forEach((byte, at) => {
    if (byte !== 0) return;
    if (at % 2 === 0) even++;
    else odd++;
  });
  return odd >= even ? "utf-16le" : "utf-16be";
}

/** Bytes that tell. */
export const headLength = 4096;
