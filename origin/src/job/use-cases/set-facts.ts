/** What a selection of suppliers adds up to over a year, and what its suppliers show of the terms of a use case. */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { SetTotals } from "@paygauge/api-types/entities/use-cases";
import { claimOf } from "@paygauge/analysis/value/claim";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import type { UtilityPart } from "@paygauge/analysis/value/card-fees";
import { claimedTicket, conversionOfTicket } from "@paygauge/analysis/value/conversion";
import type { MeasuredTerms } from "@paygauge/analysis/value/assumptions";
import type { NumberColumn, SupplierColumns } from "../grid/columns.ts";
import { supplierYear, type YearFigures } from "@paygauge/analysis/value/supplier-year";

export interface SetFacts extends MeasuredTerms {
  readonly totals: SetTotals;
  /** What a card-like method may claim of them: cardable spend, and its payments. */
  readonly cardable: SetTotals;
  /** The rest: what it could claim if the suppliers accepted cards for all of it. */
  readonly upside: SetTotals;
}

/** What is measured with: the run's factor of a year, and of the ruleset the large-ticket floor and costs of today. */
export interface SetRules {
  readonly annualFactor: number;
  readonly minorDigits: number;
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

/** A supplier's figures of a year, rounded as the frozen set keeps them, and the average ticket of what may move. */
interface SupplierYear extends ReturnType<typeof supplierYear> {
  /** Minor units; null without a document. */
  readonly ticketMinor: number | null;
}

function yearsOf(columns: SupplierColumns, annualFactor: number): (at: number) => SupplierYear {
  const of = (name: NumberColumn) => columns.numbers(name);
  const [addressable, transactions, spend] = [of("addressableMinor"), of("transactions"), of("spendMinor")];
  const [factors, cardables, counts] = [of("yearFactor"), of("cardableMinor"), of("cardableTransactions")];
  const [apv, aiv, apov] = [of("apvMinor"), of("aivMinor"), of("apovMinor")];
  return (at) => {
    const count = transactions[at] ?? 0;
    const [cardableMinor, cardableTransactions] = [Math.max(0, cardables[at] ?? 0), known(counts[at])];
    const stored = {
      addressableMinor: addressable[at] ?? 0,
      transactions: count,
      cardableMinor,
      cardableTransactions,
      yearFactor: known(factors[at]),
    };
    return {
      ...supplierYear(stored, annualFactor),
      ticketMinor: claimedTicket({
        cardableMinor,
        cardableTransactions,
        apvMinor: known(apv[at]),
        aivMinor: known(aiv[at]),
        apovMinor: known(apov[at]),
        spendMinor: spend[at] ?? 0,
        transactions: count,
      }),
    };
  };
}

/** Sums over some suppliers. */
class SetSums {
  suppliers = 0;
  yearMinor = 0;
  payments = 0;

  add({ yearMinor, payments }: YearFigures): void {
    this.suppliers += 1;
    this.yearMinor += yearMinor;
    this.payments += payments;
  }

  get totals(): SetTotals {
    return { suppliers: this.suppliers, yearMinor: this.yearMinor, payments: this.payments };
  }
}

/** Utilities, whose card fees are fixed amounts in some countries. */
const utilityMcc = "4900";

/** What of some suppliers' figures goes to utilities. */
class UtilitySums {
  readonly #scale: number;
  #all = 0;
  #minor = 0;
  #payments = 0;

  constructor(scale: number) {
    this.#scale = scale;
  }

  add(isUtility: boolean, { yearMinor, payments }: YearFigures): void {
    this.#all += yearMinor;
    if (!isUtility) return;
    this.#minor += yearMinor;
    this.#payments += payments;
  }

  /** Share to hundredths; null where nothing, or no payment, is theirs. */
  get part(): UtilityPart | null {
    if (this.#minor <= 0 || this.#payments <= 0) return null;
    return { share: toHundredths(this.#minor / this.#all), ticket: this.#minor / this.#payments / this.#scale };
  }
}

/** A supplier's figures without those of a card method. */
const restOf = ({ all, card }: SupplierYear): YearFigures => ({
  yearMinor: all.yearMinor - card.yearMinor,
  payments: Math.max(0, all.payments - card.payments),
});

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
  const [days, cardables] = [columns.numbers("daysToPay"), columns.numbers("cardableMinor")];
  const isClaimed = claimTest(columns, method);
  const isWeighed = places.some(isClaimed) ? isClaimed : () => true;
  const isCard = method !== null && familyOf[method] === "card";
  const methods = columns.texts("paymentMethods");
  const costs = costOfLists(methods.words, rules.costNow);
  const mccs = columns.texts("mcc");
  const isUtility = Uint8Array.from(mccs.words, (code) => Number(code === utilityMcc));
  const utilities = new UtilitySums(10 ** rules.minorDigits);
  const [payDay, large, cost, conversion] = [new Mean(), new Mean(), new Mean(), new Mean()];
  const [totals, cardable, upside] = [new SetSums(), new SetSums(), new SetSums()];
  const yearOf = yearsOf(columns, rules.annualFactor);
  for (const at of places) {
    const year = yearOf(at);
    const isCardable = (cardables[at] ?? 0) > 0;
    totals.add(year.all);
    if (isCardable) cardable.add(year.card);
    const rest = restOf(year);
    if (!isCardable || rest.yearMinor > 0) upside.add(rest);
    if (!isWeighed(at)) continue;
    const weight = isCard && isCardable ? year.card : year.all;
    const { ticketMinor } = year;
    conversion.add(
      conversionOfTicket(ticketMinor === null ? null : ticketMinor / rules.referenceMinor),
      weight.yearMinor,
    );
    payDay.add(days[at] ?? Number.NaN, weight.yearMinor);
    large.add(ticketMinor === null ? Number.NaN : Number(ticketMinor >= rules.largeTicketMinor), weight.yearMinor);
    utilities.add(isUtility[mccs.codes[at] ?? 0] === 1, weight);
    cost.add(costs[methods.codes[at] ?? 0] ?? Number.NaN, weight.payments);
  }
  return {
    totals: totals.totals,
    cardable: cardable.totals,
    upside: upside.totals,
    currentPayDay: payDay.value === null ? null : Math.max(0, Math.round(payDay.value)),
    largeTicketShare: hundredths(large),
    costNow: hundredths(cost),
    conversion: hundredths(conversion),
    utilities: utilities.part,
  };
}
