import { Button, ConfirmDialog } from "@paygauge/ui";
import { useState } from "react";
import type { AnalysisReportType } from "@paygauge/api-types/reports/report-types";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

interface DeleteVersionProps {
  readonly jobId: string;
  readonly reportType: AnalysisReportType;
  readonly version: number;
  readonly onDone: () => void;
}

/** Deletes a version that failed, or whose stored row can't be read, once the user has confirmed it. */
export function DeleteVersion({ jobId, reportType, version, onDone }: DeleteVersionProps) {
  const words = useTranslations("reports.versions");
  const [asks, setAsks] = useState(false);
  const { run, pending } = useAction("deleteReportVersion", { operation: words("deleteOperation") });
  const remove = async () => {
    const outcome = await run({ params: { jobId, reportType, versionNumber: String(version) } });
    setAsks(false);
    if (outcome?.ok === true) notifyDone(outcome.answer.message);
    onDone();
  };
  return (
    <span className="ms-auto">
      <Button size="sm" aria-label={words("deleteOf", { version: String(version) })} onClick={() => setAsks(true)}>
        {words("deleteVersion")}
      </Button>
      {asks && (
        <ConfirmDialog
          open
          danger
          title={words("deleteTitle", { version: String(version) })}
          confirmLabel={words("deleteVersion")}
          cancelLabel={words("keep")}
          submitting={pending}
          onOpenChange={setAsks}
          onConfirm={() => void remove()}
        >
          {words("deleteText")}
        </ConfirmDialog>
      )}
    </span>
  );
}
