import { AppLink, buttonStyle, EmptyState, ErrorState, Later, Skeleton, StaleBar } from "@paygauge/ui";
import { useSearch } from "wouter";
import { linkTo } from "@paygauge/api-types";
import { gridErrorOf, problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useWords } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { MethodsChart, MonthsChart } from "./document-charts.tsx";
import { IdentityPanel, VariantsPanel } from "./identity-panel.tsx";
import { MatchPanel } from "./match-panel.tsx";
import { GroupRulingButton } from "./group-ruling-button.tsx";
import { MatchRulings } from "./match-rulings.tsx";
import { MeasuresPanel } from "./measures-panel.tsx";
import { ScoresPanel } from "./scores-panel.tsx";
import { SupplierHeader } from "./supplier-header.tsx";

/** One supplier: its levels with reasons, its measures, its documents, and why it was matched. */
export default function JobSupplierScreen() {
  const { jobId, supplierKey } = usePageParams("jobSupplier");
  const { data, problem, reload, refreshing } = useCall("jobSupplier", { params: { jobId, supplierKey } });
  // The supplier before stays in the cache's place while this one loads; it must not pass for this one.
  if (data === undefined || data.row.supplierKey !== supplierKey) {
    if (problem?.status === 404) return <Missing jobId={jobId} />;
    if (problem !== undefined) return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
    return (
      <div className="p-5 max-lg:p-4">
        <Skeleton kind="form" fields={6} />
      </div>
    );
  }
  const stale = gridErrorOf(problem, reload);
  return (
    <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
      {stale !== undefined && <StaleBar error={stale} />}
      <SupplierHeader jobId={jobId} detail={data} />
      <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-3.5">
          <ScoresPanel detail={data} />
          <Later>
            <MonthsChart detail={data} />
            <Later>
              <MethodsChart detail={data} />
              <Later>
                <MatchPanel detail={data} />
                <MatchRulings jobId={jobId} detail={data} />
              </Later>
            </Later>
          </Later>
        </div>
        <div className="flex min-w-0 flex-col gap-3.5">
          <MeasuresPanel detail={data} />
          <Later>
            <IdentityPanel detail={data} />
            <Later>
              <VariantsPanel detail={data} action={<GroupRulingButton jobId={jobId} detail={data} />} />
            </Later>
          </Later>
        </div>
      </div>
    </div>
  );
}

function Missing({ jobId }: { readonly jobId: string }) {
  const words = useWords("suppliers.page");
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
