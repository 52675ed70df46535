import { PageHeader, Panel } from "@paygauge/ui";
import type { ReactNode } from "react";
import type { AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import type { AnalyticsReport, AnalyticsView } from "@paygauge/api-types/entities/analytics-reports";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { AnswerPanel } from "./answer/answer-panel.tsx";
import { Builder } from "./build/builder.tsx";
import { SaveActions } from "./save/save-actions.tsx";
import { useQueryAddress } from "./use-query-address.ts";

interface QueryPageProps {
  readonly title: string;
  /** null: not saved yet. */
  readonly report: AnalyticsReport | null;
  readonly version?: AnalyticsReport["versions"][number] | undefined;
  readonly base: { readonly query: AnalyticsQuery; readonly view: AnalyticsView };
  readonly choice?: ReactNode;
  readonly onChanged?: () => void;
  /** Parts below the answer. */
  readonly after?: ReactNode;
}

/** The builder, and next to it the answer to what it says at this moment. */
export function QueryPage({ title, report, version, base, choice, onChanged, after }: QueryPageProps) {
  const words = useTranslations("analytics.page");
  const state = useQueryAddress(base);
  const sight = useCall("analyticsDatasets", {});
  const facts =
    report !== null &&
    version !== undefined &&
    [
      words("facts", { number: version.number, name: version.savedBy }),
      ...(report.issuerName === null ? [] : [words("sharedWith", { issuer: report.issuerName })]),
    ].join(", ");
  return (
    <>
      <PageHeader
        title={title}
        facts={facts || report?.description}
        actions={
          <>
            {choice}
            <SaveActions report={report} state={state} issuers={sight.data?.sharedWith ?? []} onChanged={onChanged} />
          </>
        }
      />
      <div className="grid gap-3.5 border-t border-line p-5 max-lg:p-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Panel title={words("builder")}>
          <Builder query={state.query} onQuery={state.setQuery} sight={sight} />
        </Panel>
        <div className="flex min-w-0 flex-col gap-3.5">
          <AnswerPanel query={state.query} view={state.view} onView={state.setView} />
          {after}
        </div>
      </div>
    </>
  );
}
