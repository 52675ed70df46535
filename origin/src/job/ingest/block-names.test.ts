/** Ledgers that name a supplier in a row of its own above its rows, as reports by vendor do. */
import { describe, expect, it } from "vitest";
import { blockNameOf } from "@paygauge/analysis/reading/block-names";
import { readAsProposed } from "./proposed.fixture.ts";

const suppliers = ["Acorn Print & Copy", "Bluewater Logistics Ltd", "Northgate Catering", "Total Home Comfort"];
const perSupplier = 6;
const rows = suppliers.flatMap((name, supplier) =>
  Array.from({ length: perSupplier }, (_, row) => ({
    name,
    day: String(row + 2).padStart(2, "0"),
    number: 1000 + supplier * perSupplier + row,
    cents: 10_007 + supplier * 7919 + row * 1213,
  })),
);
const sumOf = (of: typeof rows) => of.reduce((sum, { cents }) => sum + cents, 0);
const money = (cents: number) => `"${(cents / 100).toLocaleString("en-GB", { minimumFractionDigits: 2 })}"`;

/** A report: the blocks of all suppliers below some rows. */
const report = (above: string, block: (name: string, own: typeof rows, at: number) => string, below = "") =>
  above +
  suppliers
    .map((name, at) =>
      block(
        name,
        rows.filter((row) => row.name === name),
        at,
      ),
    )
    .join("") +
  below;

const reports: Record<string, string> = {
  "vendors in a column of their own, with totals": report(
    "Transaction List by Vendor\nMarch 2026\n\n,Date,Transaction Type,Num,Account,Amount\n",
    (name, own) =>
      `"${name}",,,,,\n${own.map(({ day, number, cents }) => `,03/${day}/2026,Bill,${number},Payables,${money(cents)}\n`).join("")}"Total for ${name}",,,,,${money(sumOf(own))}\n`,
    `TOTAL,,,,,${money(sumOf(rows))}\n\n"Tuesday, Mar 31, 2026 09:00 AM - Accrual Basis"\n`,
  ),
  "vendors in the column of dates": report(
    "Payable Invoice Detail\nInvoice Date,Source,Reference,Gross\n",
    (name, own) =>
      `${name},,,\n${own.map(({ day, number, cents }) => `${day} Mar 2026,Payable Invoice,INV-${number},${money(cents)}\n`).join("")}Total ${name},,,${money(sumOf(own))}\n\n`,
  ),
  "labelled numbers and names above repeated headings": report(
    "",
    (name, own, at) =>
      `Vendor,${100_200 + at}\nCompany Code,1000\nName,${name}\nCity,Leeds\n\n,St,DocumentNo,Doc. Date,Amount in local cur.\n${own.map(({ day, number, cents }) => `,x,${number},${day}.03.2026,${money(cents)}\n`).join("")}*,,,,${money(sumOf(own))}\n**,Account ${100_200 + at},,,${money(sumOf(own))}\n\n`,
  ),
  "labels within a cell, without totals": report(
    "Date,Type,Ref,Amount\n",
    (name, own, at) =>
      `A/C: S00${at}   Name: ${name},,,\n${own.map(({ day, number, cents }) => `${day}/03/2026,PI,${number},${money(cents)}\n`).join("")}`,
  ),
  "numbers in front of names": report(
    "Date,Voucher,No,Debit,Credit\n",
    (name, own, at) =>
      `${1200 + at} - ${name},,,,\n${own.map(({ day, number, cents }) => `${day}/03/2026,Purchase,${number},,${money(cents)}\n`).join("")}`,
  ),
};

describe.each(Object.entries(reports))("a report with %s", (_, text) => {
  it("gives each row the supplier above it", async () => {
    const read = await readAsProposed(text);
    expect(read.refusal).toBeNull();
    expect(read.mapping).toMatchObject({ blockNames: true, fillDown: true });
    expect(read.check).toMatchObject({
      sumMinor: String(sumOf(rows)),
      accepted: rows.length,
      rejected: 0,
      suppliers: suppliers.length,
    });
    expect(read.payees?.map(({ name }) => name)).toEqual(suppliers);
    expect(read.shown?.slice(0, 2).map(({ name }) => name)).toEqual([suppliers[0], suppliers[0]]);
  });
});

it("takes over the numbers of suppliers", async () => {
  for (const kind of ["labelled numbers and names above repeated headings", "numbers in front of names"]) {
    const { payees } = await readAsProposed(reports[kind] ?? "");
    expect(
      payees?.every(({ supplierId }) => /^1\d+$/.test(supplierId)),
      kind,
    ).toBe(true);
  }
});

it("reads rows above the first name for no supplier", async () => {
  const read = await readAsProposed(
    `Date,Voucher,No,Amount\n02/03/2026,Purchase,1,10.00\n${(reports["numbers in front of names"] ?? "")
      .split("\n")
      .slice(1)
      .map((line) => line.replace(",,", ","))
      .join("\n")}`,
  );
  expect(read.check).toMatchObject({ accepted: rows.length, rejected: 1 });
});

it("ends a supplier at its total without an amount", async () => {
  const own = (name: string) => `${name},,,\n02/03/2026,Purchase,${name.length},10.00\n`;
  const read = await readAsProposed(
    `Date,Voucher,No,Amount\n${own("Acorn Ltd")}Total Acorn Ltd,,,\n03/03/2026,Purchase,9,10.00\n${own("Bluewater")}${own("Total Home Comfort")}`,
  );
  expect(read.payees?.map(({ name }) => name)).toEqual(["Acorn Ltd", "Bluewater", "Total Home Comfort"]);
  expect(read.check).toMatchObject({ accepted: 3, rejected: 1 });
});

it("prefers a column that names suppliers, and asks about groups that repeat", async () => {
  const named = await readAsProposed(
    `Date,Supplier,No,Amount\nLeeds office,,,\n${rows.map((row) => `${row.day}/03/2026,${row.name},${row.number},${money(row.cents)}\n`).join("")}`,
  );
  expect(named.mapping?.blockNames).toBeUndefined();
  const groups = ["Bills", "Payments", "Bills", "Payments", "Bills"];
  const repeated = await readAsProposed(
    `Date,Voucher,No,Amount\n${groups.map((group, at) => `${group},,,\n0${at + 1}/03/2026,Purchase,${at},5.00\n`).join("")}`,
  );
  expect(repeated.mapping?.blockNames).toBeUndefined();
});

describe("a row that heads others", () => {
  const cells = (...texts: string[]) => blockNameOf(texts.map((text, column) => ({ column, text })));

  it.each([
    [["Acorn Ltd"], "Acorn Ltd", ""],
    [["70012 - Acorn GmbH"], "Acorn GmbH", "70012"],
    [["Kreditor: 70012 Acorn GmbH"], "Acorn GmbH", "70012"],
    [["Lieferant", "70012", "Name", "Acorn GmbH"], "Acorn GmbH", "70012"],
    [["S001", "Acorn Ltd"], "Acorn Ltd", "S001"],
    [["Supplier Name:", "3M United Kingdom"], "3M United Kingdom", ""],
    [["Fournisseur", "401 Acorn SA"], "Acorn SA", "401"],
  ])("%j names %s", (texts, name, supplierId) => {
    expect(cells(...texts)).toMatchObject({ name, supplierId });
  });

  it.each([[["Page 2 of 3"]], [["City", "Leeds"]], [["Grand total"]], [["31/03/2026"]], [["As at 31 March 2026"]]])(
    "%j names nobody",
    (texts) => {
      expect(cells(...texts)).toBeNull();
    },
  );
});
