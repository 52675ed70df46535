import { Button } from "@paygauge/ui";
import { Suspense, useState } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { callParts } from "../../../data/call-parts.derived.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";

// Only who moves a job to another type.
const KindDialog = lazyWithTexts(
  async () => ({ default: (await import("./kind-dialog.tsx")).KindDialog }),
  areaTexts.matched,
  areaTexts.upload,
  callParts.jobKind,
);

/** Which type a job is of, and for those who may the way to another one; nothing for anybody else. */
export function JobKindLine({ job, onChanged }: { readonly job: Job; readonly onChanged: () => void }) {
  const words = useTranslations("jobs.kind");
  const kinds = useTranslations("jobs.kinds");
  const mayChange = useMayChange();
  const [isOpen, setOpen] = useState(false);
  if (!job.maySwitchKind) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-data text-text-2">
      {words("is", { kind: kinds(job.kind) })}
      <Button size="sm" disabled={!mayChange} onClick={() => setOpen(true)}>
        {words("change")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <KindDialog job={job} onClose={() => setOpen(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </div>
  );
}
