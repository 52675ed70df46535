import type { Job } from "@paygauge/api-types/entities/jobs";
import type { JobDetails } from "@paygauge/api-types/entities/job-details";

/** What the parts of the page need. */
export interface PartProps {
  readonly job: Job;
  readonly details: JobDetails;
  /** Something was changed: header and page are asked for again. */
  readonly onChanged: () => void;
}
