import { createContext, useContext } from "react";
import type { BusinessCase } from "@paygauge/api-types/entities/business-case";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { CaseBody, CaseInputs, CaseResult, CaseValues, Scenario } from "@paygauge/analysis/value/case/case-model";
import type { CaseMethod } from "@paygauge/api-types/entities/case-methods";
import type { CaseYears, ParameterId } from "@paygauge/api-types/entities/case-parameters";

/** The case that is looked at: one scenario of it, over so many years. */
export interface CaseView {
  readonly job: Job;
  readonly found: BusinessCase;
  readonly inputs: CaseInputs;
  readonly body: CaseBody;
  readonly scenario: Scenario;
  readonly years: CaseYears;
  readonly values: CaseValues;
  readonly result: CaseResult;
  /** What figures of the files' period are multiplied by to be those of a year. */
  readonly annualFactor: number;
  /** Whether suppliers were matched to a directory at all. */
  readonly isAcceptanceKnown: boolean;
  /** Methods whose cohort has suppliers, or a typed volume. */
  readonly methods: readonly CaseMethod[];
  /** undefined: the default, or the base, counts again. */
  readonly type: (id: ParameterId, value: number | undefined) => void;
}

export const CaseContext = createContext<CaseView | null>(null);

/** @throws Error outside of a business case */
export function useCaseView(): CaseView {
  const view = useContext(CaseContext);
  if (view === null) throw new Error("There is no business case around this.");
  return view;
}
