import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { expect, test } from "vitest";
import { groupVariants } from "../grouping/group-variants.ts";
import { sizesOf as totalsBySize } from "../grouping/totals.ts";
import { isSizeKnown, marksOfCode, sizeClass } from "./document-size.ts";
import { Ingest } from "./ingest.ts";
import { nodeStore } from "./node-store.ts";
import { readVariants } from "./read.ts";

const pause = async (): Promise<void> => {};

/** Documents of a ledger's suppliers by size, as scoring reads them. */
async function sizesOf(text: string, sliceBytes = 8192) {
  const bytes = new TextEncoder().encode(text);
  const read = async (offset: number, length: number) => bytes.slice(offset, offset + length);
  const { inspection } = await inspectLedger(read, bytes.length, { kind: "advanced", currency: "GBP", pause });
  if (inspection === undefined) throw new Error("not read");
  const { dialect, proposal } = inspection;
  const upload = { uploadId: "a", size: bytes.length, kind: "advanced" as const, dialect, mapping: proposal.mapping };
  const store = nodeStore();
  const settings = { currency: "GBP", fallbackCountry: "GBR" };
  await new Ingest(store, settings, { sliceBytes, pause }).run(upload, read);
  const found = new Map<string, (readonly [type: string, size: string, ...sums: number[]])[]>();
  for (const { identity, totals } of groupVariants([...readVariants(store.sql)], [])) {
    const all = [...totalsBySize(totals)].map(([code, ...sums]) => {
      const { type, byCard, isCredit } = marksOfCode(code);
      const size = `${isCredit ? "credit " : ""}${byCard ? "card" : "other"}${isSizeKnown(code) ? "" : " unknown"}`;
      return [type, size, ...sums] as const;
    });
    found.set(identity.name, all);
  }
  return found;
}

test("a document of several lines has the size of all of them; credits and card payments are counted apart", async () => {
  const found = await sizesOf(
    `Supplier,Invoice Number,Amount,Payment Date,Payment Method
Acme Ltd,11,100.00,2025-01-10,BACS
Acme Ltd,11,20.00,2025-01-10,BACS
Acme Ltd,12,15.20,2025-01-11,Visa card
Acme Ltd,13,-5.00,2025-01-12,BACS
Acme Ltd,14,119.50,2025-01-12,BACS
Beta Ltd,11,7.00,2025-01-12,BACS
Acme Ltd,12,1.00,2025-01-13,Visa card
`,
  );
  expect(found.get("Acme Ltd")).toEqual([
    ["Payment", "other", 2, 23_950, 12_000],
    ["Payment", "card", 1, 1520, 1520],
    ["Payment", "card unknown", 0, 100, 0],
    ["Payment", "credit other", 1, -500, 500],
  ]);
  expect(found.get("Beta Ltd")).toEqual([["Payment", "other", 1, 700, 700]]);
});

test("slices, parts and spellings add up to what one reading finds", async () => {
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const rows = Array.from({ length: 3000 }, () => ({ name: `Supplier ${next(40)} Ltd`, minor: next(5_000_000) + 1 }));
  const lines = rows.map(({ name, minor }) => `${name},${(minor / 100).toFixed(2)},2025-0${next(9) + 1}-11`);
  const found = await sizesOf(`Supplier,Amount,Payment Date\n${lines.join("\n")}\n`);
  const expected = new Map<string, Map<number, { count: number; minor: number; largest: number }>>();
  for (const { name, minor } of rows) {
    const classes = expected.get(name) ?? new Map<number, { count: number; minor: number; largest: number }>();
    expected.set(name, classes);
    const before = classes.get(sizeClass(minor)) ?? { count: 0, minor: 0, largest: 0 };
    classes.set(sizeClass(minor), {
      count: before.count + 1,
      minor: before.minor + minor,
      largest: Math.max(before.largest, minor),
    });
  }
  for (const [name, classes] of expected) {
    const sums = [...classes.values()].map(({ count, minor, largest }) => ["Payment", "other", count, minor, largest]);
    const inOrder = (all: readonly unknown[]) => all.map((each) => JSON.stringify(each)).toSorted();
    expect(inOrder(found.get(name) ?? []), name).toEqual(inOrder(sums));
  }
});
