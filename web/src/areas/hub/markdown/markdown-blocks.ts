/** Markdown of articles as data: headings, paragraphs, lists and quotations. HTML in it is text like any other. */
import { inlinesOf, type Inline } from "./markdown-inlines.ts";

export type Block =
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly inlines: readonly Inline[] }
  | { readonly kind: "paragraph" | "quote"; readonly inlines: readonly Inline[] }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] };

const heading = /^(#{1,6})\s+(.*)$/;
const bullet = /^\s*[-*+]\s+(.*)$/;
const numbered = /^\s*\d{1,3}[.)]\s+(.*)$/;
const quoted = /^\s*>\s?(.*)$/;

/** What a line begins. */
function kindOf(line: string): "heading" | "bullet" | "numbered" | "quote" | "text" {
  if (heading.test(line)) return "heading";
  if (bullet.test(line)) return "bullet";
  if (numbered.test(line)) return "numbered";
  return quoted.test(line) ? "quote" : "text";
}

/** Items of a list; a line that begins no item belongs to the one before. */
function itemsOf(lines: readonly string[], mark: RegExp): readonly (readonly Inline[])[] {
  const items: string[] = [];
  for (const line of lines) {
    const text = mark.exec(line)?.[1];
    if (text === undefined) items.push(`${items.pop() ?? ""} ${line.trim()}`);
    else items.push(text);
  }
  return items.map((item) => inlinesOf(item.trim()));
}

function blockOf(lines: readonly string[]): Block {
  const [first = ""] = lines;
  switch (kindOf(first)) {
    case "heading": {
      const [, marks = "", text = ""] = heading.exec(first) ?? [];
      return { kind: "heading", level: marks.length > 2 ? 3 : 2, inlines: inlinesOf(text.replace(/\s+#+\s*$/, "")) };
    }
    case "bullet":
      return { kind: "list", isOrdered: false, items: itemsOf(lines, bullet) };
    case "numbered":
      return { kind: "list", isOrdered: true, items: itemsOf(lines, numbered) };
    case "quote":
      return { kind: "quote", inlines: inlinesOf(lines.map((line) => quoted.exec(line)?.[1] ?? line).join(" ")) };
    default:
      return { kind: "paragraph", inlines: inlinesOf(lines.map((line) => line.trim()).join(" ")) };
  }
}

/** Whether a line begins a block where another one is open. */
function isNew(open: readonly string[], line: string): boolean {
  const kind = kindOf(line);
  const last = kindOf(open[0] ?? "");
  return kind === "heading" || last === "heading" || (kind !== "text" && kind !== last);
}

export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) blocks.push(blockOf(open));
    open = [];
  };
  for (const line of markdown.replaceAll("\r\n", "\n").split("\n")) {
    if (line.trim() === "" || isNew(open, line)) close();
    if (line.trim() !== "") open.push(line);
  }
  close();
  return blocks;
}
