/** A supplier in figures. Money is integer minor units of the job's currency, as stated: nothing is annualised here. */
import {
  type Frequency,
  frequencies,
  frequencyFloors,
  type SupplierMeasures,
  type TermsBucket,
  termsCeilings,
} from "@paygauge/api-types/entities/analysis";
import { factorFor } from "@paygauge/api-types/value/factor-for";
import type { DocumentTotal, DocumentType, PayeeTotals, PaymentMethod } from "../facts.ts";
import { yearFactorOf } from "./year-factor.ts";

/** Value over count, rounded to a whole minor unit; null when the count is 0 or the value is unknown. */
export function average({ count, valueMinor }: DocumentTotal, isKnown = true): number | null {
  return count > 0 && isKnown ? Math.round(valueMinor / count) : null;
}

/** Bucket of a number of transactions in a year. */
export function frequencyOf(transactionsPerYear: number): Frequency {
  let found: Frequency = "None";
  for (const name of frequencies) {
    if (name !== "None" && transactionsPerYear >= frequencyFloors[name]) found = name;
  }
  return transactionsPerYear > 0 && found === "None" ? "OneOff" : found;
}

const ceilings: [TermsBucket, number][] = [
  ["0", termsCeilings["0"]],
  ["1-7", termsCeilings["1-7"]],
  ["8-14", termsCeilings["8-14"]],
  ["15-30", termsCeilings["15-30"]],
  ["31-45", termsCeilings["31-45"]],
  ["46-60", termsCeilings["46-60"]],
  ["61-90", termsCeilings["61-90"]],
];

/** Bucket of terms in days, by whole days; terms before the invoice count as 0, null is Unknown. */
export function termsBucketOf(days: number | null): TermsBucket {
  if (days === null) return "Unknown";
  const whole = Math.round(days);
  return ceilings.find(([, last]) => whole <= last)?.[0] ?? "90+";
}

const mean = (days: { weightMinor: number; weightedDays: number }): number | null =>
  days.weightMinor > 0 ? days.weightedDays / days.weightMinor : null;

/** Value paid by one of the methods. */
export function paidBy(totals: PayeeTotals, methods: readonly PaymentMethod[]): number {
  return methods.reduce((sum, method) => sum + (totals.methods[method]?.valueMinor ?? 0), 0);
}

export interface MeasureInput {
  totals: PayeeTotals;
  /** Spend that a summary file states; null for a ledger of documents. */
  statedSpendMinor: number | null;
  /** No supplier at all, or one that the issuer leaves out: nothing of its spend is addressable. */
  outOfScope: boolean;
  cardAccepting: boolean;
  namesOrders: boolean;
  /** 365 over the days that the ledger covers. */
  annualFactor: number;
  /** Documents outside the period, by type; absent where all are inside. */
  outside?: ((type: DocumentType) => DocumentTotal) | undefined;
}

/**
 * Documents of a type. Of a ledger at least one where there is value: a supplier that a user split off may hold only
 * further lines of documents whose first lines are another supplier's.
 */
function documentsOf(
  { totals, statedSpendMinor }: Pick<MeasureInput, "totals" | "statedSpendMinor">,
  type: DocumentType,
): DocumentTotal {
  const total = totals.documents[type];
  const isPart = statedSpendMinor === null && total.count === 0 && total.valueMinor !== 0;
  return isPart ? { ...total, count: 1 } : total;
}

/** Spend in minor units, and which figure it is: what a summary states, else what was paid, else invoiced, else ordered. */
export function spendOf({
  totals,
  statedSpendMinor,
}: Pick<MeasureInput, "totals" | "statedSpendMinor">): Pick<SupplierMeasures, "spendMinor" | "spendSource"> {
  if (statedSpendMinor !== null) return { spendMinor: statedSpendMinor, spendSource: "Stated" };
  for (const source of ["Payment", "Invoice"] as const) {
    const { count, valueMinor } = documentsOf({ totals, statedSpendMinor }, source);
    if (count > 0) return { spendMinor: valueMinor, spendSource: source };
  }
  return { spendMinor: totals.documents.PurchaseOrder.valueMinor, spendSource: "PurchaseOrder" };
}

/**
 * Whether the value of some documents is known. A summary may state how many there are without their value, or leave
 * its cell empty: nothing is then known of their average. Document lines always have a value.
 */
const isValueKnown = ({ statedSpendMinor }: MeasureInput, { valueMinor }: DocumentTotal): boolean =>
  statedSpendMinor === null || valueMinor !== 0;

/**
 * Measures one supplier. `ticket` = APV ?? AIV ?? APOV ?? spend / transactions; `transactions` = payments, else
 * invoices, else purchase orders. Addressable = spend less what is on card already, 0 for payees out of scope and credits.
 */
export function measureSupplier(input: MeasureInput): SupplierMeasures {
  const { totals } = input;
  const PurchaseOrder = documentsOf(input, "PurchaseOrder");
  const Invoice = documentsOf(input, "Invoice");
  const Payment = documentsOf(input, "Payment");
  const { spendMinor, spendSource } = spendOf(input);
  const transactions = Payment.count || Invoice.count || PurchaseOrder.count;
  const yearFactor =
    spendSource === "Stated" || input.outside === undefined
      ? null
      : yearFactorOf(documentsOf(input, spendSource), input.outside(spendSource), input.annualFactor);
  const averageOf = (total: DocumentTotal) => average(total, isValueKnown(input, total));
  const [apov, aiv, apv] = [averageOf(PurchaseOrder), averageOf(Invoice), averageOf(Payment)];
  const termsDays = mean(totals.terms);
  const onCardMinor = paidBy(totals, ["Card", "VirtualCard"]);
  const addressableMinor = input.outOfScope ? 0 : Math.max(0, spendMinor - Math.max(0, onCardMinor));
  return {
    spendMinor,
    spendSource,
    orders: PurchaseOrder.count,
    ordersMinor: PurchaseOrder.valueMinor,
    invoices: Invoice.count,
    invoicesMinor: Invoice.valueMinor,
    payments: Payment.count,
    paymentsMinor: Payment.valueMinor,
    apovMinor: apov,
    aivMinor: aiv,
    apvMinor: apv,
    ticketMinor: apv ?? aiv ?? apov ?? average({ count: transactions, valueMinor: spendMinor }),
    transactions,
    frequency: frequencyOf(Math.round(transactions * factorFor(transactions, input.annualFactor, yearFactor))),
    termsDays,
    termsBucket: termsBucketOf(termsDays),
    daysToPay: mean(totals.daysToPay),
    daysLate: mean(totals.daysLate),
    orderShare: input.namesOrders && totals.lines > 0 ? totals.linesWithOrder / totals.lines : null,
    onCardMinor,
    addressableMinor,
    cardableMinor: input.cardAccepting ? addressableMinor : 0,
    yearFactor,
  };
}
