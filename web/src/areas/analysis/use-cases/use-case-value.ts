import type { Capability } from "@paygauge/api-types";
import { caseTerms, type AssumptionDefaults, type AssumptionValues } from "@paygauge/api-types/value/assumptions";
import { useCaseValue, type CaseTerms, type UseCaseValue } from "@paygauge/api-types/value/use-case";
import type { JobMoney } from "../job-money.ts";

interface Valued {
  readonly method: Capability;
  readonly totals: { readonly yearMinor: number; readonly payments: number };
  readonly defaults: AssumptionDefaults;
  readonly typed?: AssumptionValues;
}

/** The value of a set in major units, and the terms that it was computed with. */
export function valueOf(
  { method, totals, defaults, typed = {} }: Valued,
  { minorDigits }: Pick<JobMoney, "minorDigits">,
): UseCaseValue & { readonly terms: CaseTerms } {
  const terms = caseTerms(defaults, typed);
  const volume = { spend: totals.yearMinor / 10 ** minorDigits, payments: totals.payments };
  return { ...useCaseValue(method, volume, terms), terms };
}
