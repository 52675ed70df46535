import { hasFigures } from "@paygauge/api-types";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";

/** What the catalogue's line of a run says of its money and its period. Money: minor units as decimal text. */
export function figuresOfSummary(
  kind: LedgerKind,
  { totals, opportunityYearMinor, year }: Pick<JobSummary, "totals" | "opportunityYearMinor" | "year">,
) {
  return {
    spendMinor: String(totals.spendMinor),
    potentialMinor: hasFigures(kind) ? String(Math.round(opportunityYearMinor)) : null,
    firstDay: year.from,
    lastDay: year.to,
  };
}
