/** Rows that aren't payments: another table below the ledger, dated balances, and a summary that is read as lines. */
import { describe, expect, it } from "vitest";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { openQuestions } from "@paygauge/api-types/entities/questions";
import { readAsProposed } from "./proposed.fixture.ts";

type Change = (mapping: ColumnMapping) => Partial<ColumnMapping>;

async function read(text: string, change?: Change) {
  const result = await readAsProposed(text, change === undefined ? {} : { change });
  if (result.refusal !== null) throw new Error(result.refusal);
  const { check, mapping } = result;
  const open = openQuestions(check.questions, mapping.answers, 2);
  return { ...result, open, asked: check.totals?.asked ?? [] };
}

/** Twelve payments to three suppliers, 780.00 in all. */
const header = "Supplier;Date;Amount;Reference";
const lines = Array.from(
  { length: 12 },
  (_, at) => `Supplier ${"ABC"[at % 3]} Ltd;2026-01-${10 + at};${10 * (at + 1)}.00;R${at}`,
);
const ledger = `${header}\n${lines.join("\n")}\n`;
const bySupplier = ["Supplier A Ltd;;220.00;", "Supplier B Ltd;;260.00;", "Supplier C Ltd;;300.00;"];

describe("another table below the ledger", () => {
  it.each([
    ["behind a gap, the sum of the first", `${ledger}\n${bySupplier.join("\n")}\n`, 15, 17, "78000"],
    [
      "behind a gap and a heading",
      `${ledger}\n;;;\nDepartment;Month;Total;\nParks;;480.00;\nRoads;;300.00;\n`,
      17,
      18,
      "78000",
    ],
    ["behind a heading alone", `${ledger}Department;;Total;\nParks;;480.00;\nRoads;;300.00;\n`, 15, 16, "78000"],
    ["without a gap or a heading", `${ledger}${bySupplier.join("\n")}\n`, 14, 16, "78000"],
    ["a copy of the first", `${ledger}\n${ledger}`, 16, 27, "78000"],
    [
      "a part of the first, without dates",
      `${ledger}\nTop suppliers;;;\nSupplier C Ltd;;300.00;\nSupplier B Ltd;;260.00;\n`,
      16,
      17,
      "56000",
    ],
    [
      "with dates and other headings",
      `${ledger}\nKostenstelle;Stand;Summe;\nBauhof;2026-01-31;500.00;\nSchule;2026-01-31;280.00;\n`,
      16,
      17,
      "78000",
    ],
  ])("%s: asks with its rows and both sums", async (_, text, from, to, sumMinor) => {
    const { open, check } = await read(text);
    expect(open).toMatchObject([{ code: "otherTable", from, to, rows: to - from + 1, sumMinor, beforeMinor: "78000" }]);
    const [question] = open;
    expect(question?.code === "otherTable" && question.sample.map(({ line }) => line)).toContain(from);
    expect(check.sumMinor).toBe(String(78_000 + Number(sumMinor)));
    // The right total, once a user says what the rows are.
    const answers = { otherTables: [{ from, to, arePayments: false }] };
    const left = await read(text, () => ({ answers }));
    expect([left.check.sumMinor, left.check.accepted, left.open]).toEqual(["78000", 12, []]);
    expect(left.totalLines).toEqual(expect.arrayContaining([from, to]));
    const kept = await read(text, () => ({ answers: { otherTables: [{ from, to, arePayments: true }] } }));
    expect([kept.check.sumMinor, kept.open]).toEqual([check.sumMinor, []]);
  });

  it.each([
    [
      "gaps between groups of payments",
      `${header}\n${lines.map((line, at) => (at % 4 === 3 ? `${line}\n` : line)).join("\n")}\n`,
    ],
    [
      "the header again behind each page",
      `${header}\n${lines.slice(0, 6).join("\n")}\n\n${header}\n${lines.slice(6).join("\n")}\n`,
    ],
    [
      "a payment with a remark for its amount, behind a gap",
      ledger.replace("Supplier A Ltd;2026-01-13", "\nZed Ltd;2026-01-13;see attached;R9\nSupplier A Ltd;2026-01-13"),
    ],
    ["blank rows at the end", `${ledger}\n\n;;;\n`],
    ["payments without a date among the others", ledger.replace("2026-01-15", "").replace("2026-01-18", "")],
  ])("asks nothing of %s", async (_, text) => {
    const { open, check, asked } = await read(text);
    expect([open, asked, check.sumMinor]).toEqual([[], [], "78000"]);
  });
});

describe("balances with a date", () => {
  it.each([
    "Balance brought forward",
    "Balance B/F",
    "Opening balance",
    "Closing balance",
    "Opening balance as at 1st January 2026",
    "Balance brought forward from 2025",
    "Anfangsbestand am 1. Januar",
    "Carried forward",
    "Saldovortrag",
    "Anfangssaldo",
    "Eröffnungssaldo",
    "Endsaldo",
    "Report à nouveau",
    "Solde initial",
    "Solde d'ouverture",
    "Saldo anterior",
    "Saldo inicial",
    "Saldo iniziale",
    "Saldo finale",
    "Beginsaldo",
    "Eindsaldo",
  ])("%s: asks with the row and its money", async (label) => {
    const text = `${header}\n${label};2026-01-01;195.00;\n${lines.join("\n")}\n`;
    const { asked, check } = await read(text);
    expect(asked).toMatchObject([{ line: 2, stated: "19500", isBalance: true }]);
    expect(check.sumMinor).toBe("97500");
    const left = await read(text, () => ({ totalRows: [{ line: 2, isTotal: true }] }));
    expect([left.check.sumMinor, left.asked]).toEqual(["78000", []]);
  });

  it("asks of the balance of a supplier, which is in another column", async () => {
    const text = (number: string) =>
      `${header};Text\nSupplier A Ltd;2026-01-01;195.00;${number};Opening balance\n${lines.map((line) => `${line};Paper`).join("\n")}\n`;
    expect((await read(text(""))).asked).toMatchObject([{ line: 2, isBalance: true }]);
    // An invoice booked on an account of that name is a payment.
    expect((await read(text("X1"))).asked).toEqual([]);
  });

  it.each(["Balance Gym Ltd", "New Balance", "Forward Motion Ltd", "Saldo Sport SL", "Solde Distribution"])(
    "asks nothing of a supplier called %s",
    async (name) => {
      const { asked, check } = await read(`${header}\n${name};2026-01-01;195.00;X1\n${lines.join("\n")}\n`);
      expect([asked, check.sumMinor]).toEqual([[], "97500"]);
    },
  );
});

describe("a summary by supplier that is read as lines", () => {
  const summary = (columns: string, cells: (at: number) => string) =>
    `Supplier;Last payment;Amount;${columns}\n${Array.from({ length: 8 }, (_, at) => `Acme ${at} Ltd;2026-01-${10 + at};${100 * (at + 1)}.00;${cells(at)}`).join("\n")}\n`;

  it.each([
    ["a count", "Number of invoices", (at: number) => String(at + 1)],
    ["a count and an average", "Transactions;Average", (at: number) => `${at + 1};100.00`],
    ["German", "Anzahl Rechnungen", (at: number) => String(at + 1)],
    ["French", "Nombre de factures", (at: number) => String(at + 1)],
    ["Dutch", "Aantal facturen", (at: number) => String(at + 1)],
  ])("%s: asks with the money at stake", async (_, columns, cells) => {
    const text = summary(columns, cells);
    const { open } = await read(text);
    expect(open).toMatchObject([{ code: "summaryRows", rows: 8, columns: columns.split(";"), sumMinor: "360000" }]);
    expect((await read(text, () => ({ answers: { summaryRows: "payments" } }))).open).toEqual([]);
    const base = await readAsProposed(text, { kind: "base" });
    expect(base.refusal === null && base.check.questions).toEqual([]);
  });

  it("asks nothing where suppliers have several rows, or each row counts one", async () => {
    expect((await read(summary("Number of invoices", () => "1"))).open).toEqual([]);
    expect((await read(summary("Number of invoices", (at) => String(at)).replaceAll(/Acme \d/g, "Acme"))).open).toEqual(
      [],
    );
  });
});
