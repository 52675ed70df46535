import type { ByteStream } from "./bytes.ts";
import { zipStream, type ZipEntry } from "./zip-writer.ts";
import { ownValue } from "../own-value.ts";

/** How a column's numbers look: as they are, grouped whole, as days, or grouped with so many decimals. */
export type NumberLook = "plain" | "whole" | "day" | { readonly decimals: number };

interface SheetColumn {
  readonly heading: string;
  readonly look: NumberLook;
}

/** A number is given as its decimal text, so that money stays exact; a text is typed text, and runs nothing (S55). */
export type SheetCell = string | boolean | null | { readonly number: string };

type Batch = readonly (readonly SheetCell[])[];
type SheetBatches = Iterable<Batch> | AsyncIterable<Batch>;

export interface Sheet {
  readonly columns: readonly SheetColumn[];
  /** Rows batch by batch. */
  readonly batches: SheetBatches;
}

/** Rows of one sheet, its headings among them: what spreadsheets can open. */
export const maxSheetRows = 1_048_576;
/** Characters of one cell. */
const maxCell = 32_767;

/** What every part of a workbook begins with, and its names. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const mainNames = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
export const officeNames = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
export const packageNames = "http://schemas.openxmlformats.org/package/2006";
const mime = "application/vnd.openxmlformats-officedocument.spreadsheetml";
export const xlsxType = `${mime}.sheet`;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Media type of a part. */
export const mimeOf = (type: string): string => `${mime}.${type}+xml`;

/** A text as XML may hold it: what XML 1.0 has no place for is written as _xHHHH_, as spreadsheets do. */
export function xmlText(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replaceAll(
      // oxlint-disable-next-line no-control-regex -- those are what is looked for
      /[\u0000-\u0008\u000B\u000C\u000D\u000E-\u001F\uFFFE\uFFFF]/g,
      (mark) => `_x${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`,
    )
    .replaceAll(/[&<>"]/g, (mark) => ownValue(entities, mark) ?? "");
}

/**
 * A text as a cell of type text: no spreadsheet reads it as a formula, whatever it begins with, so that it needs no
 * apostrophe that readers would see (S55).
 */
export function textCell(value: string): string {
  return `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(value.slice(0, maxCell))}</t></is></c>`;
}

function cellXml(cell: SheetCell, style: number): string {
  if (cell === null || cell === "") return "<c/>";
  if (typeof cell === "string") return textCell(cell);
  if (typeof cell === "boolean") return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  return `<c s="${style}"><v>${cell.number}</v></c>`;
}

function formatOf(look: Exclude<NumberLook, "plain">): string {
  if (look === "day") return "yyyy\\-mm\\-dd";
  const decimals = look === "whole" ? 0 : look.decimals;
  return decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}`;
}

/** Formats of the workbook's numbers; each column's look is one of them, after the plain one. */
function styled(columns: readonly SheetColumn[]): { formats: string[]; styles: number[] } {
  const formats: string[] = [];
  const styles = columns.map(({ look }) => {
    if (look === "plain") return 0;
    const format = formatOf(look);
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format) + 1;
  });
  return { formats, styles };
}

function stylesXml(formats: readonly string[]): string {
  const numbered = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`).join("");
  const looks = formats.map(
    (_, index) => `<xf numFmtId="${164 + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const bold = `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>`;
  return (
    `${xmlHead}<styleSheet xmlns="${mainNames}">${formats.length === 0 ? "" : `<numFmts count="${formats.length}">${numbered}</numFmts>`}` +
    `<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
    `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
    `<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
    `<cellXfs count="${formats.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${looks.join("")}${bold}</cellXfs></styleSheet>`
  );
}

/** @throws RangeError where the rows do not fit in one sheet */
async function* sheetXml(
  { columns, batches }: Sheet,
  styles: readonly number[],
  headStyle: number,
): AsyncGenerator<string> {
  const widths = columns.map(
    ({ heading }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.max(12, heading.length + 3)}" customWidth="1"/>`,
  );
  const head = columns.map(({ heading }) => textCell(heading).replace("<c ", `<c s="${headStyle}" `)).join("");
  yield `${xmlHead}<worksheet xmlns="${mainNames}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData><row>${head}</row>`;
  let rows = 1;
  for await (const batch of batches) {
    rows += batch.length;
    if (rows > maxSheetRows) throw new RangeError("A sheet has too few rows for this.");
    yield batch.map((row) => `<row>${row.map((cell, at) => cellXml(cell, styles[at] ?? 0)).join("")}</row>`).join("");
  }
  yield "</sheetData></worksheet>";
}

/** A workbook of one sheet, made as it is read: nothing but a batch of rows is held. */
export function xlsxStream(sheet: Sheet, name: string): ByteStream {
  const { formats, styles } = styled(sheet.columns);
  const title = xmlText(name.replaceAll(/[\\/?*[\]:]/g, " ").slice(0, 31));
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${mimeOf(type)}"/>`;
  const entries: ZipEntry[] = [
    {
      name: "[Content_Types].xml",
      pieces: [
        `${xmlHead}<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>`,
        `${override("workbook", "sheet.main")}${override("worksheets/sheet1", "worksheet")}${override("styles", "styles")}</Types>`,
      ],
    },
    {
      name: "_rels/.rels",
      pieces: [
        `${xmlHead}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${officeNames}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    {
      name: "xl/workbook.xml",
      pieces: [
        `${xmlHead}<workbook xmlns="${mainNames}" xmlns:r="${officeNames}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      pieces: [
        `${xmlHead}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${officeNames}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeNames}/styles" Target="styles.xml"/></Relationships>`,
      ],
    },
    { name: "xl/styles.xml", pieces: [stylesXml(formats)] },
    { name: "xl/worksheets/sheet1.xml", pieces: sheetXml(sheet, styles, formats.length + 1) },
  ];
  return zipStream(entries);
}
