import { ErrorState, SelectField } from "@paygauge/ui";
import { useState } from "react";
import { languageOf } from "@paygauge/api-types/languages";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";

interface ComparePanelProps {
  readonly jobId: string;
  readonly reportType: AnalysisReportType;
  /** Those that are ready, the newest first. */
  readonly versions: readonly number[];
}

/** What changed between two versions, in sentences; the two newest at first. */
export function ComparePanel({ jobId, reportType, versions }: ComparePanelProps) {
  const words = useTranslations("reports.versions");
  const { locale } = useFormats();
  const [chosen, setChosen] = useState<{ readonly from?: number; readonly to?: number }>({});
  const [newest = 0, before = 0] = versions;
  const { from = before, to = newest } = chosen;
  const query = { from, to, locale: languageOf(locale) ?? "en" };
  const { data, problem, reload, refreshing } = useCall("compareReports", { params: { jobId, reportType }, query });
  const options = versions.map((each) => ({
    value: String(each),
    label: words("number", { version: String(each) }),
  }));
  return (
    <div className="mt-2 border-t border-line pt-3">
      <h3 className="mb-2 text-data font-semibold">{words("compare")}</h3>
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          label={words("compareFrom")}
          value={String(from)}
          options={options}
          onChange={({ target }) => setChosen({ from: Number(target.value), to })}
        />
        <SelectField
          label={words("compareTo")}
          value={String(to)}
          options={options}
          onChange={({ target }) => setChosen({ from, to: Number(target.value) })}
        />
      </div>
      {problem !== undefined && <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />}
      {data !== undefined && (
        <div className="mt-3" aria-live="polite">
          <p className="text-body font-semibold">{data.headline}</p>
          <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-data text-text-2">
            {data.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
