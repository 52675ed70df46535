/** A piece ends with the first blank line after so many characters, and at the latest after twice as many. */
const pieceLength = 12 * 1024;
const longest = pieceLength * 2;

const fence = /^ {0,3}(?:`{3,}|~{3,})/;

/** Divides a text between its paragraphs, never inside a fenced block of code that ends in time. */
export function* textPieces(text: string): Generator<string> {
  let start = 0;
  let at = 0;
  let isFenced = false;
  while (at < text.length) {
    const lineEnd = text.indexOf("\n", at);
    const end = Math.min(lineEnd === -1 ? text.length : lineEnd + 1, start + longest);
    const line = text.slice(at, Math.min(end, at + 200));
    if (fence.test(line)) isFenced = !isFenced;
    at = end;
    const isBetween = !isFenced && line.trim() === "" && at - start >= pieceLength;
    if (!isBetween && at - start < longest) continue;
    yield text.slice(start, at);
    start = at;
    isFenced = false;
  }
  if (start < text.length) yield text.slice(start);
}
