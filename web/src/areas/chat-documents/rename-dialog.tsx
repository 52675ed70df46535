import { Button, Dialog, TextField } from "@paygauge/ui";
import { chatLimits } from "@paygauge/api-types/entities/chat";
import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import type { DocumentDialogProps } from "./document-dialog.ts";

/** Renames a document: the name that sources show. */
export function RenameDialog({ document, onClose, onChanged }: DocumentDialogProps) {
  const words = useTranslations("chatDocuments.rename");
  const [name, setName] = useState(document.name);
  const { run, pending } = useAction("updateChatDocument", { operation: words("operation") });
  const canSave = name.trim() !== "" && name.trim() !== document.name;
  const save = async () => {
    const outcome = await run({ params: { documentId: document.id }, body: { name: name.trim() } });
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
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} disabled={!canSave} onClick={() => void save()}>
            {words("save")}
          </Button>
        </>
      }
    >
      <TextField
        label={words("field")}
        required
        maxLength={chatLimits.documentName}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </Dialog>
  );
}
