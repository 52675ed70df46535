/** Markdown as it is shown, with the HTML in it. */
import { expect, it } from "vitest";
import { readMarkdown } from "./markdown.ts";
import { readSections } from "./read-document.ts";

const texts = (markdown: string) => readMarkdown(markdown).map(({ text }) => text);

it("leaves out struck text, comments and marks of notes", () => {
  expect(
    texts("The fee is ~~3.9~~ 2.1 per cent.\n\n<!-- old: 8 -->\n\nTerm[^1] and <del>no</del> yes.\n\n[^1]: A note."),
  ).toEqual(["The fee is 2.1 per cent.", "Term¹ and yes.", "¹ A note."]);
});

it("reads HTML in lines and in blocks", () => {
  expect(
    texts(
      "a<br>b &amp; c, 12<sup>2</sup>, H<sub>2</sub>O\n\n<div>The deposit is 500 euros.</div>\n\n<details><summary>More</summary>\n\nNine days.\n\n</details>",
    ),
  ).toEqual(["a b & c, 12², H₂O", "The deposit is 500 euros.", "More", "Nine days."]);
});

it("reads rows of tables with their headings", () => {
  expect(texts("| Card | Domestic | Other |\n|---|---|---|\n| Virtual | 0.25 | 0.60 |\n| Purchase | 0.9 | |")).toEqual([
    "Virtual: Domestic 0.25, Other 0.60",
    "Purchase: Domestic 0.9",
  ]);
});

it.each([
  ["---\ntitle: Ferret rules\nowner: x\n---\n\nWait 30 days.", ["Ferret rules", "Wait 30 days."]],
  ["---\ntitle: Ferret rules\n---\n\n# Rules of ferrets\n\nWait.", ["Rules of ferrets", "Wait."]],
  ["---\n\nA line above is a rule.\n\n---\n", ["A line above is a rule."]],
])("takes the title from the facts in front: %j", async (text, expected) => {
  const { pages } = await readSections("md", new TextEncoder().encode(text));
  expect(pages.flatMap(({ blocks }) => blocks.map((block) => block.text))).toEqual(expected);
});
