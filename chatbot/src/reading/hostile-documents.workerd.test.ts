import { describe, expect, it } from "vitest";
import type { ChatDocument } from "@paygauge/api-types/entities/chat";
import { documentLimits } from "@paygauge/api-types/entities/document-limits";
import { ask, upload } from "../support/call-chatbot.ts";
import { docxOf, zipOf } from "../support/docx.fixture.ts";
import { contentPdf, inflatingPdf, nestedForms, wideFontPdf } from "../support/hostile-documents.ts";
import { whenRead } from "../support/when-read.ts";

const reasonOf = (listed: readonly ChatDocument[], name: string): string =>
  listed.find((each) => each.name === name)?.reason?.code ?? "none";

/** Uploads documents, each named by its kind of attack, and returns what each ended with. */
async function outcomes(files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>) {
  await upload(files);
  const listed = await whenRead();
  return Object.keys(files).map((file) => {
    const name = file.replace(/\.[a-z]+$/, "");
    return [name, reasonOf(listed, name)];
  });
}

const complex = (names: readonly string[]) => names.map((name) => [name, "documentComplex"]);

describe("S75 a document never decides whether the product runs", () => {
  it("refuses PDFs whose few bytes cost many steps", async () => {
    const files = {
      "expanding forms.pdf": nestedForms(20, 4),
      "expanding forms without text.pdf": nestedForms(20, 4, "q Q"),
      "a chain of forms.pdf": nestedForms(documentLimits.pdfForms.limit + 2, 1),
      "an inflating page.pdf": inflatingPdf(60),
      "unknown operators.pdf": contentPdf("x ".repeat(100_000)),
      "a long array.pdf": contentPdf(`BT /F1 12 Tf [${"(a) ".repeat(1_000_000)}] TJ ET`),
      "objects without a table.pdf": `%PDF-1.4\n${"1 0 obj\n".repeat(500_000)}`,
      "a long string.pdf": contentPdf(`BT /F1 12 Tf (${"a".repeat(3_000_000)}) Tj ET`),
    };
    expect(await outcomes(files)).toEqual(complex(Object.keys(files).map((file) => file.replace(".pdf", ""))));
  });

  it("refuses a font whose ranges claim more than it has", async () => {
    expect(await outcomes({ "wide font.pdf": wideFontPdf(100) })).toEqual(complex(["wide font"]));
  });

  it("reads what is large and within the limits", async () => {
    await upload({
      "forms.pdf": nestedForms(5, 4, "BT /F1 12 Tf 50 700 Td (The okapi levy is nine percent.) Tj ET"),
      "operators.pdf": inflatingPdf(3, "0 0 m 1 1 l S\n"),
    });
    const listed = await whenRead();
    expect(listed.find(({ name }) => name === "forms")?.state).toBe("ready");
    expect(reasonOf(listed, "operators")).toBe("documentNoText");
    expect((await ask("harbour-1", "How high is the okapi levy?")).state).toBe("answered");
  });

  it("refuses texts that are longer than a document may be, before they are parsed", async () => {
    const long = "a".repeat(documentLimits.text.limit + 1);
    const files = { "a.txt": long, "b.md": `# ${long}`, "c.html": `<p>${long}</p>` };
    expect(await outcomes(files)).toEqual(["a", "b", "c"].map((name) => [name, "documentTextLong"]));
    expect(await outcomes({ "longest.txt": "a".repeat(24_000_000) })).toEqual([["longest", "documentTextLong"]]);
  });

  it("reads Markdown whose marks never match in time that grows with its length", async () => {
    await upload({ "marks.md": `${"_a__b".repeat(200_000)}\n\nThe tapir levy is six percent.` });
    expect(reasonOf(await whenRead(), "marks")).toBe("none");
    expect((await ask("harbour-1", "How high is the tapir levy?")).state).toBe("answered");
  });

  it("refuses what is nested deeper than a document may be", async () => {
    const depth = 800;
    const lists = Array.from({ length: depth }, (_, level) => `${"  ".repeat(level)}- a`).join("\n");
    const xml = (open: string, close: string) =>
      zipOf({
        "word/document.xml": `<w:document><w:body>${open.repeat(depth)}${close.repeat(depth)}</w:body></w:document>`,
      });
    const files = {
      "lists.md": lists,
      "quotes.md": `${">".repeat(depth)} a`,
      "elements.html": "<b>".repeat(documentLimits.htmlDepth.limit + 1),
      "tags.html": `${"<b>".repeat(1000)}${"</i>".repeat(documentLimits.tags.limit)}`,
      "tables.docx": await xml("<w:tbl>", "</w:tbl>"),
    };
    expect(await outcomes(files)).toEqual(complex(["lists", "quotes", "elements", "tags", "tables"]));
  });

  it("refuses a DOCX with entities wherever they are declared, and one whose part unpacks to more than it says", async () => {
    const laughs = `<!-- ${" ".repeat(5000)} --><!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`;
    const body = "<w:document><w:body><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:body></w:document>";
    const files = {
      "laughs.docx": await zipOf({ "word/document.xml": laughs + body }),
      "laughing styles.docx": await zipOf({ "word/document.xml": body, "word/styles.xml": `${laughs}<w:styles/>` }),
      "inflating.docx": lying(await zipOf({ "word/document.xml": `<w:document>${" ".repeat(60_000_000)}` })),
    };
    expect(await outcomes(files)).toEqual([
      ["laughs", "documentBroken"],
      ["laughing styles", "documentBroken"],
      ["inflating", "documentBomb"],
    ]);
  });

  it("reads a DOCX without what it refers to outside of itself", async () => {
    const main =
      'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';
    const picture =
      '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="x1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
    const relationships = (body: string) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${body}</Relationships>`;
    const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const docx = await zipOf({
      "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      "_rels/.rels": relationships(`<Relationship Id="r" Type="${type}/officeDocument" Target="word/document.xml"/>`),
      "word/_rels/document.xml.rels": relationships(
        `<Relationship Id="x1" Type="${type}/image" Target="file:///etc/passwd" TargetMode="External"/><Relationship Id="x2" Type="${type}/styles" Target="../../../styles.xml"/>`,
      ),
      "word/document.xml": `<w:document ${main}><w:body><w:p><w:r><w:t>The quokka levy is two percent.</w:t></w:r>${picture}</w:p></w:body></w:document>`,
    });
    await upload({ "outside.docx": docx });
    expect(reasonOf(await whenRead(), "outside")).toBe("none");
    expect((await ask("harbour-1", "How high is the quokka levy?")).state).toBe("answered");
  });

  it("reads a long DOCX in pieces, with every paragraph", async () => {
    const paragraphs = Array.from({ length: 4000 }, (_, at) => ({
      text: `The ibis fee number ${at} is ${at} cents a year.`,
    }));
    await upload({ "ibis.docx": await docxOf([{ heading: 1, text: "Ibis fees" }, ...paragraphs]) });
    const listed = await whenRead();
    expect(listed.find(({ name }) => name === "ibis")).toMatchObject({ state: "ready" });
    expect(JSON.stringify(await ask("harbour-1", "What is ibis fee number 3999?"))).toContain("3999 cents");
  });
});

/** The archive with its first part's size stated as 1,000 bytes. */
function lying(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer);
  for (let at = 0; at < zip.length - 4; at++)
    if (view.getUint32(at, true) === 0x0201_4b50) view.setUint32(at + 24, 1000, true);
  return zip;
}
