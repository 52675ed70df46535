import { Button, Dialog, SelectField, TextField, useTexts } from "@paygauge/ui";
import { useState } from "react";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { limits } from "@paygauge/api-types/limits";
import type { UseCase } from "@paygauge/api-types/entities/use-cases";
import { useTranslations } from "../../../state/formats.ts";
import type { UseCaseChange } from "./use-case-writing.ts";

interface RenameDialogProps {
  readonly found: UseCase;
  readonly write: (change: UseCaseChange) => Promise<boolean>;
  readonly pending: boolean;
  readonly onClose: () => void;
}

/** The name of a use case, and the method that its suppliers are offered. */
export function RenameDialog({ found, write, pending, onClose }: RenameDialogProps) {
  const words = useTranslations("useCases.save");
  const page = useTranslations("useCases.page");
  const texts = useTexts();
  const [name, setName] = useState(found.name);
  const [method, setMethod] = useState(found.method);
  const isMissing = name.trim() === "";
  const save = async () => {
    if (!isMissing && (await write({ name, method }))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      submitting={pending}
      title={page("rename")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} disabled={isMissing} onClick={() => void save()}>
            {words("save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <TextField
          label={words("name")}
          required
          maxLength={limits.nameLength}
          value={name}
          error={isMissing ? words("nameMissing") : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label={words("method")}
          hint={words("methodHint")}
          value={method}
          options={capabilities.map((each) => ({ value: each, label: texts.capabilityNames[each] }))}
          onChange={({ target }) => setMethod(capabilities.find((each) => each === target.value) ?? method)}
        />
      </div>
    </Dialog>
  );
}
