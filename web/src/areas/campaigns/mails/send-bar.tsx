import { Button, ConfirmDialog } from "@paygauge/ui";
import { Send } from "lucide-react";
import { useState } from "react";
import type { LetterKind } from "@paygauge/api-types/mail/letter-kinds";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMailView } from "./mail-view.ts";

/** Sends all, a follow-up, or a test to oneself. */
export function SendBar({ isDrafted }: { readonly isDrafted: boolean }) {
  const words = useTranslations("campaigns.mails");
  const { mails, preview, letter } = useMailView();
  const [open, setOpen] = useState<"first" | "followUp" | null>(null);
  const { data } = preview;
  const { ready, followUp } = mails;
  const fails = data?.checks.some(({ fault }) => fault !== null) ?? true;
  // Checks are those of the text that is shown.
  const isFailing = (kind: LetterKind) => letter === kind && fails;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 print:hidden">
      <TestButton supplierKey={data?.mail?.supplierKey ?? null} />
      {followUp > 0 && (
        <Button disabled={isDrafted || isFailing("followUp")} onClick={() => setOpen("followUp")}>
          {words("followUp", { count: followUp })}
        </Button>
      )}
      <Button
        variant="primary"
        className="max-sm:grow"
        disabled={ready === 0 || isFailing("first") || isDrafted}
        icon={<Send aria-hidden size={16} strokeWidth={1.6} />}
        onClick={() => setOpen("first")}
      >
        {ready === 0 ? words("nobody") : words("send", { count: ready })}
      </Button>
      {open !== null && (
        <SendDialog
          isFollowUp={open === "followUp"}
          count={open === "followUp" ? followUp : ready}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

/** The shown supplier's mail, to one's own address. */
function TestButton({ supplierKey }: { readonly supplierKey: string | null }) {
  const words = useTranslations("campaigns.mails");
  const { params, letter, reload } = useMailView();
  const { run, pending } = useAction("sendCampaignMails", { operation: words("testOperation") });
  const send = async (key: string) => {
    const outcome = await run({ params, body: { kind: "test", supplierKey: key, isFollowUp: letter === "followUp" } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    reload();
  };
  return (
    <Button
      pending={pending}
      disabled={supplierKey === null}
      onClick={() => supplierKey !== null && void send(supplierKey)}
    >
      {words("test")}
    </Button>
  );
}

interface SendDialogProps {
  readonly isFollowUp: boolean;
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks once, with the count and the sender. */
function SendDialog({ isFollowUp, count, onClose }: SendDialogProps) {
  const words = useTranslations("campaigns.mails");
  const { params, mails, reload } = useMailView();
  // The count that was agreed to, whatever a poll brings meanwhile.
  const [agreed] = useState(count);
  const { run, pending } = useAction("sendCampaignMails", { operation: words("sendOperation") });
  const send = async () => {
    const outcome = await run({ params, body: { kind: "all", recipients: agreed, isFollowUp } });
    reload();
    if (outcome?.ok === true) notifyDone(outcome.answer.message);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={words("sendTitle", { count: agreed })}
      description={words("sendIntro", {
        name: mails.from.name,
        address: mails.from.address,
        accounts: `${mails.accountsContact}, ${mails.accountsMail}`,
      })}
      confirmLabel={words("send", { count: agreed })}
      cancelLabel={words("cancel")}
      submitting={pending}
      onOpenChange={onClose}
      onConfirm={() => void send()}
    >
      {null}
    </ConfirmDialog>
  );
}
