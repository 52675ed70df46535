import type { ChartTable } from "@paygauge/ui";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { decimalOf, useFormats, useTranslations } from "../../../state/formats.ts";
import { useMethodWords } from "./use-method-words.ts";
import { useVendorView } from "./vendor-view.ts";

/** The vendor's jobs and outcomes as a table for files, each amount in its job's currency. */
export function useJobsTable(): () => ChartTable {
  const words = useTranslations("vendors.page");
  const say = useTranslations("vendors.words");
  const formats = useFormats();
  const method = useMethodWords();
  const { vendor } = useVendorView();
  return () => {
    const raw = vendor.jobRows.map((row) => [
      row.jobName,
      row.buyerName,
      row.supplierName,
      row.measuredOn.slice(0, 10),
      row.currency,
      Number(decimalOf(String(row.spendMinor), minorDigitsOf(row.currency))),
      row.invoices,
      row.paymentMethods.map(method).join(", "),
      say(`accepts.${row.accepts}`),
      vendor.outcomeRows
        .filter(({ jobId }) => jobId === row.jobId)
        .map(({ status, on }) => `${say(`status.${status}`)}, ${formats.day(on)}`)
        .join("; "),
    ]);
    const head = [
      words("job"),
      words("buyer"),
      words("name"),
      words("date"),
      "ISO 4217",
      words("spend"),
      words("invoices"),
      words("paidBy"),
      words("lanes.card"),
      words("outcome"),
    ];
    return { head, raw, rows: raw.map((row) => row.map(String)) };
  };
}
