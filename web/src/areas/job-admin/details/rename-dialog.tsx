import { Button, Dialog, TextField, useTexts, useTranslate } from "@paygauge/ui";
import { useState } from "react";
import * as v from "valibot";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { jobNameBody } from "@paygauge/api-types/entities/job-details";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

export interface ChangeDialogProps {
  readonly job: Pick<Job, "id" | "name">;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Asks for the job's new name. */
export function RenameDialog({ job, onClose, onChanged }: ChangeDialogProps) {
  const words = useTranslations("jobAdmin.details");
  const texts = useTexts();
  const translate = useTranslate();
  const [name, setName] = useState(job.name);
  const [problem, setProblem] = useState<string>();
  const { run, pending } = useAction("renameJob", { operation: words("saveName"), quiet: true });
  const save = async () => {
    const read = v.safeParse(jobNameBody, { name });
    if (!read.success) {
      setProblem(translate(read.issues[0].message));
      return;
    }
    const outcome = await run({ params: { jobId: job.id }, body: read.output });
    if (outcome === null) return;
    if (!outcome.ok) {
      setProblem(outcome.problem.fields["name"] ?? outcome.problem.message);
      return;
    }
    notifyDone(outcome.answer.message);
    onChanged();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      submitting={pending}
      title={words("renameTitle")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" pending={pending} disabled={name.trim() === job.name} onClick={() => void save()}>
            {words("saveName")}
          </Button>
        </>
      }
    >
      <TextField
        label={words("name")}
        required
        value={name}
        error={problem}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") void save();
        }}
      />
    </Dialog>
  );
}
