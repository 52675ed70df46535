import { Button, Combobox, Dialog, useTexts } from "@paygauge/ui";
import { useState } from "react";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import type { ChangeDialogProps } from "./rename-dialog.tsx";

/** Asks who owns the job from now on: staff and users of its issuer, found by search. */
export function OwnerDialog({ job, onClose, onChanged }: ChangeDialogProps) {
  const words = useTranslations("jobAdmin.details");
  const texts = useTexts();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string>();
  const query = search === "" ? { jobArtifactId: job.id } : { jobArtifactId: job.id, search };
  const offered = useCall("potentialJobAnalysisOwners", { query });
  const { run, pending } = useAction("jobArtifactOwner", { operation: words("saveOwner") });
  const save = async () => {
    if (chosen === undefined) return;
    const outcome = await run({ params: { id: job.id }, body: { userId: chosen } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    onChanged();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      submitting={pending}
      title={words("ownerTitle")}
      description={words("ownerText")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" pending={pending} disabled={chosen === undefined} onClick={() => void save()}>
            {words("saveOwner")}
          </Button>
        </>
      }
    >
      <Combobox
        label={words("newOwner")}
        placeholder={words("chooseOwner")}
        required
        options={(offered.data ?? []).map(({ id, displayName, email }) => ({
          value: id,
          label: displayName,
          note: email,
        }))}
        value={chosen}
        onChange={setChosen}
        onSearch={setSearch}
      />
    </Dialog>
  );
}
