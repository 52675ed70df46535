import { expect, test } from "vitest";
import { nodeStorage } from "../../support/node-storage.fixture.ts";
import { createSupplierTables, supplierSql } from "../job-schema.ts";
import { vendorRows } from "./vendor-rows.ts";

const run = "r1";
const day = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000;

/** A supplier whose nearest entry was paid by card on a statement, and whose own file shows a card payment or none. */
function vendorOf(matchedState: "MATCHED" | "UNMATCHED", lastCardDate: number | null) {
  const { sql } = nodeStorage();
  createSupplierTables(sql);
  const known = { matchedState, vcAccepting: "NO", cardCapability: "NoMcAcceptance" };
  const texts = { run, supplierKey: "k1", name: "Northgate Paper", ...known };
  const levels = Object.fromEntries(
    Object.keys(supplierSql)
      .filter((column) => column.endsWith("Score"))
      .map((column) => [column, "None"]),
  );
  const empty = Object.fromEntries(
    Object.entries(supplierSql).map(([column, type]) => [column, type.startsWith("TEXT") ? "" : 0]),
  );
  const row = { ...empty, ...levels, ...texts, payeeClass: "Supplier" };
  const names = Object.keys(row);
  sql.exec(
    `INSERT INTO supplier (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
    ...Object.values(row),
  );
  const totals = JSON.stringify({ lastCardDate });
  sql.exec(
    "INSERT INTO supplier_base (run, ordinal, supplierKey, spendMinor, identityJson, totalsJson, variantIdsJson) VALUES (?, 0, 'k1', 0, '{}', ?, '[]')",
    run,
    totals,
  );
  const entry = JSON.stringify({ entryId: "e1", paidByCard: { count: 2, last: "2019-11-13" } });
  sql.exec("INSERT INTO supplier_match (run, ordinal, evidenceJson, matchedJson) VALUES (?, 0, '{}', ?)", run, entry);
  return vendorRows(sql, run, 0, 10)[0];
}

test("a matched supplier has the card date of its entry's statement", () => {
  expect(vendorOf("MATCHED", null)).toMatchObject({ entryId: "e1", lastCardDay: day("2019-11-13") });
});

test("a supplier without a match has no card date and no entry of its nearest candidate", () => {
  expect(vendorOf("UNMATCHED", null)).toMatchObject({ entryId: "", lastCardDay: 0 });
});

test("a card payment in the file counts with or without a match", () => {
  expect(vendorOf("UNMATCHED", day("2026-01-05"))).toMatchObject({ lastCardDay: day("2026-01-05") });
  expect(vendorOf("MATCHED", day("2026-01-05"))).toMatchObject({ lastCardDay: day("2026-01-05") });
});
