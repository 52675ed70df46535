import { buttonStyle, EmptyState, ErrorState, NotificationBar, Panel, SelectField, StaleBar } from "@paygauge/ui";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { languages } from "@paygauge/api-types/languages";
import { caseYears } from "@paygauge/api-types/entities/case-parameters";
import "../../data/business-case-calls.ts";
import { callHref } from "../../data/call-api.ts";
import { isNotAnalysed, NoResults } from "../../data/empty/no-results.tsx";
import { gridErrorOf, problemView } from "../../data/grid-error.ts";
import { useCall } from "../../data/use-call.ts";
import { useCaseAddress } from "../../state/case-address.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { OwnShape } from "../../state/own-shape.tsx";
import { useRunQuery } from "../../state/perspective.ts";
import { useScenarioName } from "../../state/scenario-name.ts";
import { useMayCompose } from "./use-may-compose.ts";

interface CaseFilesProps {
  readonly jobId: string;
  /** The case as printable pages, below the files. */
  readonly children: ReactNode;
}

/** The business case as a file, which scenario, over how many years, and whose copy; and below it as pages. */
export function CaseFiles({ jobId, children }: CaseFilesProps) {
  const actions = useTranslations("businessCase.actions");
  const source = useTranslations("businessCase.source");
  const query = useRunQuery();
  const { data, problem, reload, refreshing } = useCall("businessCaseFile", { params: { jobId }, query });
  if (data === undefined) {
    if (problem === undefined) return <OwnShape />;
    if (isNotAnalysed(problem)) return <NoResults jobId={jobId} />;
    return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  }
  const stale = gridErrorOf(problem, reload);
  const { missing, named } = data;
  if (missing > 0 && missing === named)
    return <EmptyState title={actions("hidden")}>{actions("hiddenText")}</EmptyState>;
  return (
    <>
      <div className="flex flex-col gap-3.5 p-5 pb-0 max-lg:p-4 max-lg:pb-0">
        {stale !== undefined && <StaleBar error={stale} />}
        {missing > 0 && <NotificationBar tone="warning">{source("missing", { missing, named })}</NotificationBar>}
        <FilePanel jobId={jobId} file={data} />
      </div>
      {children}
    </>
  );
}

const copies = ["buyer", "issuer"] as const;

/** What is asked for is in the address. */
function useAsked({ scenarios, hasIssuerSide }: AnswerOf<"businessCaseFile">) {
  const { locale } = useFormats();
  const [scenario, setScenario] = useCaseAddress("scenario");
  const [years, setYears] = useCaseAddress("years");
  const [side, setSide] = useCaseAddress("side");
  return {
    scenario: scenarios.find(({ id }) => id === scenario)?.id ?? "base",
    years: caseYears.find((each) => String(each) === years) === 3 ? ("3" as const) : ("5" as const),
    copy: copies.find((each) => each === side && hasIssuerSide) ?? "buyer",
    language: languages.find((each) => locale.startsWith(each)) ?? "en",
    setScenario,
    setYears,
    setSide,
  };
}

function FilePanel({ jobId, file }: { readonly jobId: string; readonly file: AnswerOf<"businessCaseFile"> }) {
  const words = useTranslations("businessCase.download");
  const actions = useTranslations("businessCase.actions");
  const { day } = useFormats();
  const run = useRunQuery();
  const nameOf = useScenarioName();
  const { setScenario, setYears, setSide, ...asked } = useAsked(file);
  // Anyone who composes the pages makes a version of them: that is the page's one solid button.
  const isFirst = useMayCompose(jobId) !== true;
  const facts =
    file.savedOn === null
      ? words("notSaved")
      : words("version", { version: file.version, author: file.author ?? "", day: day(file.savedOn) });
  return (
    <Panel title={words("title")} facts={facts}>
      <p className="max-w-180 text-data text-text-2">{words("intro")}</p>
      <div className="mt-3 grid max-w-180 gap-3 sm:grid-cols-3">
        <SelectField
          label={words("scenario")}
          value={asked.scenario}
          options={file.scenarios.map((each) => ({ value: each.id, label: nameOf(each) }))}
          onChange={({ target }) => setScenario(target.value === "base" ? null : target.value)}
        />
        <SelectField
          label={actions("years")}
          value={asked.years}
          options={caseYears.map((each) => ({ value: String(each), label: actions("yearsOf", { years: each }) }))}
          onChange={({ target }) => setYears(target.value === "5" ? null : target.value)}
        />
        {file.hasIssuerSide && (
          <SelectField
            label={words("copy")}
            hint={asked.copy === "issuer" ? words("notForBuyers") : undefined}
            value={asked.copy}
            options={copies.map((each) => ({ value: each, label: actions(`sides.${each}`) }))}
            onChange={({ target }) => setSide(target.value === "buyer" ? null : target.value)}
          />
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {(["xlsx", "csv"] as const).map((format) => (
          <a
            key={format}
            download
            href={callHref("exportBusinessCase", { params: { jobId }, query: { ...run, ...asked, format } })}
            className={buttonStyle({ variant: format === "xlsx" && isFirst ? "primary" : "secondary" })}
          >
            <Download aria-hidden size={16} strokeWidth={1.6} />
            {words(format)}
          </a>
        ))}
      </div>
    </Panel>
  );
}
