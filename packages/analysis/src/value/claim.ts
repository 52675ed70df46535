/**
 * Which spend of a supplier a method may claim. Business case, use cases, waves, report and slides all ask here, so that
 * all of them count the same cardable money as Summary.
 */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { familyOf } from "@paygauge/api-types/entities/case-methods";

/** A supplier's spend; in minor or major units, of the period or of a year. */
interface SupplierSpend {
  readonly addressable: number;
  /** Of it what is known to be accepted by card (`cardableMinor` of a supplier). */
  readonly cardable: number;
}

interface SpendClaim {
  /** Spend that the method may count. */
  readonly claimed: number;
  /** Spend that would count if the supplier accepted cards: the cohort "Upside if accepted". */
  readonly upside: number;
}

interface Sums {
  readonly suppliers: number;
  readonly yearMinor: number;
  readonly payments: number;
}

/** Of a set's sums those that its method may count. */
export const claimedSums = <Of extends Sums>(
  method: Capability,
  { totals, cardable }: { readonly totals: Of; readonly cardable: Of },
): Of => (familyOf[method] === "card" ? cardable : totals);

/** Of a set's supplier what its method may count, so that its rows add up to the set's sums. */
export const claimedOfMember = (
  method: Capability,
  of: {
    readonly yearMinor: number;
    readonly payments: number;
    readonly cardableMinor: number;
    readonly cardablePayments: number;
  },
): Pick<Sums, "yearMinor" | "payments"> =>
  familyOf[method] === "card"
    ? { yearMinor: of.cardableMinor, payments: of.cardablePayments }
    : { yearMinor: of.yearMinor, payments: of.payments };

/** True if a set's value is unknown: its method needs card acceptance, and no supplier's acceptance is known. */
export const isWithheld = (method: Capability, set: { readonly totals: Sums; readonly cardable: Sums }): boolean =>
  set.totals.suppliers > 0 && claimedSums(method, set).suppliers === 0;

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
