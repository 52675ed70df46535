/** Methods that a business case has cohorts of. */
import type { Capability } from "./capabilities.ts";

/** Suppliers without known card acceptance: a separate cohort, computed like a card method. */
export const upside = "upside";
/** What a cohort of a business case is of. */
export type CaseMethod = Capability | typeof upside;

/** How a method earns: like a card, by paying later, or by paying at once. */
export type MethodFamily = "card" | "scf" | "instant";

export const familyOf: Readonly<Record<CaseMethod, MethodFamily>> = {
  stp: "card",
  vcard: "card",
  pcard: "card",
  tandEcard: "card",
  boost: "card",
  optima: "card",
  upside: "card",
  scf: "scf",
  instantPay: "instant",
};
