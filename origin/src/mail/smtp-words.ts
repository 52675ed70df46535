/** Words of headers as RFC 2047 has them, and the answer in an error of worker-mailer. */

const encoder = new TextEncoder();

const wordOf = (text: string): string => `=?UTF-8?B?${btoa(String.fromCodePoint(...encoder.encode(text)))}?=`;

/** Encoded words of at most 75 characters, on lines of their own. */
function encodedWords(text: string): string {
  const words: string[] = [];
  let part = "";
  for (const char of text) {
    if (encoder.encode(part + char).length > 45) {
      words.push(wordOf(part));
      part = "";
    }
    part += char;
  }
  return [...words, wordOf(part)].join("\r\n ");
}

/** A header's text: ASCII unchanged, other letters as encoded words. */
export const headerWords = (text: string): string =>
  /^[\u0020-\u007e]{0,200}$/.test(text) && !text.includes("=?") ? text : encodedWords(text);

/** An address with a name before it; a name that is more than letters and digits can't end its quotes. */
export function namedAddress(name: string, address: string): string {
  if (name === "") return address;
  const plain = /^[\w .'-]+$/.test(name);
  return `${plain ? `"${name}"` : encodedWords(name)} <${address}>`;
}

/** The server's answer in an error: its code and words; null: the server did not answer. */
export function answerIn(error: unknown): { readonly code: number; readonly words: string } | null {
  const text = error instanceof Error ? error.message : "";
  const found = /^[^\r\n]*? ([2-5]\d\d)[ -]([\s\S]*)$/.exec(text);
  if (found === null) return null;
  const words = (found[2] ?? "").replaceAll(/\r?\n\d{3}[ -]?/g, " ").trim();
  return { code: Number(found[1]), words: `${found[1]} ${words}`.slice(0, 500) };
}
