import { linkTo, type PageId } from "@paygauge/api-types/sitemap";
import type { JobListItem } from "@paygauge/api-types/entities/jobs";
import { firstJobPage, workflowPages } from "./job-pages.ts";

/**
 * Where a job opens: a finished one at its summary or the first of its tabs that the user may open, one without an
 * import at its upload, any other at its progress.
 */
export function jobHref(job: Pick<JobListItem, "id" | "kind" | "state">, opens: (id: PageId) => boolean): string {
  const first = job.state === "Ready" ? firstJobPage(opens, job.kind) : undefined;
  if (first !== undefined) return linkTo(first, { jobId: job.id });
  const workflow = workflowPages[job.kind];
  if ((job.state === "Draft" || job.state === "Ready") && opens(workflow)) return linkTo(workflow, { jobId: job.id });
  return linkTo("jobLoading", { jobId: job.id });
}
