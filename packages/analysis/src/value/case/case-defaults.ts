/** Defaults of a case: what the job or the use cases show, then what the issuer states, then ruleset and product. */
import {
  caseTerms,
  defaultsOf,
  productOwn,
  supplierFeeOf,
  type AssumptionValues,
  type MeasuredTerms,
  type StatedTerms,
} from "../assumptions.ts";
import { familyOf, upside, type CaseMethod } from "@paygauge/api-types/entities/case-methods";
import { upsideConversion } from "../conversion.ts";
import { largeFeeOf } from "../card-fees.ts";
import { earlyPayDay } from "../supplier.ts";
import type { CaseTerms } from "../use-case.ts";
import type { CaseCohort, CaseInputs, LevelFacts } from "./case-model.ts";
import {
  costKeys,
  type CaseDefault,
  type CohortKey,
  type CostKey,
  type PlanKey,
} from "@paygauge/api-types/entities/case-parameters";

/** Suppliers of a method, as a run or the chosen use cases show them; volume of a year, major units. */
interface MeasuredCohort extends MeasuredTerms {
  readonly method: CaseMethod;
  readonly suppliers: number;
  /** What the method may claim of the suppliers' spend, and the payments of those of which it claims any. */
  readonly addressable: number;
  readonly payments: number;
  /** Days until an invoice is due; null where the files state none. */
  readonly terms: number | null;
  readonly levels: readonly LevelFacts[];
}

/** The default of a value that has no source yet: a supplier's fee outside cards, and programme costs. */
const unstated: CaseDefault = { value: 0, source: "unstated" };

const standard = (value: number): CaseDefault => ({ value, source: "product" });
const published = (value: number): CaseDefault => ({ value, source: "published" });

interface FeeFacts {
  readonly isFeeStated: boolean;
  readonly processSaving?: number | undefined;
  /** The fee that is usual in the country, and where it comes from. */
  readonly usualFee?: number | undefined;
  readonly feeSource?: CaseDefault["source"];
}

function cohortOf(
  {
    method,
    suppliers,
    addressable,
    payments,
    currentPayDay,
    terms: due,
    levels,
  }: Pick<MeasuredCohort, "method" | "suppliers" | "addressable" | "payments" | "currentPayDay" | "terms"> &
    Partial<Pick<MeasuredCohort, "levels">>,
  terms: CaseTerms,
  sourceOf: (key: keyof CaseTerms) => CaseDefault["source"],
  source: CaseDefault["source"],
  { isFeeStated, processSaving = 0, usualFee = productOwn.supplierFee, feeSource = "product" }: FeeFacts,
): CaseCohort {
  const of = (key: keyof CaseTerms): CaseDefault => ({ value: terms[key], source: sourceOf(key) });
  const defaults: Record<CohortKey, CaseDefault> = {
    addressable: { value: addressable, source },
    payments: { value: payments, source },
    conversion: of("conversion"),
    rebate: of("rebate"),
    largeTicketRebate: of("largeTicketRebate"),
    largeTicketShare: of("largeTicketShare"),
    currentPayDay: of("currentPayDay"),
    newPayDay: of("newPayDay"),
    costNow: of("costNow"),
    costNew: of("costNew"),
    discountCaptured: of("discountCaptured"),
    discountForgone: of("discountForgone"),
    surcharge: of("surcharge"),
    supplierFee: isFeeStated ? of("supplierFee") : unstated,
    supplierDay: standard(earlyPayDay(currentPayDay ?? terms.currentPayDay)),
    terms: due === null ? standard(productOwn.payDay) : { value: due, source },
    supplierLargeFee: { value: largeFeeOf(usualFee), source: feeSource },
    passThrough: standard(0),
    processSaving: published(processSaving),
  };
  return { method, suppliers, defaults, ...(levels === undefined ? {} : { levels }) };
}

const rebateKeys: ReadonlySet<string> = new Set(["rebate", "largeTicketRebate"]);

const feeSourceOf = ({ isFeePublished }: StatedTerms): CaseDefault["source"] =>
  isFeePublished === undefined ? "product" : isFeePublished ? "published" : "noPublicSource";

/** A cohort of a job; the upside has the terms of a virtual card, and a conversion of its own. */
export function jobCohort(measured: MeasuredCohort, stated: StatedTerms, issuer: AssumptionValues = {}): CaseCohort {
  const isUpside = measured.method === upside;
  const method = isUpside ? "vcard" : measured.method;
  const known = defaultsOf(method, measured, stated, isUpside ? { ...issuer, conversion: upsideConversion } : issuer);
  const feeSource = feeSourceOf(stated);
  const isByTicket = familyOf[method] === "card" && typeof measured.conversion === "number";
  const sourceOf = (key: keyof CaseTerms): CaseDefault["source"] => {
    const { source } = known[key];
    if (key === "conversion" && isUpside) return "noPublicSource";
    if (key === "conversion" && source === "product" && isByTicket) return "published";
    if (rebateKeys.has(key) && source === "product" && stated.isRebatePublished === false) return "noPublicSource";
    if (key === "supplierFee" && source === "product") return feeSource;
    return source === "set" ? "job" : source;
  };
  const isFeeStated = supplierFeeOf(method, known, {}) !== null;
  const { processSaving, supplierFee: usualFee } = stated;
  const fees = { isFeeStated, processSaving, usualFee, feeSource };
  return cohortOf(measured, caseTerms(known, {}), sourceOf, "job", fees);
}

/** Use cases of one method, with what is theirs alone and their terms. */
export interface UseCasePart {
  readonly suppliers: number;
  readonly addressable: number;
  readonly payments: number;
  readonly terms: CaseTerms;
  /** The fee of its suppliers is stated: by a user, the issuer, or the product for a card. */
  readonly isFeeStated: boolean;
}

const meanOf = (parts: readonly UseCasePart[], weight: "addressable" | "payments", key: keyof CaseTerms): number => {
  const whole = parts.reduce((sum, part) => sum + part[weight], 0);
  if (whole === 0) return parts[0]?.terms[key] ?? 0;
  const mean = parts.reduce((sum, part) => sum + part[weight] * part.terms[key], 0) / whole;
  // Without the noise of binary fractions: a mean of equal terms is that term.
  return Number(mean.toFixed(9));
};

/** A cohort of the use cases of one method: their terms, weighted by spend, costs by payments. */
export function useCaseCohort(method: CaseMethod, parts: readonly UseCasePart[]): CaseCohort {
  const sum = (key: "suppliers" | "addressable" | "payments") => parts.reduce((total, part) => total + part[key], 0);
  const bySpend = (key: keyof CaseTerms) => meanOf(parts, "addressable", key);
  const withFee = parts.filter(({ isFeeStated }) => isFeeStated);
  const terms: CaseTerms = {
    conversion: bySpend("conversion"),
    rebate: bySpend("rebate"),
    largeTicketRebate: bySpend("largeTicketRebate"),
    largeTicketShare: bySpend("largeTicketShare"),
    currentPayDay: bySpend("currentPayDay"),
    newPayDay: bySpend("newPayDay"),
    cycle: bySpend("cycle"),
    grace: bySpend("grace"),
    cashRate: bySpend("cashRate"),
    costNow: meanOf(parts, "payments", "costNow"),
    costNew: meanOf(parts, "payments", "costNew"),
    discountCaptured: bySpend("discountCaptured"),
    discountForgone: bySpend("discountForgone"),
    surcharge: bySpend("surcharge"),
    // Of those that state one.
    supplierFee: meanOf(withFee, "addressable", "supplierFee"),
    supplierCashRate: bySpend("supplierCashRate"),
  };
  const volume = {
    method,
    suppliers: sum("suppliers"),
    addressable: sum("addressable"),
    payments: sum("payments"),
    currentPayDay: terms.currentPayDay,
    // A frozen set keeps none.
    terms: null,
  };
  const isFeeStated = withFee.length > 0;
  if (method !== upside) return cohortOf(volume, terms, () => "useCases", "useCases", { isFeeStated });
  const assumed = { ...terms, conversion: upsideConversion };
  const sourceOf = (key: keyof CaseTerms) => (key === "conversion" ? "noPublicSource" : "useCases");
  return cohortOf(volume, assumed, sourceOf, "useCases", { isFeeStated });
}

const ofIssuer = ["cashRate", "cycle", "grace", "supplierCashRate"] as const satisfies readonly PlanKey[];

/**
 * Returns what all cohorts share (docs/analysis.md section 9): the ramp, growth of 3 %, a discount rate of 8 %. Programme
 * costs are asked and start unstated; every switch starts off. The issuer's values replace these.
 */
export function planDefaults(stated: Pick<StatedTerms, "cashRate">, issuer: AssumptionValues = {}): CaseInputs["plan"] {
  const own: Record<Exclude<PlanKey, CostKey>, number> = {
    ramp1: 0.35,
    ramp2: 0.7,
    ramp3: 0.9,
    ramp4: 1,
    growth: 0.03,
    cashRate: stated.cashRate,
    cycle: productOwn.cycle,
    grace: productOwn.grace,
    discountRate: 0.08,
    supplierCashRate: productOwn.supplierCashRate,
    supplierSaved: 0,
    countUpside: 0,
    countProcessSaving: 0,
    flatConversion: 0,
  };
  const plan: Record<string, CaseDefault> = Object.fromEntries([
    ...Object.entries(own).map(([key, value]) => [key, standard(value)]),
    ...costKeys.map((key) => [key, unstated]),
  ]);
  for (const key of ofIssuer) {
    const value = issuer[key];
    if (value !== undefined) plan[key] = { value, source: "issuer" };
  }
  return plan as CaseInputs["plan"];
}
