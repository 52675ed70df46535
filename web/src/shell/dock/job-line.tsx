import { ConfirmDialog, IconButton, ProgressBar, TextLink } from "@paygauge/ui";
import { X } from "lucide-react";
import { useState } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { useCancelJob } from "../../data/use-cancel-job.ts";
import { useTranslations } from "../../state/formats.ts";
import { currentStep, shareDone, useStepAmount } from "../../state/job-progress.ts";
import { useMay } from "../../state/permissions.ts";
import { useMayChange } from "../../state/system.ts";

type RunningJob = AnswerOf<"runningJobs">[number];

/** One running job: its step, how far it is, the way to it, and the way to stop it. */
export function JobLine({ job, onChanged }: { readonly job: RunningJob; readonly onChanged: () => void }) {
  const words = useTranslations("upload.dock");
  const steps = useTranslations("jobs.progress.steps");
  const amountOf = useStepAmount();
  const [asking, setAsking] = useState(false);
  const mayCreate = useMay("JobCreate");
  const mayChange = useMayChange();
  const mayCancel = mayCreate && mayChange && job.progress.mayCancel;
  const { cancel, pending } = useCancelJob(
    words("cancelJob", { name: job.name }),
    words("canceled", { name: job.name }),
  );
  const step = currentStep(job.progress);
  const onCancel = async () => {
    if ((await cancel(job.jobId)) === null) return;
    setAsking(false);
    onChanged();
  };
  return (
    <li className="flex flex-col gap-1 px-3 py-2">
      <div className="flex items-center gap-2">
        <TextLink
          variant="entity"
          href={linkTo("jobLoading", { jobId: job.jobId })}
          truncate
          className="grow text-data"
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
          onConfirm={() => void onCancel()}
        />
      )}
    </li>
  );
}
