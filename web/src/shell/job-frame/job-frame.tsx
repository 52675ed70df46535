import { buttonStyle, AppLink, ChartSubject, EmptyState, ErrorState, PageHeader, SkeletonBar } from "@paygauge/ui";
import type { ReactNode } from "react";
import { linkTo } from "@paygauge/api-types";
import { useCall } from "../../data/use-call.ts";
import { useWords } from "../../state/formats.ts";
import { JobHeader } from "./job-header.tsx";
import { JobTabs } from "./job-tabs.tsx";

/** Header and tabs of a job around its screen; a job that may not be seen is said to be so. */
export function JobFrame({ jobId, children }: { readonly jobId: string; readonly children: ReactNode }) {
  const words = useWords("jobs");
  const call = useCall("job", { params: { jobId } });
  const { data: job, problem, reload } = call;
  if (job === undefined || job.id !== jobId) {
    if (problem === undefined) return <PageHeader title="" facts={<SkeletonBar width={100} height={20} />} />;
    if (problem.status === 404 || problem.status === 403) {
      return (
        <>
          <h1 className="sr-only">{words("missingTitle")}</h1>
          <EmptyState
            title={words("missingTitle")}
            action={
              <AppLink href={linkTo("analysis")} className={buttonStyle()}>
                {words("toList")}
              </AppLink>
            }
          >
            {words("missing")}
          </EmptyState>
        </>
      );
    }
    return (
      <ErrorState
        message={problem.message}
        onRetry={reload}
        retrying={call.refreshing}
        {...(problem.correlationId === undefined ? {} : { correlationId: problem.correlationId })}
      />
    );
  }
  return (
    // Header and tabs stay while a wide screen's content scrolls; on a narrow one all of it scrolls.
    <div className="flex min-h-full flex-col roomy:h-full print:block print:h-auto">
      <JobHeader job={job} onChanged={reload} />
      <JobTabs job={job} />
      <div className="flex min-h-0 grow flex-col roomy:overflow-auto print:block print:overflow-visible">
        <ChartSubject value={job.name}>{children}</ChartSubject>
      </div>
    </div>
  );
}
