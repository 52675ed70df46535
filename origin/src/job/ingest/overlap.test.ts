/** Which rows two checked files share: counted in parts, each row paired once. */
import { describe, expect, it } from "vitest";
import { isMaterialOverlap } from "@paygauge/api-types/entities/file-overlaps";
import { CheckedRows, createCheckedRowsTable } from "./checked-rows.ts";
import { nodeStore } from "./node-store.ts";
import { overlapOf } from "./overlap.ts";
import { cellHash, nameHash, rowHash, supplierIdHash, withIds } from "@paygauge/analysis/reading/lines/row-hash";

const other = { id: "b", fileName: "b.csv" };
const noIds = { supplierId: 0, documentNumber: 0 };

function keep(sql: ReturnType<typeof nodeStore>["sql"], uploadId: string, first: number, last: number): void {
  const rows = new CheckedRows(sql, uploadId);
  rows.begin();
  for (let at = first; at <= last; at++)
    rows.add({ ...noIds, hash: rowHash(at, 20_000, at, "GBP") }, at, at, at % 2 ? "GBP" : "EUR");
  rows.flush();
}

describe("the rows that files share", () => {
  it("are found in files of several parts and pages, with their money and first lines", async () => {
    const { sql } = nodeStore();
    createCheckedRowsTable(sql);
    keep(sql, "a", 1, 400_000);
    keep(sql, "b", 399_001, 500_000);
    const money = [
      { currency: "EUR", minorDigits: 2, minor: String(500 * 399_501) },
      { currency: "GBP", minorDigits: 2, minor: String(500 * 399_500) },
    ];
    let pauses = 0;
    const overlap = await overlapOf(sql, "a", other, async () => void pauses++);
    expect(overlap).toMatchObject({ rows: 1000, ofThis: 400_000, ofOther: 101_000, isMaterial: false });
    expect(overlap?.money.toSorted((a, b) => a.currency.localeCompare(b.currency))).toEqual(money);
    expect(overlap?.examples.map(({ line, otherLine }) => [line, otherLine])).toEqual(
      [1, 2, 3, 4, 5].map((at) => [399_000 + at, 399_000 + at]),
    );
    keep(sql, "b", 500_001, 500_010);
    expect(await overlapOf(sql, "a", other)).toBeNull();
    // The pages of both files are read several times, two in a turn.
    expect(pauses).toBeGreaterThan(6);
  });

  it("count each row once, however often it is in the other", async () => {
    const { sql } = nodeStore();
    createCheckedRowsTable(sql);
    const write = (uploadId: string, times: number) => {
      const rows = new CheckedRows(sql, uploadId);
      // A file with totals is read twice: the second reading counts.
      rows.begin();
      rows.add({ ...noIds, hash: 7 }, 1, -100, "GBP");
      rows.begin();
      for (let line = 1; line <= times; line++) rows.add({ ...noIds, hash: 7 }, line, -100, "GBP");
      rows.flush();
    };
    write("a", 3);
    write("b", 2);
    expect(await overlapOf(sql, "a", other)).toMatchObject({ rows: 2, money: [{ minor: "-200" }] });
  });

  it.each([
    ["neither file has ids", noIds, noIds, 1],
    ["one file alone has them", { supplierId: 3, documentNumber: 4 }, noIds, 1],
    ["both have them, the same", { supplierId: 3, documentNumber: 4 }, { supplierId: 3, documentNumber: 4 }, 1],
    ["both have documents, different ones", { ...noIds, documentNumber: 4 }, { supplierId: 3, documentNumber: 5 }, 0],
    ["both have suppliers, different ones", { supplierId: 2, documentNumber: 4 }, { ...noIds, supplierId: 3 }, 0],
  ])("are found by the columns of both files: %s", async (_case, ofThis, ofOther, shared) => {
    const { sql } = nodeStore();
    createCheckedRowsTable(sql);
    for (const [id, ids] of [["a", ofThis] as const, ["b", ofOther] as const]) {
      const rows = new CheckedRows(sql, id);
      rows.begin();
      rows.add({ ...ids, hash: 7 }, 1, -100, "GBP");
      rows.flush();
    }
    expect((await overlapOf(sql, "a", other))?.rows ?? 0).toBe(shared);
  });

  it("are worth a question from five rows and one percent of the smaller file", () => {
    expect(isMaterialOverlap({ rows: 4, ofThis: 4, ofOther: 1000 })).toBe(false);
    expect(isMaterialOverlap({ rows: 5, ofThis: 500, ofOther: 1_000_000 })).toBe(true);
    expect(isMaterialOverlap({ rows: 5, ofThis: 501, ofOther: 1_000_000 })).toBe(false);
  });
});

describe("the hash of a row", () => {
  const cell = (text: string) => cellHash(new TextEncoder().encode(text), 0, text.length);

  it("is that of its values, whatever spreadsheet or system wrote them", () => {
    expect(nameHash({ name: "SMITH &  SONS LTD" })).toBe(nameHash({ name: "Smith & Sons Ltd" }));
    expect(supplierIdHash({ supplierId: "42" })).toBe(supplierIdHash({ supplierId: "0042" }));
    expect([cell("000123"), cell("0")]).toEqual([cell("123"), cell("00")]);
  });

  it("differs where any value does", () => {
    const payee = nameHash({ name: "A" });
    const hash = rowHash(payee, 20_000, 1000, "GBP");
    const hashes = [
      hash,
      rowHash(nameHash({ name: "A1" }), 20_000, 1000, "GBP"),
      rowHash(payee, 20_001, 1000, "GBP"),
      rowHash(payee, Number.NaN, 1000, "GBP"),
      rowHash(payee, 20_000, -1000, "GBP"),
      rowHash(payee, 20_000, 1000 + 4_294_967_296, "GBP"),
      rowHash(payee, 20_000, 1000, "EUR"),
      withIds(hash, 5, 0),
      withIds(hash, 0, 5),
      withIds(hash, 0, 6),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
