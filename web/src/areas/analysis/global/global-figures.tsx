import { Skeleton } from "@paygauge/ui";
import { lazy, Suspense } from "react";
import type { GlobalInsights } from "@paygauge/api-types/entities/global-insights";
import { useTranslations } from "../../../state/formats.ts";
import { SlicerChips } from "../insights/slicer-chips.tsx";
import { AcceptancePanel } from "./acceptance-panel.tsx";
import { GlobalChart } from "./global-chart.tsx";
import { GlobalControls } from "./global-controls.tsx";
import type { GlobalQuery } from "./global-query.ts";
import { MetricStrip } from "./metric-strip.tsx";
import { OrganizationsPanel } from "./organizations-panel.tsx";
import type { ChangeGlobal } from "./use-global-query.ts";

// It is below the figures: they are shown first.
const BenchmarkPanel = lazy(async () => ({ default: (await import("./benchmark-panel.tsx")).BenchmarkPanel }));

interface GlobalFiguresProps {
  readonly data: GlobalInsights;
  readonly query: GlobalQuery;
  readonly onChange: ChangeGlobal;
}

/** The figures of the jobs in sight, and a buyer against its peers. */
export function GlobalFigures({ data, query, onChange }: GlobalFiguresProps) {
  const words = useTranslations("globalInsights");
  const isSliced = Object.keys(query.slicing).length > 0;
  return (
    <>
      <MetricStrip insights={data} metric={query.metric} onChoose={(metric) => onChange({ metric })} />
      <GlobalControls query={query} onChange={onChange}>
        <SlicerChips
          slicing={query.slicing}
          counts={data.slicerCounts}
          isDemo={false}
          onChange={(slicing) => onChange({ slicing })}
          onClear={isSliced ? () => onChange({ slicing: {} }) : undefined}
        >
          {null}
        </SlicerChips>
      </GlobalControls>
      {data.selection.suppliers === 0 && data.selection.organizations === 0 ? (
        <p className="text-text-2">{words("nothing")}</p>
      ) : (
        <>
          <div className="grid gap-3.5 lg:grid-cols-2">
            <GlobalChart insights={data} query={query} onChange={onChange} />
            <AcceptancePanel acceptance={data.acceptance} />
          </div>
          <OrganizationsPanel slicing={query.slicing} money={data} />
        </>
      )}
      <Suspense fallback={<Skeleton kind="table" columns={4} rows={4} />}>
        <BenchmarkPanel buyerId={query.buyerId} onChoose={(buyerId) => onChange({ buyerId })} />
      </Suspense>
    </>
  );
}
