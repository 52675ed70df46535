import { EmptyState } from "@paygauge/ui";
import { useCall } from "../../../../data/use-call.ts";
import { usePageParams } from "../../../../state/page.ts";
import { useRunQuery } from "../../../../state/perspective.ts";
import { useTranslations } from "../../../../state/formats.ts";
import { AnalysisPending } from "../../analysis-pending.tsx";
import { useMoney } from "../../job-money.ts";
import { SupplierHeader } from "../supplier-header.tsx";
import { SupplierParts } from "../supplier-parts.tsx";
import { RowsGrid } from "./rows-grid.tsx";
import { RowsSum } from "./rows-sum.tsx";

/** Asks for the sums of all rows; the answer says how far the adding is. */
const sumsOnly = { pageNumber: 1, pageSize: 1, addUp: true } as const;
/** ms between looks while rows are read. */
const pollMs = 250;

/** The rows of one supplier as its files have them, with their sum next to the figure that they explain. */
export default function JobSupplierRowsScreen() {
  const { jobId, supplierKey } = usePageParams("jobSupplierRows");
  const query = useRunQuery();
  const params = { jobId, supplierKey };
  const supplier = useCall("jobSupplier", { params, query });
  const sums = useCall(
    "supplierRows",
    { params, query, body: sumsOnly },
    { pollMs: (answer) => (answer === undefined || answer.progress === null ? 0 : pollMs), keepPrevious: false },
  );
  const detail = supplier.data;
  const problem = supplier.problem ?? sums.problem;
  const reload = () => {
    supplier.reload();
    sums.reload();
  };
  if (detail === undefined || detail.row.supplierKey !== supplierKey)
    return <AnalysisPending {...{ jobId, problem }} onRetry={reload} retrying={supplier.refreshing} />;
  return (
    <div className="flex flex-col lg:min-h-0 lg:roomy:h-full">
      <div className="relative flex shrink-0 flex-col">
        <SupplierHeader jobId={jobId} detail={detail} hasFigures part="jobSupplierRows" />
        <SupplierParts jobId={jobId} detail={detail} current="jobSupplierRows" />
      </div>
      {sums.data === undefined ? (
        <AnalysisPending jobId={jobId} problem={sums.problem} onRetry={reload} retrying={sums.refreshing} />
      ) : sums.data.isSumOnly ? (
        <SumOnly detail={detail} counted={sums.data.sums.counted} />
      ) : (
        <>
          <RowsSum detail={detail} rows={sums.data} />
          <RowsGrid key={supplierKey} jobId={jobId} detail={detail} rows={sums.data} />
        </>
      )}
    </div>
  );
}

interface SumOnlyProps {
  readonly detail: Parameters<typeof RowsSum>[0]["detail"];
  readonly counted: number;
}

/** Of employees, pay and names that the ledger withholds only the sum is shown. */
function SumOnly({ detail, counted }: SumOnlyProps) {
  const words = useTranslations("ledgerRows.sum");
  const money = useMoney(detail);
  return (
    <EmptyState title={words("sumOnly")}>
      {words("sumOnlyWhy", { count: counted, money: money.exact(detail.row.spendMinor) })}
    </EmptyState>
  );
}
