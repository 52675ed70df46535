import { useLocation } from "wouter";
import { limits, linkTo, type Job } from "@paygauge/api-types";
import { useAction } from "../../../data/use-action.ts";
import { TypedNameDialog } from "../../../records/typed-name-dialog.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

interface DeleteDialogProps {
  readonly job: Pick<Job, "id" | "name">;
  readonly onClose: () => void;
}

/** Deletes the job once its name is typed; then there is nothing to stay for. */
export function DeleteDialog({ job, onClose }: DeleteDialogProps) {
  const words = useTranslations("jobAdmin.deletion");
  const [, navigate] = useLocation();
  const { run, pending } = useAction("deleteJob", { operation: words("act") });
  const act = async () => {
    const outcome = await run({ params: { jobId: job.id } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    navigate(linkTo("analysis"));
  };
  return (
    <TypedNameDialog
      title={words("title", { name: job.name })}
      description={words("text", { days: limits.deletedJobsKeptDays })}
      label={words("typeName", { name: job.name })}
      expected={job.name}
      act={words("act")}
      pending={pending}
      onAct={() => void act()}
      onClose={onClose}
    />
  );
}
