import { ConfirmDialog, TextField } from "@paygauge/ui";
import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import type { DocumentDialogProps } from "./document-dialog.ts";

/** Deletes a document once its name was typed. */
export function DeleteDialog({ document, onClose, onChanged }: DocumentDialogProps) {
  const words = useTranslations("chatDocuments.delete");
  const [typed, setTyped] = useState("");
  const { run, pending } = useAction("deleteChatDocuments", { operation: words("operation") });
  const remove = async () => {
    const outcome = await run({ query: { id: document.id } });
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
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words("title", { name: document.name })}
      description={words("text")}
      confirmLabel={words("confirm")}
      cancelLabel={words("cancel")}
      canConfirm={typed.trim() === document.name}
      onConfirm={() => void remove()}
    >
      <TextField label={words("field")} value={typed} onChange={({ target }) => setTyped(target.value)} />
    </ConfirmDialog>
  );
}
