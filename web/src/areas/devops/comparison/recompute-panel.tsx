import { Button, ErrorState, MessageText, Panel, ProgressBar, Skeleton } from "@paygauge/ui";
import type { RecomputationOfJob } from "@paygauge/api-types/entities/endpoint-comparison";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";

/** How often a run that is computed again is asked for, ms. */
const pollMs = 1000;

type Recomputed = NonNullable<RecomputationOfJob["recomputed"]>;

/** The job's run computed again: started here, with its progress and until when it is stored. */
export function RecomputePanel({ jobId }: { readonly jobId: string }) {
  const words = useTranslations("endpointComparison.recompute");
  const { data, problem, reload, refreshing } = useCall(
    "recomputation",
    { params: { jobId } },
    { pollMs: (answer) => (answer?.recomputed?.state === "Waiting" ? pollMs : 0) },
  );
  return (
    <Panel title={words("title")} facts={words("facts")}>
      {problem !== undefined ? (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      ) : data === undefined ? (
        <Skeleton kind="form" fields={1} />
      ) : (
        <div className="flex flex-col gap-3">
          {data.recomputed === null ? (
            <p className="text-data text-text-2">{words("none")}</p>
          ) : (
            <State recomputed={data.recomputed} />
          )}
          <Buttons jobId={jobId} recomputed={data.recomputed} onChanged={reload} />
        </div>
      )}
    </Panel>
  );
}

function State({ recomputed }: { readonly recomputed: Recomputed }) {
  const words = useTranslations("endpointComparison.recompute");
  const formats = useFormats();
  const { state, message, runNumber, author, createdOn, until, perspective } = recomputed;
  if (state === "Waiting") return <Progress recomputed={recomputed} />;
  if (state === "Canceled") return <p className="text-data text-text-2">{words("canceled")}</p>;
  if (state === "Refused")
    return (
      <p className="text-data text-danger wrap-anywhere">{message !== null && <MessageText message={message} />}</p>
    );
  const at = new Date(createdOn).toLocaleString(formats.locale);
  return (
    <p className="text-data wrap-anywhere">
      {words("done", { number: runNumber ?? 0, author, at, until: formats.day(until) })}
      {perspective === null && <span className="text-warning"> {words("old")}</span>}
    </p>
  );
}

const stepNames = ["Ingest", "Group", "Match", "Score", "Publishable"] as const;

function Progress({ recomputed: { step, stepNumber, steps, done, total } }: { readonly recomputed: Recomputed }) {
  const words = useTranslations("endpointComparison.recompute");
  const names = useTranslations("jobs.progress.steps");
  const known = stepNames.find((each) => each === step);
  const part = total === 0 ? 0 : Math.min(1, done / total);
  return (
    <ProgressBar
      label={known === undefined ? words("queued") : names(known)}
      value={Math.max(0, stepNumber - 1) + part}
      max={Math.max(1, steps)}
      amount={known === undefined ? "" : words("step", { step: stepNumber, steps })}
    />
  );
}

interface ButtonsProps {
  readonly jobId: string;
  readonly recomputed: Recomputed | null;
  readonly onChanged: () => void;
}

function Buttons({ jobId, recomputed, onChanged }: ButtonsProps) {
  const words = useTranslations("endpointComparison.recompute");
  const mayChange = useMayChange();
  const begin = useAction("recomputeJob", { operation: words("operation") });
  const stop = useAction("cancelRecomputation", { operation: words("cancel") });
  const start = async () => {
    const outcome = await begin.run({ params: { jobId }, body: {} });
    if (outcome?.ok) notifyDone(outcome.answer.message);
    onChanged();
  };
  const cancel = async (batchId: string) => {
    const outcome = await stop.run({ params: { batchId } });
    if (outcome?.ok) notifyDone(outcome.answer.message);
    onChanged();
  };
  if (recomputed?.state === "Waiting")
    return (
      <Button
        className="self-start"
        disabled={!mayChange}
        pending={stop.pending}
        onClick={() => void cancel(recomputed.id)}
      >
        {words("cancel")}
      </Button>
    );
  return (
    <Button className="self-start" disabled={!mayChange} pending={begin.pending} onClick={() => void start()}>
      {words(recomputed?.state === "Done" ? "again" : "start")}
    </Button>
  );
}
