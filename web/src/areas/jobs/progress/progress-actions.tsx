import { Button, ConfirmDialog } from "@paygauge/ui";
import { useState } from "react";
import type { JobProgress } from "@paygauge/api-types/entities/jobs";
import { useAction } from "../../../data/use-action.ts";
import { useCancelJob } from "../../../data/use-cancel-job.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";

/** Cancel and resume, where the job allows them and the user may. */
export function ProgressActions({
  progress,
  onChanged,
}: {
  readonly progress: JobProgress;
  readonly onChanged: () => void;
}) {
  const words = useTranslations("jobs.progress");
  const mayCreate = useMay("JobCreate");
  const mayChange = useMayChange();
  const [asking, setAsking] = useState(false);
  const { cancel, pending: canceling } = useCancelJob(words("cancel"), words("canceled"));
  const resume = useAction("resumeJob", { operation: words("resume") });
  const params = { jobId: progress.jobId };
  const onCancel = async () => {
    if ((await cancel(progress.jobId)) === null) return;
    setAsking(false);
    onChanged();
  };
  const onResume = async () => {
    const outcome = await resume.run({ params });
    if (outcome?.ok === true) notifyDone(words("resumed"));
    onChanged();
  };
  if (!mayCreate || !mayChange) return null;
  return (
    <>
      {progress.mayResume && (
        <Button variant="primary" pending={resume.pending} onClick={() => void onResume()}>
          {words("resume")}
        </Button>
      )}
      {progress.mayCancel && (
        <Button variant="danger" onClick={() => setAsking(true)}>
          {words("cancel")}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          open
          danger
          onOpenChange={setAsking}
          submitting={canceling}
          title={words("cancelTitle")}
          description={words("cancelText")}
          onConfirm={() => void onCancel()}
        />
      )}
    </>
  );
}
