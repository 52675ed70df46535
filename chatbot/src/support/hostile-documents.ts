import { deflateSync } from "node:zlib";

/** Documents that are small and cost much to read, built in memory. */
const encoder = new TextEncoder();

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
export function rawPdf(objects: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [encoder.encode("%PDF-1.4\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    push(encoder.encode(`${at + 1} 0 obj\n`));
    push(typeof object === "string" ? encoder.encode(object) : object);
    push(encoder.encode("\nendobj\n"));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = length;
  push(
    encoder.encode(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`,
    ),
  );
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const stream = (entries: string, content: string): string =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
/** The objects before the page's content: catalogue, pages, font and the page. */
const page = (resources: string, contents = "5 0 R"): string[] => [
  "<< /Type /Catalog /Pages 2 0 R >>",
  "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
  font,
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> ${resources} >> /Contents ${contents} >>`,
];
const shown = (text: string): string => `BT /F1 12 Tf 50 700 Td (${text}) Tj ET`;

/** A page whose one content stream is this. */
export const contentPdf = (content: string): Uint8Array<ArrayBuffer> => rawPdf([...page(""), stream("", content)]);

/** Forms inside forms, so many levels of them, each drawing the next level `each` times; those of a level differ. */
export function nestedForms(levels: number, each: number, leaf = shown("x")): Uint8Array<ArrayBuffer> {
  const first = 6;
  const draw = Array.from({ length: each }, (_, at) => `/X${at} Do`).join(" ");
  const namesOf = (level: number): string =>
    `/XObject << ${Array.from({ length: each }, (_, at) => `/X${at} ${first + level * each + at} 0 R`).join(" ")} >>`;
  const forms = Array.from({ length: levels * each }, (_, index) => {
    const level = Math.floor(index / each);
    const isLeaf = level === levels - 1;
    const entries = `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 3 0 R >> ${isLeaf ? "" : namesOf(level + 1)} >>`;
    return stream(entries, isLeaf ? leaf : draw);
  });
  return rawPdf([...page(namesOf(0)), stream("", draw), ...forms]);
}

/** A page whose content unpacks to so many millions of bytes. */
export function inflatingPdf(millions: number, content = "0 0 m\n"): Uint8Array<ArrayBuffer> {
  const packed = deflateSync(content.repeat(Math.ceil((millions * 1_000_000) / content.length)));
  const head = encoder.encode(`<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`);
  const tail = encoder.encode("\nendstream");
  const object = new Uint8Array(head.length + packed.length + tail.length);
  object.set(head);
  object.set(packed, head.length);
  object.set(tail, head.length + packed.length);
  return rawPdf([...page(""), object]);
}

/** A font whose map of codes to text has ranges of so many codes, and widths for as many. */
export function wideFontPdf(ranges: number): Uint8Array<ArrayBuffer> {
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ${ranges} beginbfrange ${"<00000000> <00FFFFFF> <0041>\n".repeat(ranges)} endbfrange endcmap`;
  const objects = page("");
  objects[2] =
    "<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>";
  return rawPdf([
    ...objects,
    stream("", "BT /F1 12 Tf 50 700 Td <0041> Tj ET"),
    "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [0 2000000000 500] >>",
    stream("", map),
  ]);
}
