import { Button, Dialog, Panel, TextField } from "@paygauge/ui";
import { useState } from "react";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import { useTranslations } from "../../../state/formats.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import { AccountsPanel } from "./accounts-panel.tsx";
import { useMailView } from "./mail-view.ts";
import { useChangeMails } from "./use-change-mails.ts";

/** Who answers suppliers, the sender's address, who opted out, and events of the provider that name no mail. */
export function ListsPanel() {
  const words = useTranslations("campaigns.mails");
  const say = useCampaignWords();
  const { mails } = useMailView();
  const source = (said: string) =>
    said === "link" || said === "complaint" || said === "hand" ? words(`source.${said}`) : said;
  return (
    <div className="grid min-w-0 items-start gap-3.5 md:col-span-full md:grid-cols-3">
      <div className="flex min-w-0 flex-col gap-3.5">
        <AccountsPanel />
        <PostalAddress />
      </div>
      <Panel title={words("optOuts")}>
        {mails.optOuts.length === 0 && <p className="text-data text-text-2">{words("optOutsEmpty")}</p>}
        <ul className="divide-y divide-line text-data">
          {mails.optOuts.map(({ on, scope, source: by, supplier }) => (
            <li key={`${on} ${scope} ${supplier}`} className="py-1.5 wrap-anywhere">
              {[supplier, words(`scope.${scope}`)].filter((each) => each !== "").join(", ")}
              <span className="block text-label text-text-2">{`${say.moment(on)}, ${source(by)}`}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={words("unplaced")}>
        {mails.unplaced.length === 0 && <p className="text-data text-text-2">{words("unplacedEmpty")}</p>}
        <ul className="divide-y divide-line text-data">
          {mails.unplaced.map(({ eventId, address, on, reason }) => (
            <li key={`${eventId} ${address}`} className="py-1.5 wrap-anywhere">
              {address}
              <span className="block text-label text-text-2">
                {[say.moment(on), reason].filter((each) => each !== "").join(", ")}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function PostalAddress() {
  const words = useTranslations("campaigns.mails");
  const { mails, mayWork } = useMailView();
  const [editing, setEditing] = useState(false);
  return (
    <Panel
      title={words("address")}
      actions={
        mayWork && (
          <Button size="sm" onClick={() => setEditing(true)}>
            {words("addressEdit")}
          </Button>
        )
      }
    >
      <p className="text-data wrap-anywhere">{mails.postalAddress === "" ? "–" : mails.postalAddress}</p>
      {editing && <AddressDialog onClose={() => setEditing(false)} />}
    </Panel>
  );
}

function AddressDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations("campaigns.mails");
  const { mails } = useMailView();
  const [text, setText] = useState(mails.postalAddress);
  const { change, pending } = useChangeMails(words("addressOperation"));
  const save = async () => {
    if (await change({ kind: "postalAddress", postalAddress: text })) onClose();
  };
  return (
    <Dialog
      open
      submitting={pending}
      onOpenChange={onClose}
      title={words("address")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} disabled={text.trim() === ""} onClick={() => void save()}>
            {words("saveAddress")}
          </Button>
        </>
      }
    >
      <TextField
        label={words("address")}
        maxLength={mailLimits.postalAddress}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  );
}
