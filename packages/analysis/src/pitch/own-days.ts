/**
 * When one supplier is paid, and what an offered day changes for it. Only its own days are used: a mean of a set says
 * nothing of one supplier. Days are counted from the invoice.
 */
import { termsCeilings, type TermsBucket } from "@paygauge/api-types/entities/supplier-measures";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import { supplierDayOf } from "../value/supplier.ts";

export interface OwnDays {
  /** Mean of its own payments; null: not known. */
  readonly daysToPay: number | null;
  /** Its stated terms. */
  readonly termsBucket: TermsBucket;
}

/** Earlier payment that one supplier gains, by its payments or, where these aren't known, by its stated terms. */
export type Gain =
  | { readonly by: "payments"; readonly now: number; readonly next: number; readonly earlier: number }
  | { readonly by: "terms"; readonly terms: TermsBucket; readonly next: number };

/**
 * The day that a method offers, in whole days; null where it changes no day. A default that equals the set's own mean
 * offers nothing. A funder pays on a day of its own, whatever the buyer's day.
 */
export function offeredDay(
  method: Capability,
  { currentPayDay, newPayDay }: { readonly currentPayDay: number; readonly newPayDay: number },
): number | null {
  const next = Math.round(supplierDayOf(method, { currentPayDay: Number.POSITIVE_INFINITY, newPayDay }));
  return familyOf[method] !== "scf" && next === Math.round(currentPayDay) ? null : next;
}

/** Days that terms of a bucket have at least. */
function leastOf(terms: TermsBucket): number | null {
  if (terms === "Unknown") return null;
  if (terms === "90+") return termsCeilings["61-90"] + 1;
  return Number(terms.split("-")[0]);
}

/** null: the offered day is no earlier than the supplier's own, or one of them isn't known. */
export function gainOf({ daysToPay, termsBucket }: OwnDays, offered: number | null): Gain | null {
  if (offered === null) return null;
  if (daysToPay !== null) {
    const now = Math.round(daysToPay);
    return now > offered ? { by: "payments", now, next: offered, earlier: now - offered } : null;
  }
  const least = leastOf(termsBucket);
  return least !== null && least > offered ? { by: "terms", terms: termsBucket, next: offered } : null;
}
