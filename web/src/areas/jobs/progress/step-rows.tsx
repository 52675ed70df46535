import { Badge, ProgressBar, MessageText } from "@paygauge/ui";
import type { StepProgress } from "@paygauge/api-types/entities/jobs";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { shareOfStep, useStepAmount } from "../../../state/job-progress.ts";
import { commandStateTones } from "../../../state/job-state-tones.ts";

/** The steps in order; the running one with its bar, a failed one with its sentence. */
export function StepRows({ steps }: { readonly steps: readonly StepProgress[] }) {
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {steps.map((step) => (
        <StepRow key={step.step} step={step} />
      ))}
    </ol>
  );
}

function StepRow({ step }: { readonly step: StepProgress }) {
  const words = useTranslations("jobs.progress");
  const formats = useFormats();
  const amountOf = useStepAmount();
  const amount = amountOf(step);
  const state = step.state === null ? null : words(`states.${step.state}`);
  const begun = step.state === "InProgress" || step.state === "Error" || step.state === "Completed";
  return (
    <li className="flex flex-col gap-1.5 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-data">
        <div className="min-w-[min(13rem,100%)] grow basis-0">
          {begun ? (
            <ProgressBar
              label={words(`steps.${step.step}`)}
              value={shareOfStep(step)}
              max={1}
              amount={amount}
              tone={step.state === "Error" ? "danger" : step.state === "Completed" ? "success" : "accent"}
            />
          ) : (
            <span className="text-label font-medium">{words(`steps.${step.step}`)}</span>
          )}
        </div>
        {step.attempt > 1 && (
          <span className="text-label text-text-3">{words("attempt", { number: formats.count(step.attempt) })}</span>
        )}
        {/* before its first figures a step says its state where they will be */}
        {step.state !== null && !(begun && amount === state) && (
          <Badge tone={commandStateTones[step.state]}>{state}</Badge>
        )}
      </div>
      {step.message !== null && step.message !== "" && (
        <p className={`text-label ${step.state === "Error" ? "text-danger" : "text-text-2"}`}>
          <MessageText message={step.message} />
        </p>
      )}
    </li>
  );
}
