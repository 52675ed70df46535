import { Button, ConfirmDialog } from "@paygauge/ui";
import { Power } from "lucide-react";
import { useState } from "react";
import type { MonitoringData } from "@paygauge/api-types/entities/proq";
import { useAction } from "../../../data/use-action.ts";
import { useWords } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";

interface ServiceButtonProps {
  readonly data: MonitoringData;
  readonly onChanged: () => void;
}

/** Stops the claiming of commands, or starts it again, after a question. */
export function ServiceButton({ data, onChanged }: ServiceButtonProps) {
  const words = useWords("devops.monitor");
  const [asking, setAsking] = useState(false);
  const mayChange = useMayChange();
  const label = data.isRunning ? words("stop") : words("start");
  const { run, pending } = useAction("toggleQueueService", { operation: label });
  const waiting = data.queueCounts.queuedCommandsCount - data.inProgressCount;
  const confirm = async () => {
    const outcome = await run({ body: { isRunning: !data.isRunning } });
    if (outcome === null) return;
    setAsking(false);
    if (outcome.ok) notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <>
      <Button
        variant={data.isRunning ? "danger" : "primary"}
        disabled={!mayChange}
        onClick={() => setAsking(true)}
        icon={<Power aria-hidden size={16} strokeWidth={1.6} />}
      >
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          submitting={pending}
          danger={data.isRunning}
          title={data.isRunning ? words("stopTitle") : words("startTitle")}
          description={
            data.isRunning
              ? words("stopText", { progress: data.inProgressCount, queued: waiting })
              : words("startText", { queued: waiting })
          }
          onConfirm={() => void confirm()}
        />
      )}
    </>
  );
}
