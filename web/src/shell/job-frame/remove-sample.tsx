import { IconButton } from "@paygauge/ui";
import { Trash2 } from "lucide-react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { jobHref } from "../../state/job-href.ts";
import { notifyDone } from "../../state/notifications.ts";
import { useGuard } from "../../state/permissions.ts";
import { useMayChange } from "../../state/system.ts";

/** Removes the sample with everything that was made from it; Undo brings all of it back. */
export function useRemoveSample(job: Job) {
  const words = useTranslations("jobAdmin.sample");
  const [, navigate] = useLocation();
  const { opens } = useGuard();
  const mayChange = useMayChange();
  const { run, pending } = useAction("deleteJob", { operation: words("remove") });
  const restore = useAction("restoreJob", { operation: words("undo") });
  const undo = async () => {
    const outcome = await restore.run({ params: { id: job.id } });
    if (!outcome?.ok) return;
    notifyDone(outcome.answer.message);
    navigate(jobHref(job, opens));
  };
  const remove = async () => {
    const outcome = await run({ params: { jobId: job.id } });
    if (!outcome?.ok) return;
    navigate(linkTo("analysis"));
    notifyDone(words("removed"), { label: words("undo"), onSelect: () => void undo() });
  };
  return { label: words("remove"), disabled: !mayChange || pending, remove: () => void remove() };
}

/**
 * Takes the sample away with everything that was made from it, by one click: nothing in it is anybody's work, and Undo
 * brings all of it back.
 */
export function RemoveSample({ job }: { readonly job: Job }) {
  const { label, disabled, remove } = useRemoveSample(job);
  return (
    <IconButton
      label={label}
      icon={<Trash2 aria-hidden size={16} strokeWidth={1.6} />}
      disabled={disabled}
      onClick={remove}
    />
  );
}
