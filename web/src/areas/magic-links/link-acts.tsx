import { Button, ConfirmDialog, SelectField, TextField } from "@paygauge/ui";
import { Ban, Copy, Send } from "lucide-react";
import { useState } from "react";
import { magicLinkLimits, type MagicLinkDetail } from "@paygauge/api-types/entities/magic-links";
import { magicLinkMachine, mayBecome } from "@paygauge/api-types/states";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import { useMayChange } from "../../state/system.ts";
import { dayOptions } from "./day-options.ts";

interface LinkActsProps {
  readonly link: MagicLinkDetail;
  readonly onChanged: () => void;
  readonly onAddress: (address: string) => void;
}

/** Send again, a new link to copy, and revoke: what the link's state still allows. */
export function LinkActs({ link, onChanged, onAddress }: LinkActsProps) {
  const words = useTranslations("magicLinks.acts");
  const mayChange = useMayChange();
  const [asking, setAsking] = useState<"mail" | "copy" | "revoke" | null>(null);
  const icon = { "aria-hidden": true, size: 14, strokeWidth: 1.6 } as const;
  const maySend = mayBecome(magicLinkMachine, link.state, "Created");
  const mayRevoke = mayBecome(magicLinkMachine, link.state, "Revoked");
  if (!maySend && !mayRevoke) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {maySend && (
        <>
          <Button disabled={!mayChange} icon={<Send {...icon} />} onClick={() => setAsking("mail")}>
            {words(link.step === 0 && link.lastEvent === "Created" ? "send" : "again")}
          </Button>
          <Button disabled={!mayChange} icon={<Copy {...icon} />} onClick={() => setAsking("copy")}>
            {words("copy")}
          </Button>
        </>
      )}
      {mayRevoke && (
        <Button
          variant="danger"
          className="ms-auto"
          disabled={!mayChange}
          icon={<Ban {...icon} />}
          onClick={() => setAsking("revoke")}
        >
          {words("revoke")}
        </Button>
      )}
      {asking === "revoke" && <RevokeDialog {...{ link, onChanged }} onClose={() => setAsking(null)} />}
      {(asking === "mail" || asking === "copy") && (
        <SendDialog {...{ link, onChanged, onAddress }} byMail={asking === "mail"} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}

interface ActDialogProps {
  readonly link: MagicLinkDetail;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

interface SendDialogProps extends ActDialogProps {
  readonly byMail: boolean;
  readonly onAddress: (address: string) => void;
}

/** Asks for how long; the link from before opens nothing afterwards. */
function SendDialog({ link, byMail, onChanged, onAddress, onClose }: SendDialogProps) {
  const words = useTranslations("magicLinks.acts");
  const form = useTranslations("magicLinks.form");
  const [days, setDays] = useState<number>(magicLinkLimits.days);
  const title = words(byMail ? "mailTitle" : "copyTitle", { recipient: link.recipient });
  const { run, pending } = useAction("sendMagicLink", { operation: words("renew") });
  const send = async () => {
    const body = { version: link.version, days, byMail };
    const outcome = await run({ params: { magicLinkId: link.id }, body });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onChanged();
    onClose();
    onAddress(outcome.answer.address);
  };
  return (
    <ConfirmDialog
      open
      submitting={pending}
      title={title}
      description={words("oldEnds")}
      confirmLabel={words(byMail ? "mailDo" : "copyDo")}
      onConfirm={() => void send()}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <SelectField
        label={form("days")}
        value={String(days)}
        options={dayOptions((count) => form("daysOf", { count }))}
        onChange={({ target }) => setDays(Number(target.value))}
      />
    </ConfirmDialog>
  );
}

function RevokeDialog({ link, onChanged, onClose }: ActDialogProps) {
  const words = useTranslations("magicLinks.acts");
  const [reason, setReason] = useState("");
  const { run, pending } = useAction("revokeMagicLink", { operation: words("operation") });
  const revoke = async () => {
    const outcome = await run({ params: { magicLinkId: link.id }, body: { version: link.version, reason } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onChanged();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      submitting={pending}
      title={words("revokeTitle", { recipient: link.recipient })}
      description={words("revokeText")}
      confirmLabel={words("revoke")}
      onConfirm={() => void revoke()}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <TextField label={words("reason")} value={reason} onChange={({ target }) => setReason(target.value)} />
    </ConfirmDialog>
  );
}
