import { Button, ConfirmDialog } from "@paygauge/ui";
import { Ban, ExternalLink, RefreshCw, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import type { LinkedAccountDetail } from "@paygauge/api-types/entities/linked-accounts";
import { firstLanguage } from "@paygauge/api-types/languages";
import { useAction } from "../../data/use-action.ts";
import { useCall } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";

interface AccountActsProps {
  readonly account: LinkedAccountDetail;
  readonly onChanged: () => void;
  readonly onAddress: (address: string) => void;
}

const icon = { "aria-hidden": true, size: 14, strokeWidth: 1.6 } as const;

/** Read, cancel, sign in again, and delete: what the account's status allows. */
export function AccountActs({ account, onChanged, onAddress }: AccountActsProps) {
  const words = useTranslations("linkedAccounts.acts");
  const [asksRemoval, setAsksRemoval] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <SyncButton account={account} onChanged={onChanged} />
      <LinkButtons account={account} onChanged={onChanged} onAddress={onAddress} />
      <Button variant="danger" icon={<Trash2 {...icon} />} onClick={() => setAsksRemoval(true)}>
        {words("remove")}
      </Button>
      {asksRemoval && <RemoveDialog account={account} onChanged={onChanged} onClose={() => setAsksRemoval(false)} />}
    </div>
  );
}

type Part = Pick<AccountActsProps, "account" | "onChanged">;

function SyncButton({ account, onChanged }: Part) {
  const words = useTranslations("linkedAccounts.acts");
  const operation = words("operation");
  const start = useAction("syncLinkedAccount", { operation });
  const cancel = useAction("cancelLinkedSync", { operation });
  const params = { linkedAccountId: account.id };
  const { state } = account.sync;
  const act = async (made: Promise<Awaited<ReturnType<typeof start.run>>>) => {
    const outcome = await made;
    if (outcome?.ok === true) notifyDone(outcome.answer.message);
    onChanged();
  };
  if (state === "running")
    return (
      <Button icon={<Ban {...icon} />} pending={cancel.pending} onClick={() => void act(cancel.run({ params }))}>
        {words("cancel")}
      </Button>
    );
  return (
    <Button
      variant="primary"
      icon={<RefreshCw {...icon} />}
      pending={start.pending}
      disabled={account.status !== "Linked" || !account.hasToken}
      onClick={() => void act(start.run({ params }))}
    >
      {words(state === "canceled" || state === "failed" ? "resume" : "sync")}
    </Button>
  );
}

function LinkButtons({ account, onChanged, onAddress }: AccountActsProps) {
  const words = useTranslations("linkedAccounts.acts");
  const { locale } = useFormats();
  const { run, pending } = useAction("relinkAccount", { operation: words("operation") });
  const link = async (byMail: boolean) => {
    const body = { version: account.version, byMail, language: firstLanguage([locale.slice(0, 2)]) };
    const outcome = await run({ params: { linkedAccountId: account.id }, body });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onChanged();
    onAddress(outcome.answer.address);
  };
  return (
    <>
      <Button pending={pending} icon={<ExternalLink {...icon} />} onClick={() => void link(false)}>
        {words(account.status === "Incomplete" ? "open" : "relink")}
      </Button>
      <Button disabled={pending} icon={<Send {...icon} />} onClick={() => void link(true)}>
        {words("send")}
      </Button>
    </>
  );
}

/** Asks with the counts of what is removed. */
function RemoveDialog({ account, onChanged, onClose }: Part & { readonly onClose: () => void }) {
  const words = useTranslations("linkedAccounts.acts");
  const params = { linkedAccountId: account.id };
  const { data } = useCall("linkedAccountRemoval", { params });
  const { run, pending } = useAction("deleteLinkedAccount", { operation: words("remove") });
  const remove = async () => {
    const outcome = await run({ params });
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
      canConfirm={data !== undefined}
      title={words("removeTitle", { name: account.buyerName })}
      description={
        data === undefined
          ? "…"
          : words("removeText", { rows: data.rows, kept: data.keptJobs, provider: account.provider })
      }
      confirmLabel={words("removeDo")}
      onConfirm={() => void remove()}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    />
  );
}
