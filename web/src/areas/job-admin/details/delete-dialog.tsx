import { ConfirmDialog } from "@paygauge/ui";
import { useLocation } from "wouter";
import { limits } from "@paygauge/api-types/limits";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

interface DeleteDialogProps {
  readonly job: Pick<Job, "id" | "name">;
  readonly onClose: () => void;
}

/** Deletes the job after one question. It can be restored: Undo in the notice does so at once. */
export function DeleteDialog({ job, onClose }: DeleteDialogProps) {
  const words = useTranslations("jobAdmin.deletion");
  const [, navigate] = useLocation();
  const { run, pending } = useAction("deleteJob", { operation: words("act") });
  const restore = useAction("restoreJob", { operation: words("undo") });
  const undo = async () => {
    const outcome = await restore.run({ params: { id: job.id } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    navigate(linkTo("jobDetails", { jobId: job.id }));
  };
  const act = async () => {
    const outcome = await run({ params: { jobId: job.id } });
    if (!outcome?.ok) return;
    navigate(linkTo("analysis"));
    notifyDone(outcome.answer.message, { label: words("undo"), onSelect: () => void undo() });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      submitting={pending}
      danger
      title={words("title", { name: job.name })}
      description={words("text", { days: limits.deletedJobsKeptDays })}
      confirmLabel={words("act")}
      onConfirm={() => void act()}
    />
  );
}
