import { MonthBars } from "@paygauge/ui";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { useTranslations } from "../../../state/formats.ts";
import { majorOf, moneyStyle } from "../job-money.ts";
import { useDocumentWords } from "../use-document-words.ts";
import { MonthsChart } from "./document-charts.tsx";
import { monthsOf, spendKindOf } from "./month-series.ts";

const documentsOf = { PurchaseOrder: "orders", Invoice: "invoices", Payment: "payments" } as const;

/** Spend by month, of the documents that the supplier's spend is added up from; without dated ones, what there is. */
export function SpendChart({ detail }: { readonly detail: SupplierDetail }) {
  const words = useTranslations("suppliers.page");
  const counted = useDocumentWords();
  const kind = spendKindOf(detail.months, detail.measures.spendSource);
  if (kind === undefined) return <MonthsChart detail={detail} />;
  const major = (minor: number) => majorOf(minor, detail.minorDigits);
  return (
    <MonthBars
      title={words("spendByMonth", { currency: detail.currency })}
      dimension={words("month")}
      series={[counted(documentsOf[kind], words(`series.${kind}`))]}
      style={moneyStyle(detail)}
      data={monthsOf(detail.months, [kind], ({ valueMinor }) => major(valueMinor))}
      height={180}
    />
  );
}
