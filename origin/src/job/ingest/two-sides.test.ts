/** Ledgers with a column for debits and one for credits: one rule for both, in proposal, dry run and ingest. */
import { describe, expect, it } from "vitest";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { checkLedger } from "./check.ts";
import { Ingest } from "./ingest.ts";
import { mapRows } from "./rows-of-check.fixture.ts";
import { nodeStore } from "./node-store.ts";

const reader = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return { read: async (at: number, length: number) => bytes.slice(at, at + length), size: bytes.length };
};

async function inspect(text: string) {
  const { read, size } = reader(text);
  const { inspection } = await inspectLedger(read, size, { kind: "advanced", currency: "GBP", pause: async () => {} });
  if (inspection === undefined) throw new Error("refused");
  return inspection;
}

async function check(text: string, change: Partial<ColumnMapping> = {}) {
  const { dialect, proposal } = await inspect(text);
  const { read, size } = reader(text);
  const mapping = { ...proposal.mapping, ...change };
  const settings = { currency: "GBP", fallbackCountry: "GBR" };
  const rows = mapRows();
  const options = { kind: "advanced" as const, ...settings, pause: async () => {}, map: rows.map };
  const dry = await checkLedger(read, size, dialect, mapping, options);
  const ingest = new Ingest(nodeStore(":memory:"), settings);
  const report = await ingest.run({ uploadId: "u", size, kind: "advanced", dialect, mapping }, read);
  expect(report.counters.sumMinor).toBe(dry.check.sumMinor);
  return { ...dry, rows };
}

describe("debit and credit", () => {
  it.each([
    ["Debit", "Credit"],
    ["Soll", "Haben"],
    ["Débit", "Crédit"],
    ["Debe", "Haber"],
    ["Dare", "Avere"],
    ["Debet", "Credit"],
    ["Debit Amount", "Credit Amount"],
  ])("%s and %s are mapped together", async (debit, credit) => {
    const { proposal } = await inspect(
      `Supplier,Date,${debit},${credit}\nAcme,2025-01-31,100.50,\nAcme,2025-02-28,,20.25\nBolt,2025-02-28,5.00,1.00\n`,
    );
    expect(proposal.mapping.sources).toMatchObject({ amount: { column: 2 }, credit: { column: 3 } });
  });

  it("are one amount: the debit less the credit, told in the check", async () => {
    const { check: found, rows } = await check(
      "Supplier,Date,Debit,Credit\nAcme,2025-01-31,100.50,\nAcme,2025-02-28,,20.25\nBolt,2025-02-28,5.00,1.00\n" +
        "Cord,2025-02-28,,\nDell,2025-02-28,7.00,soon\n",
    );
    // 100.50 - 20.25 + (5.00 - 1.00), by hand.
    expect(found).toMatchObject({ accepted: 3, credits: 1, sumMinor: "8425" });
    expect(found.warnings).toContainEqual(expect.objectContaining({ code: "debit-less-credit", count: 3 }));
    expect(rows.codes("error").map(([, code]) => code)).toEqual(["amount-missing", "amount-not-a-number"]);
  });

  it("are not taken off twice where credits are written as negative numbers", async () => {
    const text =
      "Supplier,Date,Debit,Credit\nAcme,2025-01-31,100.50,\nAcme,2025-02-28,,-20.25\nBolt,2025-02-28,,-1.00\n";
    expect((await check(text)).check.sumMinor).toBe("7925");
  });

  it("follow the decimal mark that either side decides", async () => {
    const { proposal } = await inspect("Supplier;Date;Soll;Haben\nAcme;2025-01-31;100;\nAcme;2025-02-28;;20,25\n");
    expect(proposal.mapping.decimalMark).toBe(",");
  });

  it("stay apart where another column is the amount", async () => {
    const { proposal } = await inspect(
      "Supplier,Date,Amount,Credit\nAcme,2025-01-31,100.50,1.00\nBolt,2025-02-28,20.25,2.00\n",
    );
    expect(proposal.mapping.sources.credit).toBeUndefined();
  });
});
