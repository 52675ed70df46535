import { Button, Combobox, Dialog, ProgressBar, useTexts } from "@paygauge/ui";
import { useEffect, useRef, useState } from "react";
import type { JobListItem } from "@paygauge/api-types/entities/jobs";
import type { UserOption } from "@paygauge/api-types/entities/users";
import { callApi } from "../../../data/call-api.ts";
import type { ChosenRows } from "../../../data/lists/list-grid.tsx";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { changeEach, type LeftJob } from "./bulk-work.ts";

export type BulkChange = "assign" | "owner";

interface BulkDialogProps {
  readonly change: BulkChange;
  readonly chosen: ChosenRows<JobListItem>;
  readonly onClose: () => void;
}

/** Asks for the user to whom the chosen jobs are assigned, or who owns them from now on, and tells what became of each. */
export function BulkDialog({ change, chosen, onClose }: BulkDialogProps) {
  const words = useTranslations("jobAdmin.bulk");
  const texts = useTexts();
  const jobs = useChosen(chosen) ?? [];
  const [user, setUser] = useState<string>();
  const close = () => {
    chosen.onChanged();
    onClose();
  };
  const { start, done, left } = useBulk(change, jobs, close);
  const isRunning = done !== undefined && left === undefined;
  const [first] = jobs;
  const issuers = new Set(jobs.map(({ issuerId }) => issuerId));
  const buttons = (
    <>
      <Button disabled={isRunning} onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button
        variant="primary"
        pending={isRunning}
        disabled={user === undefined || issuers.size !== 1}
        onClick={() => user !== undefined && void start(user)}
      >
        {words(`${change}.act`)}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={left === undefined ? onClose : close}
      submitting={isRunning}
      title={words(`${change}.title`, { count: chosen.count })}
      description={words(`${change}.text`)}
      footer={left === undefined ? buttons : <Button onClick={close}>{texts.close}</Button>}
    >
      {issuers.size > 1 && <p className="text-data text-danger">{words("oneIssuer")}</p>}
      {issuers.size === 1 && first !== undefined && left === undefined && (
        <UserField change={change} jobId={first.id} value={user} onChange={setUser} />
      )}
      {isRunning && <Changing done={done} total={jobs.length} />}
      {left !== undefined && <Left left={left} />}
    </Dialog>
  );
}

/** How far the change of the chosen jobs is. */
export function Changing({ done, total }: { readonly done: number; readonly total: number }) {
  const words = useTranslations("jobAdmin.bulk");
  return (
    <div className="mt-3">
      <ProgressBar label={words("changing")} value={done} max={total} amount={words("amount", { done, total })} />
    </div>
  );
}

/** The chosen jobs themselves; undefined until they are here. */
export function useChosen({ rows }: ChosenRows<JobListItem>): readonly JobListItem[] | undefined {
  const [jobs, setJobs] = useState<readonly JobListItem[]>();
  const [load] = useState(() => rows);
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal).then(setJobs, () => undefined);
    return () => controller.abort();
  }, [load]);
  return jobs;
}

/** The change of every job, one after the other; `left` are those that could not be changed, once it has ended. */
function useBulk(change: BulkChange, jobs: readonly JobListItem[], onDone: () => void) {
  const words = useTranslations("jobAdmin.bulk");
  const [done, setDone] = useState<number>();
  const [left, setLeft] = useState<readonly LeftJob[]>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async (userId: string) => {
    const controller = new AbortController();
    stop.current = controller;
    setDone(0);
    const one = ({ id }: JobListItem) =>
      change === "assign"
        ? callApi("jobArtifactUserAssignment", { body: { jobArtifactId: id, userId, isAssigned: true } })
        : callApi("jobArtifactOwner", { params: { id }, body: { userId } });
    const outcome = await changeEach(jobs, one, { signal: controller.signal, onProgress: setDone });
    if (controller.signal.aborted) return;
    if (outcome.changed > 0) notifyDone(words(`${change}.done`, { count: outcome.changed }));
    if (outcome.left.length > 0) setLeft(outcome.left);
    else onDone();
  };
  return { start, done, left };
}

interface UserFieldProps {
  readonly change: BulkChange;
  /** One of the jobs, which are all of one issuer. */
  readonly jobId: string;
  readonly value: string | undefined;
  readonly onChange: (userId: string) => void;
}

function UserField({ change, jobId, value, onChange }: UserFieldProps) {
  const words = useTranslations("jobAdmin.bulk");
  const [text, setText] = useState("");
  const search = text === "" ? {} : { search: text };
  const members = useCall(
    "jobAssignments",
    change === "assign"
      ? { params: { jobId }, body: { pageNumber: 1, pageSize: 25, orderBy: "displayName", ...search } }
      : null,
  );
  const owners = useCall(
    "potentialJobAnalysisOwners",
    change === "owner" ? { query: { jobArtifactId: jobId, ...search } } : null,
  );
  const offered: readonly UserOption[] = (change === "assign" ? members.data?.collection : owners.data) ?? [];
  return (
    <Combobox
      label={words("user")}
      placeholder={words("choose")}
      required
      options={offered.map(({ id, displayName, email }) => ({ value: id, label: displayName, note: email }))}
      value={value}
      onChange={onChange}
      onSearch={setText}
    />
  );
}

/** The jobs that were left as they are, each with the reason. */
export function Left({ left }: { readonly left: readonly LeftJob[] }) {
  const words = useTranslations("jobAdmin.bulk");
  const formats = useFormats();
  return (
    <div className="text-data" role="alert">
      <p className="font-medium">{words("left", { count: formats.count(left.length) })}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
        {left.map(({ job, problem }) => (
          <li key={job.id}>{words("leftJob", { job: job.name, reason: problem.message })}</li>
        ))}
      </ul>
    </div>
  );
}
