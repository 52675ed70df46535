import { Button } from "@paygauge/ui";
import { Combine } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMayDecide } from "../use-may-decide.ts";

/** Loaded when it is opened. */
const DuplicatesDialog = lazy(async () => ({ default: (await import("./duplicates-dialog.tsx")).DuplicatesDialog }));

/** ms between looks while the job is still looked through. */
const lookMs = 5000;

/** How many groups of suppliers look like one, and the way to decide about them; nothing where there are none. */
export function DuplicatesButton({ job }: { readonly job: Job }) {
  const words = useTranslations("suppliers.duplicates");
  const [open, setOpen] = useState(false);
  const mayDecide = useMayDecide();
  const { data, reload } = useCall("mergeProposals", mayDecide ? { params: { jobId: job.id } } : null, {
    pollMs: (answer) => (answer?.isComplete === false && job.state === "Ready" ? lookMs : 0),
  });
  if (data === undefined || (data.total === 0 && !open)) return null;
  return (
    <>
      <Button icon={<Combine aria-hidden size={16} strokeWidth={1.6} />} onClick={() => setOpen(true)}>
        {words("open", { count: data.total })}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DuplicatesDialog job={job} found={data} onDecided={reload} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
