/** Positive amounts next to words that say credit, void or reversed, and amounts that are mostly negative. */
import { describe, expect, it } from "vitest";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { openQuestions } from "@paygauge/api-types/entities/questions";
import { readAsProposed } from "./proposed.fixture.ts";

/** Eight payments of 100.00 and up, the third and the sixth with the second value: 1,036.00 in all, 207.00 of it theirs. */
const values = [100, 110, 101, 120, 130, 106, 150, 219];
const ledger = (header: string, usual: string, other: string) =>
  `Supplier;Invoice no;Invoice date;Amount;${header}\n${values
    .map(
      (value, at) =>
        `Supplier ${"ABC"[at % 3]} Ltd;V${at};2026-01-${10 + at};${value}.00;${at === 2 || at === 5 ? other : usual}`,
    )
    .join("\n")}\n`;
const [all, without, subtracted] = ["103600", "82900", "62200"];

async function read(text: string, change?: (mapping: ColumnMapping) => Partial<ColumnMapping>) {
  const result = await readAsProposed(text, change === undefined ? {} : { change });
  if (result.refusal !== null) throw new Error(result.refusal);
  const { check, mapping } = result;
  const open = openQuestions(check.questions, mapping.answers, 3);
  return { ...result, sum: check.sumMinor, open };
}

describe("known words", () => {
  it.each([
    ["Document type", "Invoice", "Credit note"],
    ["Type", "INV", "CRN"],
    ["Doc type", "Standard", "Credit Memo"],
    ["Transaction type", "Invoice", "CREDIT"],
    ["Belegart", "Rechnung", "Gutschrift"],
    ["Belegart", "RE", "KG"],
    ["Type de document", "Facture", "Avoir"],
    ["Type", "Facture", "Facture d'avoir"],
    ["Tipo", "Factura", "Abono"],
    ["Tipo documento", "Factura", "Nota de crédito"],
    ["Tipo documento", "Fattura", "Nota di credito"],
    ["Tipo documento", "TD01", "TD04"],
    ["Soort", "Factuur", "Creditnota"],
    ["Typ", "Faktura", "Kreditnota"],
    ["D/C", "D", "C"],
    ["Dr/Cr", "DR", "CR"],
    ["S/H", "S", "H"],
    ["Soll/Haben", "Soll", "Haben"],
    ["Kennzeichen", "S", "H"],
    ["Sens", "D", "C"],
    ["Sens", "Débit", "Crédit"],
    ["Dare/Avere", "Dare", "Avere"],
    ["Debe/Haber", "Debe", "Haber"],
    ["Af/Bij", "Af", "Bij"],
    ["Sign", "+", "-"],
    ["Posting key", "31", "21"],
    ["Invoice type code", "380", "381"],
    ["", "Invoice", "Credit note"],
    ["", "D", "C"],
    ["Credit note", "N", "Y"],
  ])("%s: subtracts the rows that are not %s but %s", async (header, usual, other) => {
    const { sum, check, open } = await read(ledger(header, usual, other));
    expect([sum, check.credits, open]).toEqual([subtracted, 2, []]);
    expect(check.warnings).toContainEqual(expect.objectContaining({ code: "credit-subtracted", count: 2 }));
    // The words are shown with both sums, so that they can be overruled.
    expect(check.questions).toMatchObject([
      { code: "sides", isProposed: true, addedMinor: all, subtractedMinor: subtracted, leftOutMinor: without },
    ]);
  });

  it.each([
    ["Status", "CLEARED", "VOID"],
    ["Status", "Cleared", "Voided"],
    ["Payment status", "Paid", "Cancelled"],
    ["State", "posted", "reversed"],
    ["Statut", "Payé", "Annulé"],
    ["Status", "gebucht", "storniert"],
    ["Estado", "Pagado", "Anulado"],
    ["Stato", "Pagato", "Annullato"],
    ["Status", "Betaald", "Geannulleerd"],
    ["", "Paid", "VOID"],
    ["Void", "", "X"],
    ["Storno", "", "X"],
    ["Cancelled", "No", "Yes"],
  ])("%s: leaves out the rows that are not %s but %s", async (header, usual, other) => {
    const { sum, check, open } = await read(ledger(header, usual, other));
    expect([sum, check.accepted, check.voided, open]).toEqual([without, 6, 2, []]);
    expect(check.money).toMatchObject([{ file: all, accepted: without, voided: "20700" }]);
  });

  it("follows a user who says otherwise", async () => {
    const add = (mapping: ColumnMapping) => ({
      answers: {
        sides: (mapping.sides ?? []).map(({ column, values: words }) => ({
          column,
          values: words.map(({ text }) => ({ text, side: "add" as const })),
        })),
      },
    });
    expect((await read(ledger("Status", "Cleared", "Void"), add)).sum).toBe(all);
    expect((await read(ledger("Type", "Invoice", "Credit note"), add)).sum).toBe(all);
  });

  it("subtracts a row once where two columns say that it is a credit, and leaves a void one out", async () => {
    const rows = ["100.00;Invoice;D;Paid", "40.00;Credit note;C;Paid", "30.00;Invoice;D;Void", "200.00;Invoice;D;Paid"];
    const text = `Supplier;Date;Amount;Type;D/C;Status\n${rows.map((row, at) => `Acme Ltd;2026-01-1${at};${row}`).join("\n")}\n`;
    // 100 - 40 + 200, by hand.
    expect((await read(text)).sum).toBe("26000");
  });

  it("subtracts a row that another column leaves out, and asks which holds", async () => {
    const rows = ["100.00;Invoice;Paid", "40.00;Credit note;Void", "30.00;Invoice;Void", "200.00;Invoice;Paid"];
    const text = `Supplier;Date;Amount;Type;Status\n${rows.map((row, at) => `Acme Ltd;2026-01-1${at};${row}`).join("\n")}\n`;
    const { sum, open } = await read(text);
    // 100 - 40 + 200, by hand: the void invoice stays out.
    expect(sum).toBe("26000");
    expect(open).toMatchObject([{ code: "sides", name: "Status", leftOutMinor: "30000" }]);
    const answer = (side: "add" | "leaveOut") =>
      read(text, () => ({ answers: { sides: [{ column: 4, values: [{ text: "Void", side }] }] } }));
    expect(await answer("leaveOut")).toMatchObject({ sum: "30000", open: [] });
    // 100 - 40 + 30 + 200.
    expect(await answer("add")).toMatchObject({ sum: "29000", open: [] });
  });

  it("states the sums of one column without the rows that another leaves out", async () => {
    const rows = ["100.00;Alpha;Paid", "40.00;Omega;Paid", "30.00;Alpha;Void", "200.00;Alpha;Paid"];
    const text = `Supplier;Date;Amount;Type;Status\n${rows.map((row, at) => `Acme Ltd;2026-01-1${at};${row}`).join("\n")}\n`;
    expect((await read(text)).check.questions).toMatchObject([
      { name: "Type", addedMinor: "34000", subtractedMinor: "26000", leftOutMinor: "30000" },
      { name: "Status", addedMinor: "37000", leftOutMinor: "34000" },
    ]);
  });

  it("leaves credits alone that are negative already", async () => {
    const text = ledger("Type", "Invoice", "Credit note").replaceAll(/(101|106)\.00/g, "-$1.00");
    const { sum, open } = await read(text);
    expect([sum, open]).toEqual([subtracted, []]);
  });

  it("reads the two sides in one step with the names above that stand for empty ones", async () => {
    const text =
      "Supplier;Date;Amount;Status\nAcme Ltd;2026-01-10;10.00;Paid\n;2026-01-11;5.00;Void\n;2026-01-12;7.00;Paid\nBolt Ltd;2026-01-13;1.00;Void\n;2026-01-14;2.00;Paid\n;2026-01-15;3.00;Paid\n";
    const { check } = await read(text, () => ({ fillDown: true }));
    expect([check.sumMinor, check.suppliers, check.voided]).toEqual(["2200", 2, 2]);
  });
});

describe("words that are not known, or do not settle it", () => {
  it.each([
    ["Type", "Alpha", "Omega"],
    ["D/C", "Q", "Z"],
    ["", "A", "B"],
    ["Belegart", "Rechnung", "Storno"],
    ["Type", "Invoice", "Reversal"],
    ["Tipo", "Factura", "Anulación"],
    ["Storno", "0", "7"],
  ])("%s with %s and %s: asks with the sums, and holds back the import", async (header, usual, other) => {
    const { sum, open } = await read(ledger(header, usual, other));
    expect(sum).toBe(all);
    expect(open).toMatchObject([
      { code: "sides", column: 4, addedMinor: all, subtractedMinor: subtracted, leftOutMinor: without },
    ]);
  });

  it("asks nothing about a word that says the same as most rows, or of a column of one mark", async () => {
    const text = ledger("Type", "INSERTED DETAIL", "INSERTED DETAIL").replace("INSERTED DETAIL", "detail");
    expect((await read(text)).open).toEqual([]);
    expect((await read(ledger("S/H", "H", "H"))).open).toEqual([]);
  });

  it("asks nothing about a remark next to one row of a column without a name", async () => {
    const { check } = await read(ledger("", "", "late").replace(";late", ";"));
    expect(check.questions).toEqual([]);
  });

  it.each([
    ["add", all],
    ["subtract", subtracted],
    ["leaveOut", without],
  ] as const)("takes the answer %s", async (side, expected) => {
    const answers = { sides: [{ column: 4, values: [{ text: "Omega", side }] }] };
    const { sum, open, check } = await read(ledger("Type", "Alpha", "Omega"), () => ({ answers }));
    expect([sum, open]).toEqual([expected, []]);
    // The figures of the question are the file's, whatever was answered.
    expect(check.questions).toMatchObject([{ addedMinor: all, subtractedMinor: subtracted, leftOutMinor: without }]);
  });

  it("asks where most rows would be credits", async () => {
    const { open, sum } = await read(ledger("D/C", "C", "D"));
    expect([sum, open.map(({ code }) => code)]).toEqual([all, ["sides"]]);
  });

  it.each([
    ["Expense type", "Alpha", "Omega"],
    ["Payment method", "BACS", "Omega"],
    ["Supplier type", "Alpha", "Omega"],
    ["Status", "Paid", "Cleared"],
    ["Document type", "Invoice", "Payment"],
    ["Directorate", "Adults", "Void property management"],
    ["Ledger", "Main", "Sub"],
    ["Type", "Invoice", "Expense claim"],
    ["", "Parks", "see the letter of May"],
  ])("asks nothing of %s with %s and %s", async (header, usual, other) => {
    const { sum, check } = await read(ledger(header, usual, other));
    expect([sum, check.questions]).toEqual([all, []]);
  });
});

describe("amounts that are mostly negative", () => {
  const text = `Supplier;Date;Amount\n${values.map((value, at) => `Acme ${at % 3} Ltd;2026-01-${10 + at};${at === 3 ? "" : "-"}${value}.00`).join("\n")}\n`;

  it("asks whether they are spend, with the total either way", async () => {
    const { open } = await read(text);
    expect(open).toEqual([{ code: "negatives", rows: 8, negatives: 7, sumMinor: "-79600", flippedMinor: "79600" }]);
  });

  it.each([
    ["spend", "79600", 1],
    ["credits", "-79600", 7],
  ] as const)("takes the answer %s", async (negatives, sum, credits) => {
    const { check, open } = await read(text, () => ({ answers: { negatives } }));
    expect([check.sumMinor, check.credits, open]).toEqual([sum, credits, []]);
    expect(check.questions).toMatchObject([{ sumMinor: "-79600", flippedMinor: "79600" }]);
  });
});
