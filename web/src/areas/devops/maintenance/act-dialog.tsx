import { Button, Dialog, ErrorState, Skeleton, useTexts } from "@paygauge/ui";
import { Suspense, useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import {
  maintenanceLimits,
  type BatchPreview,
  type MaintenanceAct,
} from "@paygauge/api-types/entities/job-maintenance";
import { limits } from "@paygauge/api-types/limits";
import { linkTo } from "@paygauge/api-types/sitemap";
import { callParts } from "../../../data/call-parts.derived.ts";
import { problemView } from "../../../data/grid-error.ts";
import type { ChosenRows } from "../../../data/lists/list-grid.tsx";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { lazyWithTexts } from "../../../texts/catalogue.ts";
import { BatchFacts } from "./batch-facts.tsx";
import { ConfirmField, isConfirmed } from "./confirm-field.tsx";

const Simulation = lazyWithTexts(
  async () => ({ default: (await import("./simulation.tsx")).Simulation }),
  callParts.jobMaintenance,
);
const OwnerField = lazyWithTexts(
  async () => ({ default: (await import("./owner-field.tsx")).OwnerField }),
  callParts.users,
);

interface ActDialogProps {
  readonly act: MaintenanceAct;
  readonly chosen: Pick<ChosenRows<{ readonly id: string }>, "count" | "rows">;
  readonly onClose: () => void;
  readonly onQueued: () => void;
}

/** Shows what an act would do with the chosen jobs, and queues it as one batch once that is confirmed. */
export function ActDialog({ act, chosen, onClose, onQueued }: ActDialogProps) {
  const jobIds = useIds(chosen);
  const words = useTranslations("jobMaintenance");
  const { data, problem, reload, refreshing } = useCall(
    "previewMaintenance",
    jobIds === undefined ? null : { body: { act, jobIds: [...jobIds] } },
  );
  if (jobIds !== undefined && data !== undefined)
    return (
      <ReadyDialog act={act} jobIds={jobIds} preview={data} onClose={onClose} onQueued={onQueued} onStale={reload} />
    );
  return (
    <Dialog open size="md" onOpenChange={onClose} title={words(`titles.${act}`, { count: chosen.count })}>
      {problem === undefined ? (
        <Skeleton kind="form" fields={4} />
      ) : (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      )}
    </Dialog>
  );
}

/** The ids of the chosen jobs; undefined until they are here. */
function useIds({ rows }: ActDialogProps["chosen"]): readonly string[] | undefined {
  const [ids, setIds] = useState<readonly string[]>();
  const [load] = useState(() => rows);
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal).then(
      (chosen) => setIds(chosen.map(({ id }) => id)),
      () => undefined,
    );
    return () => controller.abort();
  }, [load]);
  return ids;
}

interface ReadyDialogProps extends Omit<ActDialogProps, "chosen"> {
  readonly jobIds: readonly string[];
  readonly preview: BatchPreview;
  readonly onStale: () => void;
}

/** Queues the batch, and shows where its progress is. */
function useQueue({ act, jobIds, preview, onClose, onQueued, onStale }: ReadyDialogProps) {
  const words = useTranslations("jobMaintenance");
  const [, navigate] = useLocation();
  const { run, pending } = useAction("createMaintenanceBatch", { operation: words("queueOperation") });
  const queue = async (ownerUserId: string | undefined, simulationId: string | null) => {
    const body = {
      act,
      jobIds: [...jobIds],
      digest: preview.digest,
      ...(ownerUserId !== undefined && { ownerUserId }),
      ...(act === "score" && simulationId !== null && { simulationId }),
      ...(act === "delete" && { confirmed: preview.jobs.length }),
    };
    const outcome = await run({ body });
    if (outcome?.ok === false) onStale();
    if (outcome?.ok !== true) return;
    const { id, message } = outcome.answer;
    notifyDone(message, {
      label: words("parts.batches"),
      onSelect: () => navigate(linkTo("jobMaintenance", undefined, { part: "batches", batch: id })),
    });
    onClose();
    onQueued();
  };
  return { queue, pending };
}

/**
 * The simulation of what is previewed: the one that there is already, or the one that was started here. Another set of
 * jobs, states or rulesets has none.
 */
function useSimulationOf({ digest, simulationId, scoringVersion, confidenceVersion }: BatchPreview) {
  const set = [digest, scoringVersion, confidenceVersion].join(" ");
  const [started, setStarted] = useState({ set, id: simulationId });
  const [done, setDone] = useState({ set, id: simulationId });
  const start = useCallback((id: string) => setStarted({ set, id }), [set]);
  const finish = useCallback((id: string) => setDone({ set, id }), [set]);
  const own = started.set === set ? started.id : null;
  const shown = own ?? simulationId;
  const isDone = shown !== null && (shown === simulationId || (done.set === set && done.id === shown));
  return { shown, finished: isDone ? shown : null, start, finish };
}

function ReadyDialog(props: ReadyDialogProps) {
  const { act, jobIds, preview, onClose } = props;
  const words = useTranslations("jobMaintenance");
  const texts = useTexts();
  const [ownerUserId, setOwner] = useState<string>();
  const [typed, setTyped] = useState("");
  const { shown, finished, start, finish } = useSimulationOf(preview);
  const { queue, pending } = useQueue(props);
  const count = preview.jobs.length;
  const isAsked = (act !== "owner" || ownerUserId !== undefined) && (act !== "score" || finished !== null);
  const isReady = count > 0 && isAsked && isConfirmed(act, typed, count);
  const { scoringVersion: scoring, confidenceVersion: confidence } = preview;
  const days = act === "delete" ? limits.deletedJobsKeptDays : maintenanceLimits.runDays;
  return (
    <Dialog
      open
      size="md"
      submitting={pending}
      onOpenChange={onClose}
      title={words(`titles.${act}`, { count: jobIds.length })}
      description={words(`hints.${act}`, { scoring, confidence, days })}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant={act === "delete" || act === "removeRuns" ? "danger" : "primary"}
            pending={pending}
            disabled={!isReady}
            onClick={() => void queue(ownerUserId, finished)}
          >
            {words(`acts.${act}`)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {act === "score" && count > 0 && (
          <Suspense fallback={<Skeleton kind="form" fields={1} />}>
            <Simulation
              jobIds={jobIds}
              preview={preview}
              simulationId={shown}
              onStarted={start}
              onFinished={finish}
              onStale={props.onStale}
            />
          </Suspense>
        )}
        <BatchFacts act={act} asked={jobIds.length} preview={preview} />
        {act === "owner" && <NewOwner preview={preview} value={ownerUserId} onChange={setOwner} />}
        {act === "delete" && count > 0 && <ConfirmField count={count} value={typed} onChange={setTyped} />}
      </div>
    </Dialog>
  );
}

interface NewOwnerProps {
  readonly preview: BatchPreview;
  readonly value: string | undefined;
  readonly onChange: (userId: string) => void;
}

function NewOwner({ preview: { jobs }, value, onChange }: NewOwnerProps) {
  const [first] = jobs;
  if (first === undefined) return null;
  return (
    <Suspense fallback={<Skeleton kind="form" fields={1} />}>
      <OwnerField jobId={first.jobId} value={value} onChange={onChange} />
    </Suspense>
  );
}
