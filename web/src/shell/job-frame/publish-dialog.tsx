import { ConfirmDialog, ErrorState, SkeletonBar } from "@paygauge/ui";
import { useState } from "react";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { Audience } from "../../data/audience/audience.tsx";
import { useAction } from "../../data/use-action.ts";
import { Term } from "../../glossary/term.tsx";
import { useCall, type CallState } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { notifyDone, notifyProblem } from "../../state/notifications.ts";
import { PublishDifference } from "./publish-difference.tsx";

export interface PublishDialogProps {
  readonly job: Job;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/**
 * Publishing waits for a yes, and says first what it changes: what is confirmed is what was shown. Where it has moved
 * meanwhile, the new difference is shown and nothing is published.
 */
export function PublishDialog({ job, onClose, onChanged }: PublishDialogProps) {
  const words = useTranslations("jobs.publication");
  const own = useTranslations("runs.publish");
  const formats = useFormats();
  const [hasMoved, setMoved] = useState(false);
  const { run, pending } = useAction("publishJob", { operation: words("operation"), quiet: true });
  const confirmLabel = useConfirmLabel(job.id);
  const asked = useCall("publishPreview", { params: { jobId: job.id } });
  const { data: preview, reload, refreshing } = asked;
  const { latest, published, publishedOn, name } = job;
  if (latest === null) return null;
  const number = String(preview?.after.number ?? latest.number);
  const publish = async () => {
    if (preview === undefined) return;
    const body = { run: preview.run, publication: preview.publication };
    const outcome = await run({ params: { jobId: job.id }, body });
    if (outcome === null) return;
    if (!outcome.ok && outcome.problem.code === "PUBLICATION_MOVED") {
      setMoved(true);
      reload();
      onChanged();
      return;
    }
    if (outcome.ok) notifyDone(words("done", { number, name }));
    else notifyProblem(words("operation"), outcome.problem);
    onClose();
    onChanged();
  };
  const instead =
    published === null || publishedOn === null
      ? ""
      : ` ${words("instead", { number: String(published.number), day: formats.day(publishedOn) })}`;
  return (
    <ConfirmDialog
      open
      size="lg"
      onOpenChange={onClose}
      submitting={pending}
      canConfirm={preview !== undefined && !refreshing}
      title={words("title", { number })}
      description={`${words("text", { name })}${instead}`}
      confirmLabel={confirmLabel}
      onConfirm={() => void publish()}
    >
      <p className="mb-3 text-data text-text-2">
        <Term id="run">{words("whatIsRun")}</Term>
      </p>
      {hasMoved && (
        <p role="alert" className="mb-3 text-data text-warning">
          {own("moved")}
        </p>
      )}
      <Difference asked={asked} />
      <div className="mt-4">
        <Audience job={job} needs="summary" />
      </div>
    </ConfirmDialog>
  );
}

/** "Publish to 6 users": who can open what is published, as far as that is known. */
function useConfirmLabel(jobId: string): string {
  const words = useTranslations("jobs.publication");
  const own = useTranslations("audience");
  const { data } = useCall("jobAudience", { params: { jobId } });
  const count = data?.readers.filter(({ parts }) => parts.includes("summary")).length ?? 0;
  return count === 0 ? words("publish") : own("publishTo", { count });
}

/** The difference, or that it is still to come, or why it does not. */
function Difference({ asked }: { readonly asked: CallState<AnswerOf<"publishPreview">> }) {
  const words = useTranslations("runs.publish");
  const { data, problem, reload, refreshing } = asked;
  if (data !== undefined) return <PublishDifference preview={data} />;
  if (problem !== undefined) return <ErrorState message={problem.message} onRetry={reload} retrying={refreshing} />;
  return (
    <output aria-label={words("loading")} className="flex h-40 flex-col gap-3 py-1">
      {["a", "b", "c", "d", "e"].map((key) => (
        <SkeletonBar key={key} width={320} height={14} />
      ))}
    </output>
  );
}
