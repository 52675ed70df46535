import { linkTo } from "@paygauge/api-types/sitemap";
import { workflowPages } from "../../state/job-pages.ts";
import { useGuard } from "../../state/permissions.ts";
import type { ApiProblem } from "../api-problem.ts";
import { useCall } from "../use-call.ts";
import { EmptyList } from "./empty.tsx";

/** True when the job has no finished analysis. */
export function isNotAnalysed(problem: ApiProblem | undefined): boolean {
  return problem?.code === "NOT_ANALYSED";
}

/** What is on a page of a job without a finished analysis: the job's progress, and a link to it. */
export function NoResults({ jobId }: { readonly jobId: string }) {
  const { opens } = useGuard();
  // The frame around the page has asked for it already.
  const job = useCall("job", { params: { jobId } }).data;
  if (job === undefined) return null;
  if (job.state !== "Draft") return <EmptyList list="resultsComing" href={linkTo("jobLoading", { jobId })} />;
  const upload = workflowPages[job.kind];
  return <EmptyList list="results" may={job.mayEdit && opens(upload)} href={linkTo(upload, { jobId })} />;
}
