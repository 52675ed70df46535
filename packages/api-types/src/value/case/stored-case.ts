/** Cases that were saved before a parameter was there: they open, and count as they did. */
import type { CaseBody, CaseCohort, CaseInputs } from "./case-model.ts";
import { cohortKeys, planKeys, type CaseDefault, type CaseTyped } from "./parameters.ts";

/** Whoever was paid at once had a day of its own once; it is the buyer's. */
function dayOfInstant(typed: CaseTyped): CaseTyped {
  const { "instantPay.supplierDay": day, ...rest } = typed;
  return day === undefined || rest["instantPay.newPayDay"] !== undefined
    ? rest
    : { ...rest, "instantPay.newPayDay": day };
}

/** What people said of a case, in the parameters of today. */
export function openedBody(body: CaseBody): CaseBody {
  return {
    ...body,
    typed: dayOfInstant(body.typed),
    scenarios: body.scenarios.map((scenario) => ({ ...scenario, typed: dayOfInstant(scenario.typed) })),
  };
}

const absent: CaseDefault = { value: 0, source: "product" };

function complete<Key extends string>(keys: readonly Key[], known: Partial<Record<Key, CaseDefault>>) {
  return Object.fromEntries(keys.map((key) => [key, known[key] ?? absent])) as Record<Key, CaseDefault>;
}

/** Large tickets cost a supplier what all of them did. */
function cohortOpened(cohort: CaseCohort): CaseCohort {
  const known: Partial<CaseCohort["defaults"]> = cohort.defaults;
  const { supplierFee = absent, supplierLargeFee = supplierFee } = known;
  return { ...cohort, defaults: complete(cohortKeys, { ...known, supplierLargeFee }) };
}

/** Defaults that stood beside a saved case: those that were not there yet changed nothing. */
export const openedInputs = (inputs: CaseInputs): CaseInputs => ({
  ...inputs,
  cohorts: inputs.cohorts.map(cohortOpened),
  plan: complete(planKeys, inputs.plan),
});
