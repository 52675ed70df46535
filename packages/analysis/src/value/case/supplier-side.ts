/** What a case means to the suppliers that it asks: of each cohort, of a typical supplier, and of one that was chosen. */
import type { Cohort } from "../business-case.ts";
import { familyOf, type CaseMethod } from "@paygauge/api-types/entities/case-methods";
import type { Volume } from "../levers.ts";
import { breakEvenDays, earlyPayRate, supplierYear, type SupplierYear } from "../supplier.ts";

export interface SupplierSide {
  readonly method: CaseMethod;
  /** What it is paid in a year, and with how many payments. */
  readonly volume: Volume;
  readonly daysEarlier: number;
  /** Yearly rate that the early-pay discount stands for; null where none is taken. */
  readonly earlyPayRate: number | null;
  /** null: what it pays is not stated, and with that neither gain nor loss. */
  readonly year: SupplierYear | null;
  readonly feeRate: number | null;
  /** Days earlier from which acceptance pays for itself; null where money costs it nothing, or no fee is stated. */
  readonly breakEvenDays: number | null;
  /** What it was made of: days of payment today and of the invoice, its cost of funds, and the early-pay discount. */
  readonly terms: {
    readonly payDay: number;
    readonly dueDay: number;
    readonly cashRate: number;
    readonly discount: number;
  };
}

/** A year of a supplier with this volume, all of it moved. */
export function supplierOf(
  { method, buyer, supplier, dueDay = buyer.currentPayDay }: Pick<Cohort, "method" | "buyer" | "supplier" | "dueDay">,
  volume: Volume,
): SupplierSide {
  const { fee, ...terms } = supplier;
  const day = buyer.currentPayDay - terms.daysEarlier;
  const isDiscounted = familyOf[method] === "instant" && buyer.discountCaptured > 0;
  return {
    method,
    volume,
    daysEarlier: terms.daysEarlier,
    earlyPayRate: isDiscounted ? earlyPayRate(buyer.discountCaptured, day, dueDay) : null,
    year: fee === null ? null : supplierYear(volume, { ...terms, fee }),
    feeRate: fee,
    breakEvenDays: fee === null ? null : breakEvenDays({ fee, cashRate: terms.cashRate }),
    terms: {
      payDay: buyer.currentPayDay,
      dueDay,
      cashRate: terms.cashRate,
      discount: isDiscounted ? buyer.discountCaptured : 0,
    },
  };
}

/** A year of the typical supplier of a cohort: its mean; null where it has none. */
export function typicalSupplier(cohort: Cohort, suppliers: number): SupplierSide | null {
  if (suppliers === 0) return null;
  return supplierOf(cohort, { spend: cohort.addressable / suppliers, payments: cohort.payments / suppliers });
}
