import { Button, ErrorState, ProgressBar } from "@paygauge/ui";
import { useEffect } from "react";
import type { BatchPreview, OneMaintenanceBatch } from "@paygauge/api-types/entities/job-maintenance";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { SimulatedTable } from "./simulated-table.tsx";

/** How often a simulation that runs is asked for, ms. */
const pollMs = 1000;

interface SimulationProps {
  readonly jobIds: readonly string[];
  readonly preview: BatchPreview;
  /** The simulation that is shown; null: none yet. */
  readonly simulationId: string | null;
  readonly onStarted: (simulationId: string) => void;
  /** Every job is counted. */
  readonly onFinished: (simulationId: string) => void;
  readonly onStale: () => void;
}

/** What a re-score would change, job by job: counted by the code that scores, before the re-score can be confirmed. */
export function Simulation(props: SimulationProps) {
  const { simulationId, preview } = props;
  const words = useTranslations("jobMaintenance.simulation");
  return (
    <section aria-label={words("title")} className="flex flex-col gap-2">
      {simulationId === null ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-data text-text-2">{words("none", { count: preview.jobs.length })}</p>
          <Start {...props} />
        </div>
      ) : (
        <Shown {...props} simulationId={simulationId} />
      )}
    </section>
  );
}

function Start({ jobIds, preview, onStarted, onStale }: SimulationProps) {
  const words = useTranslations("jobMaintenance.simulation");
  const { run, pending } = useAction("createMaintenanceBatch", { operation: words("operation") });
  const start = async () => {
    const outcome = await run({ body: { act: "simulate", jobIds: [...jobIds], digest: preview.digest } });
    if (outcome?.ok === false) onStale();
    if (outcome?.ok === true) onStarted(outcome.answer.id);
  };
  return (
    <Button size="sm" pending={pending} onClick={() => void start()}>
      {words("start")}
    </Button>
  );
}

const isOpen = (batch: OneMaintenanceBatch | undefined): boolean => batch === undefined || batch.waiting > 0;

function Shown(props: SimulationProps & { readonly simulationId: string }) {
  const { simulationId: batchId, onFinished } = props;
  const words = useTranslations("jobMaintenance.simulation");
  const formats = useFormats();
  const { data, problem, reload, refreshing } = useCall(
    "maintenanceBatch",
    { params: { batchId } },
    { pollMs: (batch) => (isOpen(batch) ? pollMs : 0), keepPrevious: false },
  );
  const isFinished = data !== undefined && data.waiting === 0 && data.canceled === 0;
  useEffect(() => {
    if (isFinished) onFinished(batchId);
  }, [isFinished, batchId, onFinished]);
  if (problem !== undefined) return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  const at = data === undefined ? "" : new Date(data.createdOn).toLocaleTimeString(formats.locale);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-label font-semibold">{words("title")}</h3>
        {isFinished && <p className="text-label text-text-2">{words("at", { at })}</p>}
      </div>
      {isOpen(data) && <Running batchId={batchId} batch={data} onChanged={reload} />}
      {data !== undefined && data.canceled > 0 && data.waiting === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-data text-text-2">{words("canceled")}</p>
          <Start {...props} />
        </div>
      )}
      {data !== undefined && <SimulatedTable batch={data} />}
    </>
  );
}

interface RunningProps {
  readonly batchId: string;
  readonly batch: OneMaintenanceBatch | undefined;
  readonly onChanged: () => void;
}

function Running({ batchId, batch, onChanged }: RunningProps) {
  const words = useTranslations("jobMaintenance.simulation");
  const { run, pending } = useAction("cancelMaintenanceBatch", { operation: words("cancel") });
  const cancel = async () => {
    await run({ params: { batchId } });
    onChanged();
  };
  const [total, waiting] = [batch?.jobs ?? 0, batch?.waiting ?? 0];
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 grow">
        <ProgressBar
          label={words("progress")}
          value={total - waiting}
          max={Math.max(total, 1)}
          amount={words("amount", { done: total - waiting, total })}
        />
      </div>
      <Button size="sm" pending={pending} onClick={() => void cancel()}>
        {words("cancel")}
      </Button>
    </div>
  );
}
