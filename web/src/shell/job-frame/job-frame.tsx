import { buttonStyle, AppLink, ChartSubject, EmptyState, ErrorState, useNarrow } from "@paygauge/ui";
import { lazy, Suspense, useEffect, type ReactNode } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { useBoot } from "../../state/boot.ts";
import { useTranslations } from "../../state/formats.ts";
import { jobHref } from "../../state/job-href.ts";
import { isAbsent, kindInSight } from "../../state/job-pages.ts";
import { useDrawnPage } from "../../state/page.ts";
import { useRunQuery } from "../../state/perspective.ts";
import { useGuard } from "../../state/permissions.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";
import { keepRecent } from "../palette/recents.ts";
import { AwaitedJob } from "./awaited-job.tsx";
import { jobAsideId } from "./job-aside-id.ts";
import { Caveats } from "./caveats/caveats.tsx";
import { JobHeader } from "./job-header.tsx";
import { JobTabs } from "./job-tabs.tsx";
import { useFreshJob } from "./use-fresh-job.ts";

// Only who opens a page that the job's kind does not have.
const AbsentPage = lazyWithTexts(
  async () => ({ default: (await import("./absent-page.tsx")).AbsentPage }),
  areaTexts.matched,
);

const JobCaveats = lazy(async () => ({ default: (await import("./caveats/job-caveats.tsx")).JobCaveats }));

/** Quick search offers the jobs that were open last, however they were opened. */
function useAsRecent(job: Job | undefined): void {
  const { me } = useBoot();
  const { opens } = useGuard();
  const { id, name, buyerName, kind, state } = job ?? {};
  useEffect(() => {
    if (id === undefined || name === undefined || kind === undefined || state === undefined) return;
    keepRecent(me.id, {
      key: `job ${id}`,
      label: name,
      note: buyerName ?? "",
      href: jobHref({ id, kind, state }, opens),
    });
  }, [me.id, id, name, buyerName, kind, state, opens]);
}

/** The job's header above its tabs; below 640 px both in one row, since the page's header names the job there. */
function JobTop({ job, onChanged }: { readonly job: Job; readonly onChanged: () => void }) {
  const header = <JobHeader job={job} onChanged={onChanged} />;
  if (!useNarrow())
    return (
      <>
        {header}
        <JobTabs job={job} />
      </>
    );
  return (
    <div className="flex shrink-0 items-center border-b border-line bg-surface pe-4 print:hidden">
      <JobTabs job={job} />
      {header}
    </div>
  );
}

/** The things to know, the job’s page, and the place for drawers at its end. */
function JobBody({ job, children }: { readonly job: Job; readonly children: ReactNode }) {
  const { id } = useDrawnPage();
  const { run } = useRunQuery();
  return (
    <Caveats>
      <Suspense>{(job.latest ?? job.published) !== null && <JobCaveats job={job} />}</Suspense>
      <div className="relative flex min-h-0 grow print:block">
        <div className="flex min-h-0 min-w-0 grow flex-col roomy:overflow-auto has-data-sticky-head:scroll-pt-16 print:block print:overflow-visible">
          <ChartSubject value={job.name}>
            {isAbsent(id, kindInSight(job, run)) ? (
              <Suspense>
                <AbsentPage job={job} />
              </Suspense>
            ) : (
              children
            )}
          </ChartSubject>
        </div>
        <div
          id={jobAsideId}
          className="bg-surface empty:hidden max-lg:absolute max-lg:inset-y-0 max-lg:end-0 max-lg:z-10 max-lg:w-[min(440px,100%)] max-sm:w-full lg:w-104 lg:shrink-0 print:hidden"
        />
      </div>
    </Caveats>
  );
}

/** Header and tabs of a job around its screen; a job that may not be seen is said to be so. */
export function JobFrame({ jobId, children }: { readonly jobId: string; readonly children: ReactNode }) {
  const words = useTranslations("jobs");
  const call = useFreshJob(jobId);
  const { data: job, problem, reload } = call;
  useAsRecent(job?.id === jobId ? job : undefined);
  if (job === undefined || job.id !== jobId) {
    if (problem === undefined) return <AwaitedJob />;
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
      <JobTop job={job} onChanged={reload} />
      <JobBody job={job}>{children}</JobBody>
    </div>
  );
}
