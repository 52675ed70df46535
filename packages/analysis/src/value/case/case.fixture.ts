/** The vector of docs/analysis.md section 9 as the inputs of a case, and cases of several methods. */
import type { CaseMethod } from "@paygauge/api-types/entities/case-methods";
import { jobCohort, planDefaults } from "./case-defaults.ts";
import { emptyCase, type CaseBody, type CaseInputs } from "./case-model.ts";
import type { CaseTyped } from "@paygauge/api-types/entities/case-parameters";

const stated = { rebate: 0.01, largeTicketRebate: 0.005, cashRate: 0.06, costNow: 3, costNew: 0.4, scfDay: 60 };

const cohortOfVector = (method: CaseMethod) =>
  jobCohort(
    {
      method,
      suppliers: 100,
      addressable: 10_000_000,
      payments: 4000,
      currentPayDay: 38,
      largeTicketShare: 0.3,
      costNow: 3,
      terms: null,
      levels: [],
    },
    stated,
  );

export const inputsOf = (...methods: CaseMethod[]): CaseInputs => ({
  currency: "GBP",
  cohorts: methods.map(cohortOfVector),
  plan: planDefaults(stated),
  issuer: null,
});

export const vectorInputs = inputsOf("vcard");
export const caseWith = (typed: CaseTyped): CaseBody => ({ ...emptyCase, typed });
/** The vector has a set-up of 20,000, no other cost, and its own conversions; large tickets have the supplier's one fee. */
export const vectorCase = caseWith({
  setUp: 20_000,
  annualFee: 0,
  staffDays: 0,
  flatConversion: 1,
  "vcard.supplierLargeFee": 0.0245,
});

/** Some terms of an issuer's. */
export const issuerOf = (): NonNullable<CaseInputs["issuer"]> => {
  const of = (value: number) => ({ value, source: "product" as const });
  return {
    interchange: of(0.027),
    largeTicketInterchange: of(0.0175),
    perPayment: of(0.1),
    schemeFee: of(0.0014),
    creditLoss: of(0.0005),
    fundingRate: of(0.05),
    operations: of(0.2),
  };
};
