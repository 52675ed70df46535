import type { GridColumn } from "@paygauge/ui";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import type { JobMoney } from "../job-money.ts";

type Column = GridColumn<SupplierRow>;
type MoneyKey = "spendMinor" | "addressableMinor" | "cardableMinor" | "apovMinor" | "aivMinor" | "apvMinor";
type CountKey = "transactions" | "orders" | "invoices" | "payments" | "variants" | "detailLevel";
type AverageKey = "daysToPay" | "confidence";
type FigureKey = MoneyKey | CountKey | AverageKey;

interface FigureWords {
  readonly title: (key: FigureKey) => string;
  readonly days: string;
  readonly percent: string;
}

/** Figures of the grid: spend, invoices and their average are shown, the others by choice. */
export function figureColumns(
  words: FigureWords,
  { currency, minorDigits }: JobMoney,
): { readonly shown: readonly Column[]; readonly hidden: readonly Column[] } {
  const scale = 10 ** minorDigits;
  const amount = (key: MoneyKey, digits: number, width: number): Column => ({
    key,
    title: words.title(key),
    unit: currency,
    type: "number",
    // Exact for every amount below 2^53 minor units, which is all that a row can carry.
    numberStyle: { kind: "decimal", digits },
    width,
    value: (row) => (row[key] === null ? null : row[key] / scale),
  });
  const averaged = (key: MoneyKey, width: number): Column => ({ ...amount(key, 1, width), averaged: true });
  const count = (key: CountKey, width = 96): Column => ({
    key,
    title: words.title(key),
    type: "number",
    width,
    value: (row) => row[key],
  });
  const average = (key: AverageKey, unit: string): Column => ({
    key,
    title: words.title(key),
    unit,
    type: "number",
    numberStyle: { kind: "average" },
    width: 120,
    value: (row) => row[key],
  });
  const hidden = [
    amount("addressableMinor", minorDigits, 156),
    amount("cardableMinor", minorDigits, 156),
    count("transactions"),
    count("orders"),
    count("payments"),
    averaged("apovMinor", 104),
    averaged("apvMinor", 104),
    average("daysToPay", words.days),
    average("confidence", words.percent),
    count("detailLevel"),
    count("variants"),
  ];
  return {
    shown: [
      { ...amount("spendMinor", minorDigits, 156), inList: "figure" },
      count("invoices", 82),
      averaged("aivMinor", 104),
    ],
    hidden: hidden.map((column): Column => ({ ...column, hidden: true })),
  };
}
