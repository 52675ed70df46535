/** What a case means to the suppliers that it asks: of each cohort, of a typical supplier, and of one that was chosen. */
import type { Capability } from "../../entities/analysis.ts";
import type { Cohort } from "../business-case.ts";
import { familyOf, type Volume } from "../levers.ts";
import { breakEvenDays, earlyPayRate, supplierYear, type SupplierYear } from "../supplier.ts";

export interface SupplierSide extends SupplierYear {
  readonly method: Capability;
  /** What it is paid in a year. */
  readonly spend: number;
  readonly fee: number;
  readonly feeRate: number;
  readonly daysEarlier: number;
  /** Days earlier from which acceptance pays for itself; null where money costs it nothing. */
  readonly breakEvenDays: number | null;
  /** Yearly rate that the early-pay discount stands for; null where none is taken. */
  readonly earlyPayRate: number | null;
}

/** A year of a supplier with this volume, all of it moved. */
export function supplierOf(cohort: Cohort | undefined, volume: Volume): SupplierSide | null {
  if (cohort === undefined) return null;
  const { method, buyer, supplier } = cohort;
  const day = buyer.currentPayDay - supplier.daysEarlier;
  const isDiscounted = familyOf[method] === "instant" && buyer.discountCaptured > 0;
  return {
    method,
    spend: volume.spend,
    ...supplierYear(volume, supplier),
    feeRate: supplier.fee,
    daysEarlier: supplier.daysEarlier,
    breakEvenDays: breakEvenDays(supplier),
    earlyPayRate: isDiscounted ? earlyPayRate(buyer.discountCaptured, day, buyer.currentPayDay) : null,
  };
}

/** A year of the typical supplier of a cohort: its mean; null where it has none. */
export function typicalSupplier(cohort: Cohort, suppliers: number): SupplierSide | null {
  if (suppliers === 0) return null;
  return supplierOf(cohort, { spend: cohort.addressable / suppliers, payments: cohort.payments / suppliers });
}
