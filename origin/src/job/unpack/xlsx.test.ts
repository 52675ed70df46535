import { describe, expect, it } from "vitest";
import { FileRefused } from "./file-refused.ts";
import { formatKind, serialText } from "./number-format.ts";
import { unpackAll } from "./unpack.fixture.ts";
import { columnName, rowsOf, xlsxOf, type FixtureCell, type FixtureOptions } from "./xlsx.fixture.ts";
import { zipOf } from "./zip.fixture.ts";
import { columnOf } from "./sheet.ts";
import { message } from "@paygauge/api-types/catalogue/message";

const text = (value: string, as?: "shared" | "inline" | "formula"): FixtureCell =>
  as === undefined ? { text: value } : { text: value, as };
const number = (value: string, style?: number): FixtureCell =>
  style === undefined ? { number: value } : { number: value, style };

const styles = [0, 14, 164, 165, 166, 22, 4];
const formats = { 164: 'dd"."mm\\.yyyy;@', 165: '#,##0.00 "days"', 166: "[$-409]d-mmm-yy" };

const ledger = rowsOf([
  [text("Supplier"), text("Amount"), text("Paid Date"), text("Ref")],
  [text("Müller, Söhne & Co"), number("1234.5600000000001"), number("45748", 1), text("A 1", "inline")],
  [text('Ann "Smith"\nLtd'), number("-0.5"), number("45749.5", 5), text("B", "formula")],
  [text("Müller, Söhne & Co"), number("1E-2"), number("45750", 2), { bool: true }],
  [text("tail_x000D_end"), number("12345678901234567890", 3), number("45751", 4), { error: "#N/A" }],
]);
const expected = [
  "Supplier,Amount,Paid Date,Ref",
  '"Müller, Söhne & Co",1234.5600000000001,2025-04-01,A 1',
  '"Ann ""Smith""\nLtd",-0.5,2025-04-02 12:00:00,B',
  '"Müller, Söhne & Co",1E-2,2025-04-03,TRUE',
  '"tail\rend",12345678901234567890,2025-04-04,#N/A',
  "",
].join("\n");

describe("workbooks", () => {
  const ways: readonly (readonly [string, FixtureOptions])[] = [
    ["as Excel writes them", {}],
    ["with prefixed elements", { prefix: "x" }],
    ["without places of rows and cells", { unplaced: true }],
    ["as ZIP64", { wide: true }],
    ["without compression", { stored: true }],
    ["with absolute targets", { absoluteTargets: true }],
    ["with part names in upper case", { nameOfPart: (name) => name.toUpperCase() }],
    ["with part names in lower case", { nameOfPart: (name) => name.toLowerCase() }],
    ["with part names as Windows has paths", { nameOfPart: (name) => `\\${name.replaceAll("/", "\\")}` }],
  ];
  it.each(ways)("%s: texts, numbers as written, dates by style", async (_, options) => {
    const bytes = xlsxOf([{ name: "Payments", rows: ledger }], { styles, formats, ...options });
    const out = await unpackAll(bytes);
    expect(out.text).toBe(expected);
    expect(out).toMatchObject({ from: "xlsx", notes: [], again: false });
  });

  it("keeps the sheet's row numbers as lines and leaves blank rows at the end out", async () => {
    const rows = new Map<number, FixtureCell[]>([
      [2, [null, text("Supplier"), text("Amount")]],
      [5, [null, text("A"), number("1")]],
    ]);
    const tail = '<row r="6" spans="1:3"/><row r="7"><c r="A7" s="1"/></row><row r="1048576"/>';
    const out = await unpackAll(xlsxOf([{ name: "S", rows, tail }]));
    expect(out.text).toBe("\n,Supplier,Amount\n\n\n,A,1\n");
  });

  it("reads the first table and says which sheets it did not read", async () => {
    const table = rowsOf([
      [text("Supplier"), text("Amount")],
      [text("A"), number("1")],
    ]);
    const note = rowsOf([[text("Payments over £500, for publication")]]);
    const bytes = xlsxOf([
      { name: "Empty", rows: new Map() },
      { name: "Hidden", rows: table, state: "hidden" },
      { name: "Read me", rows: note },
      { name: "Payments & more", rows: table },
    ]);
    const out = await unpackAll(bytes);
    expect(out.text).toBe("Supplier,Amount\nA,1\n");
    expect(out.notes).toEqual([
      message("sheetsNotRead", { count: 4, name: "Payments & more", others: "“Empty”, “Hidden”, “Read me”" }),
    ]);
    expect(out.sheet).toBe(3);
    expect(out.sheets.map(({ name, hidden, holds }) => [name, hidden, holds])).toEqual([
      ["Empty", false, "empty"],
      ["Hidden", true, "table"],
      ["Read me", false, "some"],
      ["Payments & more", false, "table"],
    ]);
  });

  it("reads the sheet that was chosen, also a hidden one and in an archive, and none that is empty", async () => {
    const table = (payee: string) =>
      rowsOf([
        [text("Supplier"), text("Amount")],
        [text(payee), number("1")],
      ]);
    const bytes = xlsxOf([
      { name: "First", rows: table("A") },
      { name: "Second", rows: table("B"), state: "hidden" },
      { name: "Empty", rows: new Map() },
    ]);
    const chosen = await unpackAll(bytes, undefined, 1);
    expect(chosen).toMatchObject({ text: "Supplier,Amount\nB,1\n", sheet: 1 });
    expect(chosen.notes).toEqual([message("sheetsNotRead", { count: 3, name: "Second", others: "“First”, “Empty”" })]);
    const packed = await unpackAll(zipOf([{ name: "ledger.xlsx", data: bytes }]), undefined, 1);
    expect(packed).toMatchObject({ text: "Supplier,Amount\nB,1\n", sheet: 1 });
    for (const sheet of [2, 3]) await expect(unpackAll(bytes, undefined, sheet)).rejects.toThrow(FileRefused);
  });

  it("looks at a sheet only so far: one that begins with much empty room may hold something", async () => {
    const tail = `<row r="1"/>${'<row r="2" spans="1:3"></row>'.repeat(200_000)}`;
    const bytes = xlsxOf(
      [
        { name: "Blank so far", rows: new Map(), tail },
        { name: "Payments", rows: ledger },
      ],
      { styles, formats },
    );
    const out = await unpackAll(bytes);
    expect(out.sheets.map(({ holds }) => holds)).toEqual(["some", "table"]);
    expect(out.text).toBe(expected);
  });

  it("counts days from 1904 where the workbook uses it", async () => {
    const rows = rowsOf([
      [text("a"), number("0", 0)],
      [text("b"), number("44286", 0)],
    ]);
    const out = await unpackAll(xlsxOf([{ name: "S", rows }], { from1904: true, styles: [14] }));
    expect(out.text).toBe("a,1904-01-01\nb,2025-04-01\n");
  });

  const x15 = "http://schemas.microsoft.com/office/spreadsheetml/2010/11/main";
  it.each([
    ["a prefix", {}, `<x15:workbookPr xmlns:x15="${x15}" chartTrackingRefBase="1"/>`],
    ["its own default", {}, `<workbookPr xmlns="${x15}" chartTrackingRefBase="1"/>`],
    ["a wrapper", {}, `<ext xmlns="${x15}"><workbookPr date1904="0"/></ext>`],
    ["no prefix beside prefixed elements", { prefix: "x" }, `<workbookPr xmlns="${x15}" date1904="0"/>`],
  ])(
    "keeps the date system where an extension of another namespace, with %s, repeats the element",
    async (_, options, extension) => {
      const rows = rowsOf([[text("a"), number("44286", 0)]]);
      const made = xlsxOf([{ name: "S", rows }], { ...options, from1904: true, extension, styles: [14] });
      expect((await unpackAll(made)).text).toBe("a,2025-04-01\n");
    },
  );

  it("refuses workbooks that are empty, damaged, or carry entities", async () => {
    const refused = (bytes: Uint8Array<ArrayBuffer>) =>
      unpackAll(bytes).then(
        () => "read",
        (error: unknown) => (error instanceof FileRefused ? error.code : String(error)),
      );
    expect(await refused(xlsxOf([{ name: "S", rows: new Map() }]))).toBe("xlsx-empty");
    expect(await refused(xlsxOf([{ name: "S", rows: rowsOf([[text("a")]]), tail: "</worksheet>" }]))).toBe(
      "xlsx-broken",
    );
    const doctype = '<!DOCTYPE a [<!ENTITY b "&c;&c;&c;">]>';
    expect(await refused(xlsxOf([{ name: "S", rows: ledger }], { doctype }))).toBe("xlsx-broken");
    const long = xlsxOf([
      { name: "S", rows: ledger, tail: `<row><c t="str"><v>${"x".repeat(1_200_000)}</v></c></row>` },
    ]);
    expect(await refused(long)).toBe("xlsx-broken");
    const far = xlsxOf([{ name: "S", rows: new Map([[1_048_577, [text("a")]]]) }]);
    expect(await refused(far)).toBe("xlsx-broken");
    const wide = xlsxOf([{ name: "S", rows: ledger, tail: '<row><c r="XFE9"><v>1</v></c></row>' }]);
    expect(await refused(wide)).toBe("xlsx-broken");
  });

  it("places columns by their letters", () => {
    for (const column of [0, 25, 26, 701, 702, 16_383]) expect(columnOf(`${columnName(column)}17`)).toBe(column);
  });

  it("knows which formats are dates", () => {
    const kinds = [
      "yyyy-mm-dd",
      "h:mm AM/PM",
      "[h]:mm:ss",
      "mmm-yy",
      "0.00E+00",
      "[Red]#,##0.00",
      '"day" 0',
      "General",
    ].map((code) => formatKind(200, code));
    expect(kinds).toEqual(["date", "time", "time", "date", "number", "number", "number", "number"]);
    expect(formatKind(14, undefined)).toBe("date");
    expect(formatKind(2, undefined)).toBe("number");
  });

  it.each([
    ["1", "1900-01-01"],
    ["59", "1900-02-28"],
    ["60", "60"],
    ["61", "1900-03-01"],
    ["45748.999999", "2025-04-01 23:59:59"],
    ["-3", "-3"],
    ["99999999", "99999999"],
    ["abc", "abc"],
    ["0.25", "06:00:00"],
    ["46112.999999965278", "2026-03-31 23:59:59"],
    ["46112.99999", "2026-03-31 23:59:59"],
    ["46111.999999999993", "2026-03-31"],
  ])("day %s is %s", (written, day) => {
    expect(serialText(written, "date", false)).toBe(day);
  });
});
