import { Button, ConfirmDialog, Dialog, ScrollBox, useTexts } from "@paygauge/ui";
import { useEffect, useRef, useState } from "react";
import { limits } from "@paygauge/api-types/limits";
import type { JobListItem } from "@paygauge/api-types/entities/jobs";
import { callApi } from "../../../data/call-api.ts";
import type { ChosenRows } from "../../../data/lists/list-grid.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone, notifyProblem } from "../../../state/notifications.ts";
import { Changing, Left, useChosen } from "./bulk-dialog.tsx";
import { changeEach, type LeftJob } from "./bulk-work.ts";

interface BulkDeleteProps {
  readonly chosen: ChosenRows<JobListItem>;
  readonly onClose: () => void;
}

/** Deletes the selected jobs after one confirmation, with Undo, and lists those that were refused. */
export function BulkDelete({ chosen, onClose }: BulkDeleteProps) {
  const words = useTranslations("jobAdmin.deletion");
  const bulk = useTranslations("jobAdmin.bulk");
  const texts = useTexts();
  const jobs = useChosen(chosen);
  const [done, setDone] = useState<number>();
  const [left, setLeft] = useState<readonly LeftJob[]>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const close = () => {
    chosen.onChanged();
    onClose();
  };
  const start = async (all: readonly JobListItem[]) => {
    const { signal } = (stop.current = new AbortController());
    setDone(0);
    const one = ({ id }: JobListItem) => callApi("deleteJob", { params: { jobId: id } });
    const outcome = await changeEach(all, one, { signal, onProgress: setDone });
    if (signal.aborted) return;
    const refused = new Set(outcome.left.map(({ job }) => job.id));
    const deleted = all.filter(({ id }) => !refused.has(id));
    if (deleted.length > 0)
      notifyDone(words("done", { count: deleted.length }), {
        label: words("undo"),
        onSelect: () => void restoreAll(deleted, words("undo")).then(chosen.onChanged),
      });
    if (outcome.left.length > 0) setLeft(outcome.left);
    else close();
  };
  const title = bulk("delete.title", { count: chosen.count });
  if (left !== undefined)
    return (
      <Dialog open onOpenChange={close} title={title} footer={<Button onClick={close}>{texts.close}</Button>}>
        <Left left={left} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      submitting={done !== undefined}
      danger
      title={title}
      description={words("text", { days: limits.deletedJobsKeptDays })}
      confirmLabel={bulk("delete.act")}
      canConfirm={jobs !== undefined}
      onConfirm={() => jobs && void start(jobs)}
    >
      {jobs !== undefined && done === undefined && <Names jobs={jobs} />}
      {jobs !== undefined && done !== undefined && <Changing done={done} total={jobs.length} />}
    </ConfirmDialog>
  );
}

/** What could not be restored stays in the list of deleted jobs. */
async function restoreAll(jobs: readonly JobListItem[], operation: string): Promise<void> {
  const rest = { signal: new AbortController().signal, onProgress: () => undefined };
  const { left } = await changeEach(jobs, ({ id }) => callApi("restoreJob", { params: { id } }), rest);
  const [first] = left;
  if (first !== undefined) notifyProblem(operation, first.problem);
}

/** Which jobs go; more than a few scroll. */
function Names({ jobs }: { readonly jobs: readonly JobListItem[] }) {
  const words = useTranslations("jobAdmin.deletion");
  if (jobs.length === 1) return null;
  return (
    <ScrollBox label={words("which")} className="mt-3 max-h-40">
      <ul className="list-disc ps-5 text-data">
        {jobs.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </ScrollBox>
  );
}
