/** A supplier in figures. Money is integer minor units of the job's currency, as stated: nothing is annualised here. */
import {
  type Frequency,
  frequencies,
  frequencyFloors,
  type SupplierMeasures,
  type TermsBucket,
  termsCeilings,
} from "@paygauge/api-types/entities/supplier-measures";
import type { AcceptanceProof, YearRules } from "@paygauge/api-types/entities/acceptance-rules";
import { factorFor } from "@paygauge/analysis/value/factor-for";
import type { DocumentTotal, DocumentType, PayeeTotals, PaymentMethod } from "../facts.ts";
import { withinLimit } from "./within-limit.ts";
import { insideFactorOf, yearFactorOf } from "./year-factor.ts";

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

/** Documents outside the period, and those of them that were paid by card. */
export interface OutsideTotals {
  readonly all: DocumentTotal;
  readonly byCard: DocumentTotal;
}

/** Documents that were paid by card; they are of the type that the spend is of. */
export function cardTotal({ methods }: PayeeTotals): DocumentTotal {
  const [card, virtual] = [methods.Card, methods.VirtualCard];
  return {
    count: (card?.count ?? 0) + (virtual?.count ?? 0),
    valueMinor: (card?.valueMinor ?? 0) + (virtual?.valueMinor ?? 0),
  };
}

const without = (all: DocumentTotal, part: DocumentTotal): DocumentTotal => ({
  count: all.count - part.count,
  valueMinor: all.valueMinor - part.valueMinor,
});

/**
 * The supplier's own factor of addressable and cardable spend, as its row keeps it; null: the job's. Spend on card has no
 * part in it, and one-off spend counts in no year. Runs of earlier rules have the factor of all spend.
 */
export function keptFactor({
  isOneOff: once,
  addressableFactor,
  yearFactor,
}: Pick<SupplierMeasures, "isOneOff" | "addressableFactor" | "yearFactor">): number | null {
  if (once) return 0;
  return addressableFactor === undefined ? yearFactor : addressableFactor;
}

/**
 * Factors of a year where some documents are outside the period: of all spend, and of what is not on card. Only rules
 * that know what is one-off distinguish them.
 */
function factorsOf(
  input: MeasureInput,
  source: SupplierMeasures["spendSource"],
): Pick<SupplierMeasures, "yearFactor" | "addressableFactor"> {
  if (source === "Stated" || input.outside === undefined) return { yearFactor: null };
  const [all, outside] = [documentsOf(input, source), input.outside(source)];
  if (!input.year) return { yearFactor: yearFactorOf(all, outside.all, input.annualFactor) };
  const [moving, movingOutside] = [without(all, cardTotal(input.totals)), without(outside.all, outside.byCard)];
  return {
    yearFactor: insideFactorOf(all, outside.all, input.annualFactor),
    addressableFactor: insideFactorOf(moving, movingOutside, input.annualFactor),
  };
}

export interface MeasureInput {
  totals: PayeeTotals;
  /** Spend that a summary file states; null for a ledger of documents. */
  statedSpendMinor: number | null;
  /** No supplier at all, or one that the issuer leaves out: its spend is not addressable. */
  outOfScope: boolean;
  cardAccepting: boolean;
  namesOrders: boolean;
  /** 365 over the days that the ledger covers. */
  annualFactor: number;
  /** Up to which document acceptance is proven; null: rules of an earlier version take it for all documents. */
  proof?: AcceptanceProof | null;
  /** What counts as repeated every year; null in rules of earlier versions. */
  year?: YearRules | null;
  /** Days that the ledger covers. */
  periodDays?: number;
  /** Rows are dated by years: nothing is known of days between them. */
  areDatesYears?: boolean | undefined;
  /** Documents outside the period, by type; absent where all are inside. */
  outside?: ((type: DocumentType) => OutsideTotals) | undefined;
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

/** What scores multiply a supplier's figures by for a year: one-off ones are looked at as they are. */
export const scoredFactor = (
  { isOneOff: once, transactions, yearFactor }: Pick<SupplierMeasures, "isOneOff" | "transactions" | "yearFactor">,
  { annualFactor }: Pick<MeasureInput, "annualFactor">,
): number => (once ? 1 : factorFor(transactions, annualFactor, yearFactor));

type Movable = Pick<SupplierMeasures, "addressableMinor" | "spendSource" | "transactions" | "ticketMinor">;

/**
 * Spend and documents that a limit proves, minor units. Without the sizes of documents the average decides for all of
 * them.
 */
function provenAt(totals: PayeeTotals, of: Movable, limitMinor: number) {
  const { addressableMinor, spendSource, transactions, ticketMinor } = of;
  const within = spendSource === "Stated" ? null : withinLimit(totals, spendSource, limitMinor);
  if (within !== null) {
    const minor = Math.min(addressableMinor, Math.max(0, within.valueMinor));
    return { minor, documents: minor > 0 ? within.count : 0 };
  }
  const isWithin = ticketMinor !== null && ticketMinor <= limitMinor;
  return isWithin ? { minor: addressableMinor, documents: transactions } : { minor: 0, documents: 0 };
}

/** Limits that the sensitivity of a business case tries, not a stated maximum. */
const otherLimitsOf = (totals: PayeeTotals, of: Movable, { basis, limitMinor }: AcceptanceProof) =>
  basis === "stated"
    ? {}
    : { otherLimits: { low: provenAt(totals, of, limitMinor / 2), high: provenAt(totals, of, limitMinor * 2) } };

/** Cardable spend and its documents: all that is addressable, or what is proven. */
function cardableOf(
  { cardAccepting, proof, totals }: MeasureInput,
  of: Movable,
): Pick<SupplierMeasures, "cardableMinor" | "cardableTransactions" | "otherLimits"> {
  if (!cardAccepting) return { cardableMinor: 0, cardableTransactions: 0 };
  if (!proof) return { cardableMinor: of.addressableMinor, cardableTransactions: null };
  const { minor, documents } = provenAt(totals, of, proof.limitMinor);
  return { cardableMinor: minor, cardableTransactions: documents, ...otherLimitsOf(totals, of, proof) };
}

/** How often in a year. Rules that know what is one-off call nothing else so. */
function yearlyFrequency(
  input: MeasureInput,
  transactions: number,
  measures: Pick<SupplierMeasures, "isOneOff" | "yearFactor">,
): Frequency {
  if (measures.isOneOff) return "OneOff";
  const found = frequencyOf(Math.round(transactions * scoredFactor({ ...measures, transactions }, input)));
  return input.year && transactions > 0 && (found === "OneOff" || found === "None") ? "Occasional" : found;
}

/** One document, or all of them within a month of a longer period. */
function isOneOff(input: MeasureInput, transactions: number): boolean {
  const { year, totals, periodDays = 0, areDatesYears = false, statedSpendMinor } = input;
  if (!year) return false;
  if (transactions === 1) return true;
  if (areDatesYears) return false;
  const { firstDate, lastDate } = totals;
  if (statedSpendMinor !== null || firstDate === null || lastDate === null) return false;
  return periodDays >= year.oneOff.fromPeriodDays && lastDate - firstDate < year.oneOff.days;
}

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
  const factors = factorsOf(input, spendSource);
  const { yearFactor } = factors;
  const averageOf = (total: DocumentTotal) => average(total, isValueKnown(input, total));
  const [apov, aiv, apv] = [averageOf(PurchaseOrder), averageOf(Invoice), averageOf(Payment)];
  const termsDays = mean(totals.terms);
  const onCardMinor = paidBy(totals, ["Card", "VirtualCard"]);
  const addressableMinor = input.outOfScope ? 0 : Math.max(0, spendMinor - Math.max(0, onCardMinor));
  const ticketMinor = apv ?? aiv ?? apov ?? average({ count: transactions, valueMinor: spendMinor });
  const once = isOneOff(input, transactions);
  const cardable = cardableOf(input, { addressableMinor, spendSource, transactions, ticketMinor });
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
    ticketMinor,
    transactions,
    frequency: yearlyFrequency(input, transactions, { isOneOff: once, yearFactor }),
    termsDays,
    termsBucket: termsBucketOf(termsDays),
    daysToPay: mean(totals.daysToPay),
    daysLate: mean(totals.daysLate),
    orderShare: input.namesOrders && totals.lines > 0 ? totals.linesWithOrder / totals.lines : null,
    onCardMinor,
    addressableMinor,
    ...cardable,
    proof: input.proof ?? null,
    isOneOff: once,
    ...factors,
  };
}
