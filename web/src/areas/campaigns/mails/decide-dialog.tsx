import { Button, Dialog } from "@paygauge/ui";
import type { ListedMail } from "@paygauge/api-types/entities/campaign-mails";
import { useTranslations } from "../../../state/formats.ts";
import { useChangeMails } from "./use-change-mails.ts";

interface DecideDialogProps {
  readonly mail: ListedMail;
  readonly onClose: () => void;
}

/** A mail that may have arrived: a user says that it did, or has another one sent. */
export function DecideDialog({ mail: { mailId, supplier }, onClose }: DecideDialogProps) {
  const words = useTranslations("campaigns.mails");
  const { change, pending } = useChangeMails(words("decideOperation"));
  const decide = async (as: "sent" | "again") => {
    await change({ kind: "decide", mailId, as });
    onClose();
  };
  return (
    <Dialog
      open
      submitting={pending}
      onOpenChange={onClose}
      title={words("decideTitle", { supplier })}
      description={words("decideIntro")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button disabled={pending} onClick={() => void decide("again")}>
            {words("sendAgain")}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void decide("sent")}>
            {words("markSent")}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
