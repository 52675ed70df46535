import { Button, Dialog, TextAreaField } from "@paygauge/ui";
import { useState } from "react";
import { reportLimits } from "@paygauge/api-types/reports/layout";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

interface MakeVersionDialogProps {
  readonly jobId: string;
  readonly reportType: AnalysisReportType;
  /** What is edited is saved first: a version is of what is saved. */
  readonly save: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly onMade: () => void;
}

/** Asks what changed, and has a version made. */
export function MakeVersionDialog({ jobId, reportType, save, onClose, onMade }: MakeVersionDialogProps) {
  const words = useTranslations("reports.versions");
  const [note, setNote] = useState("");
  const { run, pending } = useAction("makeReportVersion", { operation: words("makeOperation") });
  const make = async () => {
    if (!(await save())) return;
    const outcome = await run({ params: { jobId, reportType }, body: { note } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onMade();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      submitting={pending}
      title={words("make")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("keep")}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void make()}>
            {words("make")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-body text-text-2">{words("makeText")}</p>
        <TextAreaField
          label={words("note")}
          hint={words("noteHint")}
          maxLength={reportLimits.versionNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
