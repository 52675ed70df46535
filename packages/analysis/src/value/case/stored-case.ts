/** Cases that were saved before a parameter was there: they open, and count as they did. */
import type { CaseBody, CaseCohort, CaseInputs } from "./case-model.ts";
import { cohortKeys, planKeys, type CaseDefault, type CaseTyped } from "@paygauge/api-types/entities/case-parameters";

/** Earlier releases kept a separate supplier's day for instant pay; it is now the buyer's day. */
function dayOfInstant(typed: CaseTyped): CaseTyped {
  const { "instantPay.supplierDay": day, ...rest } = typed;
  return day === undefined || rest["instantPay.newPayDay"] !== undefined
    ? rest
    : { ...rest, "instantPay.newPayDay": day };
}

/** Returns a stored body in today's parameters. */
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

/** Returns stored defaults with later parameters added at values that change no result. */
export const openedInputs = (inputs: CaseInputs): CaseInputs => ({
  ...inputs,
  cohorts: inputs.cohorts.map(cohortOpened),
  plan: complete(planKeys, inputs.plan),
});
