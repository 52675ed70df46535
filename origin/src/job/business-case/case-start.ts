/** What a business case starts from: a cohort for each capability of the issuer, of a run's suppliers or of use cases. */
import { capabilities, cardMethods, type Capability } from "@paygauge/api-types/entities/capabilities";
import type { BusinessCaseStart } from "@paygauge/api-types/entities/business-case";
import type { FilterItem } from "@paygauge/api-types/entities/paging";
import {
  caseTerms,
  supplierFeeOf,
  type AssumptionValues,
  type StatedTerms,
} from "@paygauge/analysis/value/assumptions";
import { jobCohort, planDefaults, useCaseCohort, type UseCasePart } from "@paygauge/analysis/value/case/case-defaults";
import type { CaseCohort } from "@paygauge/analysis/value/case/case-model";
import { claimedSums } from "@paygauge/analysis/value/claim";
import { familyOf, upside } from "@paygauge/api-types/entities/case-methods";
import { unitValue } from "@paygauge/analysis/value/use-case";
import type { SupplierGrid } from "../grid/supplier-grid.ts";
import type { RunRecord } from "../runs/run-store.ts";
import type { CaseRules } from "../use-cases/case-rules.ts";
import { distinctParts, distinctTotals, type CaseWeight } from "../use-cases/members.ts";
import { laterThanOffer } from "../use-cases/later-than-offer.ts";
import { claimedPlaces, setFacts } from "../use-cases/set-facts.ts";
import type { StoredUseCase } from "../use-cases/use-case-store.ts";
import { cohortFacts } from "./cohort-facts.ts";
import { limitShares } from "./limit-shares.ts";
import { issuerDefaults } from "./issuer-terms.ts";

export interface OpenedCase {
  readonly record: RunRecord;
  readonly grid: SupplierGrid;
  readonly rules: CaseRules;
  /** What the job's issuer states in place of the product. */
  readonly issuer: AssumptionValues;
}

const item = (propertyName: string, itemValue: string): FilterItem => ({
  propertyName,
  itemComparisonOperator: "Equal",
  itemValue,
});

/** Suppliers to whom the method is recommended, at High or Medium, and gives something: each is in one cohort at most. */
const recommended = (method: Capability): FilterItem[] => [
  item("recommendedMethod", method),
  ...["High", "Medium"].map((level) => item(`${method}Score`, level)),
  ...laterThanOffer(method),
];

/** A method's cohort, and the places of its suppliers: those of whose spend it may claim any. */
function ofMethod({ grid, rules, issuer }: OpenedCase, method: Capability) {
  const found = grid.measured({ filters: { filterItems: recommended(method) } }, (columns, all) => {
    const places = claimedPlaces(columns, all, method);
    const limit = familyOf[method] === "card" ? limitShares(columns, all, rules) : undefined;
    return {
      ...setFacts(columns, places, rules, method),
      ...cohortFacts(columns, places, method, rules),
      places,
      limit,
    };
  });
  const { suppliers, yearMinor, payments } = claimedSums(method, found);
  const addressable = yearMinor / 10 ** rules.minorDigits;
  const cohort = jobCohort({ ...found, method, suppliers, addressable, payments }, rules.statedOf(method), issuer);
  return { cohort: { ...cohort, ...(found.limit === undefined ? {} : { limit: found.limit }) }, places: found.places };
}

/** Suppliers that are matched at Medium or better, as Summary counts them. */
const matchedSuppliers = (grid: SupplierGrid): number =>
  grid.measured(
    { filters: { filterItems: ["High", "Medium"].map((band) => item("matchBand", band)) } },
    (_, at) => at.length,
  );

/** The card method whose terms the upside has; none where the issuer offers no card. */
const cardOf = ({ rules }: OpenedCase): Capability | undefined =>
  rules.capabilities.find((method) => method === "vcard") ??
  cardMethods.find((method) => rules.capabilities.includes(method));

/**
 * Spend without known card acceptance that no other cohort claims: of suppliers that accept no cards, and what is beyond
 * the proven size with those that do.
 */
function upsideOf(opened: OpenedCase, taken: ReadonlySet<number>): CaseCohort[] {
  const { grid, rules, issuer } = opened;
  const method = cardOf(opened);
  if (method === undefined) return [];
  const found = grid.measured({}, (columns, places) => {
    const [addressable, cardable] = [columns.numbers("addressableMinor"), columns.numbers("cardableMinor")];
    const left = places.filter((at) => (addressable[at] ?? 0) > Math.max(0, cardable[at] ?? 0) && !taken.has(at));
    return { ...setFacts(columns, left, rules), terms: null, levels: [] };
  });
  const { suppliers, yearMinor, payments } = found.upside;
  if (suppliers === 0) return [];
  const volume = { suppliers, addressable: yearMinor / 10 ** rules.minorDigits, payments };
  return [jobCohort({ ...found, method: upside, ...volume }, rules.statedOf(method), issuer)];
}

/** The cohorts of the whole run: no spend is in two of them. */
function ofJob(opened: OpenedCase): CaseCohort[] {
  const found = opened.rules.capabilities.map((method) => ofMethod(opened, method));
  const others = found.filter(({ cohort }) => familyOf[cohort.method] !== "card");
  const taken = new Set(others.flatMap(({ places }) => [...places]));
  return [...found.map(({ cohort }) => cohort), ...upsideOf(opened, taken)];
}

/** What a unit of each is expected to be worth, in minor units. */
function weightOf({ useCaseId, method, defaults, typed }: StoredUseCase, minorDigits: number): CaseWeight {
  const terms = caseTerms(defaults, typed);
  const { perSpend, perPayment } = unitValue(method, terms);
  return {
    useCaseId,
    isCard: familyOf[method] === "card",
    perSpend: perSpend * terms.conversion,
    perPayment: perPayment * terms.conversion * 10 ** minorDigits,
  };
}

const add = (sum: number, each: number): number => sum + each;

function overlapOf(
  sql: SqlStorage,
  cases: readonly StoredUseCase[],
  weights: readonly CaseWeight[],
): BusinessCaseStart["overlap"] {
  const sum = (key: "suppliers" | "yearMinor" | "payments") => cases.map(({ totals }) => totals[key]).reduce(add, 0);
  const expected = cases.map((each, at) => {
    const { perSpend = 0, perPayment = 0 } = weights[at] ?? {};
    const { yearMinor, payments } = claimedSums(each.method, each);
    return yearMinor * perSpend + payments * perPayment;
  });
  const all = { suppliers: sum("suppliers"), yearMinor: sum("yearMinor"), payments: sum("payments") };
  return { sum: { ...all, expectedMinor: expected.reduce(add, 0) }, distinct: distinctTotals(sql, weights) };
}

/** Cohorts of use cases: every supplier counts once, in the use case in which more is expected of it. */
function ofUseCases(sql: SqlStorage, cases: readonly StoredUseCase[], minorDigits: number) {
  const weights = cases.map((each) => weightOf(each, minorDigits));
  const parts = distinctParts(sql, weights);
  const partOf = (
    { useCaseId, method, defaults, typed }: StoredUseCase,
    which: "claimed" | "upside" = "claimed",
  ): UseCasePart => {
    const { suppliers = 0, yearMinor = 0, payments = 0 } = parts.get(useCaseId)?.[which] ?? {};
    return {
      suppliers,
      addressable: yearMinor / 10 ** minorDigits,
      payments,
      terms: caseTerms(defaults, typed),
      isFeeStated: supplierFeeOf(method, defaults, typed) !== null,
    };
  };
  const methods = capabilities.filter((method) => cases.some((each) => each.method === method));
  const claimed = methods.map((method) =>
    useCaseCohort(
      method,
      cases.filter((each) => each.method === method).map((each) => partOf(each)),
    ),
  );
  const left = cases.filter(({ method }) => familyOf[method] === "card").map((each) => partOf(each, "upside"));
  const upsides = left.some(({ suppliers }) => suppliers > 0) ? [useCaseCohort(upside, left)] : [];
  const cohorts = [...claimed, ...upsides];
  return { cohorts, overlap: overlapOf(sql, cases, weights) };
}

/** Sort key: the largest first; the upside, which is off by default, at the end. */
const volume = ({ method, defaults }: CaseCohort): number => (method === upside ? -1 : defaults.addressable.value);

/**
 * The start of a case: of the use cases that it names, or of the whole run where it names none. Those that the reader does
 * not see count for nothing, and nothing is in their place.
 */
export function startOf(
  sql: SqlStorage,
  opened: OpenedCase,
  named: readonly string[],
  inSight: readonly StoredUseCase[],
): BusinessCaseStart {
  const { rules, record, issuer } = opened;
  const cases = inSight.filter(({ useCaseId }) => named.includes(useCaseId));
  const { cohorts, overlap } =
    named.length === 0 ? { cohorts: ofJob(opened), overlap: null } : ofUseCases(sql, cases, rules.minorDigits);
  const stated: StatedTerms = rules.statedOf(rules.capabilities[0] ?? "stp");
  return {
    inputs: {
      currency: record.payload.job.currency,
      cohorts: cohorts.toSorted((one, other) => volume(other) - volume(one)),
      plan: planDefaults(stated, issuer),
      issuer: issuerDefaults(record.payload.job.buyerCountry, rules.referenceMinor / 10 ** rules.minorDigits),
    },
    overlap,
    missing: named.length - cases.length,
    isAcceptanceKnown: matchedSuppliers(opened.grid) > 0,
    annualFactor: rules.annualFactor,
  };
}
