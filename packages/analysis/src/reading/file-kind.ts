/** What a file is, by its first bytes: its name proves nothing. */
import { overridableRefusals, type FileRefusalCode } from "@paygauge/api-types/entities/file-refusals";
import type { FileRefusal } from "@paygauge/api-types/entities/ledger";
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import { messageRef, type MessageRef } from "@paygauge/api-types/catalogue/message";

/** The message of a refusal; one about a limit shows it. */
function messageOf(code: FileRefusalCode): MessageRef {
  const named = `file-${code}` as const;
  const found = Object.values(fileLimits).find((each) => each.code === named);
  return messageRef(named, found !== undefined && limited.has(code) ? { limit: found.limit } : {});
}

/** Refusals whose message has a place for the limit. */
const limited: ReadonlySet<FileRefusalCode> = new Set([
  "xlsx-sheets",
  "xlsx-cell-too-long",
  "xlsx-merged",
  "xlsx-styles",
  "too-many-columns",
]);

/** The refusal of a code, with its message. */
export function refusalOf(code: FileRefusalCode): FileRefusal & { readonly message: MessageRef } {
  return { code, message: messageOf(code), overridable: overridableRefusals.includes(code) };
}

const signatures: readonly (readonly [readonly number[], FileRefusalCode])[] = [
  [[0x25, 0x50, 0x44, 0x46], "pdf"],
  [[0xd0, 0xcf, 0x11, 0xe0], "xls"],
  [[0x50, 0x4b, 0x03, 0x04], "xlsx"],
  [[0x50, 0x4b, 0x05, 0x06], "xlsx"],
  [[0x37, 0x7a, 0xbc, 0xaf], "archive-kind"],
  [[0x52, 0x61, 0x72, 0x21], "archive-kind"],
  [[0x42, 0x5a, 0x68, 0x39, 0x31, 0x41, 0x59], "archive-kind"],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], "archive-kind"],
  [[0x28, 0xb5, 0x2f, 0xfd], "archive-kind"],
  [[0x1f, 0x8b], "gzip"],
  [[0x89, 0x50, 0x4e, 0x47], "image"],
  [[0xff, 0xd8, 0xff], "image"],
  [[0x47, 0x49, 0x46, 0x38], "image"],
  [[0x49, 0x49, 0x2a, 0x00], "image"],
  [[0x4d, 0x4d, 0x00, 0x2a], "image"],
  [[0xff, 0xfe], "utf-16"],
  [[0xfe, 0xff], "utf-16"],
];

/** The refusal that the first bytes (a few thousand) call for; null for what may be a table of text. */
export function sniffRefusal(head: Uint8Array): FileRefusalCode | null {
  if (head.length === 0) return "empty";
  const signed = signatures.find(([bytes]) => bytes.every((byte, at) => head[at] === byte));
  if (signed !== undefined) return signed[1];
  // A tar archive names itself behind the name of its first file.
  if (head[0] !== 0 && [0x75, 0x73, 0x74, 0x61, 0x72].every((byte, at) => head[257 + at] === byte)) {
    return "archive-kind";
  }
  let nul = 0;
  let even = 0;
  let control = 0;
  for (let at = 0; at < head.length; at++) {
    const byte = head[at] ?? 0;
    if (byte === 0) {
      nul++;
      if (at % 2 === 0) even++;
    } else if (byte < 9 || (byte > 13 && byte < 32)) control++;
  }
  if (nul > head.length * 0.3 && (even < nul * 0.1 || even > nul * 0.9)) return "utf-16";
  if (nul + control > head.length * 0.1) return "binary";
  let text = "";
  for (const byte of head.subarray(0, 2000)) text += String.fromCharCode(byte);
  const start = text
    .replace(/^[\u0080-\u00ff]+/, "")
    .trimStart()
    .slice(0, 200)
    .toLowerCase();
  if (start === "" && head.length < 2000) return "empty";
  if (/^(<!doctype html|<html|<\?xml|<table|<head|<body)/.test(start)) return "html";
  return /^(\{\s*"|\[\s*\{|\[\s*\[)/.test(start) ? "json" : null;
}
