import { Button, ConfirmDialog, TextField } from "@paygauge/ui";
import { useState } from "react";
import type { Program } from "@paygauge/api-types/entities/programs";
import { useAction } from "../../../data/use-action.ts";
import { ConfirmButton } from "../../../records/confirm-button.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";

interface ProgramActsProps {
  readonly program: Program;
  readonly onChanged: () => void;
}

/** Rename, change rights and revoke, for users who may register programs. */
export function ProgramActs({ program, onChanged, onRights }: ProgramActsProps & { readonly onRights: () => void }) {
  const words = useTranslations("programs.panel");
  const mayChange = useMayChange();
  const mayGive = useMay("UserRoles_ASSIGN");
  const [renaming, setRenaming] = useState(false);
  const { run } = useAction("revokeProgram", { operation: words("revoke") });
  const revoke = async () => {
    const outcome = await run({ params: { id: program.id } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onChanged();
  };
  if (!mayGive) return null;
  return (
    <div className="flex flex-wrap justify-between gap-2">
      <Button disabled={!mayChange} onClick={() => setRenaming(true)}>
        {words("rename")}
      </Button>
      <Button disabled={!mayChange} onClick={onRights}>
        {words("rights")}
      </Button>
      <ConfirmButton
        variant="danger"
        label={words("revoke")}
        title={words("revokeTitle", { name: program.name })}
        description={words("revokeText")}
        act={revoke}
      />
      {renaming && <RenameDialog {...{ program, onChanged }} onClose={() => setRenaming(false)} />}
    </div>
  );
}

function RenameDialog({ program, onChanged, onClose }: ProgramActsProps & { readonly onClose: () => void }) {
  const words = useTranslations("programs.panel");
  const [name, setName] = useState(program.name);
  const [message, setMessage] = useState<string | undefined>();
  const { run, pending } = useAction("renameProgram", { operation: words("rename"), quiet: true });
  const save = async () => {
    const outcome = await run({ params: { id: program.id }, body: { name } });
    if (outcome === null) return;
    if (!outcome.ok) {
      setMessage(outcome.problem.message);
      return;
    }
    notifyDone(outcome.answer.message);
    onChanged();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      submitting={pending}
      title={words("renameTitle", { name: program.name })}
      confirmLabel={words("save")}
      onConfirm={() => void save()}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <TextField
        label={words("newName")}
        value={name}
        error={message}
        maxLength={200}
        onChange={({ target }) => setName(target.value)}
      />
    </ConfirmDialog>
  );
}
