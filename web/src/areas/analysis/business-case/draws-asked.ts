import type { CaseMethod } from "@paygauge/api-types/entities/case-methods";
import type { CaseValues } from "@paygauge/analysis/value/case/case-model";
import type { Uncertainty } from "@paygauge/analysis/value/case/draws";

/** What the worker is asked, and what it answers. */
export interface DrawsAsked {
  readonly id: number;
  readonly inputs: { readonly currency: string; readonly cohorts: readonly { readonly method: CaseMethod }[] };
  readonly values: CaseValues;
  readonly years: number;
}
export interface DrawsFound {
  readonly id: number;
  readonly found: Uncertainty;
}
