import { Button } from "@paygauge/ui";
import { lazy, Suspense, useState } from "react";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";

// Only who re-scores.
const RescoreDialog = lazy(async () => ({
  default: (await import("../../../data/rescore/rescore-dialog.tsx")).RescoreDialog,
}));

/** Re-scores the job, so that decisions take effect; nothing for users who may not edit it. */
export function RescoreButton({ jobId }: { readonly jobId: string }) {
  const words = useTranslations("decisions");
  const [open, setOpen] = useState(false);
  const job = useCall("job", { params: { jobId } });
  if (job.data?.mayEdit !== true) return null;
  return (
    <>
      <Button size="sm" disabled={job.data.state === "Running"} onClick={() => setOpen(true)}>
        {words("rescore")}
      </Button>
      <Suspense>
        {open && <RescoreDialog jobId={jobId} onQueued={job.reload} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
