/**
 * What moving spend to another way of paying is worth to the buyer in one year (docs/analysis.md section 9, the buyer's
 * side; docs/interface.md decision 7 for which lever each method has). Recommended method, use cases and business case
 * compute money here and in no other place. Money is in major units of one currency, unrounded: sums are rounded where
 * they are shown. Rates are fractions (0.01 is 1 %), times are days.
 */
import { type CaseMethod, type MethodFamily, familyOf } from "@paygauge/api-types/entities/case-methods";

/** Share of suppliers that convert at any ticket size: the three scenarios of the test vector, docs/analysis.md section 9. */
export const conversions = { low: 0.35, base: 0.5, high: 0.6 } as const;

/** Spend and payments that a year moves to the method. */
export interface Volume {
  /** Money of the payments moved. */
  readonly spend: number;
  /** Count of the payments moved. */
  readonly payments: number;
}

/** What the buyer's side of a method is computed with. */
export interface BuyerTerms {
  /** Part of the spend that is paid in tickets over the large-ticket floor, 0 to 1. */
  readonly largeTicketShare: number;
  /** Rebate on spend below the large-ticket floor, and on spend above it; fractions of spend. */
  readonly rebate: number;
  readonly largeTicketRebate: number;
  /** Days from invoice to payment: today's, and those of the method. */
  readonly currentPayDay: number;
  readonly newPayDay: number;
  /** Days of a card's billing cycle, and from its end until the bill is due. */
  readonly cycle: number;
  readonly grace: number;
  /** Yearly short-term rate on cash. */
  readonly cashRate: number;
  /** Cost of one payment as it is paid today, and by the method. */
  readonly costNow: number;
  readonly costNew: number;
  /** Fractions of spend: early-pay discounts won, discounts of today that are lost, surcharges that suppliers add. */
  readonly discountCaptured: number;
  readonly discountForgone: number;
  readonly surcharge: number;
  /** Fraction of spend: the supplier's fee as far as it passes it on in its prices; none where absent. */
  readonly passedOn?: number;
  /** What the buyer's staff saves with each payment, where that is counted; none where absent. */
  readonly softSaving?: number;
}

/** The yearly worth of each lever, and their sum. Any of them may be negative. */
export interface Levers {
  readonly rebate: number;
  readonly workingCapital: number;
  readonly process: number;
  readonly discounts: number;
  readonly total: number;
}

/**
 * Days that the buyer keeps its money longer; negative where it pays earlier. A card adds half its cycle, since a
 * payment falls on any day of it, and its grace; the other methods only move the day of payment. An
 * instant payment moves the buyer's day with the supplier's.
 */
export function daysGained(family: MethodFamily, terms: BuyerTerms): number {
  const moved = terms.newPayDay - terms.currentPayDay;
  return family === "card" ? moved + terms.cycle / 2 + terms.grace : moved;
}

/** Rebate a year: `V · ((1 − LT)·ρ + LT·ρL)`. */
export function rebateOf({ spend }: Volume, { largeTicketShare, rebate, largeTicketRebate }: BuyerTerms): number {
  return spend * ((1 - largeTicketShare) * rebate + largeTicketShare * largeTicketRebate);
}

/** Cash that paying later frees: `V / 365 · days`. */
function cashReleased({ spend }: Volume, days: number): number {
  return (spend / 365) * days;
}

/** Worth of paying later, a year: the cash released at the short-term rate, `V · r · Δd / 365`. */
function workingCapitalOf(volume: Volume, cashRate: number, days: number): number {
  return cashReleased(volume, days) * cashRate;
}

/** Saving of the payments themselves, a year: `N · (cost now − cost new + soft saving)`. */
function processOf({ payments }: Volume, { costNow, costNew, softSaving = 0 }: BuyerTerms): number {
  return payments * (costNow - costNew + softSaving);
}

/** Discounts won, less those lost, surcharges of cards and fees passed on, a year; all of them fractions of spend. */
function discountsOf(family: MethodFamily, { spend }: Volume, terms: BuyerTerms): number {
  const surcharge = family === "card" ? terms.surcharge + (terms.passedOn ?? 0) : 0;
  return spend * (terms.discountCaptured - terms.discountForgone - surcharge);
}

/** Optima is for large tickets alone: all of its spend has the large-ticket rates. */
export function termsFor(method: CaseMethod, terms: BuyerTerms): BuyerTerms {
  return method === "optima" && terms.largeTicketShare !== 1 ? { ...terms, largeTicketShare: 1 } : terms;
}

/**
 * The levers of a method in one year: like a card, rebate, working capital and process, with discounts and surcharges
 * that were stated; supply chain finance the cash it releases; instant payment process, discounts and the cash of days
 * that the buyer pays earlier.
 */
export function buyerLevers(method: CaseMethod, volume: Volume, terms: BuyerTerms): Levers {
  const family = familyOf[method];
  const rebate = family === "card" ? rebateOf(volume, termsFor(method, terms)) : 0;
  const workingCapital = workingCapitalOf(volume, terms.cashRate, daysGained(family, terms));
  const process = family === "scf" ? 0 : processOf(volume, terms);
  const discounts = family === "scf" ? 0 : discountsOf(family, volume, terms);
  return { rebate, workingCapital, process, discounts, total: rebate + workingCapital + process + discounts };
}

/** Sums of levers; nothing is rounded. */
export function addLevers(all: readonly Levers[]): Levers {
  const sum = { rebate: 0, workingCapital: 0, process: 0, discounts: 0, total: 0 };
  for (const each of all) {
    sum.rebate += each.rebate;
    sum.workingCapital += each.workingCapital;
    sum.process += each.process;
    sum.discounts += each.discounts;
    sum.total += each.total;
  }
  return sum;
}
