import { linkTo } from "@paygauge/api-types/sitemap";
import type { Need } from "@paygauge/api-types/entities/needs";
import { workflowPages } from "../../state/job-pages.ts";

/** Returns where a row is settled; null for a row that a call settles. */
export function needHref({ kind, job, campaignWorkflowId }: Need): string | null {
  if (kind === "approveUsers") return linkTo("userManagement", undefined, { status: "unapproved" });
  if (kind === "systemAlert") return linkTo("systemHealthCheck");
  if (job === null) return null;
  const { id: jobId } = job;
  switch (kind) {
    case "linkFile":
    case "fixRows":
      return job.isDraft ? linkTo("newJob", undefined, { draft: jobId }) : linkTo(workflowPages[job.kind], { jobId });
    case "publish":
      return linkTo("jobSummary", { jobId });
    case "duplicates":
      return linkTo("jobSuppliers", { jobId });
    case "payees":
      return linkTo("jobSuppliers", { jobId }, { payees: "waiting" });
    case "followUp":
      return campaignWorkflowId === null ? null : linkTo("jobCampaign", { jobId, campaignWorkflowId });
    default:
      return null;
  }
}
