import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { useTranslations } from "../../../state/formats.ts";
import { useMoney } from "../job-money.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";

interface SupplierFactsProps {
  readonly detail: SupplierDetail;
  /** false: the job has no money and no levels. */
  readonly hasFigures: boolean;
}

/** Country, industry and spend in one line. */
export function SupplierFacts({ detail, hasFigures }: SupplierFactsProps) {
  const words = useTranslations("suppliers.page");
  const analysis = useAnalysisWords();
  const money = useMoney(detail);
  const { row } = detail;
  const mcc = row.mcc === "" ? words("noMcc") : words("mcc", { code: row.mcc, description: row.mccDescription }).trim();
  const spend = hasFigures
    ? [words(detail.scaled === null ? "spend" : "spendOfPeriod", { money: money.exact(row.spendMinor) })]
    : [];
  return [analysis.country(row.country), mcc, ...spend].join(", ");
}
