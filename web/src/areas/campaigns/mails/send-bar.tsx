import { Button, ConfirmDialog, useTranslate } from "@paygauge/ui";
import { Send, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { MailCheck } from "@paygauge/api-types/entities/campaign-mails";
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
  const failing = data?.checks.filter(({ fault }) => fault !== null);
  const fails = failing === undefined || failing.length > 0;
  // Checks are those of the text that is shown.
  const isFailing = (kind: LetterKind) => letter === kind && fails;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 print:hidden">
      <div className="min-w-0 grow basis-80 text-data">
        <FailingChecks failing={failing ?? []} />
        <LeftOut />
      </div>
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

/** Why mails can't be sent: the first of the checks that fail, and how many more there are. */
function FailingChecks({ failing }: { readonly failing: readonly MailCheck[] }) {
  const words = useTranslations("campaigns.mails");
  const translate = useTranslate();
  const [first, ...more] = failing;
  if (first === undefined || first.fault === null) return null;
  return (
    <output className="flex gap-2">
      <TriangleAlert aria-hidden size={16} strokeWidth={1.6} className="mt-0.5 shrink-0 text-warning" />
      <span>
        {translate(first.fault)} {more.length > 0 && words("moreFailing", { count: more.length })}
      </span>
    </output>
  );
}

/** Suppliers without a mail that none is sent to, and what lets one be sent. */
function LeftOut() {
  const words = useTranslations("campaigns.mails");
  const { HasOutcome: withOutcome, NoAddress: withoutAddress } = useMailView().mails.standings;
  if (withOutcome + withoutAddress === 0) return null;
  return (
    <p className="text-text-2">
      {withOutcome > 0 && words("withOutcome", { count: withOutcome })}{" "}
      {withoutAddress > 0 && words("withoutAddress", { count: withoutAddress })}
    </p>
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
