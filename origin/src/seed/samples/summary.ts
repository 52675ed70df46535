import { sampleCompanies } from "./companies.ts";
import { identityCells, identityColumns } from "./identity.ts";
import { csvCell } from "./csv-cell.ts";
import { seededRandom } from "./random.ts";

const header = [
  ...identityColumns,
  "Spend",
  "Currency",
  "Invoice Count",
  "Invoice Value",
  "Payment Count",
  "Payment Value",
  "Payment Terms",
  "Payment Methods",
];

/** A sample summary as CSV text (UTF-8, comma, CRLF): made, a row for each of 240 suppliers of one made buyer. */
export function sampleSummary(): string {
  const random = seededRandom(43);
  const rows = sampleCompanies(240).map((company) => {
    const invoices = Math.max(1, Math.round(random.spread(company.industry.yearly * 0.6, 0.7)));
    const value = Math.round(random.spread(company.industry.ticket, 0.8) * invoices * 100) / 100;
    const payments = Math.max(1, invoices - random.whole(0, Math.ceil(invoices / 3)));
    const paid = Math.round((value * payments * 100) / invoices) / 100;
    const terms = random.pick([14, 30, 30, 45, 60, 90]);
    return [
      ...identityCells(company, `${company.name} ${company.form}`.trim(), random),
      value.toFixed(2),
      "GBP",
      String(invoices),
      value.toFixed(2),
      String(payments),
      paid.toFixed(2),
      `Net ${terms}`,
      random.pick(["BACS", "BACS", "Cheque", "CHAPS", "Purchasing Card", "Direct Debit"]),
    ];
  });
  return [header, ...rows].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}
