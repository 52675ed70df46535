import { useCall } from "../../../data/use-call.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { usePageParams } from "../../../state/page.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { AnalysisPending } from "../analysis-pending.tsx";
import { ReadingBar } from "../supplier/rows/rows-sum.tsx";
import { pollMs } from "../supplier/rows/row-work.ts";
import { useTranslations } from "../../../state/formats.ts";
import { BalancePanel } from "./balance-panel.tsx";
import { reasonOf } from "./reason-of.ts";
import { UncountedGrid } from "./uncounted-grid.tsx";

/** Asks for the sums of all rows; the answer says how far the adding is. */
const sumsOnly = { pageNumber: 1, pageSize: 1, addUp: true } as const;

/** Rows of a job that count nowhere, with the arithmetic from the amount that was read to the spend. */
export default function JobUncountedRowsScreen() {
  const { jobId } = usePageParams("jobUncountedRows");
  const words = useTranslations("ledgerRows.sum");
  const query = useRunQuery();
  const [of, setOf] = useAddressPart("of");
  const shown = reasonOf(of);
  const { data, problem, reload, refreshing } = useCall(
    "uncountedRows",
    { params: { jobId }, query, body: sumsOnly },
    { pollMs: (answer) => (answer === undefined || answer.progress === null ? 0 : pollMs) },
  );
  if (data === undefined)
    return <AnalysisPending jobId={jobId} problem={problem} onRetry={reload} retrying={refreshing} />;
  const { progress } = data;
  return (
    <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
      {progress !== null && (
        <ReadingBar progress={progress} label={words(progress.kind === "map" ? "mapping" : "adding")} />
      )}
      {progress?.kind !== "map" && (
        <>
          <BalancePanel jobId={jobId} rows={data} shown={shown} />
          <UncountedGrid key={shown ?? "all"} jobId={jobId} rows={data} shown={shown} onShow={setOf} />
        </>
      )}
    </div>
  );
}
