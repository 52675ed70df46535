import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import { AppLink, buttonStyle, EmptyState, Deferred, StaleBar, useNarrow } from "@paygauge/ui";
import { lazy, Suspense } from "react";
import { useSearch } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { isOfStatement } from "@paygauge/api-types/entities/card-statements";
import { callParts } from "../../../data/call-parts.derived.ts";
import { gridErrorOf } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useHasFigures } from "../../../data/use-has-figures.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { AnalysisPending } from "../analysis-pending.tsx";
import { BandsPanel } from "../overrides/bands-panel.tsx";
import { NotesPanel } from "../overrides/notes-panel.tsx";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";
import { GroupDecisionButton } from "./group-decision-button.tsx";
import { MeasuresPanel } from "./measures-panel.tsx";
import { PredictionPanel } from "./prediction-panel.tsx";
import { ScoresPanel } from "./scores-panel.tsx";
import { SupplierParts } from "./supplier-parts.tsx";
import { MainAction, SupplierHeader } from "./supplier-header.tsx";

// Below the evidence, and for most readers nothing.
const LateDecisions = lazy(async () => ({ default: (await import("./match-decisions.tsx")).MatchDecisions }));

function MatchDecisions(props: { readonly jobId: string; readonly detail: SupplierDetail }) {
  return (
    <Suspense fallback={null}>
      <LateDecisions {...props} />
    </Suspense>
  );
}

// Who opens the page reads its head and levels first.
const SpendChart = lazy(async () => ({ default: (await import("./spend-chart.tsx")).SpendChart }));
const MonthsChart = lazy(async () => ({ default: (await import("./document-charts.tsx")).MonthsChart }));
const MethodsChart = lazy(async () => ({ default: (await import("./document-charts.tsx")).MethodsChart }));
const IdentityPanel = lazy(async () => ({ default: (await import("./identity-panel.tsx")).IdentityPanel }));
const PayeePanel = lazy(async () => ({ default: (await import("../payees/payee-panel.tsx")).PayeePanel }));
const VariantsPanel = lazy(async () => ({ default: (await import("./identity-panel.tsx")).VariantsPanel }));
const MatchPanel = lazy(async () => ({ default: (await import("./match-panel.tsx")).MatchPanel }));

const HistoryPanel = lazyWithTexts(
  async () => ({ default: (await import("../comparison/history-panel.tsx")).HistoryPanel }),
  areaTexts.runs,
  callParts.runs,
);

const SupplierUseCases = lazyWithTexts(
  async () => ({ default: (await import("../use-cases/supplier-use-cases.tsx")).SupplierUseCases }),
  areaTexts.useCases,
  callParts.useCases,
);

const SupplierCampaigns = lazyWithTexts(
  async () => ({ default: (await import("../../../data/campaigns/supplier-campaigns.tsx")).SupplierCampaigns }),
  areaTexts.campaigns,
);

/** One supplier: its levels with reasons, its measures, its documents, and why it was matched. */
export default function JobSupplierScreen() {
  const { jobId, supplierKey } = usePageParams("jobSupplier");
  const query = useRunQuery();
  const hasFigures = useHasFigures(jobId);
  const narrow = useNarrow();
  const { data, problem, reload, refreshing } = useCall("jobSupplier", { params: { jobId, supplierKey }, query });
  // The frame around the page has asked for it already.
  const isDirectoryMade = restsOnDemo(useCall("job", { params: { jobId } }).data?.directory);
  // A merchant of the issuer's own statements is real, whatever directory the job was matched against.
  const isDemo = isDirectoryMade && !isOfStatement(data?.matched?.entryId ?? "");
  // The supplier before stays in the cache's place while this one loads; it must not pass for this one.
  if (data === undefined || data.row.supplierKey !== supplierKey) {
    if (problem?.status === 404) return <Missing jobId={jobId} />;
    return <AnalysisPending {...{ jobId, problem }} onRetry={reload} retrying={refreshing} />;
  }
  const stale = gridErrorOf(problem, reload);
  return (
    <div className="relative flex flex-col gap-3.5 p-5 max-lg:p-4">
      {stale !== undefined && <StaleBar error={stale} />}
      <SupplierHeader jobId={jobId} detail={data} hasFigures={hasFigures} />
      {hasFigures && <SupplierParts jobId={jobId} detail={data} current="jobSupplier" />}
      {hasFigures ? (
        <AnalysedSupplier jobId={jobId} detail={data} isDemo={isDemo} />
      ) : (
        <MatchedSupplier jobId={jobId} detail={data} isDemo={isDemo} />
      )}
      {narrow && hasFigures && (
        <div className="sticky bottom-0 z-10 -mx-4 -mb-4 flex border-t border-line bg-surface py-2 ps-4 pe-20 empty:hidden print:hidden [&>*]:grow">
          <MainAction jobId={jobId} supplierKey={supplierKey} />
        </div>
      )}
    </div>
  );
}

interface SupplierProps {
  readonly jobId: string;
  readonly detail: SupplierDetail;
  readonly isDemo: boolean;
}

/** From 1360 px the spend is next to the levels, in view without scrolling; below, it follows them. */
function AnalysedSupplier({ jobId, detail, isDemo }: SupplierProps) {
  return (
    <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,1fr)_21rem] min-[1360px]:grid-rows-[auto_1fr]">
      <div className="min-w-0 lg:max-[1360px]:col-span-2">
        <ScoresPanel detail={detail} isDemo={isDemo} />
      </div>
      <div className="flex min-w-0 flex-col gap-3.5 lg:col-start-1">
        <Deferred>
          <Suspense fallback={null}>
            <MonthsChart detail={detail} />
          </Suspense>
          <Deferred>
            <Suspense fallback={null}>
              <MethodsChart detail={detail} />
            </Suspense>
            <Deferred>
              <Suspense fallback={null}>
                <MatchPanel detail={detail} isDemo={isDemo} />
              </Suspense>
              <MatchDecisions jobId={jobId} detail={detail} />
            </Deferred>
          </Deferred>
        </Deferred>
      </div>
      <div className="flex min-w-0 flex-col gap-3.5 lg:col-start-2 lg:row-start-2 min-[1360px]:row-span-2 min-[1360px]:row-start-1">
        <Suspense fallback={<div className="h-75 rounded-card border border-line bg-surface" />}>
          <SpendChart detail={detail} />
        </Suspense>
        <BandsPanel jobId={jobId} detail={detail} />
        <PredictionPanel row={detail.row} />
        <NotesPanel key={detail.row.supplierKey} jobId={jobId} supplierKey={detail.row.supplierKey} />
        <MeasuresPanel jobId={jobId} detail={detail} />
        <Deferred>
          <Suspense fallback={null}>
            <IdentityPanel detail={detail} />
            <PayeePanel key={detail.row.supplierKey} jobId={jobId} detail={detail} />
          </Suspense>
          <Deferred>
            <Suspense fallback={null}>
              <SupplierUseCases jobId={jobId} supplierKey={detail.row.supplierKey} />
              <SupplierCampaigns jobId={jobId} supplierKey={detail.row.supplierKey} />
              <HistoryPanel jobId={jobId} detail={detail} />
            </Suspense>
            <Suspense fallback={null}>
              <VariantsPanel
                jobId={jobId}
                detail={detail}
                action={<GroupDecisionButton jobId={jobId} detail={detail} />}
              />
            </Suspense>
          </Deferred>
        </Deferred>
      </div>
    </div>
  );
}

/** Of a job without figures: the evidence of the match, who the supplier says it is, and notes on it. */
function MatchedSupplier({ jobId, detail, isDemo }: SupplierProps) {
  const { supplierKey } = detail.row;
  return (
    <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-3.5">
        <Suspense fallback={null}>
          <MatchPanel detail={detail} isDemo={isDemo} />
        </Suspense>
        <MatchDecisions jobId={jobId} detail={detail} />
      </div>
      <div className="flex min-w-0 flex-col gap-3.5">
        <NotesPanel key={supplierKey} jobId={jobId} supplierKey={supplierKey} />
        <Suspense fallback={null}>
          <IdentityPanel detail={detail} />
          <VariantsPanel
            jobId={jobId}
            detail={detail}
            hasFigures={false}
            action={<GroupDecisionButton jobId={jobId} detail={detail} />}
          />
        </Suspense>
      </div>
    </div>
  );
}

function Missing({ jobId }: { readonly jobId: string }) {
  const words = useTranslations("suppliers.page");
  const search = useSearch();
  return (
    <EmptyState
      title={words("missingTitle")}
      action={
        <AppLink
          href={linkTo("jobSuppliers", { jobId }) + (search === "" ? "" : `?${search}`)}
          className={buttonStyle()}
        >
          {words("toFilteredList")}
        </AppLink>
      }
    >
      {words("missing")}
    </EmptyState>
  );
}
