import { Button, EmptyState, ErrorState, Panel, ProgressBar, Skeleton } from "@paygauge/ui";
import { ChartColumn, ChartLine, Hash, RotateCw, Table2 } from "lucide-react";
import type { AnalyticsAnswer, AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import { analyticsViews, type AnalyticsView } from "@paygauge/api-types/entities/analytics-reports";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useSettled } from "../../../state/use-settled.ts";
import { useQueryWords } from "../use-query-words.ts";
import { AnswerChart } from "./answer-chart.tsx";
import type { Answered } from "./answered.ts";
import { SqlPart } from "./sql-part.tsx";
import { Totals } from "./totals.tsx";

interface AnswerPanelProps {
  readonly query: AnalyticsQuery;
  readonly view: AnalyticsView;
  readonly onView: (view: AnalyticsView) => void;
}

const icons = { bars: ChartColumn, line: ChartLine, table: Table2, figure: Hash } as const;
const icon = { "aria-hidden": true, size: 14, strokeWidth: 1.6 } as const;
/** While suppliers are prepared, each question prepares more of them. */
const preparingMs = 500;

/** The answer to the query as it is now; a query that still changes isn't asked. */
export function AnswerPanel({ query, view, onView }: AnswerPanelProps) {
  const words = useTranslations("analytics.answer");
  // By its text: each drawing makes another object of the same query.
  const body = JSON.parse(useSettled(JSON.stringify(query))) as AnalyticsQuery;
  const call = useCall(
    "runAnalyticsQuery",
    { body },
    { pollMs: (answer) => (answer?.state === "preparing" ? preparingMs : 0), keepPrevious: false },
  );
  return (
    <div className="flex min-w-0 flex-col gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <fieldset aria-label={words("views")} className="flex flex-wrap gap-1">
          {analyticsViews.map((each) => {
            const Icon = icons[each];
            return (
              <Button
                key={each}
                size="sm"
                variant={each === view ? "secondary" : "quiet"}
                aria-pressed={each === view}
                icon={<Icon {...icon} />}
                onClick={() => onView(each)}
              >
                {words(each)}
              </Button>
            );
          })}
        </fieldset>
        <div className="flex flex-wrap items-center gap-3">
          <output className="text-label text-text-2">
            {call.data?.state === "answered" ? <Found answer={call.data} /> : call.loading && words("running")}
          </output>
          <Button size="sm" pending={call.refreshing} icon={<RotateCw {...icon} />} onClick={call.reload}>
            {words("run")}
          </Button>
        </div>
      </div>
      {call.problem !== undefined ? (
        <ErrorState {...problemView(call.problem)} onRetry={call.reload} retrying={call.refreshing} />
      ) : call.data === undefined ? (
        <Skeleton kind="table" columns={3} rows={8} />
      ) : (
        <Answer query={body} answer={call.data} view={view} onView={onView} />
      )}
    </div>
  );
}

/** How many rows there are, and of how many. */
function Found({ answer }: { readonly answer: Answered }) {
  const words = useTranslations("analytics.answer");
  const formats = useFormats();
  const shown = answer.rows.length;
  const found =
    shown < answer.groups
      ? words("foundOf", { shown, groups: formats.count(answer.groups) })
      : words("found", { shown });
  const waiting = answer.jobsWaiting > 0 ? [words("waiting", { count: answer.jobsWaiting })] : [];
  return [found, words("scanned", { count: answer.scanned }), ...waiting].join(", ");
}

interface AnswerProps extends AnswerPanelProps {
  readonly answer: AnalyticsAnswer;
}

function Answer({ query, answer, view, onView }: AnswerProps) {
  const words = useTranslations("analytics");
  const formats = useFormats();
  const { fieldName } = useQueryWords(query.dataset);
  if (answer.state === "preparing")
    return (
      <ProgressBar
        label={words("answer.preparing")}
        value={answer.done}
        max={answer.total}
        amount={words("answer.prepared", { done: formats.count(answer.done), total: formats.count(answer.total) })}
      />
    );
  if (answer.state === "refused") {
    const { field, ...rest } = answer.args;
    const args = field === undefined ? rest : { ...rest, field: fieldName(String(field)) };
    return <EmptyState title={words("refused")}>{words(`refusals.${answer.code}`, args)}</EmptyState>;
  }
  return (
    <>
      <AnswerChart query={query} answer={answer} view={view} onView={onView} />
      {view !== "figure" && answer.groups > 0 && (
        <Panel title={words("answer.all", { groups: answer.groups })}>
          <Totals query={query} answer={answer} />
        </Panel>
      )}
      <SqlPart sql={answer.sql} />
    </>
  );
}
