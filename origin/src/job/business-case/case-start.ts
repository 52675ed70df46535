/** What a business case starts from: a cohort for each capability of the issuer, of a run's suppliers or of use cases. */
import { capabilities, type Capability } from "@paygauge/api-types/entities/analysis";
import type { BusinessCaseStart } from "@paygauge/api-types/entities/business-case";
import type { FilterItem } from "@paygauge/api-types/entities/paging";
import {
  caseTerms,
  supplierFeeOf,
  type AssumptionValues,
  type StatedTerms,
} from "@paygauge/api-types/value/assumptions";
import { jobCohort, planDefaults, useCaseCohort, type UseCasePart } from "@paygauge/api-types/value/case/case-defaults";
import type { CaseCohort } from "@paygauge/api-types/value/case/case-model";
import { unitValue } from "@paygauge/api-types/value/use-case";
import type { SupplierGrid } from "../grid/supplier-grid.ts";
import type { RunRecord } from "../runs/run-store.ts";
import type { CaseRules } from "../use-cases/case-rules.ts";
import { distinctParts, distinctTotals, type CaseWeight } from "../use-cases/members.ts";
import { setFacts } from "../use-cases/set-facts.ts";
import type { StoredUseCase } from "../use-cases/use-case-store.ts";
import { cohortFacts } from "./cohort-facts.ts";
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

/** Those whom the method is recommended to, at High or Medium: each supplier is in one cohort at most. */
const recommended = (method: Capability): FilterItem[] => [
  item("recommendedMethod", method),
  ...["High", "Medium"].map((level) => item(`${method}Score`, level)),
];

function ofJob({ grid, rules, issuer }: OpenedCase, method: Capability): CaseCohort {
  const found = grid.measured({ filters: { filterItems: recommended(method) } }, (columns, places) => ({
    ...setFacts(columns, places, rules),
    ...cohortFacts(columns, places, method, rules),
  }));
  const { suppliers, yearMinor, payments } = found.totals;
  const addressable = yearMinor / 10 ** rules.minorDigits;
  return jobCohort({ ...found, method, suppliers, addressable, payments }, rules.statedOf(method), issuer);
}

/** What a unit of each is expected to be worth, in minor units. */
function weightOf({ useCaseId, method, defaults, typed }: StoredUseCase, minorDigits: number): CaseWeight {
  const terms = caseTerms(defaults, typed);
  const { perSpend, perPayment } = unitValue(method, terms);
  return {
    useCaseId,
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
  const expected = cases.map(({ totals }, at) => {
    const { perSpend = 0, perPayment = 0 } = weights[at] ?? {};
    return totals.yearMinor * perSpend + totals.payments * perPayment;
  });
  const all = { suppliers: sum("suppliers"), yearMinor: sum("yearMinor"), payments: sum("payments") };
  return { sum: { ...all, expectedMinor: expected.reduce(add, 0) }, distinct: distinctTotals(sql, weights) };
}

/** Cohorts of use cases: every supplier counts once, in the use case in which more is expected of it. */
function ofUseCases(sql: SqlStorage, cases: readonly StoredUseCase[], minorDigits: number) {
  const weights = cases.map((each) => weightOf(each, minorDigits));
  const parts = distinctParts(sql, weights);
  const partOf = ({ useCaseId, method, defaults, typed }: StoredUseCase): UseCasePart => {
    const { suppliers = 0, yearMinor = 0, payments = 0 } = parts.get(useCaseId) ?? {};
    return {
      suppliers,
      addressable: yearMinor / 10 ** minorDigits,
      payments,
      terms: caseTerms(defaults, typed),
      isFeeStated: supplierFeeOf(method, defaults, typed) !== null,
    };
  };
  const methods = capabilities.filter((method) => cases.some((each) => each.method === method));
  const cohorts = methods.map((method) =>
    useCaseCohort(method, cases.filter((each) => each.method === method).map(partOf)),
  );
  return { cohorts, overlap: overlapOf(sql, cases, weights) };
}

const volume = ({ defaults }: CaseCohort): number => defaults.addressable.value;

/**
 * The start of a case: of the use cases that it names, or of the whole run where it names none. Those that the reader does
 * not see count for nothing, and nothing stands in their place.
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
    named.length === 0
      ? { cohorts: rules.capabilities.map((method) => ofJob(opened, method)), overlap: null }
      : ofUseCases(sql, cases, rules.minorDigits);
  const stated: StatedTerms = rules.statedOf(rules.capabilities[0] ?? "stp");
  return {
    inputs: {
      currency: record.payload.job.currency,
      cohorts: cohorts.toSorted((one, other) => volume(other) - volume(one)),
      plan: planDefaults(stated, issuer),
      issuer: issuerDefaults,
    },
    overlap,
    missing: named.length - cases.length,
    annualFactor: rules.annualFactor,
  };
}
