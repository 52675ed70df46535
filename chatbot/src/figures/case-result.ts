import {
  caseResult,
  caseValues,
  countingMethods,
  issuerResult,
  unansweredCosts,
  type CaseBody,
  type CaseInputs,
} from "@paygauge/analysis/value/case/case-model";
import type { AnswerOf } from "@paygauge/api-types/endpoints";

/** Years of the calculator where its address names no others. */
const years = 5;

/** The base scenario of a business case as the calculator opens it: in sight of this user, and over five years. */
export function baseResult(found: AnswerOf<"businessCase">) {
  const inputs: CaseInputs = found.inputs;
  const body: CaseBody = found.body;
  const base = body.scenarios.find(({ id }) => id === "base");
  if (base === undefined) throw new Error("A case has its base scenario.");
  const values = caseValues(inputs, body, base);
  const methods = countingMethods(inputs, values);
  const asked = { currency: inputs.currency, cohorts: methods.map((method) => ({ method })) };
  return {
    years,
    asked,
    values,
    isEmpty: methods.length === 0,
    /** Until programme costs are stated, every result is before them. */
    isCosted: unansweredCosts(values).length === 0,
    result: caseResult(asked, values, years),
    /** The issuer's years; null for users who may not see them. */
    issuer: issuerResult(inputs, body.issuerTyped, values, years),
  };
}
