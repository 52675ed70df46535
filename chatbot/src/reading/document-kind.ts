import type { DocumentKind } from "@paygauge/api-types/entities/chat";

/** A map: a name such as "x.constructor" finds nothing in it. */
const byExtension: ReadonlyMap<string, DocumentKind> = new Map([
  ["pdf", "pdf"],
  ["docx", "docx"],
  ["md", "md"],
  ["markdown", "md"],
  ["html", "html"],
  ["htm", "html"],
  ["txt", "txt"],
]);

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((character, at) => bytes[at] === character.charCodeAt(0));

/** What else begins a file that isn't text: archives, images, programs, Office's older formats. */
const binaryMarks = [
  "PK",
  "\u00d0\u00cf\u0011\u00e0",
  "\u0089PNG",
  "\u00ff\u00d8\u00ff",
  "GIF8",
  "\u007fELF",
  "MZ",
  "\u001f\u008b",
  "RIFF",
];

/** Whether the text has a zero byte, or a mark of another format at its start. */
function isBinary(bytes: Uint8Array): boolean {
  return binaryMarks.some((mark) => startsWith(bytes, mark)) || bytes.subarray(0, 4096).includes(0);
}

/**
 * Returns the kind of a file by its name and its first bytes, which must agree; null for any other kind. An encrypted DOCX
 * isn't a ZIP but a container of Office, which its reader refuses.
 */
export function documentKindOf(name: string, bytes: Uint8Array): DocumentKind | null {
  const kind = byExtension.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "");
  if (kind === undefined) return null;
  if (kind === "pdf") return new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-") ? kind : null;
  if (kind === "docx") return startsWith(bytes, "PK") || startsWith(bytes, "\u00d0\u00cf\u0011\u00e0") ? kind : null;
  return isBinary(bytes) || startsWith(bytes, "%PDF-") ? null : kind;
}

/** Media type that a file is downloaded with: none that a browser runs. */
export const mediaTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  md: "text/plain; charset=utf-8",
  html: "text/plain; charset=utf-8",
  txt: "text/plain; charset=utf-8",
};
