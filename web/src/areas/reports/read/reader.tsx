import { EmptyState, ErrorState, SelectField } from "@paygauge/ui";
import type { ReactNode } from "react";
import { languageNames, languages } from "@paygauge/api-types/languages";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import { problemView } from "../../../data/grid-error.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { PptxButton } from "../pptx/pptx-button.tsx";
import { PrintLink } from "./print-link.tsx";
import { useReport } from "./use-report.ts";
import { useReportAddress } from "./use-report-address.ts";

interface ReaderProps {
  readonly jobId: string;
  readonly reportType: AnalysisReportType;
  readonly children: (snapshot: ReportSnapshot) => ReactNode;
}

/** The language that a report is read in; each version has all of them. */
export function LanguageChoice({ value }: { readonly value: string }) {
  const words = useTranslations("reports");
  const { set } = useReportAddress();
  return (
    <div className="w-36">
      <SelectField
        label={words("language")}
        labelHidden
        value={value}
        options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
        onChange={({ target }) => set("lang", target.value)}
      />
    </div>
  );
}

/** What is published of a report, for anyone who reads it. */
export function ReportReader({ jobId, reportType, children }: ReaderProps) {
  const words = useTranslations("reports.reader");
  const formats = useFormats();
  const { locale } = useReportAddress();
  const { snapshot, problem, reload, refreshing } = useReport({ jobId, reportType, version: null, locale });
  if (problem?.status === 404) return <EmptyState title={words("none")}>{words("noneText")}</EmptyState>;
  if (problem !== undefined && snapshot === undefined)
    return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  if (snapshot === undefined) return <OwnShape />;
  const { version, madeAt, madeBy } = snapshot;
  return (
    <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 grow text-data text-text-2">
          {words("latest", { version: String(version), date: formats.day(madeAt), author: madeBy })}
        </p>
        {reportType === "presentation" && <PptxButton snapshot={snapshot} />}
        <PrintLink snapshot={snapshot} />
        <LanguageChoice value={snapshot.locale} />
      </div>
      {children(snapshot)}
    </div>
  );
}
