import { ConfirmDialog } from "@paygauge/ui";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import type { PublishDialogProps } from "./publish-dialog.tsx";

/** Withdraws the publication, after a yes. */
export function UnpublishDialog({ job, onClose, onChanged }: PublishDialogProps) {
  const words = useTranslations("jobs.publication");
  const { run, pending } = useAction("unpublishJob", { operation: words("unpublishOperation") });
  const { name } = job;
  const unpublish = async () => {
    const outcome = await run({ params: { jobId: job.id } });
    if (outcome === null) return;
    if (outcome.ok) notifyDone(words("undone", { name }));
    onClose();
    onChanged();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      submitting={pending}
      danger
      title={words("unpublishTitle", { name })}
      description={words("unpublishText")}
      confirmLabel={words("unpublish")}
      onConfirm={() => void unpublish()}
    />
  );
}
