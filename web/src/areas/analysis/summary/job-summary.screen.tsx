import { Suspense } from "react";
import { callParts } from "../../../data/call-parts.derived.ts";
import { useCall } from "../../../data/use-call.ts";
import { useHasFigures } from "../../../data/use-has-figures.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { usePageParams } from "../../../state/page.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useGuard } from "../../../state/permissions.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";
import { AnalysisPending } from "../analysis-pending.tsx";
import { PayeesNotice } from "../payees/payees-notice.tsx";
import { CapabilityTable } from "./capability-table.tsx";
import { CheckPanel } from "./check-panel.tsx";
import { DemoBanner } from "./demo-banner.tsx";
import { isUnmatched } from "./directory-facts.ts";
import { MatchPanel } from "./match-panel.tsx";
import { NextPanel } from "./next-panel.tsx";
import { GainPanel, ProvenPanel } from "./proven-panel.tsx";
import { QualityPanel } from "./quality-panel.tsx";
import { ReadLine } from "./read-line.tsx";
import { SummaryHeadline } from "./summary-headline.tsx";
import { SummaryWaterfall } from "./summary-waterfall.tsx";

// Only who may compare runs sees it, beside what the page is about.
const SinceUpload = lazyWithTexts(
  async () => ({ default: (await import("../comparison/since-upload.tsx")).SinceUpload }),
  areaTexts.runs,
  callParts.runs,
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
  const mayCompare = useGuard().opens("jobComparison");
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
  const unmatched = isUnmatched(data);
  return (
    <>
      <DemoBanner summary={data} isSampleJob={job.isSample} />
      <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
        <ReadLine quality={data.quality} />
        <SummaryHeadline job={job} summary={data} />
        <PayeesNotice jobId={jobId} />
        <SummaryWaterfall jobId={jobId} summary={data} />
        <div className="grid items-start gap-3.5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-3.5 max-md:contents">
            <CapabilityTable jobId={jobId} summary={data} />
            <Suspense fallback={<div className="min-h-40 rounded-card border border-line bg-surface" />}>
              <NarrativePanel job={job} />
            </Suspense>
            <div className="max-md:order-last">
              <QualityPanel jobId={jobId} quality={data.quality} />
            </div>
          </div>
          <div className="flex min-w-0 flex-col gap-3.5">
            <ProvenPanel jobId={jobId} summary={data} />
            {unmatched && <GainPanel summary={data} />}
            {mayCompare && run.run !== "published" && (
              <Suspense fallback={null}>
                <SinceUpload jobId={jobId} summary={data} />
              </Suspense>
            )}
            <CheckPanel job={job} summary={data} />
            <MatchPanel jobId={jobId} summary={data} />
            <NextPanel jobId={jobId} summary={data} />
          </div>
        </div>
      </div>
    </>
  );
}
