import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";

export { isUnmatched, matchedCount } from "@paygauge/api-types/entities/matched-suppliers";

/** What rests on the directory rests on a made one. */
export const isDemo = ({ directory }: JobSummary): boolean => restsOnDemo(directory);
