import { AppLink, buttonStyle, ErrorState } from "@paygauge/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "wouter";
import { linkTo, sitemap } from "@paygauge/api-types/sitemap";
import type { Job, JobProgress } from "@paygauge/api-types/entities/jobs";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { laterStep } from "../../../state/job-progress.ts";
import { firstJobPage, workflowPages } from "../../../state/job-pages.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { usePageParams } from "../../../state/page.ts";
import { notifyDone, notifyInfo } from "../../../state/notifications.ts";
import { useGuard } from "../../../state/permissions.ts";
import { JobKindLine } from "../kind/job-kind-line.tsx";
import { hasBegunHere } from "./began-here.ts";
import { useReadyWords } from "./use-ready-words.ts";
import { ProgressActions } from "./progress-actions.tsx";
import { ProgressNotice } from "./progress-notice.tsx";
import { StepRows } from "./step-rows.tsx";

/** The pipeline of one job: every step with its state, how far it is, and what can be done about it. */
export default function JobLoadingScreen() {
  const words = useTranslations("jobs.progress");
  const { jobId } = usePageParams("jobLoading");
  const { data: job, mutate: refreshJob } = useCall("job", { params: { jobId } });
  const { data, problem, reload, refreshing } = useCall(
    "jobProgress",
    { params: { jobId } },
    {
      pollMs: (answer) =>
        answer === undefined || answer.state === "Running" || laterStep(answer) !== undefined ? 1000 : 0,
    },
  );
  const state = data?.state;
  useEffect(() => {
    // The header tells state and counts: they change with the job's state.
    if (state !== undefined) void refreshJob();
  }, [state, refreshJob]);
  useLeadOn(jobId, data, job?.kind, refreshJob);
  if (data === undefined || job === undefined) {
    if (problem !== undefined) return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
    return <OwnShape />;
  }
  return (
    <Narrow>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="grow text-section font-semibold">{words("title")}</h2>
        <ProgressActions progress={data} onChanged={reload} />
      </div>
      <ProgressNotice progress={data} job={job} />
      <JobKindLine
        job={job}
        onChanged={() => {
          void refreshJob();
          reload();
        }}
      />
      {data.state === "Draft" ? <ToUpload job={job} /> : <StepRows steps={data.steps} />}
      {data.state === "Running" && <p className="text-label text-text-3">{words("leave")}</p>}
      {data.state === "Ready" && <OpenAnalysis job={job} />}
    </Narrow>
  );
}

/** Who waits for the import is led to what it brought; a later run asks to be published. */
function useLeadOn(
  jobId: string,
  progress: JobProgress | undefined,
  kind: Job["kind"] = "base",
  refresh: () => Promise<Job | undefined>,
): void {
  const state = progress?.state;
  const later = progress === undefined ? undefined : laterStep(progress)?.step;
  const words = useTranslations("jobs.progress");
  const [, go] = useLocation();
  const { opens } = useGuard();
  const ready = useReadyWords();
  const waited = useRef(hasBegunHere(history.state));
  useEffect(() => {
    if (state === "Running") waited.current = true;
    const first = firstJobPage(opens, kind);
    if (state !== "Ready" || !waited.current || first === undefined) return;
    waited.current = false;
    if (later !== undefined) notifyInfo(words("readyBut", { step: words(`steps.${later}`) }));
    else
      void refresh().then((job) => {
        const { text, href } = ready(job);
        notifyDone(text, href === null ? undefined : { label: words("publishIt"), onSelect: () => go(href) });
      });
    go(linkTo(first, { jobId }), { replace: true });
  }, [state, later, jobId, kind, opens, go, words, refresh, ready]);
}

function Narrow({ children }: { readonly children: ReactNode }) {
  return <div className="flex w-full max-w-220 flex-col gap-4 p-5 max-lg:p-4">{children}</div>;
}

function ToUpload({ job }: { readonly job: Job }) {
  const words = useTranslations("jobs.progress");
  const { opens } = useGuard();
  const workflow = workflowPages[job.kind];
  return (
    <p className="flex flex-wrap items-center gap-3 text-body text-text-2">
      {words("draft")}
      {opens(workflow) && (
        <AppLink href={linkTo(workflow, { jobId: job.id })} className={buttonStyle({ variant: "primary" })}>
          {words("toUpload")}
        </AppLink>
      )}
    </p>
  );
}

function OpenAnalysis({ job }: { readonly job: Job }) {
  const words = useTranslations("jobs.progress");
  const { opens } = useGuard();
  const first = firstJobPage(opens, job.kind);
  const pageNames = usePageNames();
  if (first === undefined) return null;
  const { title } = sitemap[first];
  const name = pageNames.title(first);
  // Inside a sentence English writes it small; the other languages keep their name of the page.
  const page = name === title ? title.toLowerCase() : name;
  return (
    <AppLink
      href={linkTo(first, { jobId: job.id })}
      className={buttonStyle({ variant: "primary", className: "self-start" })}
    >
      {words("openFirst", { page })}
    </AppLink>
  );
}
