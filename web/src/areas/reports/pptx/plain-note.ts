import { readMarkdown, type MarkdownInline } from "@paygauge/api-types/reports/markdown";

function textOf(parts: readonly MarkdownInline[]): string {
  return parts
    .map((part) => {
      if (part.kind === "break") return "\n";
      return "text" in part ? part.text : textOf(part.parts);
    })
    .join("");
}

/** The text of a note without its Markdown marks, a paragraph or an item a line. */
export function plainNote(source: string): string {
  return readMarkdown(source)
    .flatMap((block) =>
      block.kind === "list" ? block.items.map((item) => `• ${textOf(item)}`) : [textOf(block.parts)],
    )
    .join("\n");
}
