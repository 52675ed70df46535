/**
 * A business case as users work on it: cohorts and assumptions with their defaults, what was typed in their place, and
 * scenarios that hold nothing but what they change, so that a change of the base flows through all of them.
 */
import {
  type CohortLevel,
  cohortKeys,
  costKeys,
  idOf,
  issuerKeys,
  partsOf,
  planKeys,
  scenarioLevels,
  type CaseDefault,
  type CaseTyped,
  type CohortKey,
  type CostKey,
  type IssuerKey,
  type IssuerTyped,
  type ParameterId,
  type PlanKey,
  type ScenarioLevel,
} from "@paygauge/api-types/entities/case-parameters";
import { buyerCase, issuerCase, type BuyerCase, type CasePlan, type Cohort } from "../business-case.ts";
import type { IssuerTerms, IssuerYear } from "../issuer.ts";
import { conversionAt } from "../conversion.ts";
import { conversions, termsFor, type BuyerTerms } from "../levers.ts";
import { familyOf, upside, type CaseMethod } from "@paygauge/api-types/entities/case-methods";
import { creditLineOf, type CreditLine } from "./credit-line.ts";

/** What the job shows of the suppliers at one level: major units and payments of a year, days. */
export interface LevelFacts {
  readonly level: CohortLevel;
  readonly suppliers: number;
  readonly addressable: number;
  /** Of it with suppliers that accept cards. */
  readonly cardable: number;
  readonly payments: number;
  /** Weighted by spend; null where the files do not say. */
  readonly daysToPay: number | null;
  /** The terms that half of the spend has at most. */
  readonly terms: number | null;
}

/** A cohort's spend and payments where limits of acceptance were other ones: shares of its own. */
export interface VolumeShare {
  readonly addressable: number;
  readonly payments: number;
}

export interface CaseCohort {
  readonly method: CaseMethod;
  readonly suppliers: number;
  /** Of a cohort that comes from the job; none of use cases. */
  readonly levels?: readonly LevelFacts[] | undefined;
  /** At half and at twice the assumed limits; absent where the run doesn't know. */
  readonly limit?: { readonly low: VolumeShare; readonly high: VolumeShare } | undefined;
  readonly defaults: Readonly<Record<CohortKey, CaseDefault>>;
}

/** What a case starts from: made of one run of a job. */
export interface CaseInputs {
  readonly currency: string;
  readonly cohorts: readonly CaseCohort[];
  readonly plan: Readonly<Record<PlanKey, CaseDefault>>;
  /** null on a buyer's copy. */
  readonly issuer: Readonly<Record<IssuerKey, CaseDefault>> | null;
}

export interface Scenario {
  readonly id: string;
  /** Empty: it is called as its level is. */
  readonly name: string;
  /** Which conversion it has where no one typed another. */
  readonly level: ScenarioLevel;
  /** What differs from the base, and nothing else. */
  readonly typed: CaseTyped;
}

/** What users said of a case. `base` is the scenario that the others branch from. */
export interface CaseBody {
  /** Use cases that the cohorts are taken from; none: the whole job. */
  readonly useCaseIds: readonly string[];
  readonly typed: CaseTyped;
  readonly scenarios: readonly Scenario[];
  readonly issuerTyped: IssuerTyped;
}

/** The three of every case; the base is where `typed` of the case itself is. */
export const firstScenarios: readonly Scenario[] = scenarioLevels.map((level) => ({
  id: level,
  name: "",
  level,
  typed: {},
}));
export const emptyCase: CaseBody = { useCaseIds: [], typed: {}, scenarios: firstScenarios, issuerTyped: {} };

export type ValueOrigin = "scenario" | "level" | "typed" | "default";
interface CaseValue {
  readonly value: number;
  readonly origin: ValueOrigin;
  /** The default that it is in place of, or that it is. */
  readonly from: CaseDefault;
}

/** The default of a parameter; undefined for one of a cohort that the case has not. */
export function defaultOf(inputs: CaseInputs, id: ParameterId): CaseDefault | undefined {
  const { method, key } = partsOf(id);
  if (method === null) return inputs.plan[key as PlanKey];
  return inputs.cohorts.find((each) => each.method === method)?.defaults[key as CohortKey];
}

type Typing = Pick<CaseBody, "typed">;
type Branch = Pick<Scenario, "level" | "typed">;

/** A switch of the plan is on. */
const isOn = (typing: Typing, scenario: Branch, key: PlanKey): boolean =>
  (scenario.typed[key] ?? typing.typed[key]) === 1;

/** Flat conversion replaces the product's defaults only, not values of the job, issuer or use cases. */
const isReplaced = (method: CaseMethod | null, { source }: CaseDefault): boolean =>
  method !== upside && (source === "product" || source === "published");

/** The conversion that counts in a scenario: typed there, else the base's, moved to the scenario's level. */
function conversionOf(body: Typing, scenario: Branch, id: ParameterId, from: CaseDefault): CaseValue {
  const { method } = partsOf(id);
  const isFlat = isOn(body, scenario, "flatConversion");
  const { level } = scenario;
  const typed = body.typed[id];
  // A typed conversion moves the other scenarios too, so that the base stays between them.
  if (isFlat && level !== "base" && method !== upside && typed === undefined)
    return { value: conversions[level], origin: "level", from };
  const base = typed ?? (isFlat && isReplaced(method, from) ? conversions.base : from.value);
  if (level !== "base") return { value: conversionAt(level, base, method === upside), origin: "level", from };
  return { value: base, origin: typed === undefined ? "default" : "typed", from };
}

/** The value that counts in a scenario: its own, its level's conversion, the base's, the default. */
export function caseValue(
  inputs: CaseInputs,
  { typed }: Pick<CaseBody, "typed">,
  scenario: Pick<Scenario, "level" | "typed">,
  id: ParameterId,
): CaseValue {
  const from = defaultOf(inputs, id) ?? { value: 0, source: "product" };
  const own = scenario.typed[id];
  if (own !== undefined) return { value: own, origin: "scenario", from };
  if (partsOf(id).key === "conversion") return conversionOf({ typed }, scenario, id, from);
  const shared = typed[id];
  return shared === undefined
    ? { value: from.value, origin: "default", from }
    : { value: shared, origin: "typed", from };
}

/** Every stated value of a scenario by its id: what results, tornado and draws are computed from. */
export type CaseValues = Readonly<Record<string, number>>;

/** Ids of the parameters that a case has. */
export function idsOf({ cohorts }: Pick<CaseInputs, "cohorts">): ParameterId[] {
  return [...planKeys, ...cohorts.flatMap(({ method }) => cohortKeys.map((key) => idOf(method, key)))];
}

/** No one states it, and no one typed it. */
export const isUnstated = ({ origin, from }: Pick<CaseValue, "origin" | "from">): boolean =>
  origin === "default" && from.source === "unstated";

/** Values that are stated; the others are not among them. */
export function caseValues(
  inputs: CaseInputs,
  body: Pick<CaseBody, "typed">,
  scenario: Pick<Scenario, "level" | "typed">,
): CaseValues {
  const found = idsOf(inputs).map((id) => ({ id, ...caseValue(inputs, body, scenario, id) }));
  return Object.fromEntries(found.filter((each) => !isUnstated(each)).map(({ id, value }) => [id, value]));
}

/** Methods that count in a case: those whose cohort has suppliers, or money; the upside where it is switched on. */
export function countingMethods({ cohorts }: Pick<CaseInputs, "cohorts">, values: CaseValues): CaseMethod[] {
  return cohorts
    .filter(({ method }) => method !== upside || values["countUpside"] === 1)
    .filter(({ method, suppliers }) => suppliers > 0 || (values[idOf(method, "addressable")] ?? 0) > 0)
    .map(({ method }) => method);
}

/** Programme costs without an answer. Until all are answered, results exclude them and are labelled so. */
export const unansweredCosts = (values: CaseValues): CostKey[] => costKeys.filter((key) => values[key] === undefined);

const noIssuer = Object.fromEntries(issuerKeys.map((key) => [key, 0])) as Record<IssuerKey, number>;

/** The issuer's terms that count; zeros on a buyer's copy, which shows no part of them. */
export function issuerTermsOf({ issuer }: CaseInputs, typed: IssuerTyped): IssuerTerms {
  if (issuer === null) return noIssuer;
  const of = (key: IssuerKey): number => typed[key] ?? issuer[key].value;
  return {
    interchange: of("interchange"),
    largeTicketInterchange: of("largeTicketInterchange"),
    perPayment: of("perPayment"),
    schemeFee: of("schemeFee"),
    creditLoss: of("creditLoss"),
    fundingRate: of("fundingRate"),
    operations: of("operations"),
  };
}

/** Days that a supplier is paid earlier: when the funder pays it, and by every other method when the buyer does. */
function daysEarlierOf(method: CaseMethod, of: (key: CohortKey) => number): number {
  return of("currentPayDay") - of(familyOf[method] === "scf" ? "supplierDay" : "newPayDay");
}

/** What a supplier's acceptance costs on average: large tickets have a rate of their own; null where it is not stated. */
function feeOf(method: CaseMethod, values: CaseValues, buyer: BuyerTerms): number | null {
  const fee = values[idOf(method, "supplierFee")];
  if (familyOf[method] !== "card") return fee ?? null;
  const large = values[idOf(method, "supplierLargeFee")] ?? fee ?? 0;
  const share = termsFor(method, buyer).largeTicketShare;
  return (fee ?? 0) + share * (large - (fee ?? 0));
}

/** A cohort of the value module, of a scenario's values. */
export function cohortOf(
  method: CaseMethod,
  currency: string,
  values: CaseValues,
  issuer: IssuerTerms = noIssuer,
): Cohort {
  const of = (key: CohortKey): number => values[idOf(method, key)] ?? 0;
  const plan = (key: PlanKey): number => values[key] ?? 0;
  const terms: BuyerTerms = {
    largeTicketShare: of("largeTicketShare"),
    rebate: of("rebate"),
    largeTicketRebate: of("largeTicketRebate"),
    currentPayDay: of("currentPayDay"),
    newPayDay: of("newPayDay"),
    cycle: plan("cycle"),
    grace: plan("grace"),
    cashRate: plan("cashRate"),
    costNow: of("costNow"),
    costNew: of("costNew"),
    discountCaptured: of("discountCaptured"),
    discountForgone: of("discountForgone"),
    surcharge: of("surcharge"),
    softSaving: of("processSaving") * plan("countProcessSaving"),
  };
  const fee = feeOf(method, values, terms);
  const passed = of("passThrough");
  return {
    id: method,
    method,
    currency,
    addressable: of("addressable"),
    payments: of("payments"),
    conversion: of("conversion") * (method === upside ? plan("countUpside") : 1),
    buyer: { ...terms, passedOn: (fee ?? 0) * passed },
    issuer,
    dueDay: of("terms"),
    supplier: {
      fee: fee === null ? null : fee * (1 - passed),
      cashRate: plan("supplierCashRate"),
      daysEarlier: daysEarlierOf(method, of),
      savedPerPayment: plan("supplierSaved"),
    },
  };
}

export function planOf(values: CaseValues, years: number): CasePlan {
  const of = (key: PlanKey): number => values[key] ?? 0;
  return {
    years,
    ramp: [of("ramp1"), of("ramp2"), of("ramp3"), of("ramp4")],
    growth: of("growth"),
    setUp: of("setUp"),
    annualFee: of("annualFee") + of("staffDays") * of("staffDayCost"),
    discountRate: of("discountRate"),
  };
}

export interface CaseResult extends BuyerCase {
  readonly plan: CasePlan;
  readonly asked: readonly Cohort[];
  /** What the issuer has to lend at the most; null without a card. */
  readonly creditLine: CreditLine | null;
}

type Asked = Pick<CaseInputs, "currency"> & { readonly cohorts: readonly Pick<CaseCohort, "method">[] };

/** The buyer's result of a scenario's values. */
export function caseResult({ currency, cohorts }: Asked, values: CaseValues, years: number): CaseResult {
  const asked = cohorts.map(({ method }) => cohortOf(method, currency, values));
  const plan = planOf(values, years);
  const found = buyerCase(asked, plan);
  return { ...found, plan, asked, creditLine: creditLineOf(asked, found) };
}

/** A year of the issuer's side, and the same card method by card method. */
interface IssuerSideYear {
  readonly year: IssuerYear;
  readonly cohorts: readonly { readonly method: CaseMethod; readonly year: IssuerYear; readonly spend: number }[];
}

/** The issuer's years; null on a buyer's copy. */
export function issuerResult(
  inputs: CaseInputs,
  typed: IssuerTyped,
  values: CaseValues,
  years: number,
): IssuerSideYear[] | null {
  if (inputs.issuer === null) return null;
  const terms = issuerTermsOf(inputs, typed);
  const plan = planOf(values, years);
  const cohorts = inputs.cohorts
    .map(({ method }) => cohortOf(method, inputs.currency, values, terms))
    .filter(({ method }) => familyOf[method] === "card");
  const parts = cohorts.map((cohort) => ({
    method: cohort.method,
    years: issuerCase([cohort], plan),
    volumes: buyerCase([cohort], plan).years,
  }));
  return issuerCase(cohorts, plan).map((year, at) => ({
    year,
    cohorts: parts.flatMap(({ method, years: own, volumes }) => {
      const found = own[at];
      return found === undefined ? [] : [{ method, year: found, spend: volumes[at]?.volume.spend ?? 0 }];
    }),
  }));
}
