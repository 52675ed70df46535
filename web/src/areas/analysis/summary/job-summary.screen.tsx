import { useNarrow } from "@paygauge/ui";
import { Suspense } from "react";
import { callParts } from "../../../data/call-parts.derived.ts";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { ImportChip } from "../../../data/import/import-chip.tsx";
import { useCall } from "../../../data/use-call.ts";
import { useHasFigures } from "../../../data/use-has-figures.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { usePageParams } from "../../../state/page.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useGuard } from "../../../state/permissions.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";
import { AnalysisPending } from "../analysis-pending.tsx";
import { CapabilityTable } from "./capability-table.tsx";
import { CheckCaveats } from "./check-caveats.tsx";
import { ConversionCaveat } from "./conversion-caveat.tsx";
import { isUnmatched } from "./directory-facts.ts";
import { MatchPanel } from "./match-panel.tsx";
import { NextPanel } from "./next-panel.tsx";
import { GainPanel, ProvenPanel } from "./proven-panel.tsx";
import { QualityPanel } from "./quality-panel.tsx";
import { SummaryHeadline } from "./summary-headline.tsx";
import { SummaryWaterfall } from "./summary-waterfall.tsx";

// Only who may compare runs sees it, next to what the page is about.
const SinceUpload = lazyWithTexts(
  async () => ({ default: (await import("../comparison/since-upload.tsx")).SinceUpload }),
  areaTexts.runs,
  callParts.runs,
);

const SummaryAction = lazyWithTexts(
  async () => ({ default: (await import("./summary-action.tsx")).SummaryAction }),
  callParts.newEvidence,
  callParts.decisions,
);

// Below the first view.
const NarrativePanel = lazyWithTexts(
  async () => ({ default: (await import("./narrative-panel.tsx")).NarrativePanel }),
  areaTexts.written,
  callParts.writtenTexts,
);

const ReaderPage = lazyWithTexts(
  async () => ({ default: (await import("./reader/reader-page.tsx")).ReaderPage }),
  areaTexts.reader,
  callParts.jobReader,
);

// Only jobs that are matched data only have it.
const MatchSummary = lazyWithTexts(
  async () => ({ default: (await import("../matched/match-summary.tsx")).MatchSummary }),
  areaTexts.matched,
);

/** The finding of a job, from spend to what can move, by capability; what it rests on, and where to go next. */
export default function JobSummaryScreen() {
  const { jobId } = usePageParams("jobSummary");
  const run = useRunQuery();
  const narrow = useNarrow();
  const { data, problem, reload, refreshing } = useCall("jobSummary", { params: { jobId }, query: run });
  // The frame around the page has asked for it already.
  const { data: job } = useCall("job", { params: { jobId } });
  const figures = useHasFigures(jobId);
  if (data === undefined || job === undefined) {
    return <AnalysisPending jobId={jobId} problem={problem} onRetry={reload} retrying={refreshing} />;
  }
  if (!figures) {
    return (
      <Suspense fallback={<OwnShape />}>
        <MatchSummary job={job} summary={data} />
      </Suspense>
    );
  }
  // Users who see only what is published have no newest run.
  if (job.latest === null && job.published !== null)
    return (
      <Suspense fallback={<OwnShape />}>
        <ReaderPage job={job} summary={data} narrative={<NarrativePanel job={job} />} />
      </Suspense>
    );
  return (
    <>
      <CheckCaveats job={job} summary={data} />
      <ConversionCaveat summary={data} />
      <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
        <SummaryHeadline
          jobId={jobId}
          summary={data}
          action={
            <Suspense>
              <SummaryAction job={job} summary={data} />
            </Suspense>
          }
        />
        {narrow && <ImportChip job={job} />}
        <SummaryWaterfall jobId={jobId} summary={data} />
        <CapabilityTable jobId={jobId} summary={data} />
        <SummaryPanels job={job} summary={data} />
      </div>
    </>
  );
}

/** What the finding rests on, in words and by part, and where to go next. */
function SummaryPanels({ job, summary }: { readonly job: Job; readonly summary: JobSummary }) {
  const run = useRunQuery();
  const mayCompare = useGuard().opens("jobComparison");
  return (
    <div className="grid items-start gap-3.5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-3.5 max-md:contents">
        <Suspense fallback={<div className="min-h-40 rounded-card border border-line bg-surface" />}>
          <NarrativePanel job={job} />
        </Suspense>
        <div className="max-md:order-last">
          <QualityPanel jobId={job.id} quality={summary.quality} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-3.5">
        <ProvenPanel jobId={job.id} summary={summary} />
        {isUnmatched(summary) && <GainPanel jobId={job.id} summary={summary} />}
        {mayCompare && run.run !== "published" && (
          <Suspense fallback={null}>
            <SinceUpload jobId={job.id} summary={summary} />
          </Suspense>
        )}
        <MatchPanel jobId={job.id} summary={summary} />
        <NextPanel jobId={job.id} summary={summary} />
      </div>
    </div>
  );
}
