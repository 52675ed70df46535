/**
 * Texts that users write, as they are stored: without control characters and without the marks that change the order of
 * the text around them (Unicode's embeddings, overrides and isolates), which make one name look like another.
 */

/** U+202A to U+202E and U+2066 to U+2069; lone surrogates, interlinear marks, the byte-order mark. */
const reordering = /[\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
// oxlint-disable-next-line no-control-regex -- they are what is removed
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** A text of one or more lines: line breaks become U+000A, tabs stay. */
export function cleanedText(text: string): string {
  return text.replace(lineBreaks, "\n").replace(controls, "").replace(reordering, "").toWellFormed().trim();
}

/** A text of one line, such as a name: breaks and tabs become one space. */
export function cleanedLine(text: string): string {
  return cleanedText(text)
    .replace(/[\n\t]+/g, " ")
    .trim();
}

/** Letters that are written from right to left, and marks that set a direction. */
const bidirectional =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text as part of a sentence: in an isolate of Unicode where it could reorder the words around it. */
export function isolatedText(text: string): string {
  return bidirectional.test(text) ? `\u2068${text.replace(reordering, "")}\u2069` : text;
}
