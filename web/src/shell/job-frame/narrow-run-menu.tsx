import { useState } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { useTranslations } from "../../state/formats.ts";
import { useRemoveSample } from "./remove-sample.tsx";
import { RunMadeDialog } from "./run-made-button.tsx";
import { RunMenu } from "./run-menu.tsx";

interface NarrowRunMenuProps {
  readonly job: Job;
  /** What is published, in words. */
  readonly said: string;
  readonly onChanged: () => void;
}

/** Everything that is done with a run, in one menu: a phone's first screen is for the figures. */
export function NarrowRunMenu({ job, said, onChanged }: NarrowRunMenuProps) {
  const words = useTranslations("runs.made");
  const [isOpen, setOpen] = useState(false);
  const { label, disabled, remove } = useRemoveSample(job);
  const sample = job.isSample && job.mayDelete ? [{ key: "sample", label, disabled, onSelect: remove }] : [];
  const made = { key: "made", label: words("open"), onSelect: () => setOpen(true) };
  return (
    <>
      <RunMenu job={job} said={said} onChanged={onChanged} more={[{ key: "more", items: [made, ...sample] }]} />
      {isOpen && <RunMadeDialog jobId={job.id} onClose={() => setOpen(false)} />}
    </>
  );
}
