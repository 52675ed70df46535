import { Button, ErrorState, MessageText, Panel, PlainTable, ProgressBar, Skeleton } from "@paygauge/ui";
import type { OneMaintenanceBatch } from "@paygauge/api-types/entities/job-maintenance";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { SimulatedTable } from "./simulated-table.tsx";

/** How often a batch is asked for while it has jobs that wait, or runs that aren't finished, ms. */
const pollMs = 1000;

interface BatchViewProps {
  readonly batchId: string;
  readonly onClose: () => void;
}

/** One batch: how far it is, and what became of each of its jobs. */
export function BatchView({ batchId, onClose }: BatchViewProps) {
  const { data, problem, reload, refreshing } = useCall("maintenanceBatch", { params: { batchId } });
  if (problem !== undefined) return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  if (data === undefined) return <Skeleton kind="form" fields={5} />;
  const isActive = data.waiting > 0 || data.acts.some(({ isRunDone }) => isRunDone === false);
  return (
    <>
      {isActive && <Follow batchId={batchId} />}
      <OneBatch batch={data} onClose={onClose} onChanged={reload} />
    </>
  );
}

function Follow({ batchId }: Pick<BatchViewProps, "batchId">) {
  useCall("maintenanceBatch", { params: { batchId } }, { pollMs });
  return null;
}

interface OneBatchProps {
  readonly batch: OneMaintenanceBatch;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function OneBatch({ batch, onClose, onChanged }: OneBatchProps) {
  const words = useTranslations("jobMaintenance.batches");
  const titles = useTranslations("jobMaintenance.titles");
  const formats = useFormats();
  const { waiting, jobs } = batch;
  return (
    <Panel
      title={titles(batch.act, { count: jobs })}
      facts={`${batch.author}, ${new Date(batch.createdOn).toLocaleString(formats.locale)}, ${words("set", { digest: batch.digest.slice(0, 12) })}`}
    >
      <div className="flex flex-col gap-3">
        <ProgressBar
          label={words("progress")}
          value={jobs - waiting}
          max={jobs}
          amount={`${formats.count(jobs - waiting)} / ${formats.count(jobs)}`}
        />
        <BatchButtons batch={batch} onClose={onClose} onChanged={onChanged} />
        {batch.act === "simulate" ? <SimulatedTable batch={batch} /> : <ActTable batch={batch} />}
      </div>
    </Panel>
  );
}

function BatchButtons({ batch, onClose, onChanged }: OneBatchProps) {
  const words = useTranslations("jobMaintenance.batches");
  const operation = useTranslations("jobMaintenance")("cancelOperation");
  const mayCancel = useMay("JobMaintenance_CRUD");
  const mayChange = useMayChange();
  const { run, pending } = useAction("cancelMaintenanceBatch", { operation });
  const cancel = async () => {
    const outcome = await run({ params: { batchId: batch.id } });
    if (outcome?.ok) notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={onClose}>{words("close")}</Button>
      {mayCancel && batch.waiting > 0 && (
        <Button disabled={!mayChange} pending={pending} onClick={() => void cancel()}>
          {words("cancel")}
        </Button>
      )}
    </div>
  );
}

function ActTable({ batch: { acts } }: Pick<OneBatchProps, "batch">) {
  const words = useTranslations("jobMaintenance.batches");
  const columns = useTranslations("jobMaintenance.columns");
  return (
    <PlainTable
      stacked
      label={words("jobs")}
      rows={acts}
      rowKey={({ jobId }) => jobId}
      columns={[
        { key: "name", title: columns("name"), namesRow: true, className: "wrap-anywhere", render: ({ name }) => name },
        { key: "state", title: words("state"), render: ({ state }) => words(`states.${state}`) },
        {
          key: "reason",
          title: words("reason"),
          render: ({ message, isRunDone }) =>
            message === null ? (
              isRunDone !== null && words(isRunDone ? "runDone" : "runOpen")
            ) : (
              <MessageText message={message} />
            ),
        },
      ]}
    />
  );
}
