/** A document's total on each of its lines: asked about, and counted as the answer says. */
import { describe, expect, it } from "vitest";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { openQuestions } from "@paygauge/api-types/entities/questions";
import { readAsProposed } from "./proposed.fixture.ts";

/** Documents of one, two and three lines by turns, of 600 to 1,600: 9,200 in all, 19,200 with each line's total. */
const documents = [600, 700, 800, 900, 1000, 1100, 1200, 1300, 1600].map((total, at) => ({
  number: `INV-${at}`,
  supplier: `Supplier ${"ABC"[at % 3]} Ltd`,
  date: `2026-01-${10 + at}`,
  total,
  lines: 1 + (at % 3),
}));

function ledger(number: string, line: string): string {
  const rows = documents.flatMap(({ number: id, supplier, date, total, lines }) =>
    Array.from(
      { length: lines },
      (_, at) =>
        `${id};${supplier};${date};${total}.00;${at + 1};${((total * (at + 1) * 2) / (lines * (lines + 1))).toFixed(2)}`,
    ),
  );
  return `${number};Supplier;Date;Amount;Item;${line}\n${rows.join("\n")}\n`;
}

async function read(text: string, change?: Partial<ColumnMapping>) {
  const result = await readAsProposed(text, change === undefined ? {} : { change: () => change });
  if (result.refusal !== null) throw new Error(result.refusal);
  const { amount } = result.mapping.sources;
  const column = amount !== undefined && "column" in amount ? amount.column : undefined;
  const open = openQuestions(result.check.questions, result.mapping.answers, column);
  return { sum: result.check.sumMinor, accepted: result.check.accepted, open, check: result.check };
}

describe("a document's total on each of its lines", () => {
  it.each([
    ["Invoice number", "Line amount"],
    ["Supplier Invoice", "Extended Amount"],
    ["Check no", "Amount applied"],
    ["Payment number", "Applied amount"],
    ["Rechnungsnummer", "Positionsbetrag"],
  ])("%s and %s: asks, with the sum of each answer", async (number, line) => {
    const text = ledger(number, line);
    const { open, sum } = await read(text);
    expect(sum).toBe("1920000");
    expect(open).toMatchObject([
      {
        code: "documentTotals",
        name: number,
        rows: 9,
        eachMinor: "1920000",
        onceMinor: "920000",
        others: [{ name: line }],
      },
    ]);
  });

  it.each([
    ["once", "920000", 9],
    ["each", "1920000", 18],
  ] as const)("takes the answer %s", async (counts, sum, accepted) => {
    const answers = { documentTotals: { column: 0, counts } };
    const found = await read(ledger("Invoice number", "Line amount"), { answers });
    expect(found).toMatchObject({ sum, accepted, open: [] });
    expect(found.check.questions).toMatchObject([{ eachMinor: "1920000", onceMinor: "920000" }]);
  });

  it("states sums without rows that wait for a rate", async () => {
    const [head = "", ...rows] = ledger("Invoice number", "Line amount").trim().split("\n");
    const inPounds = rows.map((row) => `${row};GBP`);
    const waiting = ["INV-90;Acme Ltd;2026-01-10;500.00;1;500.00;XAF", "INV-90;Acme Ltd;2026-01-10;500.00;2;0.00;XAF"];
    const text = `${head};Currency\n${[...inPounds, ...waiting].join("\n")}\n`;
    const { open, check } = await read(text);
    expect(check.waiting).toMatchObject([{ currency: "XAF", rows: 2 }]);
    expect(open).toMatchObject([{ eachMinor: "1920000", onceMinor: "920000" }]);
  });

  it("asks nothing about lines with amounts of their own", async () => {
    const text = ledger("Invoice number", "Total").replace("Amount;Item;Total", "Total;Item;Amount");
    expect((await read(text)).open).toEqual([]);
  });

  it("asks nothing where one number in ten repeats an amount", async () => {
    const rows = Array.from({ length: 60 }, (_, at) => {
      const amount = at % 20 === 1 ? 100 + at - 1 : 100 + at;
      return `INV-${Math.floor(at / 2)};Acme Ltd;2026-01-10;${amount}.00;${at}`;
    });
    expect((await read(`Invoice number;Supplier;Date;Amount;Item\n${rows.join("\n")}\n`)).open).toEqual([]);
  });
});
