import useSWR from "swr";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import { snapshotSchemaVersion, type ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import type { Language } from "@paygauge/api-types/languages";
import { asProblem, problemOf, type ApiProblem } from "../../../data/api-problem.ts";
import { callHref } from "../../../data/call-api.ts";
import { loadedTranslate } from "../../../texts/catalogue.ts";
import "../reports-calls.ts";

interface Asked {
  readonly jobId: string;
  readonly reportType: AnalysisReportType;
  /** null: the published one. */
  readonly version: number | null;
  /** null: the issuer's language. */
  readonly locale: Language | null;
}

/** The frozen body, from the gateway's cache; what it says is drawn as it is. */
async function fetchReport({ jobId, reportType, version, locale }: Asked): Promise<ReportSnapshot> {
  const query = { ...(locale === null ? {} : { locale }), ...(version === null ? {} : { version }) };
  const answer = await fetch(callHref("readReport", { params: { jobId, reportType }, query }), {
    headers: { accept: "application/json" },
  });
  const translate = await loadedTranslate();
  if (!answer.ok) throw problemOf(answer.status, await answer.json().catch(() => null), undefined, translate);
  const snapshot: ReportSnapshot = await answer.json();
  if (snapshot.schemaVersion !== snapshotSchemaVersion) throw new Error("This version is of a newer release.");
  return snapshot;
}

/**
 * A frozen version as this user reads it. It is asked for again at every look: what was unpublished is gone from the
 * screen at the next one.
 */
export function useReport(asked: Asked) {
  const state = useSWR<ReportSnapshot, ApiProblem>(
    ["report", asked.jobId, asked.reportType, asked.version, asked.locale],
    () =>
      fetchReport(asked).catch((error: unknown) => {
        throw asProblem(error);
      }),
    { revalidateOnFocus: true },
  );
  const isGone = state.error?.status === 404;
  return {
    snapshot: isGone ? undefined : state.data,
    problem: state.error,
    refreshing: state.isValidating,
    reload: () => void state.mutate(),
  };
}
