import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { largeFeeOf } from "../value/card-fees.ts";
import { familyOf } from "@paygauge/api-types/entities/case-methods";

/** What acquirers are assumed to charge a supplier, as fractions of a payment. `low` is below `high`. */
export interface FeeRange {
  readonly low: number;
  readonly high: number;
}

/** In per cent, as exactly as pitches write it. */
export const percentOf = (share: number): number => Math.round(share * 10_000) / 100;

/**
 * The business case's own two assumptions as the bounds of a range: the usual fee, and the fee on large tickets. null:
 * no range is known, and a text then gives no figure. One figure alone would read as the supplier's own rate.
 * @param fee the usual fee; null: not stated
 */
export function feeRangeOf(method: Capability, fee: number | null): FeeRange | null {
  if (fee === null || familyOf[method] !== "card") return null;
  const [low, high] = [largeFeeOf(fee), fee];
  return percentOf(low) > 0 && percentOf(low) < percentOf(high) ? { low, high } : null;
}
