/**
 * The supplier's side of being paid another way, in one year (docs/analysis.md section 9). A supplier pays for
 * acceptance: where it loses, screens and pages state that, and "free" is nowhere. Money in major units, rates are
 * fractions.
 */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import type { Volume } from "./levers.ts";

/**
 * Day after the invoice on which a funder pays a supplier, where nothing else is known (ours: invoices are approved by
 * then).
 */
export const funderDay = 10;

/** Day on which a funder pays a supplier that is paid on `currentPayDay` today: never later. */
export const earlyPayDay = (currentPayDay: number): number => Math.min(funderDay, currentPayDay);

/**
 * Day after the invoice on which the supplier itself has its money: with supply chain finance the funder pays early,
 * and the buyer's day is the funder's; otherwise it is the buyer's own day.
 */
export function supplierDayOf(
  method: Capability,
  { currentPayDay, newPayDay }: { readonly currentPayDay: number; readonly newPayDay: number },
): number {
  return familyOf[method] === "scf" ? earlyPayDay(currentPayDay) : newPayDay;
}

export interface SupplierTerms {
  /** What acceptance costs it, a fraction of what it is paid. */
  readonly fee: number;
  /** Yearly rate at which it borrows. */
  readonly cashRate: number;
  /** Days that it is paid earlier; negative: later. */
  readonly daysEarlier: number;
  /** What it saves with each payment; 0 unless stated (docs/interface.md decision 8). */
  readonly savedPerPayment: number;
}

export interface SupplierYear {
  readonly earlierCash: number;
  readonly process: number;
  readonly fee: number;
  readonly net: number;
}

/** `V·rs·ΔDSO/365 + N·Δcost − V·fee`. */
export function supplierYear({ spend, payments }: Volume, terms: SupplierTerms): SupplierYear {
  const earlierCash = (spend * terms.cashRate * terms.daysEarlier) / 365;
  const process = payments * terms.savedPerPayment;
  const fee = spend * terms.fee;
  return { earlierCash, process, fee, net: earlierCash + process - fee };
}

/** Days earlier from which acceptance pays for itself: `fee / rs · 365`; null where money costs it nothing. */
export function breakEvenDays({ fee, cashRate }: Pick<SupplierTerms, "fee" | "cashRate">): number | null {
  return cashRate > 0 ? (fee / cashRate) * 365 : null;
}

/**
 * Yearly rate that an early-pay discount stands for: `d/(1−d) · 365/(T−t)`, e.g. 2/10 net 30 is 37.2 %.
 * @param discount fraction of the invoice, below 1 @param earlyDay day by which it is granted @param dueDay day it is
 * due
 * @returns null where the early day is not before the due day, or nothing would be left to pay
 */
export function earlyPayRate(discount: number, earlyDay: number, dueDay: number): number | null {
  if (dueDay <= earlyDay || discount >= 1) return null;
  return (discount / (1 - discount)) * (365 / (dueDay - earlyDay));
}
