/**
 * Workbooks of several sheets with live formulas. Each formula cell also stores its value: a protected view
 * computes nothing, and shows that. No formula makes text of numbers, since its patterns would follow the reader's
 * locale.
 */
import type { ByteStream } from "./bytes.ts";
import { csvLine } from "./csv.ts";
import { mainNames, mimeOf, officeNames, packageNames, textCell, xmlHead, xmlText } from "./xlsx-writer.ts";
import { zipStream, type ZipEntry } from "./zip-writer.ts";

/** How a number is written: as it is, whole, with two decimals, or in hundredths. */
export type BookLook = "plain" | "whole" | "money" | "percent";

export type BookCell =
  | null
  | string
  | { readonly heading: string }
  | { readonly number: number; readonly look: BookLook; readonly formula?: string }
  /** A formula that came to words. */
  | { readonly text: string; readonly formula: string };

export interface BookSheet {
  readonly name: string;
  /** Of its columns, in characters. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly BookCell[])[];
}

const looks: readonly BookLook[] = ["plain", "whole", "money", "percent"];
const formats: Readonly<Record<BookLook, string>> = {
  plain: "0.####",
  whole: "#,##0",
  money: "#,##0.00",
  percent: "0.00%",
};
const boldStyle = looks.length + 1;

/** "A", "Z", "AA" of a column from 0. */
export function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}

function cellXml(cell: BookCell, at: string): string {
  if (cell === null) return "";
  if (typeof cell === "string") return textCell(cell).replace("<c ", `<c r="${at}" `);
  if ("heading" in cell) return textCell(cell.heading).replace("<c ", `<c r="${at}" s="${boldStyle}" `);
  const formula = cell.formula === undefined ? "" : `<f>${xmlText(cell.formula)}</f>`;
  if ("text" in cell) return `<c r="${at}" t="str">${formula}<v>${xmlText(cell.text)}</v></c>`;
  return `<c r="${at}" s="${looks.indexOf(cell.look) + 1}">${formula}<v>${cell.number}</v></c>`;
}

function stylesXml(): string {
  const numbered = looks.map((look, at) => `<numFmt numFmtId="${164 + at}" formatCode="${xmlText(formats[look])}"/>`);
  const cells = looks.map(
    (_, at) => `<xf numFmtId="${164 + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
  return (
    `${xmlHead}<styleSheet xmlns="${mainNames}"><numFmts count="${looks.length}">${numbered.join("")}</numFmts>` +
    `<fonts count="2">${font("")}${font("<b/>")}</fonts>` +
    `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
    `<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
    `<cellXfs count="${looks.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${cells.join("")}` +
    `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`
  );
}

function sheetXml({ widths, rows }: BookSheet): string {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  const body = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, `${columnName(column)}${at + 1}`)).join("")}</row>`,
  );
  return `${xmlHead}<worksheet xmlns="${mainNames}"><cols>${columns.join("")}</cols><sheetData>${body.join("")}</sheetData></worksheet>`;
}

/** A workbook; a reader that computes does so again when it opens it. */
export function workbookStream(sheets: readonly BookSheet[]): ByteStream {
  const numbers = sheets.map((_, at) => at + 1);
  const part = (name: string, type: string) => `<Override PartName="/xl/${name}.xml" ContentType="${mimeOf(type)}"/>`;
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${officeNames}/${type}" Target="${target}"/>`;
  const entries: ZipEntry[] = [
    {
      name: "[Content_Types].xml",
      pieces: [
        `${xmlHead}<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>`,
        `${part("workbook", "sheet.main")}${numbers.map((at) => part(`worksheets/sheet${at}`, "worksheet")).join("")}${part("styles", "styles")}</Types>`,
      ],
    },
    {
      name: "_rels/.rels",
      pieces: [
        `${xmlHead}<Relationships xmlns="${packageNames}/relationships">${relation(1, "officeDocument", "xl/workbook.xml")}</Relationships>`,
      ],
    },
    {
      name: "xl/workbook.xml",
      pieces: [
        `${xmlHead}<workbook xmlns="${mainNames}" xmlns:r="${officeNames}"><sheets>`,
        sheets
          .map(({ name }, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
          .join(""),
        `</sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
      ],
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      pieces: [
        `${xmlHead}<Relationships xmlns="${packageNames}/relationships">`,
        numbers.map((at) => relation(at, "worksheet", `worksheets/sheet${at}.xml`)).join(""),
        `${relation(sheets.length + 1, "styles", "styles.xml")}</Relationships>`,
      ],
    },
    { name: "xl/styles.xml", pieces: [stylesXml()] },
    ...sheets.map((sheet, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, pieces: [sheetXml(sheet)] })),
  ];
  return zipStream(entries);
}

/** Digits that a number of hundredths has for certain: 0.35 is 35, not 35.000000000000004. */
const hundredths = (share: number): number => Number((share * 100).toPrecision(14));

/**
 * The same figures as text: sheet below sheet, each after its name, numbers with every digit. A share in a row whose unit
 * is % is written in hundredths, and as it is elsewhere.
 */
export function workbookCsv(sheets: readonly BookSheet[]): string {
  const plain = (cell: BookCell, inHundredths: boolean) => {
    if (cell === null || typeof cell === "string") return cell;
    if ("heading" in cell) return cell.heading;
    if ("text" in cell) return cell.text;
    return inHundredths && cell.look === "percent" ? hundredths(cell.number) : cell.number;
  };
  const line = (row: readonly BookCell[]) => csvLine(row.map((cell) => plain(cell, row.includes("%"))));
  const parts = sheets.map(({ name, rows }) => [csvLine([name]), ...rows.map(line)].join(""));
  return `\uFEFF${parts.join("\r\n")}`;
}
