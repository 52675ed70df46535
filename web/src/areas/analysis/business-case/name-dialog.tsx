import { Button, Dialog, TextField } from "@paygauge/ui";
import { useState } from "react";
import { limits } from "@paygauge/api-types/limits";
import { useTranslations } from "../../../state/formats.ts";

interface NameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks how a scenario is called. */
export function NameDialog({ title, name: first, onName, onClose }: NameDialogProps) {
  const words = useTranslations("businessCase.scenarios");
  const [name, setName] = useState(first);
  const isMissing = name.trim() === "";
  return (
    <Dialog
      open
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words("cancel")}</Button>
          <Button variant="primary" disabled={isMissing} onClick={() => onName(name.trim())}>
            {words("apply")}
          </Button>
        </>
      }
    >
      <TextField
        label={words("name")}
        required
        maxLength={limits.nameLength}
        value={name}
        error={isMissing ? words("nameMissing") : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </Dialog>
  );
}
