import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";

type Figures = Pick<JobSummary, "totals" | "opportunityYearMinor" | "year" | "directory">;

/** What the catalogue's line of a run says of its money and its period. Money: minor units as decimal text. */
export function figuresOfSummary(kind: LedgerKind, { totals, opportunityYearMinor, year, directory }: Figures) {
  return {
    spendMinor: String(totals.spendMinor),
    potentialMinor: hasFigures(kind) ? String(Math.round(opportunityYearMinor)) : null,
    firstDay: year.from,
    lastDay: year.to,
    directoryMatched: directory?.isMatched ?? null,
  };
}
