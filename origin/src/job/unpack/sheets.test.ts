/** Which sheet of a workbook is read, and which are read together. */
import { describe, expect, it } from "vitest";
import { alikeSheets, openSheets } from "@paygauge/api-types/entities/unpacked-file";
import { unpackAll } from "./unpack.fixture.ts";
import { rowsOf, xlsxOf, type FixtureCell } from "./xlsx.fixture.ts";

const text = (value: string): FixtureCell => ({ text: value, as: "shared" });
const number = (value: string, style = 0): FixtureCell => ({ number: value, style });
const styles = [0, 14];

const payments = (from: number) =>
  rowsOf([
    [text("Supplier"), text("Date"), text("Amount")],
    ...["Halvard Timber", "Brookline Signs", "Okafor Catering"].map((name, at) => [
      text(name),
      number(String(46_000 + from + at), 1),
      number(`${from + at}.50`),
    ]),
  ]);
const cover = rowsOf([
  [text("Prepared by"), text("Finance")],
  [text("Prepared on"), number("46100", 1)],
  [text("Version"), number("3")],
  [text("Status"), text("Final")],
]);
const pivot = rowsOf([
  [text("Supplier"), text("Total")],
  [text("Halvard Timber"), number("100")],
  [text("Brookline Signs"), number("200")],
]);

async function read(
  sheets: Parameters<typeof xlsxOf>[0],
  sheet: number | null = null,
  together: boolean | null = null,
) {
  const out = await unpackAll(xlsxOf(sheets, { styles }), undefined, sheet, together);
  return { ...out, name: out.sheets[out.sheet ?? -1]?.name, size: out.bytes.length };
}

describe("the sheet that is read", () => {
  it.each([
    ["a cover", cover],
    ["a pivot", pivot],
    [
      "a list of words",
      rowsOf([
        [text("Code"), text("Meaning")],
        [text("A"), text("Paid")],
        [text("B"), text("Open")],
      ]),
    ],
  ])("is the one with names, days and amounts, whatever %s in front", async (_, first) => {
    const found = await read([
      { name: "First", rows: first },
      { name: "Payments", rows: payments(1) },
    ]);
    expect(found.name).toBe("Payments");
  });

  it("is the one with names and amounts where none has days, and a chosen one before all", async () => {
    const sheets = [
      { name: "Cover", rows: cover },
      { name: "Totals", rows: pivot },
    ];
    expect((await read(sheets)).name).toBe("Totals");
    expect((await read(sheets, 0)).name).toBe("Cover");
  });

  it("is a hidden one only where no visible one has rows of a ledger", async () => {
    const hidden = { name: "Hidden", rows: payments(1), state: "hidden" };
    expect((await read([hidden, { name: "Totals", rows: pivot }])).name).toBe("Totals");
    expect((await read([hidden, { name: "Cover", rows: cover }])).name).toBe("Hidden");
  });
});

describe("sheets with the same columns", () => {
  const months = [
    { name: "Cover", rows: cover },
    { name: "Jan", rows: payments(1) },
    { name: "Feb", rows: payments(10) },
    { name: "Old", rows: payments(50), state: "hidden" },
  ];

  it("are open until a user states whether they belong together", async () => {
    const { sheets, sheet, together, text: csv, size } = await read(months);
    expect([sheet, together, csv.trim().split("\n")]).toMatchObject([1, null, { length: 4 }]);
    expect(alikeSheets(sheets, 1)).toEqual([1, 2]);
    const unpacked = { from: "xlsx" as const, size, notes: [], sheets, sheet };
    expect(openSheets({ ...unpacked, together: null })).toEqual(["Jan", "Feb"]);
    expect(openSheets({ ...unpacked, together: false })).toEqual([]);
    const apart = { ...unpacked, sheets: sheets.map((each) => ({ ...each, layout: each.name })) };
    expect(openSheets({ ...apart, together: null })).toEqual([]);
  });

  it("are read one after the other under the first heading", async () => {
    const { text: csv, notes, together } = await read(months, 1, true);
    expect(together).toBe(true);
    expect(
      csv
        .trim()
        .split("\n")
        .map((line) => line.split(",")[2]),
    ).toEqual(["Amount", "1.50", "2.50", "3.50", "10.50", "11.50", "12.50"]);
    expect(notes.map(({ code }) => code)).toEqual(["sheetsReadTogether", "sheetsNotRead"]);
  });
});
