import type { JobSummary } from "@paygauge/api-types";

/** Suppliers that count as found in the directory. */
export const matchedCount = ({ match }: JobSummary): number =>
  (match.suppliers["High"] ?? 0) + (match.suppliers["Medium"] ?? 0);

/** Nothing is known of acceptance but what the files say: opportunity is withheld. */
export const isUnmatched = (summary: JobSummary): boolean => matchedCount(summary) === 0;

/** What rests on the directory rests on a made one. */
export const isDemo = ({ directory }: JobSummary): boolean => directory?.isSample ?? false;
