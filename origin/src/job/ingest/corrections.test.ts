/** Corrections next to a file: dry run and import read the same, whatever the slices and the encoding. */
import { expect, it } from "vitest";
import type { Correction } from "@paygauge/api-types/entities/corrections";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { checkLedger } from "./check.ts";
import { Corrections } from "@paygauge/analysis/reading/lines/corrections";
import { Ingest } from "./ingest.ts";
import { nodeStore } from "./node-store.ts";
import { ingestSummary, readVariants } from "./read.ts";
import { mapRows } from "./rows-of-check.fixture.ts";

const settings = { currency: "GBP", fallbackCountry: "GBR" };
const pause = async () => {};
const said = (
  seq: number,
  row: number | null,
  column: number,
  columnName: string,
  from: string,
  to: string,
): Correction => ({
  id: String(seq),
  seq,
  row,
  column,
  columnName,
  from,
  to,
  author: "Ann",
  at: "2026-11-01T00:00:00.000Z",
});

// 600 rows, so that slices of 1 KiB end between them many times.
const rows = Array.from({ length: 600 }, (_, at) => `Supplier ${at % 40};${at}.50;2025-01-${(at % 28) + 1}`);
rows[299] = "Caf\u00e9 \u201eStern\u201c;see note;2025-01-07";
rows[499] = '"A; B";7.00;1O.01.2025';
rows[501] = "Cord;8.00;1O.01.2025";
const text = `Supplier;Amount;Payment Date\n${rows.join("\n")}\n`;
const windows1252 = (letters: string) =>
  Uint8Array.from(letters, (letter) => ({ "\u201e": 0x84, "\u201c": 0x93 })[letter] ?? letter.charCodeAt(0));

const corrections = [
  said(1, 301, 1, "Amount", "see note", "1,000.25"),
  said(2, null, 2, "Payment Date", "1O.01.2025", "2025-01-10"),
  said(3, 301, 0, "Supplier", "Caf\u00e9 \u201eStern\u201c", 'Caf\u00e9; "Stern"'),
  // On what an earlier one made of the cell.
  said(4, 301, 1, "Amount", "1,000.25", "2000.25"),
  said(5, 9999, 1, "Amount", "1.50", "2.50"),
  said(6, 3, 5, "Cost centre", "", "X"),
];

it.each(["utf-8", "windows-1252"] as const)(
  "a file in %s is checked and imported as it was corrected",
  async (encoding) => {
    const bytes = encoding === "utf-8" ? new TextEncoder().encode(text) : windows1252(text);
    const read = async (offset: number, length: number) => bytes.slice(offset, offset + length);
    const { inspection } = await inspectLedger(read, bytes.length, { kind: "advanced", currency: "GBP", pause });
    if (inspection === undefined) throw new Error("refused");
    const { dialect, proposal } = inspection;
    expect(dialect.encoding).toBe(encoding);
    const options = { kind: "advanced" as const, ...settings, pause };
    const plain = await checkLedger(read, bytes.length, dialect, proposal.mapping, options);
    expect(plain.check).toMatchObject({ rejected: 1, undated: 2, corrections: null });
    const { map, counts, page } = mapRows();
    const dry = await checkLedger(read, bytes.length, dialect, proposal.mapping, { ...options, corrections, map });
    expect(dry.check).toMatchObject({ rejected: 0, undated: 0 });
    expect(dry.check.corrections).toEqual({ applied: 4, unmatched: 1, withoutColumn: 1 });
    expect(BigInt(dry.check.sumMinor) - BigInt(plain.check.sumMinor)).toBe(200_025n);
    // Rows keep their places in the file, which is stored as received.
    expect(counts()).toMatchObject({ all: 600, error: 0 });
    const lastRow = rows.at(-1) ?? "";
    expect(page("all", 599, 1)[0]).toMatchObject({
      row: 601,
      at: bytes.length - lastRow.length - 1,
      length: lastRow.length,
    });
    const store = nodeStore();
    const upload = { uploadId: "u", size: bytes.length, kind: "advanced" as const, dialect, corrections };
    await new Ingest(store, settings, { sliceBytes: 1024, pause }).run({ ...upload, mapping: proposal.mapping }, read);
    expect(ingestSummary(store.sql, "GBP").sumMinor).toBe(dry.check.sumMinor);
    expect([...readVariants(store.sql)].map(({ identity }) => identity.name)).toContain('Caf\u00e9; "Stern"');
  },
);

it("are found by the name of their column, and by its place where columns have no names", () => {
  const columnsOf = (...names: string[]) => names.map((name, index) => ({ index, name }));
  const dialect = { encoding: "utf-8", hadBom: false, delimiter: ",", lineEnd: "lf", headerRow: 1 } as const;
  const moved = new Corrections([said(1, 2, 0, "Name", "a", "b")], {
    ...dialect,
    columns: columnsOf("Amount", "Name"),
  });
  const cells = ["a", "a"];
  expect([moved.change(2, cells), cells]).toEqual([[1], ["a", "b"]]);
  const nameless = new Corrections([said(1, 2, 0, "", "a", "b")], { ...dialect, columns: columnsOf("", "") });
  expect(nameless.change(2, ["a", "a"])).toEqual([0]);
});
