import "@fontsource-variable/source-serif-4/wght.css";
import "../../../report-drawing/report-drawing.css";
import "../../../report-drawing/report-slide.css";
import "../../../printable/paper.css";
import { EmptyState, ErrorState, ScrollBox, Skeleton, TextLink } from "@paygauge/ui";
import { useEffect, useState, type CSSProperties } from "react";
import { themeVariables } from "@paygauge/api-types/themes/theme-css";
import type { ThemeKey } from "@paygauge/api-types/entities/identity";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { addressOf, type PrintedPlace } from "../../../printable/printed-place.ts";
import { PaperDocument } from "../../../printable/paper-document.tsx";
import { readSnapshot, type ReadSnapshot } from "../../../printable/read-snapshot.ts";
import { contentWidth, slideSize } from "../../../printable/page-rules.ts";
import { ReportSlideDrawn } from "../../../report-drawing/report-slide.tsx";
import { useBoot } from "../../../state/boot.ts";
import { useTranslations } from "../../../state/formats.ts";
import { printableLayouts, type PrintableLayoutId } from "./layouts.ts";

/** Jobs that are looked through for one with the document. */
const lookedThrough = 10;

interface PrintablePartProps {
  readonly id: PrintableLayoutId;
  readonly theme: ThemeKey;
}

/** A printable document of the newest job that has one published, in the print variant of a theme. */
export function PrintablePart({ id, theme }: PrintablePartProps) {
  const words = useTranslations("dev.layouts");
  const { language } = useBoot();
  const { reportType, paper } = printableLayouts[id];
  const jobs = useCall("jobs", { body: { pageNumber: 1, pageSize: lookedThrough } });
  const found = useDocument(jobs.data?.collection, reportType, language);
  if (jobs.problem) return <ErrorState {...problemView(jobs.problem)} onRetry={jobs.reload} />;
  if (found === undefined) return <Skeleton kind="chart" height={640} />;
  if (found === null) return <EmptyState title={words("noDocument")}>{words("noDocumentHint")}</EmptyState>;
  const { snapshot } = found;
  const variables: CSSProperties = { colorScheme: "light", ...themeVariables(theme, "print") };
  const place: PrintedPlace = { jobId: found.jobId, reportType, sections: [], locale: null, version: null, paper };
  return (
    <>
      <p className="text-label text-text-2">
        {words("printFacts")}{" "}
        <TextLink href={addressOf(place)}>{words("openPrintable", { job: snapshot.jobName })}</TextLink>
      </p>
      <ScrollBox label={words("document")} className="border border-line">
        <div
          data-theme={theme}
          data-mode="print"
          style={variables}
          lang={snapshot.locale}
          className="w-max min-w-full bg-surface p-4 text-text"
        >
          {paper === null ? (
            snapshot.sections.map((section, index) => (
              <div key={section.id} className="mb-4 overflow-hidden border border-line" style={slideSize}>
                <ReportSlideDrawn
                  snapshot={snapshot}
                  section={section}
                  place={`${index + 1} / ${snapshot.sections.length}`}
                />
              </div>
            ))
          ) : (
            <div className="mx-auto" style={{ width: contentWidth[paper] }}>
              <PaperDocument snapshot={snapshot} sections={snapshot.sections} paper={paper} element="div" />
            </div>
          )}
        </div>
      </ScrollBox>
    </>
  );
}

interface Found extends Extract<ReadSnapshot, { kind: "read" }> {
  readonly jobId: string;
}

/** The first of the jobs that has the document; null: none has, undefined: they are being looked through. */
function useDocument(
  jobs: readonly { readonly id: string }[] | undefined,
  reportType: AnalysisReportType,
  locale: string,
): Found | null | undefined {
  const [found, setFound] = useState<{ readonly name: string; readonly found: Found | null }>();
  const ids = jobs?.map(({ id }) => id).join(" ");
  const name = `${reportType} ${locale} ${ids ?? ""}`;
  useEffect(() => {
    if (ids === undefined) return undefined;
    const end = new AbortController();
    const look = async (): Promise<void> => {
      for (const jobId of ids.split(" ").filter((id) => id !== "")) {
        const read = await readSnapshot({ jobId, reportType, version: null }, locale, end.signal);
        if (end.signal.aborted) return;
        if (read.kind === "read") return setFound({ name, found: { ...read, jobId } });
      }
      setFound({ name, found: null });
    };
    void look();
    return () => end.abort();
  }, [ids, reportType, locale, name]);
  return found?.name === name ? found.found : undefined;
}
