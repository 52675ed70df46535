import { cleanedText } from "@paygauge/api-types/clean-text";
import type { Block } from "./read-types.ts";
import { oneLine } from "./sections.ts";

/** Reads a text by its paragraphs. */
export const readPlainText = (text: string): Block[] =>
  cleanedText(text)
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter((paragraph) => paragraph !== "")
    .map((paragraph): Block => ({ kind: "text", level: 0, text: paragraph }));
