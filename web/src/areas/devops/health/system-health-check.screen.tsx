import { Button, CopyButton, ErrorState, NotificationBar, PageHeader, Skeleton, useTranslate } from "@paygauge/ui";
import { Activity } from "lucide-react";
import { useState } from "react";
import type { CheckResult, HealthOverview, HealthRun } from "@paygauge/api-types/entities/system-health";
import { problemView } from "../../../data/grid-error.ts";
import { callApi } from "../../../data/call-api.ts";
import { asProblem } from "../../../data/api-problem.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { notifyProblem } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { E2ePanel } from "../e2e/e2e-panel.tsx";
import { DeploymentPanel } from "./deployment-panel.tsx";
import { useVerdict } from "./health-words.ts";
import { IntegrationsPanel } from "./integrations-panel.tsx";
import { ProbePanel } from "./probe-panel.tsx";
import { Verdict } from "./verdict.tsx";

/** How often a run in progress is looked at, ms. */
const lookMs = 500;

const isRunning = (run: HealthRun | null | undefined): boolean => run?.tookMs === null;

/** The newest results: those of a run in progress replace the ones before it as they arrive. */
function resultsOf(
  overview: HealthOverview,
  run: HealthRun | undefined,
): ReadonlyMap<CheckResult["check"], CheckResult> {
  return new Map([...overview.latest, ...(run?.results ?? [])].map((result) => [result.check, result]));
}

/** The run that this user started, as far as it has come, and the ways to start one. */
function useChecks(reload: () => void) {
  const words = useTranslations("systemHealth");
  const [id, setId] = useState<string | null>(null);
  const [verifying, setVerifying] = useState(false);
  const start = useAction("systemHealthCheck", { operation: words("startOperation") });
  const progress = useCall("systemHealthProgress", id === null ? null : { params: { correlationId: id } }, {
    pollMs: (run) => (run?.tookMs === undefined || isRunning(run) ? lookMs : 0),
    keepPrevious: false,
  });
  const run = async () => {
    const outcome = await start.run({});
    if (outcome?.ok === true) setId(outcome.answer.correlationId);
  };
  const verify = async () => {
    setVerifying(true);
    try {
      await callApi("verifyIntegrations", {});
      reload();
    } catch (error) {
      notifyProblem(words("verify"), asProblem(error));
    } finally {
      setVerifying(false);
    }
  };
  const pending = start.pending || (id !== null && progress.data?.tookMs === null);
  return { run, pending, verify, verifying, current: progress.data };
}

/** Whether each part of the system responds. */
export default function SystemHealthScreen() {
  const words = useTranslations("systemHealth");
  const title = usePageNames().title("systemHealthCheck");
  const mayRun = useMay("IntegrationChecks_RUN");
  const mayRunTests = useMay("E2ETests_RUN");
  const { data, problem, reload } = useCall("healthOverview", {});
  const checks = useChecks(reload);
  const shown = checks.current ?? data?.lastRun ?? null;
  return (
    <div className="flex min-h-full flex-col">
      <PageHeader
        title={title}
        facts={data && <RunFacts run={shown} />}
        actions={
          <>
            {shown && !isRunning(shown) && <ReportButton run={shown} />}
            {mayRun && (
              <Button
                variant="primary"
                pending={checks.pending}
                onClick={() => void checks.run()}
                icon={<Activity aria-hidden size={16} strokeWidth={1.6} />}
              >
                {words("runAll")}
              </Button>
            )}
          </>
        }
      />
      <div className="flex flex-col gap-3.5 border-t border-line p-5 max-lg:p-4">
        {problem && !data && <ErrorState {...problemView(problem)} onRetry={reload} />}
        {!problem && !data && <Skeleton kind="chart" height={420} />}
        {data && shown && !isRunning(shown) && <Verdict run={shown} />}
        {data && <Alerts alerts={data.alerts} />}
        {data && (
          <div className="grid gap-3.5 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
            <DeploymentPanel overview={data} results={resultsOf(data, checks.current)} />
            <div className="flex min-w-0 flex-col gap-3.5">
              <IntegrationsPanel
                results={resultsOf(data, checks.current)}
                verify={mayRun ? { run: () => void checks.verify(), pending: checks.verifying } : null}
              />
              {mayRun && <ProbePanel />}
              {mayRunTests && <E2ePanel />}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

function RunFacts({ run }: { readonly run: HealthRun | null }) {
  const words = useTranslations("systemHealth");
  const { locale } = useFormats();
  if (run === null) return words("never");
  if (run.tookMs === null) return words("running", { done: run.results.length, total: run.total });
  const at = new Date(run.startedOn).toLocaleString(locale, { dateStyle: "medium", timeStyle: "medium" });
  const seconds = (run.tookMs / 1000).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return words("checked", { at, seconds });
}

/** Copies what a developer would otherwise retype: the verdict, the id, and the state of each check. */
function ReportButton({ run }: { readonly run: HealthRun }) {
  const words = useTranslations("systemHealth");
  const translate = useTranslate();
  const { headline, lines } = useVerdict()(run.results);
  const checks = run.results.map(({ check, state, message, ms }) =>
    [check, state, `${ms} ms`, ...(message === null ? [] : [translate(message)])].join("\t"),
  );
  const text = [headline, ...lines, "", run.correlationId, run.startedOn, ...checks].join("\n");
  return <CopyButton text={text} label={words("copyReport")} />;
}

function Alerts({ alerts }: Pick<HealthOverview, "alerts">) {
  const words = useTranslations("systemHealth");
  const translate = useTranslate();
  const { locale } = useFormats();
  const momentOf = (since: string) =>
    new Date(since).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  if (alerts.length === 0) return null;
  return (
    <section aria-label={words("alerts")} className="overflow-hidden rounded-card border border-warning-line">
      {alerts.map(({ kind, message, since }) => (
        <NotificationBar key={kind} tone="warning">
          <strong className="font-semibold">{translate(message)}</strong> {words("since", { at: momentOf(since) })}
        </NotificationBar>
      ))}
    </section>
  );
}
