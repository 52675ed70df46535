import { AppLink, buttonStyle, EmptyState, ErrorState, NotificationBar, StaleBar, useNarrow } from "@paygauge/ui";
import { useMemo } from "react";
import { useSearch } from "wouter";
import type { VendorDetail } from "@paygauge/api-types/entities/vendors";
import type { ApiProblem } from "../../../data/api-problem.ts";
import { gridErrorOf, problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { usePageParams } from "../../../state/page.ts";
import { ConvertedNote } from "../words/converted-note.tsx";
import { useVendorMoney } from "../words/use-vendor-money.ts";
import { listHref, queryOfSearch } from "../words/vendor-query.ts";
import { CapabilitiesPanel } from "./capabilities-panel.tsx";
import { FiguresStrip } from "./figures-strip.tsx";
import { HistoryChart } from "./history-chart.tsx";
import { JobsPanel } from "./jobs-panel.tsx";
import { MergesPanel } from "./merges-panel.tsx";
import { NamesPanel } from "./names-panel.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { VendorExport, VendorHeader } from "./vendor-header.tsx";
import { VendorContext } from "./vendor-view.ts";
import { useRecordName } from "../../../state/record-name.ts";

/** One vendor with everything that the user's jobs state of it. */
export function VendorPage() {
  const { vendorId } = usePageParams("vendor");
  const { data, problem, reload, refreshing } = useCall("vendor", { params: { vendorId } }, { keepPrevious: false });
  if (data === undefined) return <VendorPending problem={problem} onRetry={reload} retrying={refreshing} />;
  return <VendorDrawn vendor={data} reload={reload} stale={gridErrorOf(problem, reload)} />;
}

interface VendorPendingProps {
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** In place of a vendor that is loading, is not found, or could not be loaded. */
function VendorPending({ problem, onRetry, retrying }: VendorPendingProps) {
  const words = useTranslations("vendors.page");
  const list = listHref(queryOfSearch(useSearch()));
  if (problem === undefined) return <OwnShape />;
  if (problem.status !== 404) return <ErrorState {...problemView(problem)} onRetry={onRetry} retrying={retrying} />;
  return (
    <>
      <h1 className="sr-only">{words("notFoundTitle")}</h1>
      <EmptyState
        title={words("notFoundTitle")}
        action={
          <AppLink href={list} className={buttonStyle()}>
            {words("toList")}
          </AppLink>
        }
      >
        {words("notFound")}
      </EmptyState>
    </>
  );
}

interface VendorDrawnProps {
  readonly vendor: VendorDetail;
  readonly reload: () => void;
  readonly stale: ReturnType<typeof gridErrorOf>;
}

function VendorDrawn({ vendor, reload, stale }: VendorDrawnProps) {
  const words = useTranslations("vendors.page");
  const list = useTranslations("vendors.list");
  const formats = useFormats();
  const narrow = useNarrow();
  const { currency, ratesOf, mergedFrom, jobsWaiting } = vendor;
  const money = useVendorMoney({ currency, ratesOf });
  const view = useMemo(() => ({ vendor, money, reload }), [vendor, money, reload]);
  useRecordName(vendor.name);
  return (
    <VendorContext value={view}>
      <VendorHeader />
      <div className="flex flex-col gap-3.5 border-t border-line p-5 max-lg:p-4">
        {stale !== undefined && <StaleBar error={stale} />}
        {mergedFrom !== null && (
          <NotificationBar tone="info">
            {words("mergedFrom", { day: formats.day(mergedFrom.at), author: mergedFrom.author })}
          </NotificationBar>
        )}
        <FiguresStrip />
        {(ratesOf !== null || jobsWaiting > 0) && (
          <p className="text-label text-text-2">
            <ConvertedNote {...vendor} />
            {jobsWaiting > 0 && list("waiting", { count: jobsWaiting })}
          </p>
        )}
        <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <HistoryChart />
          <CapabilitiesPanel />
          <JobsPanel />
          <div className="flex min-w-0 flex-col gap-3.5">
            <NotesPanel />
            <NamesPanel />
            <MergesPanel />
          </div>
        </div>
        {narrow && (
          <div>
            <VendorExport />
          </div>
        )}
      </div>
    </VendorContext>
  );
}
