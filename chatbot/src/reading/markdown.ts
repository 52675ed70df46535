import { marked, type Token, type Tokens } from "marked";
import { cleanedText } from "@paygauge/api-types/clean-text";
import { decodeEntities } from "./entities.ts";
import type { Block } from "./read-types.ts";
import { oneLine } from "./sections.ts";

const isList = (token: Token): token is Tokens.List => token.type === "list";
const isTable = (token: Token): token is Tokens.Table => token.type === "table";

/** The text of inline tokens, without marks, addresses and images. */
function inlineText(tokens: readonly Token[] | undefined, fallback: string): string {
  if (tokens === undefined || tokens.length === 0) return fallback;
  return tokens
    .map((token) => {
      if (token.type === "image" || token.type === "html") return "";
      if (token.type === "br") return " ";
      return "tokens" in token && token.tokens
        ? inlineText(token.tokens, token.raw)
        : "text" in token
          ? String(token.text)
          : "";
    })
    .join("");
}

const clean = (text: string): string => oneLine(cleanedText(decodeEntities(text)));

function blocksOf(token: Token): Block[] {
  const text = (value: string): Block[] =>
    clean(value) === "" ? [] : [{ kind: "text", level: 0, text: clean(value) }];
  if (isList(token)) return token.items.flatMap((item) => item.tokens.flatMap(blocksOf));
  if (isTable(token)) {
    const rows = [token.header, ...token.rows];
    return rows.flatMap((row) => text(row.map((cell) => inlineText(cell.tokens, cell.text)).join(" · ")));
  }
  switch (token.type) {
    case "heading": {
      const heading = token as Tokens.Heading;
      const words = clean(inlineText(heading.tokens, heading.text));
      return words === "" ? [] : [{ kind: "heading", level: heading.depth, text: words }];
    }
    case "blockquote":
      return (token.tokens ?? []).flatMap(blocksOf);
    case "paragraph":
    case "text":
      return text(inlineText(token.tokens, token.raw));
    case "code":
      return text((token as Tokens.Code).text);
    default:
      return [];
  }
}

/** Reads Markdown by its lexer: headings, paragraphs, lists, tables and code. HTML inside it is left out. */
export function readMarkdown(text: string): { readonly blocks: Block[]; readonly title: string | null } {
  const blocks = marked.lexer(text).flatMap(blocksOf);
  return { blocks, title: blocks.find(({ kind, level }) => kind === "heading" && level === 1)?.text ?? null };
}
