/** Who counts as found in the directory: one rule for Summary, report and slides. */
import type { MatchBand } from "./analysis.ts";
import type { JobSummary } from "./job-summary.ts";

/** Bands that count as found in the directory: what "matched" means wherever it is counted. */
export const matchedBands: readonly MatchBand[] = ["High", "Medium"];

/** Suppliers that count as found in the directory. */
export const matchedCount = ({ match }: Pick<JobSummary, "match">): number =>
  matchedBands.reduce((sum, band) => sum + (match.suppliers[band] ?? 0), 0);

/** Nothing is known of acceptance but what the files prove: value that rests on it is withheld. */
export const isUnmatched = (summary: Pick<JobSummary, "match">): boolean => matchedCount(summary) === 0;
