import { KpiStrip, Panel, Said, Skeleton, type Kpi } from "@paygauge/ui";
import type { JobSummary } from "@paygauge/api-types";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useWords } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { useGuard } from "../../../state/permissions.ts";
import { AnalysisPending } from "../analysis-pending.tsx";
import { averageOf, percentOf, useMoney, usePercent } from "../job-money.ts";
import { suppliersHref } from "../suppliers-href.ts";
import { CapabilityTable } from "./capability-table.tsx";
import { MatchPanel } from "./match-panel.tsx";
import { NextPanel } from "./next-panel.tsx";
import { OpportunityPanel } from "./opportunity-panel.tsx";
import { QualityPanel } from "./quality-panel.tsx";

/** The job in figures: totals, capabilities, match, acceptance, data quality, and where to go next. */
export default function JobSummaryScreen() {
  const words = useWords("analysis.summary");
  const { jobId } = usePageParams("jobSummary");
  const { data, problem, reload, refreshing } = useCall("jobSummary", { params: { jobId } });
  if (data === undefined) {
    const skeleton = (
      <div className="p-5 max-lg:p-4">
        <Skeleton kind="table" columns={6} rows={10} />
      </div>
    );
    return (
      <AnalysisPending jobId={jobId} problem={problem} onRetry={reload} retrying={refreshing} skeleton={skeleton} />
    );
  }
  return (
    <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
      <Totals jobId={jobId} summary={data} />
      <CapabilityTable jobId={jobId} summary={data} />
      <div className="grid items-start gap-3.5 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-3.5">
          <MatchPanel jobId={jobId} summary={data} />
          <OpportunityPanel summary={data} />
        </div>
        <div className="flex min-w-0 flex-col gap-3.5">
          <NextPanel jobId={jobId} summary={data} />
          <QualityPanel jobId={jobId} quality={data.quality} />
          {data.annualisation !== null && (
            <Panel title={words("notes")}>
              <p className="text-data">
                <Said text={data.annualisation} />
              </p>
            </Panel>
          )}
        </div>
      </div>
    </div>
  );
}

function Totals({ jobId, summary }: { readonly jobId: string; readonly summary: JobSummary }) {
  const words = useWords("analysis.summary");
  const formats = useFormats();
  const money = useMoney(summary);
  const percent = usePercent();
  const { opens } = useGuard();
  const { totals, match } = summary;
  const matched = (match.suppliers["High"] ?? 0) + (match.suppliers["Medium"] ?? 0);
  const count = formats.count(totals.suppliers);
  const items: Kpi[] = [
    {
      key: "suppliers",
      label: words("suppliers"),
      figure: count,
      ...(opens("jobSuppliers") ? { href: suppliersHref(jobId) } : {}),
    },
    {
      key: "spend",
      label: words("spend"),
      figure: money.compact(totals.spendMinor),
      note: words("exactly", { money: money.exact(totals.spendMinor) }),
    },
    {
      key: "invoices",
      label: words("invoices"),
      figure: formats.count(totals.invoices),
      note: averageNote("aiv", averageOf(totals.invoicesMinor, totals.invoices)),
    },
    {
      key: "payments",
      label: words("payments"),
      figure: formats.count(totals.payments),
      note: averageNote("apv", averageOf(totals.paymentsMinor, totals.payments)),
    },
    {
      key: "matched",
      label: words("matched"),
      figure: percent(percentOf(matched, totals.suppliers)),
      note: words("matchedNote", { count: formats.count(matched), total: count }),
    },
  ];
  return <KpiStrip label={words("totals")} items={items} />;

  function averageNote(key: "aiv" | "apv", average: number | null): string | undefined {
    return average === null ? undefined : words(key, { money: money.average(average) });
  }
}
