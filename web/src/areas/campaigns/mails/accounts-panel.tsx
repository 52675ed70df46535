import { Button, Dialog, NotificationBar, Panel, TextField } from "@paygauge/ui";
import { useState } from "react";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import { isMailAddress } from "@paygauge/api-types/mail/mail-sender";
import { useTranslations } from "../../../state/formats.ts";
import { useMailView } from "./mail-view.ts";
import { useChangeMails } from "./use-change-mails.ts";

/** Asks for the contact while there is none: without it nothing is sent. */
export function AccountsNotice() {
  const words = useTranslations("campaigns.mails");
  const { mails, mayWork } = useMailView();
  if (mails.accountsContact !== "") return null;
  return (
    <NotificationBar tone="warning" actions={mayWork && <EditButton label={words("accountsAdd")} />}>
      {words("accountsMissing")}
    </NotificationBar>
  );
}

/** Who answers suppliers in the buyer's accounts department, and where their replies go. */
export function AccountsPanel() {
  const words = useTranslations("campaigns.mails");
  const { mails, mayWork } = useMailView();
  const { accountsContact, accountsMail } = mails;
  return (
    <Panel title={words("accounts")} actions={mayWork && <EditButton label={words("accountsEdit")} />}>
      <p className="text-data wrap-anywhere">
        {accountsContact === "" ? "–" : `${accountsContact}, ${accountsMail}`}
        <span className="block text-label text-text-2">{words("accountsLead")}</span>
      </p>
    </Panel>
  );
}

function EditButton({ label }: { readonly label: string }) {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setEditing(true)}>
        {label}
      </Button>
      {editing && <AccountsDialog onClose={() => setEditing(false)} />}
    </>
  );
}

function AccountsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations("campaigns.mails");
  const { mails } = useMailView();
  const [accountsContact, setContact] = useState(mails.accountsContact);
  const [accountsMail, setMail] = useState(mails.accountsMail);
  const { change, pending } = useChangeMails(words("accountsOperation"));
  const isWhole = accountsContact.trim() !== "" && isMailAddress(accountsMail.trim());
  const save = async () => {
    if (await change({ kind: "accounts", accountsContact, accountsMail })) onClose();
  };
  return (
    <Dialog
      open
      submitting={pending}
      onOpenChange={onClose}
      title={words("accounts")}
      description={words("accountsLead")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} disabled={!isWhole} onClick={() => void save()}>
            {words("accountsSave")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <TextField
          label={words("accountsName")}
          maxLength={mailLimits.accountsContact}
          value={accountsContact}
          onChange={({ target }) => setContact(target.value)}
        />
        <TextField
          label={words("accountsMail")}
          type="email"
          maxLength={mailLimits.accountsMail}
          value={accountsMail}
          onChange={({ target }) => setMail(target.value)}
        />
      </div>
    </Dialog>
  );
}
