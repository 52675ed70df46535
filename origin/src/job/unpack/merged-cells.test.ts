/** Merged cells of workbooks: names are filled down, figures are once, blank rows stay blank. */
import { describe, expect, it } from "vitest";
import { unpackAll } from "./unpack.fixture.ts";
import { rowsOf, xlsxOf, type FixtureCell, type FixtureOptions } from "./xlsx.fixture.ts";
import { message } from "@paygauge/api-types/catalogue/message";

const text = (value: string): FixtureCell => ({ text: value });
const number = (value: string, style?: number): FixtureCell =>
  style === undefined ? { number: value } : { number: value, style };

const rows = rowsOf([
  [text("Supplier"), text("Paid"), text("Amount"), text("Ref")],
  [text("Acme"), number("45748", 1), number("10.50"), text("a")],
  [null, null, null, text("b")],
  [],
  [null, null, number("3"), text("c")],
  [text("Bolt"), number("45749", 1), number("4"), text("d")],
  [null, number("45750", 1), number("5"), text("e")],
]);
const merges = ["A2:A5", "B2:B3", "C2:C3", "A6:A7", "C1:D1"];

async function unpacked(options: FixtureOptions = {}, ranges: readonly string[] = merges) {
  return unpackAll(xlsxOf([{ name: "AP", rows, merges: ranges }], { styles: [0, 14], ...options }));
}

describe("cells merged over several rows", () => {
  it.each([{}, { prefix: "x" }])("are filled down in rows that hold something, figures apart: %o", async (options) => {
    const { text: csv, notes } = await unpacked(options);
    expect(csv.split("\n")).toEqual([
      "Supplier,Paid,Amount,Ref",
      "Acme,2025-04-01,10.50,a",
      "Acme,2025-04-01,,b",
      "",
      "Acme,,3,c",
      "Bolt,2025-04-02,4,d",
      "Bolt,2025-04-03,5,e",
      "",
    ]);
    expect(notes).toContainEqual(message("mergedFilled", { count: 3 }));
  });

  it("are not missed and not made up where none are merged", async () => {
    const { text: csv, notes } = await unpacked({}, []);
    expect(csv.split("\n")[2]).toBe(",,,b");
    expect(notes).not.toContainEqual(expect.objectContaining({ code: "mergedFilled" }));
  });
});
