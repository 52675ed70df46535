/** Files that exceed a limit of `fileLimits`, or that are hostile by their content, built in memory. */
import { randomBytes } from "node:crypto";
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import { zipOf, type FixtureEntry } from "../../origin/src/job/unpack/zip.fixture.ts";

const root = (name: string, body: string) => `<?xml version="1.0"?><${name} xmlns:r="r">${body}</${name}>`;
const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="x/${kind}" Target="${target}"/>`;

/** Bodies of a workbook's parts; the remainder out is small and ordinary. */
interface WorkbookParts {
  readonly sheets?: string;
  readonly relations?: string;
  readonly styles?: string;
  readonly strings?: string;
  /** Rows of the sheet, and what follows them. */
  readonly rows?: string;
  readonly after?: string;
}

const ordinaryRows = ["Supplier", "Amount", "A Ltd", "1.50"]
  .map((text, at) => `${at % 2 === 0 ? "<row>" : ""}<c t="str"><v>${text}</v></c>${at % 2 === 1 ? "</row>" : ""}`)
  .join("");

/** A workbook of one sheet of two columns. */
export function workbook(parts: WorkbookParts = {}): Buffer {
  const { sheets = '<sheet name="Ledger" r:id="s"/>', relations = "", styles = "", strings = "" } = parts;
  const { rows = "", after = "" } = parts;
  const links = `${relation("s", "worksheet", "s.xml")}${relation("t", "styles", "t.xml")}${relation("u", "sharedStrings", "u.xml")}`;
  const entries: FixtureEntry[] = [
    { name: "[Content_Types].xml", data: "<Types/>" },
    { name: "_rels/.rels", data: root("Relationships", relation("w", "officeDocument", "xl/w.xml")) },
    { name: "xl/w.xml", data: root("workbook", `<sheets>${sheets}</sheets>`) },
    { name: "xl/_rels/w.xml.rels", data: root("Relationships", links + relations) },
    { name: "xl/t.xml", data: root("styleSheet", styles) },
    { name: "xl/u.xml", data: root("sst", strings) },
    { name: "xl/s.xml", data: root("worksheet", `<sheetData>${ordinaryRows}${rows}</sheetData>${after}`) },
  ];
  return Buffer.from(zipOf(entries));
}

/** Text that hardly compresses: base 36 digits. */
const noise = (length: number): string =>
  randomBytes(Math.ceil(length / 2))
    .toString("hex")
    .slice(0, length);

/** `count` texts that hardly compress, each around a number of its own. */
const many = (count: number, text: (digits: string) => string): string => {
  const digits = noise(count * 6);
  return Array.from({ length: count }, (_, at) => text(digits.slice(at * 6, at * 6 + 6))).join("");
};

const ledger = "Supplier,Amount,Date\n";
const line = (name: string): string => `${name},12.00,2025-01-02\n`;
const ordinary = Array.from({ length: 30 }, (_, at) => line(`Supplier ${at}`)).join("");
const wideHeader = (count: number): string =>
  `Supplier,Amount,Date,${Array.from({ length: count }, (_, at) => `c${at}`).join(",")}\n`;
const csv = (text: string): Buffer => Buffer.from(text);

/** A file that has so many of what the limit counts. */
type Make = (count: number) => Buffer;
interface Oversized {
  readonly fileName: string;
  readonly make: Make;
  /** How many times the limit; 100 where nothing is said. `why` explains a smaller factor. */
  readonly factor?: number;
  readonly why?: string;
  /** Takes long to build or to send: in the soak alone. */
  readonly isHeavy?: boolean;
  /** Codes that may answer next to the limit's own: another limit comes first. */
  readonly or?: readonly string[];
}

const xlsx = (make: Make, more: Omit<Oversized, "fileName" | "make"> = {}): Oversized => ({
  fileName: "ledger.xlsx",
  make,
  ...more,
});
const text = (make: Make, more: Omit<Oversized, "fileName" | "make"> = {}): Oversized => ({
  fileName: "ledger.csv",
  make,
  ...more,
});
const wideCells = (count: number): string => `<row>${'<c t="str"><v>x</v></c>'.repeat(count)}</row>`;
const upload = "100 times as much exceeds the largest upload.";

/** One file for each limit; a limit without one does not compile. */
export const oversized: Readonly<Record<keyof typeof fileLimits, Oversized>> = {
  sheets: xlsx((count) => workbook({ sheets: '<sheet name="S" r:id="s"/>'.repeat(count) })),
  sheetName: xlsx((count) => workbook({ sheets: `<sheet name="${noise(count)}" r:id="s"/>` })),
  workbookParts: xlsx((count) => workbook({ relations: many(count, (id) => relation(id, "image", "i.png")) })),
  columns: text((count) => csv(`${wideHeader(count)}${ordinary}`)),
  workbookCell: xlsx(
    (count) => {
      const runs = `<r><t>${noise(10_000)}</t></r>`.repeat(Math.ceil(count / 10_000));
      return workbook({ rows: `<row><c t="inlineStr"><is>${runs}</is></c></row>` });
    },
    { or: ["file-archive-bomb"] },
  ),
  xmlText: xlsx((count) => workbook({ after: `<!--${noise(count)}-->` }), { isHeavy: true }),
  xmlDepth: xlsx((count) => workbook({ after: `${"<a>".repeat(count)}${"</a>".repeat(count)}` })),
  mergedRanges: xlsx(
    (count) =>
      workbook({
        after: `<mergeCells>${many(count, (id) => `<mergeCell ref="A1:B${Number.parseInt(id, 16) % 900_000}"/>`)}</mergeCells>`,
      }),
    { isHeavy: true },
  ),
  styles: xlsx(
    (count) => workbook({ styles: `<cellXfs>${many(count, (id) => `<xf numFmtId="0" a="${id}"/>`)}</cellXfs>` }),
    {
      isHeavy: true,
    },
  ),
  numberFormat: xlsx((count) =>
    workbook({ styles: `<numFmts><numFmt numFmtId="164" formatCode="${"[".repeat(count)}"/></numFmts>` }),
  ),
  sharedTexts: xlsx((count) => workbook({ strings: many(count, (id) => `<si><t>${id}</t></si>`) }), {
    factor: 1.05,
    why: upload,
    isHeavy: true,
  }),
  sharedTextBytes: xlsx((count) => workbook({ strings: `<si><t>${noise(100_000)}</t></si>`.repeat(count / 100_000) }), {
    factor: 1.05,
    why: upload,
    isHeavy: true,
    or: ["file-archive-bomb"],
  }),
  archiveFiles: {
    fileName: "ledger.zip",
    make: (count) => Buffer.from(zipOf(Array.from({ length: count }, (_, at) => ({ name: `${at}.csv`, data: "a" })))),
  },
  archiveDirectoryBytes: {
    fileName: "ledger.zip",
    make: (count) => {
      const zip = Buffer.from(zipOf([{ name: "a.csv", data: ledger }]));
      zip.writeUInt32LE(count, zip.length - 22 + 12);
      return zip;
    },
  },
  archiveGrowth: {
    fileName: "ledger.zip",
    make: (count) => Buffer.from(zipOf([{ name: "a.csv", data: Buffer.alloc(count * 64 * 1024) }])),
    factor: 10,
    why: "Deflate packs 1,032 bytes into one at most.",
  },
  rowBytes: text((count) => csv(ledger + ordinary + line("x".repeat(count)) + ordinary), { isHeavy: true }),
  supplierNameBytes: text((count) => csv(ledger + ordinary + line("x".repeat(count)))),
  openQuoteBytes: text((count) => csv(`${ledger}${ordinary}"${line("x").repeat(count / 19)}`), { isHeavy: true }),
  columnName: text((count) => csv(`Supplier,Amount,Date,${noise(count)}\n${ordinary}`)),
  previewCell: text((count) => csv(ledger + line(noise(count)).repeat(8))),
  talliedValues: text((count) => csv(ledger + Array.from({ length: count }, (_, at) => line(`S ${at}`)).join(""))),
  sampledColumns: text((count) => csv(`${wideHeader(count)}${ordinary}`), {
    factor: 7,
    why: "More columns are refused by the limit of columns.",
  }),
  movedHeadings: text((count) =>
    csv(ledger + Array.from({ length: count }, (_, at) => `Date,Supplier,Amount\n2025-01-02,S ${at},12.00\n`).join("")),
  ),
  arrangedColumns: text((count) => csv(`${wideHeader(count)}${ordinary}`), {
    factor: 20,
    why: "More columns are refused by the limit of columns.",
  }),
};

/** Files that are within every limit and hostile by their content. */
export const hostile: Readonly<Record<string, Omit<Oversized, "factor">>> = {
  "quotes only": text((count) => csv('"'.repeat(count))),
  "line ends only": text((count) => csv("\n".repeat(count))),
  "carriage returns only": text((count) => csv("\r".repeat(count))),
  "separators only": text((count) => csv(",".repeat(count))),
  "quotes that never close": text((count) => csv(ledger + ordinary + '"a\n'.repeat(count / 20))),
  "long quotes that never close": text((count) => csv(ledger + `x,"${"a".repeat(15_000)}\n`.repeat(count / 15_000))),
  "digits and spaces": text((count) => csv(ledger + line(`1${" ".repeat(count / 40)}x`).repeat(8) + ordinary)),
  "brackets in every cell": text((count) => csv(ledger + line(`"${"(1 ".repeat(count / 100)}x"`).repeat(8) + ordinary)),
  "a cell in a sheet of columns": xlsx(() => workbook({ rows: wideCells(5000) })),
  "half a tag of merged cells": xlsx((count) =>
    workbook({ after: `<mergeCells>${"<mergeCell ".repeat(count / 20)}</mergeCells>` }),
  ),
};
