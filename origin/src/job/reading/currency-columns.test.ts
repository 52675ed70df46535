import { expect, it } from "vitest";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";

async function proposed(text: string) {
  const bytes = new TextEncoder().encode(text);
  const result = await inspectLedger(async (offset, length) => bytes.slice(offset, offset + length), bytes.length, {
    kind: "advanced",
    currency: "GBP",
    pause: async () => {},
  });
  if (!result.ok) throw new Error(result.refusal.code);
  const { sources } = result.inspection.proposal.mapping;
  const names = result.inspection.dialect.columns.map(({ name }) => name);
  const named = (field: "amount" | "currency") => {
    const source = sources[field];
    return source !== undefined && "column" in source ? names[source.column] : null;
  };
  return [named("amount"), named("currency")];
}

it.each([
  [
    "both amounts with their currencies",
    "Merchant,Original Amount,Original Currency,Billed Amount,Billed Currency,Date",
    "Acme,600.00,EUR,508.44,GBP,2024-01-31",
    ["Billed Amount", "Billed Currency"],
  ],
  [
    "the billed amount has no currency of its own",
    "Merchant,Transaction Date,Original Amount,Original Currency Code,Billing Amount",
    "Acme,2024-01-31,600.00,EUR,508.44",
    ["Billing Amount", null],
  ],
  [
    "a plain amount beside an original currency",
    "Merchant,Date,Amount,Orig Currency,Orig Amount",
    "Acme,2024-01-31,508.44,EUR,600.00",
    ["Amount", null],
  ],
  [
    "German",
    "Lieferant,Datum,Betrag (Original),Währung (Original),Betrag (Abrechnung),Währung (Abrechnung)",
    "Acme,2024-01-31,600.00,EUR,508.44,GBP",
    ["Betrag (Abrechnung)", "Währung (Abrechnung)"],
  ],
  [
    "the original alone",
    "Supplier,Date,Original Amount,Original Currency",
    "Acme,2024-01-31,600.00,EUR",
    ["Original Amount", "Original Currency"],
  ],
  ["one of each, plain", "Supplier,Date,Amount,Currency", "Acme,2024-01-31,600.00,EUR", ["Amount", "Currency"]],
])("%s", async (_, header, row, expected) => {
  expect(await proposed(`${header}\n${row}\n${row.replace("Acme", "Bolt")}\n`)).toEqual(expected);
});
