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
const dayMs = 86_400_000;

/** The first day of a sample that is made today: its twelve months end with the last whole one, so that it never ages. */
export const sampleStart = (today: Date): Date =>
  new Date(Date.UTC(today.getUTCFullYear() - 1, today.getUTCMonth(), 1));

/** Says the day so many days after the first as British ledgers do. */
type SayDay = (day: number) => string;
const britishDays =
  (first: Date): SayDay =>
  (day) => {
    const date = new Date(first.getTime() + day * dayMs);
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

interface Told {
  readonly random: Random;
  readonly dayOf: SayDay;
}

function documents(habit: Habit, { random, dayOf }: Told, number: number): string[] {
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
      dayOf(date),
      type === "PurchaseOrder" ? "" : dayOf(due),
      withPayment ? dayOf(paid) : "",
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
function roughEdges({ random, dayOf }: Told): string[] {
  const redacted = Array.from({ length: 40 }, (_, n) => {
    const issued = random.whole(0, 350);
    const amount = csvCell(amountText(random.whole(200, 4000)));
    return `Payment,PAY-9${String(n).padStart(5, "0")},,,REDACTED PERSONAL DATA,,,,GBR,,,${dayOf(issued)},,${dayOf(issued + 14)},${amount},GBP,,BACS,`;
  });
  return [
    ...redacted,
    commas(header.length - 1),
    `Payment,PAY-990001,,V999001,Winterbourne Lane Print Ltd,,,,GBR,,,${dayOf(200)},,${dayOf(210)},see attached,GBP,,BACS,Supplier`,
    `Payment,PAY-990002,,V999002,,,,,GBR,,,${dayOf(201)},,${dayOf(211)},120.00,GBP,,BACS,Supplier`,
    `Payment,PAY-990003,,E100,Payroll,,,,GBR,,,${dayOf(360)},,${dayOf(360)},"184,220.11",GBP,,BACS,Payroll`,
    `Payment,PAY-990004,,T100,Revenue and Customs,,,,GBR,,,${dayOf(355)},,${dayOf(355)},"92,014.00",GBP,,BACS,TaxAuthority`,
  ];
}

/**
 * The sample ledger as CSV text (UTF-8, comma, CRLF): made, about 17,700 lines, the last twelve whole months of one made
 * buyer. Whatever the day, it says the same: its dates move with `today`, and nothing else does.
 */
export function sampleLedger(today = new Date(), companies = 460): string {
  const random = seededRandom(42);
  const told = { random, dayOf: britishDays(sampleStart(today)) };
  const lines: string[] = [];
  let number = 0;
  for (const company of sampleCompanies(companies)) {
    const habit = habitOf(company, random);
    const times = Math.max(1, Math.round(random.spread(company.industry.yearly * 0.6, 0.7)));
    for (let n = 0; n < times; n += 1) {
      number += 1;
      lines.push(...documents(habit, told, number));
    }
  }
  return [header.join(","), ...lines, ...roughEdges(told), ""].join("\r\n");
}
