/** Cases and their workbooks for the tests that compute them: by a formula evaluator, and by LibreOffice. */
import { workbookWords as english } from "@paygauge/analysis/case-words/en";
import type { CaseMethod } from "@paygauge/api-types/entities/case-methods";
import { jobCohort, planDefaults } from "@paygauge/analysis/value/case/case-defaults";
import { emptyCase, firstScenarios, type CaseBody, type CaseInputs } from "@paygauge/analysis/value/case/case-model";
import type { CaseTyped } from "@paygauge/api-types/entities/case-parameters";
import { caseWorkbook } from "@paygauge/analysis/value/case/workbook/case-workbook";

const stated = { rebate: 0.01, largeTicketRebate: 0.005, cashRate: 0.06, costNow: 3, costNew: 0.4, scfDay: 60 };
const cohort = (method: CaseMethod, at: number) =>
  jobCohort(
    {
      method,
      suppliers: 40 + at,
      addressable: 10_000_000 - at * 800_000.25,
      payments: 4000 + at * 10,
      currentPayDay: 38,
      largeTicketShare: 0.3,
      costNow: 3,
      terms: null,
      levels: [],
    },
    stated,
  );
const issuer = Object.fromEntries(
  ["interchange", "largeTicketInterchange", "perPayment", "schemeFee", "creditLoss", "fundingRate", "operations"].map(
    (key, at) => [key, { value: 0.001 * (at + 1), source: "product" as const }],
  ),
) as NonNullable<CaseInputs["issuer"]>;

export const inputsOf = (methods: readonly CaseMethod[], withIssuer = true): CaseInputs => ({
  currency: "GBP",
  cohorts: methods.map(cohort),
  plan: planDefaults(stated),
  issuer: withIssuer ? issuer : null,
});
/** A case whose programme cost is answered: nothing, but for what is typed. */
const answered: CaseTyped = { setUp: 0, annualFee: 0, staffDays: 0, staffDayCost: 0 };
export const bodyOf = (typed: CaseTyped): CaseBody => ({ ...emptyCase, typed: { ...answered, ...typed } });
const [, middle] = firstScenarios;
if (middle === undefined) throw new Error("A case has its base scenario.");
export const base = middle;
export const sheetsOf = (inputs: CaseInputs, typed: CaseTyped, years = 5, words = english) =>
  caseWorkbook(inputs, bodyOf(typed), base, years, words);
