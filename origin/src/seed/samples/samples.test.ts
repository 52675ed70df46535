import { expect, it } from "vitest";
import { columnsOfKind, ledgerKinds, type LedgerKind } from "@paygauge/api-types/entities/ledger";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { identityColumns } from "./identity.ts";
import { sampleLedger, sampleStart } from "./ledger.ts";
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

it("never ages: 400 days later it is the same ledger, of the twelve months before that day", () => {
  const today = new Date("2026-11-24T09:00:00Z");
  const later = new Date(today.getTime() + 400 * 86_400_000);
  const shift = sampleStart(later).getTime() - sampleStart(today).getTime();
  const day = /\b(\d\d)\/(\d\d)\/(\d{4})\b/g;
  const momentOf = (text: string) => Date.parse(text.split("/").toReversed().join("-"));
  const moved = sampleLedger(today).replaceAll(day, (text) => {
    const [year, month, date] = new Date(momentOf(text) + shift).toISOString().slice(0, 10).split("-");
    return `${date}/${month}/${year}`;
  });
  expect(sampleLedger(later)).toBe(moved);
  for (const at of [today, later]) {
    // What was paid and issued is in the twelve whole months before; only what is due may come after them.
    const paid = sampleLedger(at)
      .split("\r\n")
      .filter((row) => row.startsWith("Payment,PAY-9"))
      .flatMap((row) => [...row.matchAll(day)].map(([text]) => momentOf(text)));
    expect(Math.min(...paid)).toBeGreaterThanOrEqual(sampleStart(at).getTime());
    expect(Math.max(...paid)).toBeLessThan(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  }
});
