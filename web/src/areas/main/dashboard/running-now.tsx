import { ConfirmDialog, IconButton, ProgressBar, TextLink } from "@paygauge/ui";
import { X } from "lucide-react";
import { useState } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { useCancelJob } from "../../../data/use-cancel-job.ts";
import { useTranslations } from "../../../state/formats.ts";
import { currentStep, shareOfStep, useStepAmount } from "../../../state/job-progress.ts";
import { useGuard, useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { PartPanel } from "./part-panel.tsx";
import type { KeptParts } from "./use-kept-parts.ts";

type RunningJob = AnswerOf<"runningJobs">[number];

interface RunningNowProps {
  readonly part: KeptParts["running"];
  readonly onChanged: () => void;
}

/** Imports that run now, with their progress; hidden while there are none. */
export function RunningNow({ part, onChanged }: RunningNowProps) {
  const words = useTranslations("main.home.running");
  const { opens } = useGuard();
  if (!part.failed && part.value?.length === 0) return null;
  return (
    <PartPanel
      title={words("title")}
      part={part}
      facts={part.value?.length}
      actions={opens("proqMonitoring") && <TextLink href={linkTo("proqMonitoring")}>{words("queue")}</TextLink>}
      onRetry={onChanged}
    >
      {(jobs) => (
        <ul className="divide-y divide-line">
          {jobs.map((job) => (
            <RunningLine key={job.jobId} job={job} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </PartPanel>
  );
}

function RunningLine({ job, onChanged }: { readonly job: RunningJob; readonly onChanged: () => void }) {
  const words = useTranslations("main.home.running");
  const steps = useTranslations("jobs.progress.steps");
  const amountOf = useStepAmount();
  const [asking, setAsking] = useState(false);
  const mayCreate = useMay("JobCreate");
  const mayChange = useMayChange();
  const { name } = job;
  const { cancel, pending } = useCancelJob(words("cancel", { name }), words("canceled", { name }));
  const step = currentStep(job.progress);
  const onConfirm = async () => {
    if ((await cancel(job.jobId)) === null) return;
    setAsking(false);
    onChanged();
  };
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <TextLink variant="entity" truncate href={linkTo("jobLoading", { jobId: job.jobId })} className="text-data">
          {name}
        </TextLink>
        {step !== undefined && (
          <ProgressBar label={steps(step.step)} value={shareOfStep(step)} max={1} amount={amountOf(step)} />
        )}
      </div>
      {mayCreate && mayChange && job.progress.mayCancel && (
        <IconButton
          size="sm"
          label={words("cancel", { name })}
          onClick={() => setAsking(true)}
          icon={<X aria-hidden size={14} strokeWidth={1.6} />}
        />
      )}
      {asking && (
        <ConfirmDialog
          open
          danger
          submitting={pending}
          title={words("cancelTitle")}
          description={words("cancelText", { name })}
          onOpenChange={setAsking}
          onConfirm={() => void onConfirm()}
        />
      )}
    </li>
  );
}
