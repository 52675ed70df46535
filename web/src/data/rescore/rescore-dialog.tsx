import { ConfirmDialog } from "@paygauge/ui";
import { useAction } from "../use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";

interface RescoreDialogProps {
  readonly jobId: string;
  readonly onQueued: () => void;
  readonly onClose: () => void;
}

/** Asks before a whole job is scored again. */
export function RescoreDialog({ jobId, onQueued, onClose }: RescoreDialogProps) {
  const words = useTranslations("decisions");
  const { run, pending } = useAction("rescoreJob", { operation: words("rescore") });
  const rescore = async () => {
    const outcome = await run({ params: { jobId } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onClose();
    onQueued();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      submitting={pending}
      title={words("rescoreTitle")}
      description={words("rescoreText")}
      confirmLabel={words("rescoreNow")}
      onConfirm={() => void rescore()}
    />
  );
}
