import { useCallback } from "react";
import type { InsightMeasure } from "@paygauge/api-types/entities/insights";
import type { Counted } from "@paygauge/api-types/entities/ledger-words";
import { ownValue } from "@paygauge/api-types/own-value";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { runInSight } from "../../state/job-pages.ts";
import { useDrawnPage } from "../../state/page.ts";
import { useRunQuery } from "../../state/perspective.ts";

type Documents = "orders" | "invoices" | "payments" | "paymentsYear";

/** What the run's counts of documents count; undefined before the first run. The frame around the page has the job. */
export function useCounted(): Counted | undefined {
  const { params } = useDrawnPage();
  const { data } = useCall("job", { params: { jobId: params["jobId"] ?? "" } });
  const { run } = useRunQuery();
  return data === undefined ? undefined : runInSight(data, run)?.counted;
}

/** Names the count of a kind of document: the usual name, or "lines" where the files have no document numbers. */
export function useDocumentWords(): (key: Documents, usual: string) => string {
  const words = useTranslations("analysis.countedLines");
  const counted = useCounted();
  return useCallback((key, usual) => (counted === "lines" ? words(key) : usual), [words, counted]);
}

const measureDocuments: Readonly<Partial<Record<string, Documents>>> = {
  pos: "orders",
  invoices: "invoices",
  payments: "payments",
};

/** Names a measure of the insights, in short for titles and axes. */
export function useMeasureWords() {
  const words = useTranslations("analysis.insights");
  const documents = useDocumentWords();
  return useCallback(
    (measure: InsightMeasure, form: "measures" | "measureNames" = "measureNames"): string => {
      const counted = ownValue(measureDocuments, measure);
      const usual = words(`${form}.${measure}`);
      return counted === undefined ? usual : documents(counted, usual);
    },
    [words, documents],
  );
}
