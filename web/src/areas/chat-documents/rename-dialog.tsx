import { Button, Dialog, TextField } from "@paygauge/ui";
import { chatLimits } from "@paygauge/api-types/entities/chat";
import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import type { DocumentDialogProps } from "./document-dialog.ts";
import { ValidFromField } from "./valid-from-field.tsx";

/** Changes what sources show of a document: its name, and the day from which it is valid. */
export function RenameDialog({ document, onClose, onChanged }: DocumentDialogProps) {
  const words = useTranslations("chatDocuments.rename");
  const [name, setName] = useState(document.name);
  const [validFrom, setValidFrom] = useState(document.valid_from ?? "");
  const { run, pending } = useAction("updateChatDocument", { operation: words("operation") });
  const isChanged = name.trim() !== document.name || validFrom !== (document.valid_from ?? "");
  const canSave = name.trim() !== "" && isChanged;
  const save = async () => {
    const body = { name: name.trim(), valid_from: validFrom === "" ? null : validFrom };
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
      <div className="flex flex-col gap-3">
        <TextField
          label={words("field")}
          required
          maxLength={chatLimits.documentName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <ValidFromField value={validFrom} onChange={setValidFrom} />
      </div>
    </Dialog>
  );
}
