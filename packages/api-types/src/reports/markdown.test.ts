import fc from "fast-check";
import { expect, test } from "vitest";
import { readMarkdown, safeAddress, type MarkdownBlock, type MarkdownInline } from "./markdown.ts";

const textOf = (parts: readonly MarkdownInline[]): string =>
  parts
    .map((part) => {
      if (part.kind === "break") return "\n";
      return "text" in part ? part.text : textOf(part.parts);
    })
    .join("");
const linesOf = (blocks: readonly MarkdownBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === "list" ? block.items.map(textOf) : [textOf(block.parts)]));
const linksOf = (parts: readonly MarkdownInline[]): string[] =>
  parts.flatMap((part) => [
    ...(part.kind === "link" ? [part.href] : []),
    ...("parts" in part ? linksOf(part.parts) : []),
  ]);
const allLinks = (source: string): string[] =>
  readMarkdown(source).flatMap((block) =>
    block.kind === "list" ? block.items.flatMap(linksOf) : linksOf(block.parts),
  );

test("reads paragraphs, lists and marks within them", () => {
  expect(readMarkdown("Start with **virtual *card* now**.\nThen `STP`.\n\n- one\n- two\n  more\n\n1. first")).toEqual([
    {
      kind: "paragraph",
      parts: [
        { kind: "text", text: "Start with " },
        {
          kind: "strong",
          parts: [
            { kind: "text", text: "virtual " },
            { kind: "emphasis", parts: [{ kind: "text", text: "card" }] },
            { kind: "text", text: " now" },
          ],
        },
        { kind: "text", text: "." },
        { kind: "break" },
        { kind: "text", text: "Then " },
        { kind: "code", text: "STP" },
        { kind: "text", text: "." },
      ],
    },
    {
      kind: "list",
      isOrdered: false,
      items: [[{ kind: "text", text: "one" }], [{ kind: "text", text: "two more" }]],
    },
    { kind: "list", isOrdered: true, items: [[{ kind: "text", text: "first" }]] },
  ]);
});

test("keeps stars that mark nothing: products, footnotes and snake", () => {
  for (const text of ["2 * 3 * 4", "5*6*7", "a ** b **", "* ", "price*", "**", "[a](b", "`open"])
    expect(linesOf(readMarkdown(text)).join("")).toBe(text.trim());
});

test("leaves HTML as the text that it is", () => {
  const hostile = `<img src=x onerror=alert(1)> <script>alert(1)</script> <a href="javascript:1">x</a> ![p](https://a.example/p.png)`;
  expect(linesOf(readMarkdown(hostile)).join("")).toContain("<script>alert(1)</script>");
});

test("links lead to https pages and mailboxes alone", () => {
  expect(allLinks("[a](https://example.com/x?y=1) [b](mailto:a@example.com)")).toEqual([
    "https://example.com/x?y=1",
    "mailto:a@example.com",
  ]);
  for (const address of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "http://example.com",
    "//example.com",
    "https://bank.example@evil.example",
    "https:\\\\evil.example",
    "vbscript:x",
    "https://exa\u0000mple.com",
    "/jobs/1",
  ])
    expect(safeAddress(address), address).toBeNull();
  expect(allLinks("[a](javascript:alert(1)) [b](data:text/html,x)")).toEqual([]);
});

test("loses no letter, whatever is written", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("*", "**", "`", "[", "](", ")", "a", " ", "\n", "- ", "1. ", "https://a.example"), {
        maxLength: 60,
      }),
      (pieces) => {
        const letters = (text: string) => text.replaceAll(/[^a]/g, "").length;
        const read = readMarkdown(pieces.join(""));
        const links = allLinks(pieces.join("")).join("");
        const shown = letters(linesOf(read).join("")) + letters(links);
        // A link's address is normalised with a slash at its end, which isn't a letter.
        expect(shown).toBe(letters(pieces.join("")));
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  ["**a", 1300],
  ["[", 4000],
  ["*a ", 1300],
])("reads the longest note of %j alone as text", (piece, times) => {
  const text = piece.repeat(times);
  expect(linesOf(readMarkdown(text)).join("").replaceAll(/[^a[]/g, "")).toBe(text.replaceAll(/[^a[]/g, ""));
});
