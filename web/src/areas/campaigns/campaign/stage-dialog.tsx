import { Button, Dialog, TextAreaField } from "@paygauge/ui";
import { useState } from "react";
import type { CampaignStage } from "@paygauge/api-types/campaigns/campaign-rules";
import { campaignLimits } from "@paygauge/api-types/entities/campaigns";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useCampaignView } from "./campaign-view.ts";

interface StageDialogProps {
  readonly to: Exclude<CampaignStage, "Pending">;
  readonly onClose: () => void;
}

/** The change of a stage while it is asked for; a forced end needs its note. */
function useStage({ to, onClose }: StageDialogProps) {
  const words = useTranslations("campaigns.stage");
  const { job, found, reload } = useCampaignView();
  const { campaign, counters } = found;
  const { campaignWorkflowId, version, stage } = campaign;
  const open = counters.Pending.suppliers + counters.Active.suppliers;
  const isForced = to === "Completed" && open > 0;
  const opening = stage === "Completed" ? "reopen" : "start";
  const act = to === "Completed" ? "complete" : opening;
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const { run, pending } = useAction("setCampaignStage", { operation: words(`${act}.act`) });
  const isMissing = isForced && note.trim() === "";
  const save = async () => {
    setTried(true);
    if (isMissing) return;
    const outcome = await run({
      params: { jobId: job.id, campaignWorkflowId },
      body: { version, stage: to, isForced, note },
    });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    reload();
    onClose();
  };
  return { act, open, isForced, note, setNote, isMissing: tried && isMissing, pending, save } as const;
}

/** Starts, completes or reopens a campaign: says first what is missing, and asks for the note of a forced end. */
export function StageDialog({ to, onClose }: StageDialogProps) {
  const words = useTranslations("campaigns.stage");
  const { campaign, counters, withoutContact } = useCampaignView().found;
  const { act, open, isForced, note, setNote, isMissing, pending, save } = useStage({ to, onClose });
  return (
    <Dialog
      open
      submitting={pending}
      onOpenChange={onClose}
      title={words(`${act}.title`, { name: campaign.name })}
      description={words(`${act}.text`, { count: counters.Total.suppliers })}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void save()}>
            {words(isForced ? "force" : `${act}.act`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {act === "start" && (
          <p className={withoutContact > 0 ? "text-data text-warning" : "text-data text-text-2"}>
            {withoutContact > 0 ? words("withoutContact", { count: withoutContact }) : words("allContacts")}
          </p>
        )}
        {isForced && (
          <>
            <p className="text-data text-warning">{words("open", { count: open })}</p>
            <TextAreaField
              label={words("note")}
              required
              rows={3}
              maxLength={campaignLimits.note}
              value={note}
              error={isMissing ? words("noteMissing") : undefined}
              onChange={({ target }) => setNote(target.value)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
