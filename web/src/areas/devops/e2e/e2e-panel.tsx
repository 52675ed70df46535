import { Button, ErrorState, Panel, ProgressBar, Skeleton, TextLink } from "@paygauge/ui";
import { Check, CircleAlert, Minus } from "lucide-react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { e2eSteps, type E2eRun, type E2eStep, type E2eStepResult } from "@paygauge/api-types/entities/e2e-runs";
import { problemView } from "../../../data/grid-error.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useE2eRun } from "./use-e2e-run.ts";

/** Where a step can be watched while the job exists. */
function placeOf(step: E2eStep, jobId: string): string {
  if (step === "results" || step === "read") return linkTo("jobSuppliers", { jobId });
  if (step === "create" || step === "publish") return linkTo("jobDetails", { jobId });
  return step === "import" ? linkTo("jobLoading", { jobId }) : linkTo("jobWorkflowAdvanced", { jobId });
}

/** Starts a small job from its file to published, shows each step with its time, and erases the job. */
export function E2ePanel() {
  const words = useTranslations("systemHealth.e2e");
  const { last, current, start, cancel } = useE2eRun();
  const run = last.data?.run ?? null;
  const steps = current?.steps ?? run?.steps ?? [];
  return (
    <Panel
      title={words("title")}
      facts={words("facts")}
      actions={
        current === null ? (
          <Button size="sm" onClick={() => void start()}>
            {words("start")}
          </Button>
        ) : (
          <Button size="sm" onClick={cancel}>
            {words("cancel")}
          </Button>
        )
      }
    >
      {last.problem && !last.data && <ErrorState {...problemView(last.problem)} onRetry={last.reload} />}
      {!last.problem && !last.data && <Skeleton kind="chart" height={120} />}
      {current !== null && (
        <div className="mb-3">
          <ProgressBar
            label={words("running")}
            value={steps.length}
            max={e2eSteps.length}
            amount={words("amount", { done: steps.length, total: e2eSteps.length })}
          />
        </div>
      )}
      {current === null && last.data && <Outcome run={run} />}
      {steps.length > 0 && <StepList steps={steps} jobId={current?.jobId ?? null} />}
    </Panel>
  );
}

function Outcome({ run }: { readonly run: E2eRun | null }) {
  const words = useTranslations("systemHealth.e2e");
  const { locale } = useFormats();
  if (run === null) return <p className="text-data text-text-2">{words("never")}</p>;
  const at = new Date(run.startedOn).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <p className="mb-2 text-data">
      <span className="font-medium">{words(`outcomes.${run.outcome ?? "open"}`)}</span>{" "}
      <span className="text-text-2">{words("started", { at, name: run.startedBy })}</span>
    </p>
  );
}

interface StepListProps {
  readonly steps: readonly E2eStepResult[];
  /** null: the job is erased or not created. */
  readonly jobId: string | null;
}

function StepList({ steps, jobId }: StepListProps) {
  const words = useTranslations("systemHealth.e2e");
  return (
    <ol className="divide-y divide-line text-data">
      {e2eSteps.map((step) => {
        const result = steps.find((each) => each.step === step);
        const name = words(`steps.${step}`);
        return (
          <li key={step} className="flex flex-wrap gap-x-2 py-1.5">
            <StepIcon result={result} />
            <span className="grow">
              {jobId !== null && result !== undefined ? <TextLink href={placeOf(step, jobId)}>{name}</TextLink> : name}
            </span>
            <span className="text-text-2 tabular-nums">
              {result === undefined ? words("notMade") : words("ms", { ms: result.ms })}
            </span>
            {result !== undefined && result.detail !== "" && (
              <p className="w-full text-label text-danger">{result.detail}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function StepIcon({ result }: { readonly result: E2eStepResult | undefined }) {
  const words = useTranslations("systemHealth.e2e");
  if (result === undefined) return <Minus aria-hidden size={16} strokeWidth={1.6} className="mt-0.5 text-text-3" />;
  const Icon = result.isOk ? Check : CircleAlert;
  return (
    <>
      <Icon
        aria-hidden
        size={16}
        strokeWidth={1.6}
        className={`mt-0.5 ${result.isOk ? "text-success" : "text-danger"}`}
      />
      <span className="sr-only">{words(result.isOk ? "passed" : "failed")}</span>
    </>
  );
}
