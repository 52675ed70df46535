import type { CaseMethod } from "@paygauge/api-types/entities/case-methods";
import { idOf } from "@paygauge/api-types/entities/case-parameters";
import { useCaseView } from "./case-view.ts";

/** The method whose spend and conversion are the main inputs: the one with the most spend; undefined without cohorts. */
export function useMainMethod(): CaseMethod | undefined {
  const { methods, values } = useCaseView();
  const spendOf = (method: CaseMethod) => values[idOf(method, "addressable")] ?? 0;
  return methods.toSorted((a, b) => spendOf(b) - spendOf(a))[0];
}
