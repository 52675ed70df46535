/**
 * The assumptions of a use case: each has a default, the default a source, and a user may type another value. What
 * the set itself shows comes first, then what the issuer states, then the product's own (docs/analysis.md section 9).
 */
import { assumptionRules, assumptionSources, type AssumptionKey } from "@paygauge/api-types/entities/assumption-keys";
import { feeWithUtilities } from "./card-fees.ts";
import * as v from "valibot";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { conversions } from "./levers.ts";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import type { CaseTerms } from "./use-case.ts";

type AssumptionSource = (typeof assumptionSources)[number];

interface AssumptionDefault {
  readonly value: number;
  readonly source: AssumptionSource;
}
export type AssumptionDefaults = Readonly<Record<AssumptionKey, AssumptionDefault>>;
export type AssumptionValues = Readonly<Partial<Record<AssumptionKey, number | undefined>>>;

/** What the suppliers of the set show themselves; null where their files do not say. */
export const measuredTerms = v.object({
  currentPayDay: v.nullable(v.number()),
  largeTicketShare: v.nullable(v.number()),
  costNow: v.nullable(v.number()),
  /** What of the set goes to utilities (MCC 4900); absent or null: nothing. */
  utilities: v.exactOptional(v.nullable(v.object({ share: v.number(), ticket: v.number() }))),
  /** Conversion to a card by ticket size, weighted by spend; absent if ticket sizes are unknown. */
  conversion: v.exactOptional(v.nullable(v.number())),
});
export type MeasuredTerms = Readonly<v.InferOutput<typeof measuredTerms>>;

/** What the scoring ruleset states for the method, in the job's currency. */
export const statedTerms = v.object({
  rebate: v.number(),
  largeTicketRebate: v.number(),
  cashRate: v.number(),
  costNow: v.number(),
  costNew: v.number(),
  /** Day to which supply chain finance moves a payment. */
  scfDay: v.number(),
  /** false: no public source was found for rebates in the buyer's country. */
  isRebatePublished: v.exactOptional(v.boolean()),
  /** What acquirers charge suppliers in the buyer's country; absent: the product's own. */
  supplierFee: v.exactOptional(v.number()),
  isFeePublished: v.exactOptional(v.boolean()),
  /** Published fixed fee of a card payment to a utility, in the job's currency. */
  utilityFee: v.exactOptional(v.number()),
  /** Published staff saving of a purchase card per payment, in the job's currency. */
  processSaving: v.exactOptional(v.number()),
});
export type StatedTerms = Readonly<v.InferOutput<typeof statedTerms>>;

/**
 * Our defaults (docs/analysis.md section 9): a card is paid on day 30 of a 30-day cycle with 14 days' grace; a supplier
 * borrows at 10 %, and pays 2.45 % where no fee is known for the country.
 */
export const productOwn = { payDay: 30, cycle: 30, grace: 14, supplierFee: 0.0245, supplierCashRate: 0.1 } as const;

/**
 * What the product states whatever the method; of the other assumptions the scoring ruleset states it for each method.
 */
export const productValues = {
  conversion: conversions.base,
  largeTicketShare: 0,
  currentPayDay: productOwn.payDay,
  cycle: productOwn.cycle,
  grace: productOwn.grace,
  discountCaptured: 0,
  discountForgone: 0,
  surcharge: 0,
  supplierFee: productOwn.supplierFee,
  supplierCashRate: productOwn.supplierCashRate,
} as const satisfies Partial<Record<AssumptionKey, number>>;

/**
 * What counts of an issuer's own defaults in a job: amounts of money only where the job is in the issuer's currency.
 */
export function countingIn(
  own: AssumptionValues,
  issuerCurrency: string | null,
  jobCurrency: string,
): AssumptionValues {
  if (issuerCurrency === jobCurrency) return own;
  const counting = Object.entries(own).filter(([key]) => assumptionRules[key as AssumptionKey].unit !== "money");
  return Object.fromEntries(counting);
}

/**
 * The day on which the buyer pays by the method: never later than today by card, never earlier by finance. An instant
 * payment is made on today's day; entering an earlier day moves the buyer's payment too.
 */
function newPayDayOf(method: Capability, today: number, { scfDay }: StatedTerms): number {
  const family = familyOf[method];
  if (family === "card") return Math.min(productOwn.payDay, today);
  return family === "scf" ? Math.max(scfDay, today) : today;
}

/** The default of every assumption, with where it comes from. */
export function defaultsOf(
  method: Capability,
  measured: MeasuredTerms,
  stated: StatedTerms,
  issuer: AssumptionValues = {},
): AssumptionDefaults {
  const pick = (key: AssumptionKey, product: number, found: number | null = null): AssumptionDefault => {
    if (found !== null) return { value: found, source: "set" };
    const own = issuer[key];
    return own === undefined ? { value: product, source: "product" } : { value: own, source: "issuer" };
  };
  const isCard = familyOf[method] === "card";
  const currentPayDay = pick("currentPayDay", productValues.currentPayDay, measured.currentPayDay);
  return {
    conversion: pick("conversion", (isCard ? measured.conversion : null) ?? productValues.conversion),
    rebate: pick("rebate", stated.rebate),
    largeTicketRebate: pick("largeTicketRebate", stated.largeTicketRebate),
    largeTicketShare: pick("largeTicketShare", productValues.largeTicketShare, measured.largeTicketShare),
    currentPayDay,
    newPayDay: pick("newPayDay", newPayDayOf(method, currentPayDay.value, stated)),
    cycle: pick("cycle", productValues.cycle),
    grace: pick("grace", productValues.grace),
    cashRate: pick("cashRate", stated.cashRate),
    costNow: pick("costNow", stated.costNow, measured.costNow),
    costNew: pick("costNew", stated.costNew),
    discountCaptured: pick("discountCaptured", productValues.discountCaptured),
    discountForgone: pick("discountForgone", productValues.discountForgone),
    surcharge: pick("surcharge", productValues.surcharge),
    supplierFee: pick(
      "supplierFee",
      feeWithUtilities(stated.supplierFee ?? productValues.supplierFee, stated.utilityFee, measured.utilities),
    ),
    supplierCashRate: pick("supplierCashRate", productValues.supplierCashRate),
  };
}

/**
 * What a supplier of a method pays to be paid by it, a fraction; null: no one states it. The product knows it of cards
 * alone. What a funder, or anyone who pays at once, takes is a matter of their contract: no public source gives a
 * figure for it, and it is never made of what the issuer's money costs.
 */
export function supplierFeeOf(
  method: Capability,
  { supplierFee: { value, source } }: Pick<AssumptionDefaults, "supplierFee">,
  typed: AssumptionValues,
): number | null {
  const isUnstated = familyOf[method] !== "card" && source === "product";
  return typed.supplierFee ?? (isUnstated ? null : value);
}

/** The terms that count: what was typed, else the default. */
export function caseTerms(defaults: AssumptionDefaults, typed: AssumptionValues): CaseTerms {
  const of = (key: AssumptionKey): number => typed[key] ?? defaults[key].value;
  return {
    conversion: of("conversion"),
    rebate: of("rebate"),
    largeTicketRebate: of("largeTicketRebate"),
    largeTicketShare: of("largeTicketShare"),
    currentPayDay: of("currentPayDay"),
    newPayDay: of("newPayDay"),
    cycle: of("cycle"),
    grace: of("grace"),
    cashRate: of("cashRate"),
    costNow: of("costNow"),
    costNew: of("costNew"),
    discountCaptured: of("discountCaptured"),
    discountForgone: of("discountForgone"),
    surcharge: of("surcharge"),
    supplierFee: of("supplierFee"),
    supplierCashRate: of("supplierCashRate"),
  };
}
