/** Ledgers that name a supplier once: filled down only where the mapping states it, across slices, never over a blank. */
import { describe, expect, it } from "vitest";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { checkLedger } from "./check.ts";
import { Ingest } from "./ingest.ts";
import { mapRows } from "./rows-of-check.fixture.ts";
import { nodeStore } from "./node-store.ts";
import { readVariants } from "./read.ts";

const settings = { currency: "GBP", fallbackCountry: "GBR" };
const pause = async () => {};

const reader = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return { read: async (at: number, length: number) => bytes.slice(at, at + length), size: bytes.length };
};

async function mapped(text: string, change: Partial<ColumnMapping>) {
  const { read, size } = reader(text);
  const { inspection } = await inspectLedger(read, size, { kind: "advanced", currency: "GBP", pause });
  if (inspection === undefined) throw new Error("refused");
  const { dialect, proposal } = inspection;
  return { read, size, dialect, mapping: { ...proposal.mapping, ...change } };
}

async function check(text: string, change: Partial<ColumnMapping> = {}) {
  const { read, size, dialect, mapping } = await mapped(text, change);
  const rows = mapRows();
  const dry = await checkLedger(read, size, dialect, mapping, { kind: "advanced", ...settings, pause, map: rows.map });
  return { ...dry, rows };
}

/** What each supplier adds up to after an ingest in slices of this size. */
async function totals(text: string, change: Partial<ColumnMapping>, sliceBytes: number) {
  const { read, size, dialect, mapping } = await mapped(text, change);
  const store = nodeStore();
  const ingest = new Ingest(store, settings, { sliceBytes, pause });
  await ingest.run({ uploadId: "u", size, kind: "advanced", dialect, mapping }, read);
  const sums = new Map<string, number>();
  for (const { identity, totals: each } of readVariants(store.sql)) {
    sums.set(
      identity.name,
      (sums.get(identity.name) ?? 0) + each.documents.Payment.valueMinor + each.documents.Invoice.valueMinor,
    );
  }
  return Object.fromEntries(sums);
}

const header = "Supplier,Invoice Number,Payment Date,Amount\n";
const ledger =
  `${header}Acme,A1,2025-01-31,10.00\n,A2,2025-01-31,1.00\n,A3,2025-02-28,2.00\n` +
  "Bolt,,,\n,B1,2025-02-28,5.00\n,B2,2025-02-28,soon\n,B3,2025-02-28,7.00\n,,,\n,X1,2025-03-31,9.00\nAcme,A4,2025-03-31,4.00\n";

describe("empty names below a name", () => {
  it("are rejected where no one asks to fill them", async () => {
    const { check: found, rows } = await check(ledger);
    expect(found).toMatchObject({ accepted: 2, sumMinor: "1400" });
    expect(rows.codes("error").filter(([, code]) => code === "no-name")).toHaveLength(6);
  });

  it("stand for the name above, up to a blank row, and the check states it", async () => {
    const { check: found, rows } = await check(ledger, { fillDown: true });
    // Acme 10 + 1 + 2 + 4, Bolt 5 + 7, by hand.
    expect(found).toMatchObject({ accepted: 6, suppliers: 2, sumMinor: "2900" });
    expect(found.warnings).toContainEqual(expect.objectContaining({ code: "name-from-above", count: 4 }));
    expect(rows.codes("error")).toEqual([
      [5, "amount-missing"],
      [7, "amount-not-a-number"],
      [10, "no-name"],
    ]);
  });

  it("aren't guess where the row has a supplier number of its own", async () => {
    const text =
      "Supplier,Supplier ID,Payment Date,Amount\nAcme,1,2025-01-31,10.00\n,2,2025-01-31,1.00\n,,2025-02-28,2.00\n";
    expect((await check(text, { fillDown: true })).check).toMatchObject({ accepted: 1, rejected: 2 });
  });

  it("belong to the name that heads them, not to the supplier read before", async () => {
    expect(await totals(ledger, { fillDown: true }, 1 << 20)).toEqual({ Acme: 1700, Bolt: 1200 });
  });

  it.each([1024, 1 << 20])("give the same suppliers in slices of %d bytes", async (sliceBytes) => {
    const groups = Array.from({ length: 60 }, (_, at) =>
      `Firm ${at},F${at},2025-01-31,1.00\n`.concat(
        Array.from({ length: 9 }, (__, row) => `,F${at}-${row},2025-01-31,${at}.10\n`).join(""),
      ),
    );
    const found = await totals(header + groups.join(""), { fillDown: true }, sliceBytes);
    expect(found).toEqual(
      Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`Firm ${at}`, 100 + 9 * (at * 100 + 10)])),
    );
  });
});
