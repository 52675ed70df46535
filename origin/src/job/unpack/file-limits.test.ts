import { describe, expect, it } from "vitest";
import { fileLimits, maxStoredBytes } from "@paygauge/api-types/entities/file-limits";
import { refusalOf } from "@paygauge/analysis/reading/file-kind";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { translateIn } from "@paygauge/worker/translate-in";
import { FileRefused } from "./file-refused.ts";
import { SharedStrings } from "./shared-strings.ts";
import { sheetsOf } from "./sheets.ts";
import { unpackAll } from "./unpack.fixture.ts";
import { rowsOf, xlsxOf, type FixtureCell } from "./xlsx.fixture.ts";

const columns = fileLimits.columns.limit;
const table: readonly FixtureCell[][] = [
  [{ text: "Supplier" }, { text: "Amount" }],
  [{ text: "A Ltd" }, { number: "1.5" }],
];
const outcomeOf = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  unpackAll(bytes).then(
    () => "read",
    (error: unknown) => (error instanceof FileRefused ? error.code : String(error)),
  );
const inspect = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const options = { kind: "advanced", currency: "GBP", fileName: "a.csv" } as const;
  return inspectLedger(async (from, length) => bytes.subarray(from, from + length), bytes.length, options);
};
const names = (count: number, from = 0): string => Array.from({ length: count }, (_, at) => `c${from + at}`).join(",");

describe("S67 limits of a workbook", () => {
  const sheets = (count: number) =>
    xlsxOf(Array.from({ length: count }, (_, at) => ({ name: `S${at}`, rows: rowsOf(table) })));

  it("reads as many sheets as allowed and refuses one more", async () => {
    expect(await outcomeOf(sheets(fileLimits.sheets.limit))).toBe("read");
    expect(await outcomeOf(sheets(fileLimits.sheets.limit + 1))).toBe("xlsx-sheets");
  });

  it("opens no sheet once the budget of all is spent", async () => {
    const part = new Uint8Array(new TextEncoder().encode(`<worksheet>${" ".repeat(65_000)}`));
    let opened = 0;
    async function* endless() {
      opened++;
      for (;;) yield part;
    }
    const workbook = {
      sheets: Array.from({ length: 200 }, (_, at) => ({ name: `S${at}`, part: `s${at}`, hidden: false })),
      from1904: false,
      formats: [],
      sharedStrings: null,
    };
    const found = await sheetsOf(() => endless(), workbook, new SharedStrings());
    expect(opened).toBeLessThanOrEqual(20);
    expect(found).toHaveLength(200);
    expect(new Set(found.map(({ holds }) => holds))).toEqual(new Set(["some"]));
  });

  it("refuses a cell with content beyond the last column, and ignores a formatted one without", async () => {
    const row = (cell: string) => xlsxOf([{ name: "S", rows: rowsOf(table), tail: `<row r="3">${cell}</row>` }]);
    // Columns 4,096 and 4,097.
    expect(await outcomeOf(row('<c r="FAN3"><v>1</v></c>'))).toBe("read");
    expect(await outcomeOf(row('<c r="FAO3"><v>1</v></c>'))).toBe("too-many-columns");
    expect(await outcomeOf(row('<c r="FAO3" s="1"/>'))).toBe("read");
  });

  it("refuses a sheet of more merged ranges than are filled", async () => {
    const merges = (count: number) =>
      xlsxOf([{ name: "S", rows: rowsOf(table), merges: Array.from({ length: count }, () => "A1:A2") }]);
    expect(await outcomeOf(merges(fileLimits.mergedRanges.limit))).toBe("read");
    expect(await outcomeOf(merges(fileLimits.mergedRanges.limit + 1))).toBe("xlsx-merged");
  });
});

describe("S68 limits of a table", () => {
  it("reads as many columns as allowed and refuses one more with content, not one without", async () => {
    const body = "A Ltd,1.50\nB Ltd,2.50\n".repeat(20);
    const header = (count: number) => `Supplier,Amount,${names(count - 2)}`;
    expect(await inspect(`${header(columns)}\n${body}`)).toMatchObject({ ok: true });
    expect(await inspect(`${header(columns)},one\n${body}`)).toEqual({
      ok: false,
      refusal: refusalOf("too-many-columns"),
    });
    expect(await inspect(`Supplier,Amount${",".repeat(16_382)}\n${body}`)).toMatchObject({
      ok: true,
      inspection: { dialect: { columns: { length: 2 } } },
    });
  });

  it("keeps a look at the widest file small enough to store", async () => {
    const row = `A Ltd,1.50,${Array.from({ length: columns - 2 }, (_, at) => `text ${at} of this cell`).join(",")}`;
    const found = await inspect(`Supplier,Amount,${names(columns - 2)}\n${`${row}\n`.repeat(8)}`);
    const { inspection } = found;
    if (inspection === undefined) throw new Error("refused");
    const bytes = JSON.stringify(inspection).length + JSON.stringify(inspection.dialect).length;
    expect(bytes).toBeLessThan(maxStoredBytes);
    expect(inspection.profiles).toHaveLength(columns);
    // What is mapped keeps its samples.
    expect(inspection.profiles[0]?.samples).toEqual(["A Ltd"]);
  });

  it("reads a cell of digits and spaces in linear time", async () => {
    const cell = `1${" ".repeat(100_000)}x`;
    const found = await inspect(`Supplier,Amount\n${`${cell},1.00\n`.repeat(8)}`);
    expect(found.inspection?.preview[0]?.[0]).toHaveLength(fileLimits.previewCell.limit);
  }, 10_000);

  it("says the limit in every language", () => {
    const text = (tag: string) => translateIn(tag)(refusalOf("too-many-columns").message);
    expect(text("en-GB")).toContain("4,096");
    expect(text("de")).toContain("4.096");
    expect(text("fr")).toMatch(/4.096/);
  });
});
