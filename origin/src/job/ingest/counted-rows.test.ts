/** Rows that state the same money twice: invoices and their payments in one column, and main lines with their lines. */
import { describe, expect, it } from "vitest";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { openQuestions, type CheckQuestion } from "@paygauge/api-types/entities/questions";
import { readAsProposed } from "./proposed.fixture.ts";

type Row = readonly [type: string, amount: number];

const ledger = (header: string, rows: readonly Row[]): string =>
  `Supplier;Ref;Date;Amount;${header}\n${rows
    .map(
      ([type, amount], at) =>
        `Supplier ${"ABC"[at % 3]} Ltd;V${at};2026-01-${10 + (at % 20)};${amount.toFixed(2)};${type}`,
    )
    .join("\n")}\n`;

/** Six invoices of 2,100 in all, a credit note of 50 and three payments of 900. */
const posted = (invoice: string, credit: string, payment: string, signs: readonly [number, number, number]): Row[] => [
  ...[100, 200, 300, 400, 500, 600].map((amount): Row => [invoice, amount * signs[0]]),
  [credit, 50 * signs[1]],
  ...[200, 300, 400].map((amount): Row => [payment, amount * signs[2]]),
];

async function read(text: string, answers?: ColumnMapping["answers"]) {
  const result = await readAsProposed(text, answers === undefined ? {} : { change: () => ({ answers }) });
  if (result.refusal !== null) throw new Error(result.refusal);
  const open = openQuestions(result.check.questions, result.mapping.answers, 3);
  return { sum: result.check.sumMinor, open, check: result.check };
}

function choicesOf(open: readonly CheckQuestion[]) {
  const [question, ...others] = open;
  expect(others).toEqual([]);
  if (question?.code !== "countedRows") throw new Error(`Asked ${question?.code}.`);
  return question;
}

describe("invoices and payments in one column", () => {
  it.each([
    ["Type", "PI", "PC", "PP", [1, 1, 1]],
    ["Type", "Kreditorfaktura", "Kreditornota", "Kreditorbetaling", [-1, 1, 1]],
    ["Document type", "Invoice", "Credit Memo", "Payment", [-1, 1, 1]],
    ["Document type", "KR", "KG", "ZP", [-1, 1, 1]],
    ["Transaction type", "Bill", "Bill Credit", "Bill Pmt -Check", [1, -1, -1]],
    ["Belegart", "Rechnung", "Gutschrift", "Zahlung", [1, -1, -1]],
    ["Tipo", "Factura", "Abono", "Pago", [1, 1, 1]],
    ["Type", "Facture", "Avoir", "Règlement", [1, -1, -1]],
    ["Soort", "Inkoopfactuur", "Creditnota", "Betaling", [-1, 1, 1]],
  ] as const)("%s of %s, %s and %s: offers each with its sum", async (header, invoice, credit, payment, signs) => {
    const text = ledger(header, posted(invoice, credit, payment, signs));
    const { column, choices } = choicesOf((await read(text)).open);
    expect(choices.map(({ rows, sumMinor }) => [rows, sumMinor]).slice(0, 2)).toEqual([
      ["invoices", "205000"],
      ["payments", "90000"],
    ]);
    for (const { values, negatives, sumMinor } of choices) {
      const answers = { sides: [{ column, values }], ...(negatives === undefined ? {} : { negatives }) };
      const { sum, open, check } = await read(text, answers);
      expect([sum, open]).toEqual([sumMinor, []]);
      // The sums that are offered are the file's, whatever was answered.
      expect(check.questions).toMatchObject([{ code: "countedRows", choices }]);
    }
  });

  it.each([
    ["Type", "Invoice", "Prepayment", "Prepayment application"],
    ["Art", "Rechnung", "Anzahlung", "Anzahlungsverrechnung"],
    ["Type", "Facture", "Acompte", "Acompte imputé"],
  ] as const)("%s of %s, %s and %s: counts a prepayment once", async (header, invoice, advance, applied) => {
    const rows: Row[] = [
      ...[1000, 200, 300, 400].map((amount): Row => [invoice, amount]),
      [advance, 1000],
      [advance, 70],
      [applied, 1000],
    ];
    const { column, choices } = choicesOf((await read(ledger(header, rows))).open);
    // Invoices of 1,900; prepayments of 1,070, of which 70 are not applied yet.
    expect(choices.map(({ rows: which, sumMinor }) => [which, sumMinor])).toEqual([
      ["invoices", "190000"],
      ["payments", "107000"],
      ["all", "197000"],
    ]);
    for (const { values, sumMinor } of choices) {
      const { sum, open } = await read(ledger(header, rows), { sides: [{ column, values }] });
      expect([sum, open]).toEqual([sumMinor, []]);
    }
  });

  it("asks nothing of prepayments that their signs take off again", async () => {
    const rows: Row[] = [
      ["Invoice", 1000],
      ["Invoice", 200],
      ["Prepayment", 1000],
      ["Prepayment application", -1000],
    ];
    expect((await read(ledger("Type", rows))).open).toEqual([]);
  });

  it("asks nothing where each supplier's payments are counted, or else its invoices", async () => {
    const text = ledger("Document type", posted("Invoice", "Invoice", "Payment", [1, 1, 1]));
    const { open, check } = await read(text);
    expect(open).toEqual([]);
    expect(check.settledMinor).not.toBe("0");
  });

  it("takes negative invoices with positive credit notes for what was spent", async () => {
    const rows = posted("KR", "KG", "KR", [-1, 1, -1]);
    const { sum, open, check } = await read(ledger("Document type", rows));
    expect([sum, open, check.credits]).toEqual(["295000", [], 1]);
  });

  it("asks about codes that only their system knows, whatever their share", async () => {
    const rows = posted("XB", "XB", "XQ", [1, 1, 1]).slice(0, 8);
    const even = [...rows, ...rows.slice(0, 4).map(([, amount]): Row => ["XQ", amount])];
    const { open } = await read(ledger("Type", even));
    expect(open).toMatchObject([{ code: "sides", values: [{ isAsked: true }, { isAsked: true }] }]);
  });
});

describe("main lines with their lines", () => {
  const twice = (main: string, line: string, sign = 1): Row[] =>
    [120, 240, 360, 480].flatMap((amount): Row[] => [
      [main, amount * sign],
      [line, amount / 4],
      [line, (amount * 3) / 4],
    ]);
  /** Three rows of a document have its day. */
  const ofDocuments = (text: string): string =>
    text
      .split("\n")
      .map((row, at) => row.replace(/2026-01-\d\d/, `2026-01-${10 + Math.floor((at - 1) / 3)}`))
      .join("\n");

  it.each([
    ["Main Line", "Yes", "No", 1],
    ["Level", "0", "1", 1],
    ["Posting", "AP", "Cost", -1],
    ["Line kind", "Header", "Detail", 1],
  ] as const)("%s: asks which of %s and %s are counted", async (header, main, line, sign) => {
    const text = ofDocuments(ledger(header, twice(main, line, sign)));
    const { column, choices } = choicesOf((await read(text)).open);
    const sums = choices.map(({ rows, text: value, sumMinor }) => [rows, value, sumMinor]);
    expect(sums).toContainEqual(["only", main, "120000"]);
    expect(sums).toContainEqual(["only", line, "120000"]);
    for (const { values, negatives, sumMinor } of choices) {
      const answers = { sides: [{ column, values }], ...(negatives === undefined ? {} : { negatives }) };
      const { sum, open } = await read(text, answers);
      expect([sum, open]).toEqual([sumMinor, []]);
    }
  });

  it("asks once where several columns separate them", async () => {
    const text = ofDocuments(ledger("Main;Account", twice("Yes;Payables", "No;Costs")));
    expect(choicesOf((await read(text)).open).name).toBe("Main");
  });

  it("asks nothing about two months with the same payments", async () => {
    const rows = ["01", "02"].flatMap((month) =>
      [100, 200, 300].map((amount) => `Acme Ltd;2026-${month}-05;${amount}.00;${month === "01" ? "First" : "Second"}`),
    );
    expect((await read(`Supplier;Date;Amount;Period\n${rows.join("\n")}\n`)).open).toEqual([]);
  });

  it("asks nothing where two values have different sums", async () => {
    const rows = twice("Yes", "No").map(([type, amount], at): Row => [type, amount + (at === 0 ? 1 : 0)]);
    expect((await read(ofDocuments(ledger("Main Line", rows)))).open).toEqual([]);
  });
});
