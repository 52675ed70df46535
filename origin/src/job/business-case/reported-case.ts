/** The business case in a report: the version that readers see, over the figures of the report's run. */
import {
  emptyCase,
  caseValues,
  countingMethods,
  type CaseBody,
  type CaseInputs,
  type CaseValues,
} from "@paygauge/analysis/value/case/case-model";
import { uncertaintyOf, type Uncertainty } from "@paygauge/analysis/value/case/draws";
import type { BusinessCaseStart } from "@paygauge/api-types/entities/business-case";
import { upside } from "@paygauge/api-types/entities/case-methods";
import { yearEstimate, type YearEstimate } from "@paygauge/analysis/value/year-estimate";
import type { StoredUseCase } from "../use-cases/use-case-store.ts";
import { startOf, type OpenedCase } from "./case-start.ts";
import { readCaseVersion } from "./case-store.ts";
import { unnoted } from "./short-case.ts";
import { copyFor } from "./issuer-terms.ts";

/** Years that a report tells. */
export const reportedYears = 5;

/** The buyer's copy: no part of the issuer's side is in it. */
export interface ReportedBusinessCase {
  /** 0: nothing is saved, every default counts. */
  readonly version: number;
  readonly savedOn: string | null;
  readonly author: string | null;
  readonly inputs: CaseInputs;
  readonly body: CaseBody;
  /** Use cases that it rests on, and those of them that are not published with the run. */
  readonly named: number;
  readonly missing: number;
  /** Of the base scenario. */
  readonly uncertainty: Uncertainty;
  /** Spend of a year that no card method counts, since acceptance is not known; null where there is none, or it counts. */
  readonly withheld: { readonly suppliers: number; readonly spend: number; readonly isKnown: boolean } | null;
  /** Annual figures are an estimate from a short file; null where they are not. */
  readonly estimate: YearEstimate | null;
}

function withheldOf({ inputs, isAcceptanceKnown }: BusinessCaseStart, values: CaseValues) {
  const cohort = inputs.cohorts.find(({ method }) => method === upside);
  if (cohort === undefined || values["countUpside"] === 1) return null;
  return { suppliers: cohort.suppliers, spend: cohort.defaults.addressable.value, isKnown: isAcceptanceKnown };
}

/** Returns null if no cohort counts and no spend is withheld, if no use case is published, or if an estimate lacks a note. */
export function reportedCase(
  sql: SqlStorage,
  opened: OpenedCase,
  published: readonly StoredUseCase[],
): ReportedBusinessCase | null {
  const found = readCaseVersion(sql, "shown");
  const whole: CaseBody = found?.body ?? emptyCase;
  const { annualFactor } = opened.rules;
  if (unnoted(annualFactor, found?.note ?? "") !== null) return null;
  const start = startOf(sql, opened, whole.useCaseIds, published);
  const { inputs, body } = copyFor({ inputs: start.inputs, body: whole }, false);
  const base = body.scenarios.find(({ id }) => id === "base");
  if (base === undefined) return null;
  const values = caseValues(inputs, body, base);
  const methods = countingMethods(inputs, values);
  const withheld = withheldOf(start, values);
  if (methods.length === 0 && withheld === null) return null;
  const asked = { currency: inputs.currency, cohorts: methods.map((method) => ({ method })) };
  return {
    version: found?.number ?? 0,
    savedOn: found?.savedOn ?? null,
    author: found?.author ?? null,
    inputs: { ...inputs, cohorts: inputs.cohorts.filter(({ method }) => methods.includes(method)) },
    body,
    named: body.useCaseIds.length,
    missing: start.missing,
    uncertainty: uncertaintyOf(asked, values, reportedYears),
    withheld,
    estimate: yearEstimate(annualFactor),
  };
}
