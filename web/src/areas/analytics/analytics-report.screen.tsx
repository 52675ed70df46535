import { AppLink, buttonStyle, EmptyState, ErrorState, PageHeader } from "@paygauge/ui";
import type { AnalyticsReport } from "@paygauge/api-types/entities/analytics-reports";
import { linkTo } from "@paygauge/api-types/sitemap";
import { problemView } from "../../data/grid-error.ts";
import { useAddressPart } from "../../data/use-address-part.ts";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { OwnShape } from "../../state/own-shape.tsx";
import { usePageParams } from "../../state/page.ts";
import { QueryPage } from "./query-page.tsx";
import { VersionChoice } from "./save/version-choice.tsx";
import { SchedulesPart } from "./schedules/schedules-part.tsx";
import { startOf } from "./start-query.ts";

/** A saved query, run with the reader's own rights. */
export default function AnalyticsReportScreen() {
  const { reportId } = usePageParams("analyticsReport");
  const words = useTranslations("analytics.page");
  const title = usePageNames().title("analyticsReport");
  const { data, problem, reload, refreshing } = useCall("analyticsReport", { params: { reportId } });
  if (data !== undefined) return <OpenReport report={data} onChanged={reload} />;
  if (problem === undefined) return <OwnShape />;
  return (
    <>
      <PageHeader title={title} />
      {problem.status === 404 ? (
        <EmptyState
          title={words("missing")}
          action={
            <AppLink href={linkTo("analyticsQuery")} className={buttonStyle({})}>
              {words("toList")}
            </AppLink>
          }
        >
          {words("missingText")}
        </EmptyState>
      ) : (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      )}
    </>
  );
}

interface OpenReportProps {
  readonly report: AnalyticsReport;
  readonly onChanged: () => void;
}

/** The version that the address names; the newest without one. */
function OpenReport({ report, onChanged }: OpenReportProps) {
  const words = useTranslations("analytics.page");
  const [number, setNumber] = useAddressPart("version");
  const version = report.versions.find((each) => String(each.number) === number) ?? report.versions[0];
  const query = version?.query ?? null;
  const choice = <VersionChoice report={report} number={version?.number ?? report.number} onChoose={setNumber} />;
  if (query === null)
    return (
      <>
        <PageHeader title={report.name} actions={choice} />
        <EmptyState title={words("damaged")} />
      </>
    );
  return (
    <QueryPage
      key={version?.number}
      title={report.name}
      report={report}
      version={version}
      choice={choice}
      onChanged={onChanged}
      after={<SchedulesPart report={report} />}
      base={{ query: { ...startOf(query.dataset), ...query }, view: version?.view ?? "table" }}
    />
  );
}
