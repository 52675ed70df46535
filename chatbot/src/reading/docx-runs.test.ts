import { expect, it } from "vitest";
import { docxPartsOf } from "../support/docx.fixture.ts";
import { readSections } from "./read-document.ts";

const run = (text: string, properties = "") =>
  `<w:r>${properties === "" ? "" : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

async function textsOf(paragraphs: readonly string[], styles?: string): Promise<string[]> {
  const body = paragraphs.map((paragraph) => `<w:p>${paragraph}</w:p>`).join("");
  const { pages } = await readSections("docx", await docxPartsOf(body, styles));
  return pages.flatMap(({ blocks }) => blocks.map(({ text }) => text));
}

it("leaves out hidden and struck runs, and keeps those that are neither", async () => {
  expect(
    await textsOf([
      `${run("The limit is ")}${run("90 ", "<w:dstrike/>")}${run("80 ", "<w:strike/>")}${run("60 euros.", '<w:vanish w:val="0"/><w:strike w:val="false"/>')}`,
      run("Draft: a bonus.", "<w:b/><w:vanish/>"),
      run("Seen.", '<w:dstrike w:val="false"/>'),
    ]),
  ).toEqual(["The limit is 60 euros.", "Seen."]);
});

it("leaves out runs whose style is hidden", async () => {
  const styles =
    '<w:style w:type="character" w:styleId="Note"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="character" w:styleId="Bold"><w:rPr><w:b/></w:rPr></w:style>';
  expect(
    await textsOf(
      [`${run("One ", '<w:rStyle w:val="Bold"/>')}${run("two", '<w:rStyle w:val="Note"/>')}${run("three")}`],
      styles,
    ),
  ).toEqual(["One three"]);
});

it("reads results of fields, and words without invisible hyphens", async () => {
  expect(
    await textsOf([
      `<w:fldSimple w:instr=" DATE ">${run("1 May 2026")}</w:fldSimple>${run(" is the date.")}`,
      `<w:r><w:t>Co</w:t><w:noBreakHyphen/><w:t>operation of soft</w:t><w:softHyphen/><w:t>ware</w:t></w:r>`,
    ]),
  ).toEqual(["1 May 2026 is the date.", "Co-operation of software"]);
});
