/** Writes workbooks for tests by code: the ways of several writers (prefixes, shared and inline texts, styles, ZIP64). */
import { zipOf, type FixtureEntry } from "./zip.fixture.ts";

/** A cell: a number as written, a text, a day (serial number with a date style), a logical value, a formula's text. */
export type FixtureCell =
  | { number: string; style?: number }
  | { text: string; as?: "shared" | "inline" | "formula" }
  | { bool: boolean }
  | { error: string }
  | null;

interface FixtureSheet {
  name: string;
  /** Rows by 1-based number; rows between are not written at all. */
  rows: ReadonlyMap<number, readonly FixtureCell[]>;
  /** Written as they are after the rows: "<row r=\"9\"/>". */
  tail?: string;
  /** Ranges of merged cells: "A2:A4". */
  merges?: readonly string[];
  state?: string;
}

export interface FixtureOptions {
  prefix?: string;
  /** Cells and rows without their places. */
  unplaced?: boolean;
  wide?: boolean;
  from1904?: boolean;
  /** Written behind the workbook's properties: extensions of other namespaces. */
  extension?: string;
  /** Custom number formats by id; `styles` are number-format ids of the cell styles, in order. */
  formats?: Readonly<Record<number, string>>;
  styles?: readonly number[];
  stored?: boolean;
  extra?: readonly FixtureEntry[];
  absoluteTargets?: boolean;
  /** The name that a part has in the archive. */
  nameOfPart?: (name: string) => string;
  /** Written before the root of each part. */
  doctype?: string;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageNs = "http://schemas.openxmlformats.org/package/2006/relationships";

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** "A" of 0, "AA" of 26. */
export function columnName(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);
}

class Writer {
  readonly shared: string[] = [];
  private readonly options: FixtureOptions;
  private readonly p: string;

  constructor(options: FixtureOptions) {
    this.options = options;
    this.p = options.prefix === undefined ? "" : `${options.prefix}:`;
  }

  private root(name: string, body: string): string {
    const { prefix } = this.options;
    const ns = prefix === undefined ? `xmlns="${main}"` : `xmlns:${prefix}="${main}"`;
    return `${head}${this.options.doctype ?? ""}<${this.p}${name} ${ns} xmlns:r="${office}">${body}</${this.p}${name}>`;
  }

  private cell(cell: FixtureCell, place: string): string {
    const { p } = this;
    if (cell === null) return "";
    const at = this.options.unplaced ? "" : ` r="${place}"`;
    if ("number" in cell) {
      const style = cell.style === undefined ? "" : ` s="${cell.style}"`;
      return `<${p}c${at}${style}><${p}v>${cell.number}</${p}v></${p}c>`;
    }
    if ("bool" in cell) return `<${p}c${at} t="b"><${p}v>${cell.bool ? 1 : 0}</${p}v></${p}c>`;
    if ("error" in cell) return `<${p}c${at} t="e"><${p}v>${cell.error}</${p}v></${p}c>`;
    const text = escapeXml(cell.text);
    if (cell.as === "inline") {
      return `<${p}c${at} t="inlineStr"><${p}is><${p}t xml:space="preserve">${text}</${p}t></${p}is></${p}c>`;
    }
    if (cell.as === "formula") return `<${p}c${at} t="str"><${p}f>A1&amp;"x"</${p}f><${p}v>${text}</${p}v></${p}c>`;
    let index = this.shared.indexOf(cell.text);
    if (index < 0) index = this.shared.push(cell.text) - 1;
    return `<${p}c${at} t="s"><${p}v>${index}</${p}v></${p}c>`;
  }

  sheet({ rows, tail = "", merges = [] }: FixtureSheet): string {
    const { p } = this;
    const body = [...rows].map(([row, cells]) => {
      const text = cells.map((cell, column) => this.cell(cell, columnName(column) + row)).join("");
      return `<${p}row${this.options.unplaced ? "" : ` r="${row}"`}>${text}</${p}row>`;
    });
    return this.root("worksheet", `<${p}sheetData>${body.join("")}${tail}</${p}sheetData>${this.merged(merges)}`);
  }

  private merged(ranges: readonly string[]): string {
    const { p } = this;
    if (ranges.length === 0) return "";
    const cells = ranges.map((ref) => `<${p}mergeCell ref="${ref}"/>`).join("");
    return `<${p}mergeCells count="${ranges.length}">${cells}</${p}mergeCells>`;
  }

  strings(): string {
    const { p } = this;
    const items = this.shared.map((text, at) => {
      const escaped = escapeXml(text);
      // Every third text in two runs with a reading, as formatted cells have it.
      if (at % 3 !== 0) return `<${p}si><${p}t>${escaped}</${p}t></${p}si>`;
      const run = (part: string) => `<${p}r><${p}rPr><${p}b/></${p}rPr><${p}t>${part}</${p}t></${p}r>`;
      return `<${p}si>${run("")}${run(escaped)}<${p}rPh sb="0" eb="1"><${p}t>reading</${p}t></${p}rPh></${p}si>`;
    });
    return this.root("sst", items.join(""));
  }

  styles(): string {
    const { p } = this;
    const formats = Object.entries(this.options.formats ?? {})
      .map(([id, code]) => `<${p}numFmt numFmtId="${id}" formatCode="${escapeXml(code)}"/>`)
      .join("");
    const styles = (this.options.styles ?? []).map((id) => `<${p}xf numFmtId="${id}" xfId="0"/>`).join("");
    // Formats of named styles are before those of cells and are not meant.
    return this.root(
      "styleSheet",
      `<${p}numFmts>${formats}</${p}numFmts><${p}cellStyleXfs><${p}xf numFmtId="14"/></${p}cellStyleXfs><${p}cellXfs>${styles}</${p}cellXfs>`,
    );
  }

  workbook(sheets: readonly FixtureSheet[]): string {
    const { p } = this;
    const list = sheets.map(
      ({ name, state }, at) =>
        `<${p}sheet name="${escapeXml(name)}" sheetId="${at + 7}"${state === undefined ? "" : ` state="${state}"`} r:id="rId${at + 1}"/>`,
    );
    const date = this.options.from1904 ? ' date1904="1"' : "";
    return this.root(
      "workbook",
      `<${p}workbookPr${date}/>${this.options.extension ?? ""}<${p}sheets>${list.join("")}</${p}sheets>`,
    );
  }
}

function relations(items: readonly (readonly [id: string, kind: string, target: string])[]): string {
  const body = items.map(
    ([id, kind, target]) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="${packageNs}">${body.join("")}</Relationships>`;
}

/** The bytes of a workbook. */
export function xlsxOf(sheets: readonly FixtureSheet[], options: FixtureOptions = {}): Uint8Array<ArrayBuffer> {
  const writer = new Writer(options);
  const parts = sheets.map((sheet, at) => ({ name: `xl/worksheets/part${at + 1}.xml`, data: writer.sheet(sheet) }));
  const base = options.absoluteTargets ? "/xl/" : "";
  const links = parts.map((_, at) => [`rId${at + 1}`, "worksheet", `${base}worksheets/part${at + 1}.xml`] as const);
  const entries: FixtureEntry[] = [
    { name: "[Content_Types].xml", data: `${head}<Types/>` },
    { name: "_rels/.rels", data: relations([["rId1", "officeDocument", "xl/workbook.xml"]]) },
    { name: "xl/workbook.xml", data: writer.workbook(sheets) },
    {
      name: "xl/_rels/workbook.xml.rels",
      data: relations([
        ...links,
        ["rIdS", "sharedStrings", `${base}sharedStrings.xml`],
        ["rIdT", "styles", `${base}styles.xml`],
      ]),
    },
    ...parts,
    { name: "xl/sharedStrings.xml", data: writer.strings() },
    { name: "xl/styles.xml", data: writer.styles() },
    ...(options.extra ?? []),
  ];
  return zipOf(
    entries.map((entry) => ({
      ...entry,
      name: options.nameOfPart?.(entry.name) ?? entry.name,
      stored: options.stored ?? false,
    })),
    options.wide,
  );
}

/** Rows numbered from 1. */
export function rowsOf(rows: readonly (readonly FixtureCell[])[]): Map<number, readonly FixtureCell[]> {
  return new Map(rows.map((cells, at) => [at + 1, cells]));
}
