/** Which columns of a file are offered as breakdowns. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { maxBreakdowns } from "@paygauge/api-types/entities/breakdowns";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { breakdownColumns } from "@paygauge/api-types/entities/propose-breakdowns";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";

const samples = path.resolve(import.meta.dirname, "../../../..", process.env["SAMPLES_DIR"] ?? "../shared/data");

async function inspect(bytes: Uint8Array): Promise<LedgerInspection> {
  const read = (offset: number, length: number) => Promise.resolve(bytes.slice(offset, offset + length));
  const result = await inspectLedger(read, bytes.length, { kind: "advanced", currency: "GBP" });
  if (!result.ok) throw new Error(result.refusal.code);
  return result.inspection;
}

/** A ledger of 600 rows with further columns: each gives its cell by the number of the row. */
const ledger = (columns: Readonly<Record<string, (row: number) => string>>): Promise<LedgerInspection> => {
  const lines = Array.from({ length: 600 }, (_, row) =>
    [`Payee ${row % 150}`, "2025-03-04", `${row}.25`, ...Object.values(columns).map((cell) => cell(row))].join(","),
  );
  const header = ["Supplier Name", "Payment Date", "Amount", ...Object.keys(columns)].join(",");
  return inspect(new TextEncoder().encode(`${header}\n${lines.join("\n")}\n`));
};

const verdicts = ({ proposal, profiles }: LedgerInspection) =>
  Object.fromEntries(
    breakdownColumns(proposal.mapping, profiles).map(({ profile, verdict }) => [profile.name, verdict]),
  );
const chosen = ({ proposal }: LedgerInspection) => proposal.mapping.breakdowns?.map(({ label }) => label) ?? [];

it("offers texts of 2 to 200 values, whatever their case, and chooses those that are filled", async () => {
  const found = await ledger({
    Service: (row) => (row % 2 === 0 ? `Service ${row % 34}` : `SERVICE ${row % 34}`),
    "Expense type": (row) => `Type ${row % 200}`,
    Programme: (row) => `Programme ${row % 201}`,
    Region: (row) => ["North", "", "South", ""][row % 4] ?? "",
    Status: () => "Open",
    "Cost centre": (row) => String(41_000 + (row % 40)),
  });
  expect(verdicts(found)).toEqual({
    Service: "offered",
    "Expense type": "offered",
    Region: "offered",
    "Cost centre": "offered",
    Programme: "tooMany",
    Status: "same",
  });
  expect(chosen(found)).toEqual(["Service", "Expense type", "Cost centre"]);
  expect(found.profiles.find(({ name }) => name === "Service")?.values?.count).toBe(34);
});

it("offers a column without a heading, and does not choose it", async () => {
  const found = await ledger({ Service: (row) => `Service ${row % 34}`, "": (row) => ["#N/A", "Held"][row % 2] ?? "" });
  expect(verdicts(found)).toEqual({ Service: "offered", "Column 5": "offered" });
  expect(chosen(found)).toEqual(["Service"]);
});

it("offers no columns of names, addresses, ids, dates and amounts", async () => {
  const found = await ledger({
    Approver: (row) => ["Ann Bell", "Bo Cole"][row % 2] ?? "",
    Sender: (row) => `clerk${row % 9}@example.org`,
    "Contract number": (row) => `DN-${row % 20}`,
    Lender: (row) => `Firm ${row % 30} Ltd`,
    "Posting Date": () => "2025-03-04",
    Tax: (row) => `${row % 7}.50`,
    Remark: (row) => `see the letter of row ${row}`,
  });
  expect(verdicts(found)).toEqual({ Remark: "freeText" });
  expect(chosen(found)).toEqual([]);
});

it("chooses eight at most", async () => {
  const found = await ledger(
    Object.fromEntries(
      Array.from({ length: 11 }, (_, at) => [`Group ${at + 1}x`, (row: number) => `Value ${row % 5}`]),
    ),
  );
  expect(Object.values(verdicts(found)).filter((verdict) => verdict === "offered")).toHaveLength(11);
  expect(chosen(found)).toHaveLength(maxBreakdowns);
});

const bradford = path.join(samples, "bradford/2019-12.csv");
it.runIf(existsSync(bradford))("lists what Bradford's rows are about, and what of it has too many values", async () => {
  const found = await inspect(readFileSync(bradford));
  expect(verdicts(found)).toEqual({
    "Service Code": "offered",
    "Service Label": "offered",
    "Expenditure code": "tooMany",
    "Expenditure category": "tooMany",
  });
  expect(chosen(found)).toEqual(["Service Label"]);
});
