import { AppLink, buttonStyle, EmptyState, ErrorState } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types";
import type { ApiProblem } from "../../data/api-problem.ts";
import { problemView } from "../../data/grid-error.ts";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { OwnShape } from "../../state/own-shape.tsx";
import { workflowPages } from "../../state/job-pages.ts";
import { useGuard } from "../../state/permissions.ts";

interface AnalysisPendingProps {
  readonly jobId: string;
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** What stands in place of an analysis: its shape while it loads, that there is none yet, or what went wrong. */
export function AnalysisPending({ jobId, problem, onRetry, retrying }: AnalysisPendingProps) {
  if (problem === undefined) return <OwnShape />;
  if (isNotAnalysed(problem)) return <NotAnalysed jobId={jobId} />;
  return <ErrorState {...problemView(problem)} onRetry={onRetry} retrying={retrying} />;
}

/** True when the job has no finished analysis. */
export function isNotAnalysed(problem: ApiProblem | undefined): boolean {
  return problem?.code === "NOT_ANALYSED";
}

/** A job without a finished analysis: where it stands, and the way to it. */
export function NotAnalysed({ jobId }: { readonly jobId: string }) {
  const words = useTranslations("analysis.pending");
  const { opens } = useGuard();
  const job = useCall("job", { params: { jobId } }).data;
  const upload = job !== undefined && job.state === "Draft" ? workflowPages[job.kind] : undefined;
  const toUpload = upload !== undefined && opens(upload);
  return (
    <EmptyState
      title={words("title")}
      action={
        <AppLink
          href={linkTo(toUpload ? upload : "jobLoading", { jobId })}
          className={buttonStyle({ variant: "primary" })}
        >
          {words(toUpload ? "toUpload" : "toProgress")}
        </AppLink>
      }
    >
      {words(job?.state === "Draft" ? "draft" : "running")}
    </EmptyState>
  );
}
