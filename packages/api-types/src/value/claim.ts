/**
 * Which spend of a supplier a method may claim. Business case, use cases, waves, report and slides all ask here, so that
 * none of them counts money that Summary does not call cardable.
 */
import type { Capability } from "../entities/analysis.ts";
import { familyOf } from "./levers.ts";

/** A supplier's spend; in minor or major units, of the period or of a year. */
interface SupplierSpend {
  readonly addressable: number;
  /** Addressable spend with known card acceptance: all of it, or 0 (`cardableMinor` of a supplier). */
  readonly cardable: number;
}

export interface SpendClaim {
  /** Spend that the method may count. */
  readonly claimed: number;
  /** Spend that would count if the supplier accepted cards: the cohort "Upside if accepted". */
  readonly upside: number;
}

/**
 * Splits a supplier's spend for a method. A card-like method claims cardable spend, and the rest of the addressable spend
 * is upside; supply chain finance and instant payment need no card acceptance and claim all addressable spend. A supplier
 * in net credit has neither.
 */
export function claimOf(method: Capability, spend: SupplierSpend): SpendClaim {
  const addressable = Math.max(0, spend.addressable);
  if (familyOf[method] !== "card") return { claimed: addressable, upside: 0 };
  const claimed = Math.min(addressable, Math.max(0, spend.cardable));
  return { claimed, upside: addressable - claimed };
}
