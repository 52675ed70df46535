import { ConfirmDialog, Switch } from "@paygauge/ui";
import { useState } from "react";
import type { Job } from "@paygauge/api-types";
import { useAction } from "../../data/use-action.ts";
import { useWords } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import { useMayChange } from "../../state/system.ts";

/** Publishing waits for a yes: it changes what other people see. */
export function PublishSwitch({ job, onChanged }: { readonly job: Job; readonly onChanged: () => void }) {
  const words = useWords("jobs.publish");
  const [asking, setAsking] = useState(false);
  const mayChange = useMayChange();
  const { run, pending } = useAction("publishJob", { operation: words("operation") });
  const next = !job.isPublished;
  const publish = async () => {
    const outcome = await run({ params: { jobId: job.id }, body: { isPublished: next } });
    if (outcome === null) return;
    setAsking(false);
    if (!outcome.ok) return;
    notifyDone(words(next ? "done" : "undone", { name: job.name }));
    onChanged();
  };
  return (
    <>
      <Switch label={words("label")} checked={job.isPublished} disabled={!mayChange} onChange={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        submitting={pending}
        title={words(next ? "onTitle" : "offTitle")}
        description={words(next ? "onText" : "offText", { name: job.name })}
        onConfirm={() => void publish()}
      />
    </>
  );
}
