/**
 * What a use case is worth in a year at full ramp (docs/analysis.md sections 8 and 9; docs/interface.md decisions 3, 5
 * and 7): the levers of its method over its suppliers, and the part of them that is expected to convert. Money in major
 * units of one currency, unrounded; shares are fractions.
 */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { conversionAt } from "./conversion.ts";
import { buyerLevers, type BuyerTerms, type Levers, type Volume } from "./levers.ts";

/** The buyer's terms, and what else a use case assumes. */
export interface CaseTerms extends Omit<BuyerTerms, "passedOn" | "softSaving"> {
  /** Part of the suppliers that convert, 0 to 1. */
  readonly conversion: number;
  /** What acceptance costs the supplier, a fraction of what it is paid, and the yearly rate at which it borrows. */
  readonly supplierFee: number;
  readonly supplierCashRate: number;
}

export interface UseCaseValue {
  /** Worth of every supplier together, if all of them convert. */
  readonly full: Levers;
  /** The levers times the conversion. */
  readonly expected: Levers;
  /** The sum at the low and at the high conversion. */
  readonly low: number;
  readonly high: number;
}

function part({ rebate, workingCapital, process, discounts, total }: Levers, share: number): Levers {
  return {
    rebate: rebate * share,
    workingCapital: workingCapital * share,
    process: process * share,
    discounts: discounts * share,
    total: total * share,
  };
}

/** Value of suppliers with this spend and these payments a year. */
export function useCaseValue(method: Capability, volume: Volume, terms: CaseTerms): UseCaseValue {
  const full = buyerLevers(method, volume, terms);
  return {
    full,
    expected: part(full, terms.conversion),
    low: full.total * conversionAt("low", terms.conversion),
    high: full.total * conversionAt("high", terms.conversion),
  };
}

/**
 * What one unit of spend and one payment a year are worth: every lever is linear in both, so rows can be ordered by it.
 */
export function unitValue(
  method: Capability,
  terms: BuyerTerms,
): { readonly perSpend: number; readonly perPayment: number } {
  return {
    perSpend: buyerLevers(method, { spend: 1, payments: 0 }, terms).total,
    perPayment: buyerLevers(method, { spend: 0, payments: 1 }, terms).total,
  };
}
