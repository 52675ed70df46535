import { seededRandom, type Random } from "./random.ts";
import { csvCell } from "./csv-cell.ts";
import { identityCells, identityColumns } from "./identity.ts";
import { sampleCompanies, spelling, type SampleCompany } from "./companies.ts";

const header = [
  "Document Type",
  "Document Number",
  "Order Number",
  ...identityColumns,
  "Document Date",
  "Due Date",
  "Paid Date",
  "Amount",
  "Currency",
  "Payment Terms",
  "Payment Method",
  "Payee Class",
];
const first = Date.UTC(2025, 9, 1);
const dayMs = 86_400_000;
const britishDay = (day: number): string => {
  const date = new Date(first + day * dayMs);
  return `${String(date.getUTCDate()).padStart(2, "0")}/${String(date.getUTCMonth() + 1).padStart(2, "0")}/${date.getUTCFullYear()}`;
};
const amountText = (amount: number): string => {
  const [whole = "0", cents = "00"] = Math.abs(amount).toFixed(2).split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return amount < 0 ? `(${grouped}.${cents})` : `${grouped}.${cents}`;
};

interface Habit {
  readonly company: SampleCompany;
  readonly terms: number;
  readonly method: string;
  readonly names: readonly string[];
}

function habitOf(company: SampleCompany, random: Random): Habit {
  const card = company.industry.card > 0.9 && random.chance(0.5);
  return {
    company,
    terms: random.pick([0, 14, 30, 30, 30, 45, 60, 60, 90]),
    method: card
      ? "Purchasing Card"
      : random.pick(["BACS", "BACS", "BACS", "Cheque", "Cheque", "CHAPS", "Direct Debit"]),
    names: [spelling(company, random), spelling(company, random)],
  };
}

function documents(habit: Habit, random: Random, number: number): string[] {
  const { company } = habit;
  const issued = random.whole(0, 364);
  const due = issued + habit.terms;
  const paid = Math.max(issued, due + random.whole(-6, 14));
  const amount = Math.round(random.spread(company.industry.ticket, 0.8) * 100) / 100;
  const credit = random.chance(0.015);
  const withOrder = random.chance(0.35);
  const order = withOrder ? `PO-${String(60_000 + number)}` : "";
  const row = (type: string, documentNumber: string, date: number, withPayment: boolean): string =>
    [
      type,
      documentNumber,
      order,
      ...identityCells(company, random.pick(habit.names), random),
      britishDay(date),
      type === "PurchaseOrder" ? "" : britishDay(due),
      withPayment ? britishDay(paid) : "",
      amountText(credit && type !== "PurchaseOrder" ? -amount : amount),
      "GBP",
      habit.terms === 0 ? "Immediate" : `Net ${habit.terms}`,
      withPayment ? habit.method : "",
      "Supplier",
    ]
      .map(csvCell)
      .join(",");
  const rows: string[] = [];
  if (withOrder) rows.push(row("PurchaseOrder", order, Math.max(0, issued - random.whole(3, 30)), false));
  rows.push(row("Invoice", `INV-${String(100_000 + number)}`, issued, false));
  if (paid <= 364) rows.push(row("Payment", `PAY-${String(500_000 + number)}`, issued, true));
  return rows;
}

const commas = (count: number): string => ",".repeat(count);

/** Rows as ledgers really have them: a redacted payee, a blank line, an amount in words, a grand total. */
function roughEdges(random: Random): string[] {
  const redacted = Array.from(
    { length: 40 },
    (_, n) =>
      `Payment,PAY-9${String(n).padStart(5, "0")},,,REDACTED PERSONAL DATA,,,,GBR,,,${britishDay(random.whole(0, 364))},,${britishDay(random.whole(0, 364))},${amountText(random.whole(200, 4000))},GBP,,BACS,`,
  );
  return [
    ...redacted,
    commas(header.length - 1),
    `Payment,PAY-990001,,V999001,Winterbourne Lane Print Ltd,,,,GBR,,,${britishDay(200)},,${britishDay(210)},see attached,GBP,,BACS,Supplier`,
    `Payment,PAY-990002,,V999002,,,,,GBR,,,${britishDay(201)},,${britishDay(211)},120.00,GBP,,BACS,Supplier`,
    `Payment,PAY-990003,,E100,Payroll September,,,,GBR,,,${britishDay(360)},,${britishDay(360)},"184,220.11",GBP,,BACS,Payroll`,
    `Payment,PAY-990004,,T100,Revenue and Customs,,,,GBR,,,${britishDay(355)},,${britishDay(355)},"92,014.00",GBP,,BACS,TaxAuthority`,
  ];
}

/** The sample ledger as CSV text (UTF-8, comma, CRLF): made, about 11,000 lines, twelve months of one made buyer. */
export function sampleLedger(): string {
  const random = seededRandom(42);
  const lines: string[] = [];
  let number = 0;
  for (const company of sampleCompanies(460)) {
    const habit = habitOf(company, random);
    const times = Math.max(1, Math.round(random.spread(company.industry.yearly * 0.6, 0.7)));
    for (let n = 0; n < times; n += 1) {
      number += 1;
      lines.push(...documents(habit, random, number));
    }
  }
  return [header.join(","), ...lines, ...roughEdges(random), ""].join("\r\n");
}
