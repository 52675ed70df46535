import { documentPlace, type DocumentPlace } from "../document-place.ts";
import { isId } from "@paygauge/api-types/ids";

/** Parts of a line of Markdown: text, emphasis, code and links. */
export type Inline =
  | { readonly kind: "text" | "strong" | "emphasis" | "code"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly address: string }
  | { readonly kind: "document"; readonly text: string; readonly place: DocumentPlace }
  /** An image of the article itself, by its name. */
  | { readonly kind: "image"; readonly text: string; readonly name: string };

/** What the address of a document of the assistant begins with. */
const scheme = "document:";
const part = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|_([^_\s][^_]*)_|`([^`]+)`|(!?)\[([^\]]*)\]\(([^()\s]+)\)/g;

/**
 * The address of a link: a page of the product, or a secure page elsewhere. Null for everything else, such as scripts,
 * data and "//other.example".
 */
function safeAddress(text: string): string | null {
  if (/^\/(?![/\\])/.test(text)) return text;
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" ? url.href : null;
}

function inlineOf([whole, strong, emphasis, underlined, code, mark, words = "", address]: RegExpExecArray): Inline {
  if (strong !== undefined) return { kind: "strong", text: strong };
  const emphasised = emphasis ?? underlined;
  if (emphasised !== undefined) return { kind: "emphasis", text: emphasised };
  if (code !== undefined) return { kind: "code", text: code };
  if (mark === "!" && address !== undefined && isId("picture", address))
    return { kind: "image", text: words, name: address };
  const place =
    mark === "" && address?.startsWith(scheme) === true ? documentPlace(address.slice(scheme.length)) : null;
  if (place !== null) return { kind: "document", text: words || whole, place };
  const safe = mark === "" && address !== undefined ? safeAddress(address) : null;
  // An image from elsewhere, or a link that leads nowhere safe, is its words.
  return safe === null ? { kind: "text", text: words || whole } : { kind: "link", text: words || safe, address: safe };
}

export function inlinesOf(line: string): readonly Inline[] {
  const inlines: Inline[] = [];
  let at = 0;
  for (const found of line.matchAll(part)) {
    if (found.index > at) inlines.push({ kind: "text", text: line.slice(at, found.index) });
    inlines.push(inlineOf(found));
    at = found.index + found[0].length;
  }
  if (at < line.length) inlines.push({ kind: "text", text: line.slice(at) });
  return inlines;
}
