import { cleanedText } from "@paygauge/api-types/clean-text";
import { message } from "@paygauge/api-types/catalogue/message";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { DocumentRefused, type Block } from "./read-types.ts";
import { textTooLong } from "./refuse-document.ts";
import { oneLine } from "./sections.ts";

/** UTF-8 has at most so many bytes for a UTF-16 code unit. */
const bytesPerUnit = 3;

/** Reads a text by its paragraphs. */
export const readPlainText = (text: string): Block[] =>
  cleanedText(text)
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter((paragraph) => paragraph !== "")
    .map((paragraph): Block => ({ kind: "text", level: 0, text: paragraph }));

/** Decodes UTF-8. @throws DocumentRefused for other bytes, and for more text than a document may have */
export function decodeUtf8(bytes: Uint8Array): string {
  if (bytes.length > documentLimits.text.limit * bytesPerUnit) throw textTooLong();
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new DocumentRefused(message("documentNotUtf8"));
  }
  if (text.length > documentLimits.text.limit) throw textTooLong();
  return text;
}
