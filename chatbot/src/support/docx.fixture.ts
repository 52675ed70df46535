import { zipStream } from "@paygauge/api-types/table-files/zip-writer";

const wordprocessing = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relationships = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const styles = `<?xml version="1.0"?><w:styles ${wordprocessing}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style></w:styles>`;

interface Paragraph {
  readonly heading?: 1 | 2;
  readonly text: string;
}

function paragraphXml({ heading, text }: Paragraph): string {
  const style = heading === undefined ? "" : `<w:pPr><w:pStyle w:val="Heading${heading}"/></w:pPr>`;
  return `<w:p>${style}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export async function zipOf(parts: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const entries = Object.entries(parts).map(([name, text]) => ({ name, pieces: [text] }));
  for await (const piece of zipStream(entries)) pieces.push(piece);
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** A small DOCX with this body, and further styles. */
export const docxPartsOf = (body: string, moreStyles = ""): Promise<Uint8Array<ArrayBuffer>> =>
  zipOf({
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": relationships,
    "word/styles.xml": styles.replace("</w:styles>", `${moreStyles}</w:styles>`),
    "word/document.xml": `<?xml version="1.0"?><w:document ${wordprocessing}><w:body>${body}</w:body></w:document>`,
  });

/** A small DOCX with these paragraphs. */
export const docxOf = (paragraphs: readonly Paragraph[]): Promise<Uint8Array<ArrayBuffer>> =>
  docxPartsOf(paragraphs.map(paragraphXml).join(""));
