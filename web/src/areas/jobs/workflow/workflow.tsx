import {
  AppLink,
  buttonStyle,
  ErrorState,
  NotificationBar,
  Skeleton,
  Stepper,
  useNarrow,
  type Step,
} from "@paygauge/ui";
import { lazy, Suspense } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job, Upload } from "@paygauge/api-types/entities/jobs";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import { rowFilters, type RowFilter } from "@paygauge/api-types/entities/checked-rows";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useEntityLock } from "../../../data/locks/use-entity-lock.ts";
import { useTranslations } from "../../../state/formats.ts";
import { workflowPages } from "../../../state/job-pages.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { useGuard, useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { draftHref } from "../drop/draft-href.ts";
import type { StepProps } from "./step-props.ts";
import { JobKindLine } from "../kind/job-kind-line.tsx";
import { FileStep } from "./file/file-step.tsx";
import { MapStep } from "./map/map-step.tsx";
import { fileInFront, filesOf, isBusy, stepInFront, workflowSteps, type WorkflowStep } from "./workflow-steps.ts";

// A file is chosen and its columns are set before anything is checked.
const CheckStep = lazy(async () => ({ default: (await import("./check/check-step.tsx")).CheckStep }));

/** From a file to an import: file, map, check, import. */
export function Workflow({ jobId, kind }: { readonly jobId: string; readonly kind: LedgerKind }) {
  const { data: job, mutate } = useCall("job", { params: { jobId } });
  const { opens } = useGuard();
  const asked = shownRows(new URLSearchParams(useSearch()));
  const uploads = useCall(
    "uploads",
    { params: { jobId } },
    { pollMs: (list) => (list?.some((each) => isBusy(each.state)) ? 1000 : 0) },
  );
  if (job !== undefined && job.kind !== kind)
    return <Redirect to={linkTo(workflowPages[job.kind], { jobId })} replace />;
  if (job === undefined || uploads.data === undefined) {
    if (uploads.problem === undefined) return <OwnShape />;
    return <ErrorState {...problemView(uploads.problem)} onRetry={uploads.reload} retrying={uploads.refreshing} />;
  }
  // A draft is imported on one page, with its check over it.
  if (job.isDraft && opens("newJob")) return <Redirect to={draftHref(jobId, asked)} replace />;
  const onKindChanged = () => {
    void mutate();
    uploads.reload();
  };
  return <Steps job={job} files={filesOf(uploads.data)} reload={uploads.reload} onKindChanged={onKindChanged} />;
}

/** The rows that the address of the check asks for; null where it asks for another step. */
function shownRows(search: URLSearchParams): RowFilter | null {
  const show = search.get("show");
  return search.get("step") === "check" ? (rowFilters.find((each) => each === show) ?? "warning") : null;
}

interface StepsProps {
  readonly job: Job;
  readonly files: readonly Upload[];
  readonly reload: () => void;
  readonly onKindChanged: () => void;
}

function Steps({ job, files, reload, onKindChanged }: StepsProps) {
  const words = useTranslations("upload");
  const params = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const file = fileInFront(files, params.get("file"));
  const step = stepInFront(file, params.get("step"));
  const editable = useEditable(job);
  const narrow = useNarrow();
  const open = (next: WorkflowStep, fileId = file?.id) => {
    const search = new URLSearchParams({ step: next, ...(fileId === undefined ? {} : { file: fileId }) });
    navigate(`${path}?${search.toString()}`);
  };
  const reached = workflowSteps.indexOf(stepInFront(file, null));
  const steps = workflowSteps.map((key, index): Step => {
    const reachable = index <= reached && key !== "import";
    return {
      key,
      label: words(`steps.${key}`),
      ...(narrow ? {} : { note: words(`stepNotes.${key}`) }),
      state: key === step ? "current" : stateOf(index, reached, job),
      ...(reachable && key !== step ? { onOpen: () => open(key) } : {}),
    };
  });
  const props: StepProps = { job, files, file, editable, open, reload };
  return (
    <div className="flex w-full max-w-360 flex-col gap-4 p-5 max-lg:p-4 lg:flex-row lg:gap-8">
      <div className="shrink-0 lg:w-44">
        <Stepper label={words("steps.label")} steps={steps} direction={narrow ? "row" : "column"} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-4">
        <JobNotice job={job} editable={editable} />
        <JobKindLine job={job} onChanged={onKindChanged} />
        {step === "file" && <FileStep {...props} />}
        {step === "map" && <MapStep {...props} />}
        <Suspense fallback={<Skeleton kind="table" columns={4} rows={6} />}>
          {step === "check" && <CheckStep {...props} />}
        </Suspense>
      </div>
    </div>
  );
}

function stateOf(index: number, reached: number, job: Job): Step["state"] {
  if (job.state === "Ready" || job.state === "Running") return "done";
  return index < reached ? "done" : "todo";
}

/** Files may change until the import runs, by those who may edit the job, while the system takes changes. */
function useEditable(job: Job): boolean {
  const mayCreate = useMay("JobCreate");
  const live = useMayChange();
  const isOpen = mayCreate && job.mayEdit && job.state !== "Running" && job.state !== "Ready";
  useEntityLock("job", job.id, isOpen);
  return isOpen && live;
}

function JobNotice({ job, editable }: { readonly job: Job; readonly editable: boolean }) {
  const words = useTranslations("upload");
  const progress = (
    <AppLink href={linkTo("jobLoading", { jobId: job.id })} className={buttonStyle({ size: "sm" })}>
      {words("toProgress")}
    </AppLink>
  );
  if (job.state === "Running") {
    return (
      <NotificationBar tone="info" actions={progress}>
        {words("running")}
      </NotificationBar>
    );
  }
  if (job.state === "Ready") {
    return (
      <NotificationBar tone="info" actions={progress}>
        {words("done")}
      </NotificationBar>
    );
  }
  return editable ? null : <NotificationBar tone="info">{words("notEditable")}</NotificationBar>;
}
