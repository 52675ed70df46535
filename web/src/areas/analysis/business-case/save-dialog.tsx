import { Button, Dialog, TextAreaField } from "@paygauge/ui";
import { useState } from "react";
import { type BusinessCase, businessCaseLimits } from "@paygauge/api-types/entities/business-case";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { CaseBody } from "@paygauge/analysis/value/case/case-model";
import { yearEstimate } from "@paygauge/analysis/value/year-estimate";
import { callApi } from "../../../data/call-api.ts";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { DifferencesTable } from "./differences-table.tsx";

interface SaveDialogProps {
  readonly job: Job;
  readonly found: BusinessCase;
  readonly body: CaseBody;
  /** What figures of the files' period are multiplied by for a year. */
  readonly annualFactor: number;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  /** Another user's version is taken in place of what was typed. */
  readonly onTheirs: () => void;
}

/** Saves a new version with a note; where a user saved since, shows what differs and asks which of the two to keep. */
export function SaveDialog({ job, found, body, annualFactor, onSaved, onClose, onTheirs }: SaveDialogProps) {
  const words = useTranslations("businessCase.versions");
  const estimate = yearEstimate(annualFactor);
  const [note, setNote] = useState("");
  const [newest, setNewest] = useState<BusinessCase | null>(null);
  const { run, pending } = useAction("saveBusinessCase", { operation: words("saveOperation"), quiet: false });
  const save = async (version: number) => {
    const outcome = await run({
      params: { jobId: job.id },
      body: { version, note, body: body as BusinessCase["body"] },
    });
    if (outcome?.ok === true) {
      notifyDone(outcome.answer.message);
      onSaved();
    } else if (outcome?.problem.code === "CASE_CHANGED") {
      setNewest(await callApi("businessCase", { params: { jobId: job.id }, query: {} }));
    }
  };
  return (
    <Dialog
      open
      size={newest === null ? "sm" : "md"}
      submitting={pending}
      title={words(newest === null ? "save" : "conflict")}
      description={words(newest === null ? "saveIntro" : "conflictIntro", {
        author: newest?.versions[0]?.author ?? "",
      })}
      onOpenChange={onClose}
      footer={
        <>
          <Button disabled={pending} onClick={newest === null ? onClose : onTheirs}>
            {words(newest === null ? "cancel" : "takeTheirs")}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void save(newest?.version ?? found.version)}>
            {words(newest === null ? "save" : "saveMine")}
          </Button>
        </>
      }
    >
      {newest === null ? (
        <TextAreaField
          label={words("note")}
          hint={estimate === null ? undefined : words("noteNeeded", { days: estimate.days })}
          maxLength={businessCaseLimits.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      ) : (
        <DifferencesTable
          before={newest.body}
          after={body}
          beforeTitle={words("theirs", { version: newest.version })}
          afterTitle={words("mine")}
        />
      )}
    </Dialog>
  );
}
