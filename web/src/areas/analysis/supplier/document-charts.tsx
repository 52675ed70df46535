import { EmptyState, HorizontalBars, MonthBars, Panel, type MonthCounts } from "@paygauge/ui";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { useTranslations } from "../../../state/formats.ts";
import { useDocumentWords } from "../use-document-words.ts";
import { useMethodData } from "../use-method-data.ts";
import { monthsOf, seriesOf } from "./month-series.ts";

const documentsOf = { PurchaseOrder: "orders", Invoice: "invoices", Payment: "payments" } as const;

/** How many documents of each kind a month brought. */
export function MonthsChart({ detail }: { readonly detail: SupplierDetail }) {
  const words = useTranslations("suppliers.page");
  const counted = useDocumentWords();
  const series = seriesOf(detail.months);
  const data: readonly MonthCounts[] = monthsOf(detail.months, series);
  if (data.length === 0) {
    return (
      <Panel title={words("months")}>
        <p className="text-data text-text-2">{words("monthsNone")}</p>
      </Panel>
    );
  }
  return (
    <MonthBars
      title={words("months")}
      dimension={words("month")}
      series={series.map((kind) => counted(documentsOf[kind], words(`series.${kind}`)))}
      style={{ kind: "count" }}
      data={data}
    />
  );
}

/** How the supplier is paid, by value. */
export function MethodsChart({ detail }: { readonly detail: SupplierDetail }) {
  const words = useTranslations("suppliers.page");
  const labels = { value: words("methodsMeasure"), documents: words("documents") };
  const data = useMethodData(detail.methods, detail, labels).toSorted((a, b) => b.value - a.value);
  if (data.length === 0) {
    return (
      <Panel title={words("methods")}>
        <EmptyState title={words("methodsNone")} />
      </Panel>
    );
  }
  return (
    <HorizontalBars
      title={words("methods")}
      dimension={words("method")}
      measure={words("methodsMeasure")}
      style={{ kind: "percent" }}
      data={data}
    />
  );
}
