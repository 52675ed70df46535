/** Finds the words of a search in a text, without case and accents. */
import { hubLimits } from "@paygauge/api-types/entities/resource-hub";

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();

export const searchWords = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Whether each word is in the text. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const searched = plain(text);
  return words.length > 0 && words.every((word) => searched.includes(word));
}

/** Markdown as the words that a reader sees. */
export const proseOf = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^\s*(?:#{1,6}|[-*>]|\d+\.)\s+/gm, "")
    .replaceAll(/[*`_]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The text around the first word of a search, at whole words. */
export function excerptOf(text: string, words: readonly string[]): string {
  const each = text.split(" ");
  const first = each.findIndex((part) => words.some((word) => plain(part).includes(word)));
  let [from, until] = [Math.max(0, first), Math.max(0, first) + 1];
  const length = () => each.slice(from, until).join(" ").length;
  while (length() < hubLimits.excerpt && (from > 0 || until < each.length)) {
    from = Math.max(0, from - 1);
    until = Math.min(each.length, until + 2);
  }
  const shown = each.slice(from, until).join(" ");
  return `${from > 0 ? "… " : ""}${shown}${until < each.length ? " …" : ""}`;
}
