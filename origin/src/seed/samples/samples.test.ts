import { expect, it } from "vitest";
import { columnsOfKind, ledgerKinds, type LedgerKind } from "@paygauge/api-types/entities/ledger";
import { inspectLedger } from "@paygauge/api-types/reading/inspect";
import { identityColumns } from "./identity.ts";
import { sampleLedger } from "./ledger.ts";
import { sampleSummary } from "./summary.ts";
import { sampleSuppliers } from "./suppliers.ts";

const sampleOf: Readonly<Record<LedgerKind, () => string>> = {
  base: sampleSummary,
  matchedDataOnly: sampleSuppliers,
  advanced: sampleLedger,
};

it.each(ledgerKinds)(
  "the sample of a %s job is read as it is, each of its columns and nothing missing",
  async (kind) => {
    const bytes = new TextEncoder().encode(sampleOf[kind]());
    const result = await inspectLedger(async (offset, length) => bytes.slice(offset, offset + length), bytes.length, {
      kind,
      currency: "GBP",
      pause: async () => {},
    });
    if (!result.ok) throw new Error(result.refusal.code);
    const { dialect, proposal } = result.inspection;
    expect(proposal.missing).toEqual([]);
    const names = dialect.columns.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...identityColumns]));
    const taken = Object.values(proposal.mapping.sources).flatMap((source) =>
      source !== undefined && "column" in source ? [source.column] : [],
    );
    expect(identityColumns.filter((name) => !taken.includes(names.indexOf(name)))).toEqual([]);
  },
);

it("the sample of matched data only says who suppliers are, and nothing of money", () => {
  const [header = "", ...rows] = sampleSuppliers().trimEnd().split("\r\n");
  expect(header.split(",")).toEqual([...identityColumns]);
  expect(rows.length).toBeGreaterThan(300);
  // Some are there twice, in another spelling: there is something to group.
  expect(new Set(rows.map((row) => row.split(",")[0])).size).toBe(300);
  expect(columnsOfKind.matchedDataOnly.required).toEqual(["supplierName"]);
});
