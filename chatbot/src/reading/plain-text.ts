import { cleanedText } from "@paygauge/api-types/clean-text";
import { message } from "@paygauge/api-types/catalogue/message";
import { DocumentRefused, type Block } from "./read-types.ts";
import { oneLine } from "./sections.ts";

/** Reads a text by its paragraphs. */
export function readPlainText(text: string): { readonly blocks: Block[]; readonly title: null } {
  const blocks = cleanedText(text)
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter((paragraph) => paragraph !== "")
    .map((paragraph): Block => ({ kind: "text", level: 0, text: paragraph }));
  return { blocks, title: null };
}

/** Decodes UTF-8. @throws DocumentRefused for other bytes */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new DocumentRefused(message("documentNotUtf8"));
  }
}
