import { expect, test } from "vitest";
import { blocksOf } from "./markdown-blocks.ts";
import { inlinesOf } from "./markdown-inlines.ts";

test("reads headings, lists, quotations and paragraphs", () => {
  const text = "# Title #\nOne\ntwo\n\n- a\n- **b**\n  more\n1. c\n2. d\n\n> e\n> f\n### Small";
  expect(blocksOf(text)).toEqual([
    { kind: "heading", level: 2, inlines: [{ kind: "text", text: "Title" }] },
    { kind: "paragraph", inlines: [{ kind: "text", text: "One two" }] },
    {
      kind: "list",
      isOrdered: false,
      items: [
        [{ kind: "text", text: "a" }],
        [
          { kind: "strong", text: "b" },
          { kind: "text", text: " more" },
        ],
      ],
    },
    { kind: "list", isOrdered: true, items: [[{ kind: "text", text: "c" }], [{ kind: "text", text: "d" }]] },
    { kind: "quote", inlines: [{ kind: "text", text: "e f" }] },
    { kind: "heading", level: 3, inlines: [{ kind: "text", text: "Small" }] },
  ]);
});

test("reads links to documents of the assistant, and nothing like them", () => {
  expect(inlinesOf("[Fees](document:ab12-cd.3) [All](document:ab12-cd)")).toEqual([
    { kind: "document", text: "Fees", place: { documentId: "ab12-cd", page: 3 } },
    { kind: "text", text: " " },
    { kind: "document", text: "All", place: { documentId: "ab12-cd", page: 1 } },
  ]);
  for (const address of ["document:", "document:../x", "document:AB", "document:ab.0", "document:ab.1.2"])
    expect(inlinesOf(`[x](${address})`)).toEqual([{ kind: "text", text: "x" }]);
});

test("reads emphasis, code and links", () => {
  expect(inlinesOf("a *b* _c_ `d` [e](https://f.example/g) [h](/glossary)")).toEqual([
    { kind: "text", text: "a " },
    { kind: "emphasis", text: "b" },
    { kind: "text", text: " " },
    { kind: "emphasis", text: "c" },
    { kind: "text", text: " " },
    { kind: "code", text: "d" },
    { kind: "text", text: " " },
    { kind: "link", text: "e", address: "https://f.example/g" },
    { kind: "text", text: " " },
    { kind: "link", text: "h", address: "/glossary" },
  ]);
});

test.each([
  "[x](javascript:alert)",
  "[x](JaVaScript:alert)",
  "[x](data:text/html,1)",
  "[x](//other.example)",
  "[x](/\\other.example)",
  "[x](http://other.example)",
  "[x](https://user@other.example)",
  "![x](https://other.example/pixel.png)",
])("makes text of %s", (text) => {
  expect(inlinesOf(text)).toEqual([{ kind: "text", text: "x" }]);
});

test("keeps HTML as the text that it is", () => {
  const html = '<img src=x onerror=alert(1)><script>alert("a")</script>';
  expect(blocksOf(html)).toEqual([{ kind: "paragraph", inlines: [{ kind: "text", text: html }] }]);
});

test("reads long hostile texts", () => {
  for (const text of ["*".repeat(20_000), "[".repeat(20_000), "_a".repeat(10_000), "# ".repeat(10_000)])
    expect(blocksOf(text).length).toBe(1);
});

test("shows images of the article by their name alone", () => {
  const name = `${"0a".repeat(32)}.png`;
  expect(inlinesOf(`See ![Levels](${name})`)).toEqual([
    { kind: "text", text: "See " },
    { kind: "image", text: "Levels", name },
  ]);
  for (const other of [`/${name}`, name.toUpperCase(), `${name}.svg`, "../a.png"])
    expect(inlinesOf(`![Levels](${other})`)).toEqual([{ kind: "text", text: "Levels" }]);
});
