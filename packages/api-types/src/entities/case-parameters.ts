/**
 * The parameters of a business case, each with an id of its own: those of a cohort ("vcard.rebate"), and those that all
 * cohorts share ("growth"), so that a rate that eight cohorts use moves once. The issuer's are apart: a buyer's copy
 * has neither. Money in major units, rates as fractions, times in days.
 */
import { capabilities } from "./capabilities.ts";
import { familyOf, upside, type CaseMethod, type MethodFamily } from "./case-methods.ts";

/** What a case may have cohorts of: each method, and suppliers without known card acceptance. */
export const caseMethods = [...capabilities, upside] as const;

export const cohortKeys = [
  "addressable",
  "payments",
  "conversion",
  "rebate",
  "largeTicketRebate",
  "largeTicketShare",
  "currentPayDay",
  "newPayDay",
  "costNow",
  "costNew",
  "discountCaptured",
  "discountForgone",
  "surcharge",
  "supplierFee",
  "supplierDay",
  "terms",
  "supplierLargeFee",
  "passThrough",
  "processSaving",
] as const;
export type CohortKey = (typeof cohortKeys)[number];

export const planKeys = [
  "ramp1",
  "ramp2",
  "ramp3",
  "ramp4",
  "growth",
  "cashRate",
  "cycle",
  "grace",
  "setUp",
  "annualFee",
  "discountRate",
  "supplierCashRate",
  "supplierSaved",
  "staffDays",
  "staffDayCost",
  "countUpside",
  "countProcessSaving",
  "flatConversion",
] as const;
export type PlanKey = (typeof planKeys)[number];

export const issuerKeys = [
  "interchange",
  "largeTicketInterchange",
  "perPayment",
  "schemeFee",
  "creditLoss",
  "fundingRate",
  "operations",
] as const;
export type IssuerKey = (typeof issuerKeys)[number];

export type ParameterKey = CohortKey | PlanKey;
/** "growth", or "vcard.rebate". */
export type ParameterId = PlanKey | `${CaseMethod}.${CohortKey}`;

/** The scenarios of every case: each with a conversion of its own. */
export const scenarioLevels = ["low", "base", "high"] as const;
export type ScenarioLevel = (typeof scenarioLevels)[number];

/** Levels at which a supplier is in its recommended method's cohort. */
export const cohortLevels = ["High", "Medium"] as const;
export type CohortLevel = (typeof cohortLevels)[number];

/** Over how many years a case is shown. */
export const caseYears = [3, 5] as const;
export type CaseYears = (typeof caseYears)[number];

/** How a value is written: hundredths of a whole, hundredths of those, days, the job's money, a count, or a switch: 0 is off, 1 is on. */
export type ParameterUnit = "percent" | "basisPoints" | "days" | "money" | "count" | "switch";

interface ParameterRule {
  readonly unit: ParameterUnit;
  readonly least: number;
  readonly most: number;
  /** Families of methods that it counts for; all of them where none is named. */
  readonly of?: readonly MethodFamily[];
}

const rule = (unit: ParameterUnit, most: number, of?: readonly MethodFamily[], least = 0): ParameterRule => ({
  unit,
  least,
  most,
  ...(of === undefined ? {} : { of }),
});
const card: readonly MethodFamily[] = ["card"];
const paying: readonly MethodFamily[] = ["card", "instant"];

/** What each parameter is written in, and how small and how large it may be. */
export const parameterRules: Readonly<Record<ParameterKey | IssuerKey, ParameterRule>> = {
  addressable: rule("money", 1e12),
  payments: rule("count", 1e9),
  conversion: rule("percent", 1),
  rebate: rule("basisPoints", 0.1, card),
  largeTicketRebate: rule("basisPoints", 0.1, card),
  largeTicketShare: rule("percent", 1, card),
  currentPayDay: rule("days", 365),
  newPayDay: rule("days", 365),
  costNow: rule("money", 1e6, paying),
  costNew: rule("money", 1e6, paying),
  discountCaptured: rule("percent", 0.99, paying),
  discountForgone: rule("percent", 1, paying),
  surcharge: rule("percent", 1, card),
  supplierFee: rule("percent", 0.5),
  // The funder's day; by every other method the supplier has its money when the buyer pays.
  supplierDay: rule("days", 365, ["scf"]),
  // When an invoice is due: an early-pay discount is measured against it.
  terms: rule("days", 365, ["instant"]),
  supplierLargeFee: rule("percent", 0.5, card),
  // Part of its fee that a supplier passes on in its prices.
  passThrough: rule("percent", 1, card),
  processSaving: rule("money", 1e6, card),
  ramp1: rule("percent", 1),
  ramp2: rule("percent", 1),
  ramp3: rule("percent", 1),
  ramp4: rule("percent", 1),
  growth: rule("percent", 1, undefined, -0.5),
  cashRate: rule("percent", 1),
  cycle: rule("days", 92),
  grace: rule("days", 92),
  setUp: rule("money", 1e12),
  annualFee: rule("money", 1e12),
  discountRate: rule("percent", 1),
  supplierCashRate: rule("percent", 1),
  supplierSaved: rule("money", 1e6),
  staffDays: rule("days", 1e5),
  staffDayCost: rule("money", 1e6),
  countUpside: rule("switch", 1),
  countProcessSaving: rule("switch", 1),
  flatConversion: rule("switch", 1),
  interchange: rule("percent", 0.1),
  largeTicketInterchange: rule("percent", 0.1),
  perPayment: rule("money", 1e6),
  schemeFee: rule("basisPoints", 0.1),
  creditLoss: rule("basisPoints", 0.1),
  fundingRate: rule("percent", 1),
  operations: rule("money", 1e6),
};

export const idOf = (method: CaseMethod, key: CohortKey): ParameterId => `${method}.${key}`;

/** Optima has large tickets alone. */
const notOfOptima: ReadonlySet<CohortKey> = new Set(["rebate", "largeTicketShare", "supplierFee"]);

function isOf(method: CaseMethod, key: CohortKey): boolean {
  // The published saving is that of a purchase card.
  if (key === "processSaving") return method === "pcard";
  if (method === "optima" && notOfOptima.has(key)) return false;
  return parameterRules[key].of?.includes(familyOf[method]) ?? true;
}

/** The parameters of a cohort that count for its method. */
export const cohortKeysOf = (method: CaseMethod): readonly CohortKey[] => cohortKeys.filter((key) => isOf(method, key));

/** What the programme costs: asked of the buyer, and nothing until it is answered. */
export const costKeys = ["setUp", "annualFee", "staffDays", "staffDayCost"] as const satisfies readonly PlanKey[];
export type CostKey = (typeof costKeys)[number];

/** Every id that a value can be typed for. */
export const parameterIds: readonly ParameterId[] = [
  ...planKeys,
  ...caseMethods.flatMap((method) => cohortKeys.map((key) => idOf(method, key))),
];

/** The key of an id, and the method where it belongs to a cohort. */
export function partsOf(id: ParameterId): { readonly method: CaseMethod | null; readonly key: ParameterKey } {
  const [first = "", second] = id.split(".");
  // An id is made of these two words alone.
  if (second === undefined) return { method: null, key: first as PlanKey };
  return { method: first as CaseMethod, key: second as CohortKey };
}

/**
 * Where a default comes from: measured in the job, of chosen use cases, stated by the issuer, the product's own, out of
 * a published range, or the product's own where no public source was found. "unstated": no source states it; its value is 0 and excluded until one is entered.
 */
export const caseSources = ["job", "useCases", "issuer", "product", "published", "noPublicSource", "unstated"] as const;
export type CaseSource = (typeof caseSources)[number];

export interface CaseDefault {
  readonly value: number;
  readonly source: CaseSource;
}

/** What users typed in place of defaults. */
export type CaseTyped = Readonly<Partial<Record<ParameterId, number>>>;
export type IssuerTyped = Readonly<Partial<Record<IssuerKey, number>>>;
