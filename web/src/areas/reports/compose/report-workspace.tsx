import { Button, EmptyState, ErrorState, TextLink } from "@paygauge/ui";
import { SlidersHorizontal } from "lucide-react";
import { useDeferredValue, useRef, type ReactNode } from "react";
import { useSearch } from "wouter";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import type { ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import type { ReportComposition, ReportVersions } from "@paygauge/api-types/reports/versions";
import { isNotAnalysed, NoResults } from "../../../data/empty/no-results.tsx";
import { problemView } from "../../../data/grid-error.ts";
import { useEntityLock } from "../../../data/locks/use-entity-lock.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useLanguage } from "../../../state/language.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { PptxButton } from "../pptx/pptx-button.tsx";
import { PrintLink } from "../read/print-link.tsx";
import { LanguageChoice } from "../read/reader.tsx";
import { useReport } from "../read/use-report.ts";
import { useReportAddress } from "../read/use-report-address.ts";
import { useWide } from "../../../state/use-wide.ts";
import { LayoutPanel } from "./layout-panel.tsx";
import type { SectionNames } from "./section-list.tsx";
import { useComposer, type Composer } from "./use-composition.ts";
import { VersionsPanel } from "./versions-panel.tsx";
import "../reports-calls.ts";

interface WorkspaceProps {
  readonly jobId: string;
  readonly reportType: AnalysisReportType;
  /** How a snapshot is looked at: as a document, or as slides. */
  readonly children: (snapshot: ReportSnapshot) => ReactNode;
}

/** How often a version that is being made is asked about, ms. */
const makingPollMs = 1000;

/** Where a report is composed: its sections and versions next to what comes of them. */
export function ReportWorkspace({ jobId, reportType, children }: WorkspaceProps) {
  const { locale } = useReportAddress();
  const params = { jobId, reportType };
  const composition = useCall("reportComposition", { params, query: locale === null ? {} : { locale } });
  const versions = useCall(
    "reportVersions",
    { params },
    { pollMs: (found) => (found?.versions.some(({ state }) => state === "Making") ? makingPollMs : 0) },
  );
  useEntityLock("job", jobId, true);
  const problem = composition.problem ?? versions.problem;
  if (composition.data === undefined || versions.data === undefined) {
    if (problem === undefined) return <OwnShape />;
    const retry = () => {
      composition.reload();
      versions.reload();
    };
    if (isNotAnalysed(problem)) return <NoResults jobId={jobId} />;
    return <ErrorState {...problemView(problem)} onRetry={retry} retrying={composition.refreshing} />;
  }
  return (
    <Loaded
      {...{ jobId, reportType, children }}
      composition={composition.data}
      found={versions.data}
      reload={() => {
        composition.reload();
        versions.reload();
      }}
    />
  );
}

interface LoadedProps extends WorkspaceProps {
  readonly composition: ReportComposition;
  readonly found: ReportVersions;
  readonly reload: () => void;
}

function Loaded({ jobId, reportType, children, composition, found, reload }: LoadedProps) {
  const { locale: asked, version } = useReportAddress();
  const search = useSearch();
  const locale = asked ?? composition.issuerLanguage;
  const names = useSectionNames({ jobId, reportType }, composition, locale);
  const composer = useComposer({ jobId, reportType }, composition, reload);
  const hrefOf = (number: number): string => {
    const next = new URLSearchParams(search);
    next.set("version", String(number));
    return `?${next.toString()}`;
  };
  const isBeside = useWide();
  const editor = useRef<HTMLDivElement>(null);
  const toCompose = () => {
    editor.current?.scrollIntoView();
    editor.current?.focus({ preventScroll: true });
  };
  const compose = (
    <div key="compose" ref={editor} tabIndex={-1} className="flex min-w-0 scroll-mt-4 flex-col gap-3.5 outline-none">
      <VersionsPanel {...{ jobId, reportType, found, hrefOf, reload }} shown={version} save={() => composer.save()} />
      <LayoutPanel {...{ composition, composer, locale, names }} hasSlides={reportType === "presentation"} />
    </div>
  );
  const toEditor = isBeside ? null : <ToEditor onPress={toCompose} />;
  const result = (
    <div key="result" className="flex min-w-0 flex-col gap-3">
      {version === null ? (
        <Preview {...{ jobId, reportType, children, composition, composer, locale, toEditor }} />
      ) : (
        <Frozen {...{ jobId, reportType, children, version, locale, toEditor }} />
      )}
    </div>
  );
  return (
    <div className="grid items-start gap-3.5 p-5 max-lg:p-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      {isBeside ? [compose, result] : [result, compose]}
    </div>
  );
}

/** Sections named in the reader's language, which need not be the report's; in that one until the names are there. */
function useSectionNames(
  params: { readonly jobId: string; readonly reportType: AnalysisReportType },
  { sections }: ReportComposition,
  locale: ReportComposition["issuerLanguage"],
): SectionNames {
  const [language] = useLanguage();
  const own = useCall("reportComposition", language === locale ? null : { params, query: { locale: language } }).data;
  return own === undefined ? { language: locale, sections } : { language, sections: own.sections };
}

/** Where the editor is below the result: the way to it. */
function ToEditor({ onPress }: { readonly onPress: () => void }) {
  const words = useTranslations("reports.compose");
  return (
    <Button icon={<SlidersHorizontal aria-hidden size={16} strokeWidth={1.6} />} onClick={onPress}>
      {words("toEditor")}
    </Button>
  );
}

interface LookProps extends WorkspaceProps {
  readonly locale: ReportComposition["issuerLanguage"];
  readonly toEditor: ReactNode;
}

/** The report as a version made now would be; while it is made again the one before stands. */
function Preview(props: LookProps & { readonly composition: ReportComposition; readonly composer: Composer }) {
  const { jobId, reportType, children, composition, composer, locale, toEditor } = props;
  const words = useTranslations("reports.compose");
  const layout = useDeferredValue(composer.layout);
  const hasAny = layout.sections.some(({ isIncluded }) => isIncluded);
  const call = useCall("reportPreview", hasAny ? { params: { jobId, reportType }, body: { layout, locale } } : null);
  const { data, problem, reload, refreshing } = call;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-section font-semibold">{words("preview")}</h2>
        <p className="min-w-0 grow text-label text-text-2">
          {words("previewFacts", { run: String(composition.runNumber) })}
        </p>
        {toEditor}
        <LanguageChoice value={locale} />
      </div>
      {problem !== undefined && <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />}
      {data === undefined ? problem === undefined && <OwnShape /> : children(data)}
    </>
  );
}

/** A frozen version, published or not. */
function Frozen({ jobId, reportType, children, version, locale, toEditor }: LookProps & { readonly version: number }) {
  const words = useTranslations("reports");
  const search = useSearch();
  const { snapshot, problem, reload, refreshing } = useReport({ jobId, reportType, version, locale });
  const preview = new URLSearchParams(search);
  preview.delete("version");
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-section font-semibold">{words("compose.frozen", { version: String(version) })}</h2>
        <p className="min-w-0 grow text-data">
          <TextLink href={`?${preview.toString()}`}>{words("reader.preview")}</TextLink>
        </p>
        {toEditor}
        {snapshot !== undefined && reportType === "presentation" && <PptxButton snapshot={snapshot} />}
        {snapshot !== undefined && <PrintLink snapshot={snapshot} />}
        <LanguageChoice value={locale} />
      </div>
      {problem?.status === 404 && (
        <EmptyState title={words("reader.missing")}>{words("reader.missingText")}</EmptyState>
      )}
      {problem !== undefined && problem.status !== 404 && (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      )}
      {snapshot === undefined ? problem === undefined && <OwnShape /> : children(snapshot)}
    </>
  );
}
