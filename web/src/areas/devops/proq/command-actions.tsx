import { Button, ConfirmDialog } from "@paygauge/ui";
import { Ban, ListChecks, RotateCcw } from "lucide-react";
import { useState } from "react";
import type { QueuedCommand } from "@paygauge/api-types/entities/proq";
import { useAction } from "../../../data/use-action.ts";
import { shortType } from "../../../state/command-words.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { mayBeCanceled, mayBeRetried } from "../command-moves.ts";

interface CommandActionsProps {
  readonly command: QueuedCommand;
  readonly onChanged: () => void;
}

/** Check, retry and cancel of one command, as far as its state and the user's permissions let them. */
export function CommandActions({ command, onChanged }: CommandActionsProps) {
  const words = useTranslations("devops.command");
  const mayMaintain = useMay("DevOps_JobMaintenance_VIEW");
  const mayChange = useMayChange();
  const retry = useAction("retryCommand", { operation: words("retryOperation") });
  const again = async () => {
    const outcome = await retry.run({ params: { commandId: command.id } });
    if (outcome?.ok) notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <>
      <CheckButton command={command} />
      {mayMaintain && mayBeRetried(command.state) && (
        <Button
          variant="primary"
          disabled={!mayChange}
          pending={retry.pending}
          onClick={() => void again()}
          icon={<RotateCcw aria-hidden size={16} strokeWidth={1.6} />}
        >
          {words("retry")}
        </Button>
      )}
      {mayMaintain && mayBeCanceled(command.state) && (
        <CancelButton command={command} onChanged={onChanged} disabled={!mayChange} />
      )}
    </>
  );
}

function CheckButton({ command }: Pick<CommandActionsProps, "command">) {
  const words = useTranslations("devops.command");
  const may = useMay("QuickView_ProQ_VIEW");
  const check = useAction("checkQueuedCommands", { operation: words("checkOperation") });
  if (!may) return null;
  const ask = async () => {
    const outcome = await check.run({ params: { id: command.jobId ?? command.targetEntityId } });
    if (!outcome?.ok) return;
    const ofJob = command.jobId !== null;
    if (outcome.answer) notifyDone(words(ofJob ? "hasQueued" : "hasQueuedTarget"));
    else notifyDone(words(ofJob ? "noQueued" : "noQueuedTarget"));
  };
  return (
    <Button
      pending={check.pending}
      onClick={() => void ask()}
      icon={<ListChecks aria-hidden size={16} strokeWidth={1.6} />}
    >
      {words("check")}
    </Button>
  );
}

function CancelButton({ command, onChanged, disabled }: CommandActionsProps & { readonly disabled: boolean }) {
  const words = useTranslations("devops.command");
  const [asking, setAsking] = useState(false);
  const { run, pending } = useAction("cancelCommand", { operation: words("cancelOperation") });
  const confirm = async () => {
    const outcome = await run({ params: { commandId: command.id } });
    if (outcome === null) return;
    setAsking(false);
    if (outcome.ok) notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <>
      <Button
        variant="danger"
        disabled={disabled}
        onClick={() => setAsking(true)}
        icon={<Ban aria-hidden size={16} strokeWidth={1.6} />}
      >
        {words("cancel")}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          submitting={pending}
          danger
          title={words("cancelTitle")}
          description={words("cancelText", { type: shortType(command.commandType) })}
          onConfirm={() => void confirm()}
        />
      )}
    </>
  );
}
