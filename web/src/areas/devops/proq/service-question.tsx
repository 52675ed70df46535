import { ConfirmDialog } from "@paygauge/ui";
import type { MonitoringData } from "@paygauge/api-types/entities/proq";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

interface ServiceQuestionProps {
  readonly data: MonitoringData;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Asks before the claiming of commands is stopped or started, and does it. */
export function ServiceQuestion({ data, onChanged, onClose }: ServiceQuestionProps) {
  const words = useTranslations("devops.monitor");
  const { isRunning, queueCounts, inProgressCount: progress } = data;
  const operation = words(isRunning ? "stop" : "start");
  const { run, pending } = useAction("toggleQueueService", { operation });
  const queued = queueCounts.queuedCommandsCount - data.scheduledCount - progress;
  const confirm = async () => {
    const outcome = await run({ body: { isRunning: !isRunning } });
    if (outcome === null) return;
    onClose();
    if (outcome.ok) notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      submitting={pending}
      danger={isRunning}
      title={words(isRunning ? "stopTitle" : "startTitle")}
      description={isRunning ? words("stopText", { progress, queued }) : words("startText", { queued })}
      onConfirm={() => void confirm()}
    />
  );
}
