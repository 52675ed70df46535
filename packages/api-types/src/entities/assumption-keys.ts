/** Assumptions of a use case: keys, units and bounds. */
import type { Capability } from "./capabilities.ts";
import { familyOf, type MethodFamily } from "./case-methods.ts";

export const assumptionKeys = [
  "conversion",
  "rebate",
  "largeTicketRebate",
  "largeTicketShare",
  "currentPayDay",
  "newPayDay",
  "cycle",
  "grace",
  "cashRate",
  "costNow",
  "costNew",
  "discountCaptured",
  "discountForgone",
  "surcharge",
  "supplierFee",
  "supplierCashRate",
] as const;
export type AssumptionKey = (typeof assumptionKeys)[number];

/** How a value is written: hundredths of a whole, hundredths of those, whole days, or the job's money. */
export type AssumptionUnit = "percent" | "basisPoints" | "days" | "money";

interface AssumptionRule {
  readonly unit: AssumptionUnit;
  /** The largest value that is taken, in the module's own measure; the least is 0. */
  readonly most: number;
  /** Families of methods that it counts for; all of them where none is named. */
  readonly of?: readonly MethodFamily[];
}

const card: readonly MethodFamily[] = ["card"];
const paying: readonly MethodFamily[] = ["card", "instant"];

/** What each assumption is written in, and how large it may be. */
export const assumptionRules: Readonly<Record<AssumptionKey, AssumptionRule>> = {
  conversion: { unit: "percent", most: 1 },
  rebate: { unit: "basisPoints", most: 0.1, of: card },
  largeTicketRebate: { unit: "basisPoints", most: 0.1, of: card },
  largeTicketShare: { unit: "percent", most: 1, of: card },
  currentPayDay: { unit: "days", most: 365 },
  newPayDay: { unit: "days", most: 365 },
  cycle: { unit: "days", most: 92, of: card },
  grace: { unit: "days", most: 92, of: card },
  cashRate: { unit: "percent", most: 1 },
  costNow: { unit: "money", most: 1_000_000, of: paying },
  costNew: { unit: "money", most: 1_000_000, of: paying },
  discountCaptured: { unit: "percent", most: 1, of: paying },
  discountForgone: { unit: "percent", most: 1, of: paying },
  surcharge: { unit: "percent", most: 1, of: card },
  supplierFee: { unit: "percent", most: 0.5 },
  supplierCashRate: { unit: "percent", most: 1 },
};

/** The assumptions that count for a method, in the order in which they are shown. */
export function assumptionsOf(method: Capability): readonly AssumptionKey[] {
  return assumptionKeys.filter((key) => assumptionRules[key].of?.includes(familyOf[method]) ?? true);
}

export const assumptionSources = ["set", "issuer", "product"] as const;
