import { Panel } from "@paygauge/ui";
import type { JobSummary } from "@paygauge/api-types";
import { useFormats, useWords } from "../../../state/formats.ts";
import { FactsList } from "../facts-list.tsx";
import { percentOf, useMoney, usePercent } from "../job-money.ts";

/** Who takes cards already, and what could move: each figure names what it is made of. */
export function OpportunityPanel({ summary }: { readonly summary: JobSummary }) {
  const words = useWords("analysis.summary");
  const formats = useFormats();
  const money = useMoney(summary);
  const percent = usePercent();
  const { acceptance, totals } = summary;
  const byCount = (key: "cardSuppliers" | "vcSuppliers") => ({
    key,
    label: words(key),
    value: percent(percentOf(acceptance[key], totals.suppliers)),
    note: words("ofSuppliers", { count: formats.count(acceptance[key]), total: formats.count(totals.suppliers) }),
  });
  const bySpend = (key: "cardSpend" | "vcSpend") => ({
    key,
    label: words(key),
    value: percent(percentOf(acceptance[`${key}Minor`], totals.spendMinor)),
    note: words("ofSpend", { money: money.exact(acceptance[`${key}Minor`]), total: money.exact(totals.spendMinor) }),
  });
  const amount = (key: "addressable" | "cardable" | "opportunity") => ({
    key,
    label: words(key),
    value: money.exact(summary[`${key}Minor`]),
    note: words(`${key}Note`, { percent: percent(summary.conversion * 100) }),
  });
  return (
    <Panel title={words("acceptance")}>
      <FactsList
        facts={[
          byCount("cardSuppliers"),
          bySpend("cardSpend"),
          byCount("vcSuppliers"),
          bySpend("vcSpend"),
          amount("addressable"),
          amount("cardable"),
          amount("opportunity"),
        ]}
      />
    </Panel>
  );
}
