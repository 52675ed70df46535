/** What a selection of suppliers adds up to over a year, and what its suppliers show of the terms of a use case. */
import type { Capability } from "@paygauge/api-types/entities/analysis";
import type { SetTotals } from "@paygauge/api-types/entities/use-cases";
import { claimOf } from "@paygauge/api-types/value/claim";
import { conversionOfTicket } from "@paygauge/api-types/value/conversion";
import type { MeasuredTerms } from "@paygauge/api-types/value/assumptions";
import type { SupplierColumns } from "../grid/columns.ts";
import { factorFor } from "@paygauge/api-types/value/factor-for";

export interface SetFacts extends MeasuredTerms {
  readonly totals: SetTotals;
  /** What a card-like method may claim of them: spend, and the payments of the suppliers that accept cards. */
  readonly cardable: SetTotals;
}

/** What is measured with: the run's factor of a year, and of the ruleset the large-ticket floor and costs of today. */
export interface SetRules {
  readonly annualFactor: number;
  readonly largeTicketMinor: number;
  /** Minor units of one in the reference currency, in which the bands of conversion are stated. */
  readonly referenceMinor: number;
  /** Cost of one payment by each method, in the job's currency. */
  readonly costNow: Readonly<Record<string, number>>;
}

/** The cost of a payment of each list of methods, "|Card|Cheque|"; NaN where no method of it is known. */
function costOfLists(lists: readonly string[], costNow: SetRules["costNow"]): Float64Array {
  return Float64Array.from(lists, (list) => {
    const known = list.split("|").filter((method) => method !== "" && method !== "Unknown");
    const costs = known.flatMap((method) => costNow[method] ?? []);
    return costs.length === 0 ? Number.NaN : costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  });
}

const toHundredths = (value: number): number => Math.round(value * 100) / 100;

/** Weighted means of some values; null where no value was known. */
class Mean {
  #weight = 0;
  #sum = 0;

  add(value: number, weight: number): void {
    if (Number.isNaN(value) || weight <= 0) return;
    this.#weight += weight;
    this.#sum += value * weight;
  }

  get value(): number | null {
    return this.#weight > 0 ? this.#sum / this.#weight : null;
  }
}

/** A value of a column; null where it is blank. */
const known = (value: number | undefined): number | null => (value === undefined || Number.isNaN(value) ? null : value);

const hundredths = (mean: Mean): number | null => (mean.value === null ? null : toHundredths(mean.value));

/** Tests whether a method may claim any spend of the supplier at a place; true for all without a method. */
function claimTest(columns: SupplierColumns, method: Capability | null): (at: number) => boolean {
  const [addressable, cardable] = [columns.numbers("addressableMinor"), columns.numbers("cardableMinor")];
  return (at) =>
    method === null || claimOf(method, { addressable: addressable[at] ?? 0, cardable: cardable[at] ?? 0 }).claimed > 0;
}

/** The places of suppliers of whose spend a method may claim any. */
export const claimedPlaces = (columns: SupplierColumns, places: Uint32Array, method: Capability): Uint32Array =>
  places.filter(claimTest(columns, method));

/**
 * Measures the suppliers at some places. Addressable spend and transactions are made those of a year supplier by
 * supplier and rounded there, as the frozen set keeps them. Day of payment: by spend, whole days; share of large tickets,
 * cost of today and the conversion of their tickets: to hundredths, as they are shown.
 * @param method whose terms are measured: of the suppliers of whose spend it may claim any, where there are some
 */
export function setFacts(
  columns: SupplierColumns,
  places: Uint32Array,
  rules: SetRules,
  method: Capability | null = null,
): SetFacts {
  const [addressable, transactions, days, spend, factors, cardables] = (
    ["addressableMinor", "transactions", "daysToPay", "spendMinor", "yearFactor", "cardableMinor"] as const
  ).map((name) => columns.numbers(name));
  const isClaimed = claimTest(columns, method);
  const isWeighed = places.some(isClaimed) ? isClaimed : () => true;
  const tickets = (["apvMinor", "aivMinor", "apovMinor"] as const).map((name) => columns.numbers(name));
  const methods = columns.texts("paymentMethods");
  const costs = costOfLists(methods.words, rules.costNow);
  const [payDay, large, cost, conversion] = [new Mean(), new Mean(), new Mean(), new Mean()];
  let [yearMinor, payments] = [0, 0];
  const cardable = { suppliers: 0, yearMinor: 0, payments: 0 };
  for (const at of places) {
    const count = transactions?.[at] ?? 0;
    const factor = factorFor(count, rules.annualFactor, known(factors?.[at]));
    const year = Math.round(Math.max(0, addressable?.[at] ?? 0) * factor);
    const yearly = Math.round(count * factor);
    const ticketKnown = tickets.map((of) => of[at] ?? Number.NaN).find((of) => !Number.isNaN(of));
    // A summary may count documents without stating their value.
    const ticket = ticketKnown ?? (count > 0 ? (spend?.[at] ?? Number.NaN) / count : Number.NaN);
    yearMinor += year;
    payments += yearly;
    if ((cardables?.[at] ?? 0) > 0) {
      cardable.suppliers += 1;
      cardable.yearMinor += year;
      cardable.payments += yearly;
    }
    if (!isWeighed(at)) continue;
    conversion.add(conversionOfTicket(known(ticket / rules.referenceMinor)), year);
    payDay.add(days?.[at] ?? Number.NaN, year);
    large.add(Number.isNaN(ticket) ? ticket : Number(ticket >= rules.largeTicketMinor), year);
    cost.add(costs[methods.codes[at] ?? 0] ?? Number.NaN, yearly);
  }
  return {
    totals: { suppliers: places.length, yearMinor, payments },
    cardable,
    currentPayDay: payDay.value === null ? null : Math.max(0, Math.round(payDay.value)),
    largeTicketShare: hundredths(large),
    costNow: hundredths(cost),
    conversion: hundredths(conversion),
  };
}
