const encoder = new TextEncoder();

interface Line {
  readonly text: string;
  /** Points. */
  readonly size: number;
}

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, (each) => `\\${each}`);

function contentOf(lines: readonly Line[]): string {
  let y = 780;
  const parts = lines.map(({ text, size }) => {
    y -= size * 1.4;
    return `BT /F1 ${size} Tf 1 0 0 1 50 ${y.toFixed(1)} Tm (${escaped(text)}) Tj ET`;
  });
  return parts.join("\n");
}

/** A piece of text at a place, in points from the lower left corner. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  /** By 45 degrees. */
  readonly isRotated?: true;
}

/** A small PDF whose pages have these pieces of text, in this order. */
export const pdfOfPieces = (pages: readonly (readonly Piece[])[]): Uint8Array<ArrayBuffer> =>
  pdfOfContents(
    pages.map((pieces) =>
      pieces
        .map(({ x, y, text, size, isRotated }) => {
          const scale = isRotated === true ? ".7 .7 -.7 .7" : "1 0 0 1";
          return `BT /F1 ${size} Tf ${scale} ${x} ${y} Tm (${escaped(text)}) Tj ET`;
        })
        .join("\n"),
    ),
  );

/** A small PDF with these lines on its pages; a page without lines has no text. `trailer` adds entries to its trailer. */
export const pdfOf = (pages: readonly (readonly Line[])[], trailer = ""): Uint8Array<ArrayBuffer> =>
  pdfOfContents(pages.map(contentOf), trailer);

function pdfOfContents(pages: readonly string[], trailer = ""): Uint8Array<ArrayBuffer> {
  const objects: string[] = [];
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(" ");
  objects.push("<< /Type /Catalog /Pages 2 0 R >>");
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  objects.push("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
  pages.forEach((content, at) => {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
    );
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  });
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return new Uint8Array(encoder.encode(text));
}

/** A PDF that asks for a password before its text is read (standard security handler, revision 2). */
export const encryptedPdf = (): Uint8Array<ArrayBuffer> =>
  pdfOf(
    [[{ text: "Secret", size: 12 }]],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${"ab".repeat(32)}> /U <${"cd".repeat(32)}> >> /ID [<${"00".repeat(16)}> <${"00".repeat(16)}>]`,
  );
