import { Button, Dialog, SelectField } from "@paygauge/ui";
import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import type { DocumentDialogProps } from "./document-dialog.ts";
import { ownerOptions, type Documents } from "./owner-options.ts";

interface MoveDialogProps extends DocumentDialogProps {
  readonly data: Documents;
}

/** Changes who can see a document. */
export function MoveDialog({ data, document, onClose, onChanged }: MoveDialogProps) {
  const words = useTranslations("chatDocuments.move");
  const all = useTranslations("chatDocuments");
  const before = document.issuer_id ?? "";
  const [owner, setOwner] = useState(before);
  const { run, pending } = useAction("updateChatDocument", { operation: words("operation") });
  const save = async () => {
    const body = { issuer_id: owner === "" ? null : owner };
    const outcome = await run({ params: { documentId: document.id }, body });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onChanged();
    onClose();
  };
  return (
    <Dialog
      open
      submitting={pending}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words("title", { name: document.name })}
      description={words("text")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} disabled={owner === before} onClick={() => void save()}>
            {words("save")}
          </Button>
        </>
      }
    >
      <SelectField
        label={all("list.visible")}
        value={owner}
        options={ownerOptions(data, all("everyone"))}
        onChange={({ target }) => setOwner(target.value)}
      />
    </Dialog>
  );
}
