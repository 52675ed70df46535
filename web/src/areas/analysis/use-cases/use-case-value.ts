import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { SetTotals } from "@paygauge/api-types/entities/use-cases";
import { claimedSums, isWithheld } from "@paygauge/analysis/value/claim";
import { caseTerms, type AssumptionDefaults, type AssumptionValues } from "@paygauge/analysis/value/assumptions";
import { useCaseValue, type CaseTerms, type UseCaseValue } from "@paygauge/analysis/value/use-case";
import type { JobMoney } from "../job-money.ts";

interface Valued {
  readonly method: Capability;
  readonly totals: SetTotals;
  /** Of them those that are known to accept cards. */
  readonly cardable: SetTotals;
  readonly defaults: AssumptionDefaults;
  readonly typed?: AssumptionValues;
}

interface SetValue extends UseCaseValue {
  readonly terms: CaseTerms;
  /** The suppliers that count: by a card-like method those that are known to accept cards. */
  readonly claimed: SetTotals;
  /** True if no supplier counts: the value is unknown. */
  readonly isWithheld: boolean;
}

/** The value of a set in major units, and the terms that it was computed with. */
export function valueOf(
  { method, totals, cardable, defaults, typed = {} }: Valued,
  { minorDigits }: Pick<JobMoney, "minorDigits">,
): SetValue {
  const terms = caseTerms(defaults, typed);
  const claimed = claimedSums(method, { totals, cardable });
  const volume = { spend: claimed.yearMinor / 10 ** minorDigits, payments: claimed.payments };
  const withheld = isWithheld(method, { totals, cardable });
  return { ...useCaseValue(method, volume, terms), terms, claimed, isWithheld: withheld };
}
