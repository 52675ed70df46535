import "@fontsource-variable/source-serif-4/wght.css";
import { ErrorState, Panel, useNarrow } from "@paygauge/ui";
import { Suspense, type ReactNode } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { useCall } from "../../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { CapabilityTable } from "../capability-table.tsx";
import { OpenSuppliers } from "../open-suppliers.tsx";
import { SummaryHeadline } from "../summary-headline.tsx";
import { SummaryWaterfall } from "../summary-waterfall.tsx";
import { ChangesPanel } from "./changes-panel.tsx";
import { OutputsPanel } from "./outputs-panel.tsx";
import { PublisherPanel } from "./publisher-panel.tsx";
import { ReaderBar } from "./reader-bar.tsx";
import { ReaderSteps } from "./reader-steps.tsx";

interface ReaderPageProps {
  readonly job: Job;
  readonly summary: JobSummary;
  /** The finding in words. */
  readonly narrative: ReactNode;
}

/** What a job opens on for users who can only read it: the finding, its steps, the reports, and who published it. */
export function ReaderPage({ job, summary, narrative }: ReaderPageProps) {
  const isNarrow = useNarrow();
  return (
    <>
      <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
        <BuyerLine job={job} summary={summary} />
        <SummaryHeadline
          jobId={job.id}
          summary={summary}
          isPublished
          action={isNarrow ? undefined : <OpenSuppliers jobId={job.id} summary={summary} />}
        />
        <div className="grid items-start gap-3.5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-3.5">
            {isNarrow ? <Steps job={job} summary={summary} /> : <SummaryWaterfall jobId={job.id} summary={summary} />}
          </div>
          <div className="flex min-w-0 flex-col gap-3.5">
            <Published job={job} summary={summary} />
          </div>
        </div>
        <CapabilityTable jobId={job.id} summary={summary} />
        <Suspense fallback={null}>{narrative}</Suspense>
      </div>
      {isNarrow && <ReaderBar job={job} summary={summary} />}
    </>
  );
}

/** "Calder County Council · 1 October 2025 to 30 September 2026". */
function BuyerLine({ job, summary: { year } }: Pick<ReaderPageProps, "job" | "summary">) {
  const words = useTranslations("reader");
  const formats = useFormats();
  const period =
    year.from === null || year.to === null
      ? ""
      : ` · ${words("period", { first: formats.day(year.from), last: formats.day(year.to) })}`;
  return <p className="text-data text-text-2">{`${job.buyerName}${period}`}</p>;
}

function Steps({ job, summary }: Pick<ReaderPageProps, "job" | "summary">) {
  const words = useTranslations("reader");
  return (
    <Panel title={words("steps")} facts={summary.currency}>
      <ReaderSteps jobId={job.id} summary={summary} />
    </Panel>
  );
}

/** What is published besides the figures, and by whom. */
function Published({ job, summary }: Pick<ReaderPageProps, "job" | "summary">) {
  const { data, problem, reload, refreshing } = useCall("jobReader", { params: { jobId: job.id } });
  if (data !== undefined)
    return (
      <>
        <OutputsPanel job={job} reader={data} />
        <PublisherPanel {...{ job, summary }} reader={data} />
        <ChangesPanel jobId={job.id} />
      </>
    );
  if (problem !== undefined) return <ErrorState message={problem.message} onRetry={reload} retrying={refreshing} />;
  return <div className="min-h-60 rounded-card border border-line bg-surface" />;
}
