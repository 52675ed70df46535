import { ConfirmDialog, IconButton, ProgressBar, TextLink } from "@paygauge/ui";
import { X } from "lucide-react";
import { useState } from "react";
import { linkTo, type AnswerOf } from "@paygauge/api-types";
import { useAction } from "../../data/use-action.ts";
import { useWords } from "../../state/formats.ts";
import { currentStep, shareDone, useStepAmount } from "../../state/job-progress.ts";
import { notifyDone } from "../../state/notifications.ts";
import { useMay } from "../../state/permissions.ts";
import { useMayChange } from "../../state/system.ts";

type RunningJob = AnswerOf<"runningJobs">[number];

/** One running job: its step, how far it is, the way to it, and the way to stop it. */
export function JobLine({ job, onChanged }: { readonly job: RunningJob; readonly onChanged: () => void }) {
  const words = useWords("shell.dock");
  const steps = useWords("jobs.progress.steps");
  const amountOf = useStepAmount();
  const [asking, setAsking] = useState(false);
  const mayCreate = useMay("JobCreate");
  const mayChange = useMayChange();
  const mayCancel = mayCreate && mayChange && job.progress.mayCancel;
  const { run, pending } = useAction("cancelJob", { operation: words("cancelJob", { name: job.name }) });
  const step = currentStep(job.progress);
  const cancel = async () => {
    const outcome = await run({ params: { jobId: job.jobId } });
    if (outcome === null) return;
    setAsking(false);
    if (outcome.ok) notifyDone(words("canceled", { name: job.name }));
    onChanged();
  };
  return (
    <li className="flex flex-col gap-1 px-3 py-2">
      <div className="flex items-center gap-2">
        <TextLink
          variant="entity"
          href={linkTo("jobLoading", { jobId: job.jobId })}
          className="min-w-0 grow truncate text-data"
        >
          {job.name}
        </TextLink>
        {mayCancel && (
          <IconButton
            size="sm"
            label={words("cancelJob", { name: job.name })}
            onClick={() => setAsking(true)}
            icon={<X aria-hidden size={14} strokeWidth={1.6} />}
          />
        )}
      </div>
      <ProgressBar
        label={step === undefined ? "" : steps(step.step)}
        value={shareDone(job.progress)}
        max={1}
        amount={step === undefined ? "" : amountOf(step)}
      />
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          submitting={pending}
          danger
          title={words("cancelTitle")}
          description={words("cancelText", { name: job.name })}
          onConfirm={() => void cancel()}
        />
      )}
    </li>
  );
}
