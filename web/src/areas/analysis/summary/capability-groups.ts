import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { isUnmatched } from "./directory-facts.ts";

export type CapabilityRow = JobSummary["capabilities"][number];

interface CapabilityGroup {
  /** all: of a job with matches, whose levels say what there is to say. */
  readonly key: "all" | "fromFile" | "needsDirectory";
  readonly rows: readonly CapabilityRow[];
}

/** No file and no match names an industry, and without one no one has a level. */
const isNotScored = (row: CapabilityRow, { proven, totals }: JobSummary): boolean =>
  row.capability === "tandEcard" && proven.industries === 0 && row.suppliers["None"] === totals.suppliers;

/** The capabilities as the table shows them: without a match, those first whose levels the file alone can tell. */
export function capabilityGroups(summary: JobSummary): {
  readonly groups: readonly CapabilityGroup[];
  /** A capability that this file cannot be scored for. */
  readonly notScored: Capability | undefined;
} {
  const notScored = summary.capabilities.find((row) => isNotScored(row, summary));
  const scored = summary.capabilities.filter((row) => row !== notScored);
  const groups: readonly CapabilityGroup[] = isUnmatched(summary)
    ? [
        { key: "fromFile", rows: scored.filter(({ mayRise }) => !mayRise) },
        { key: "needsDirectory", rows: scored.filter(({ mayRise }) => mayRise) },
      ]
    : [{ key: "all", rows: scored }];
  return { groups: groups.filter(({ rows }) => rows.length > 0), notScored: notScored?.capability };
}
