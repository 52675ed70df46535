import { Button, Dialog } from "@paygauge/ui";
import { useState } from "react";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import type { MemberChange } from "@paygauge/api-types/entities/campaign-suppliers";
import { useTranslations } from "../../../state/formats.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import { OutcomeFields } from "./outcome-fields.tsx";
import type { ChangeOutcome } from "./use-member-changes.ts";
import { useOutcome } from "./use-outcome.ts";

interface MoveDialogProps {
  readonly job: Job;
  readonly method: Capability;
  readonly to: MemberStatus;
  readonly from: readonly MemberStatus[];
  /** What is moved: the supplier's name, or how many there are. */
  readonly subject: string;
  readonly move: (change: MemberChange) => Promise<ChangeOutcome>;
  /** Moved, refused for another reason than a field, or left. */
  readonly onEnd: (outcome: ChangeOutcome | null) => void;
}

/** Asks what a move needs before it is made; a refusal of a field stays here, any other ends the dialog. */
export function MoveDialog({ job, method, to, from, subject, move, onEnd }: MoveDialogProps) {
  const words = useTranslations("campaigns.outcome");
  const say = useCampaignWords();
  const form = useOutcome(to, from, method);
  const [pending, setPending] = useState(false);
  const save = async () => {
    const change = form.check();
    if (change === null || pending) return;
    setPending(true);
    const outcome = await move(change);
    setPending(false);
    if (outcome.ok || !form.refuse(outcome.problem)) onEnd(outcome);
  };
  return (
    <Dialog
      open
      submitting={pending}
      onOpenChange={() => onEnd(null)}
      title={words("title", { subject, status: say.status(to) })}
      description={from.includes("Succeeded") ? words("reopens") : undefined}
      footer={
        <>
          <Button disabled={pending} onClick={() => onEnd(null)}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void save()}>
            {words("move", { status: say.status(to) })}
          </Button>
        </>
      }
    >
      <OutcomeFields job={job} form={form} />
    </Dialog>
  );
}
