/** The vector of analysis.md section 9 as the inputs of a case, and cases of several methods. */
import type { Capability } from "../../entities/analysis.ts";
import { jobCohort, planDefaults } from "./case-defaults.ts";
import { emptyCase, type CaseBody, type CaseInputs } from "./case-model.ts";
import type { CaseTyped } from "./parameters.ts";

const stated = { rebate: 0.01, largeTicketRebate: 0.005, cashRate: 0.06, costNow: 3, costNew: 0.4, scfDay: 60 };

const cohortOfVector = (method: Capability) =>
  jobCohort(
    {
      method,
      suppliers: 100,
      addressable: 10_000_000,
      payments: 4000,
      currentPayDay: 38,
      largeTicketShare: 0.3,
      costNow: 3,
    },
    stated,
  );

export const inputsOf = (...methods: Capability[]): CaseInputs => ({
  currency: "GBP",
  cohorts: methods.map(cohortOfVector),
  plan: planDefaults(stated),
  issuer: null,
});

export const vectorInputs = inputsOf("vcard");
export const caseWith = (typed: CaseTyped): CaseBody => ({ ...emptyCase, typed });
/** The vector has a set-up of 20,000; everything else is a default. */
export const vectorCase = caseWith({ setUp: 20_000 });
