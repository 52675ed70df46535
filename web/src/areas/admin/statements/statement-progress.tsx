import { Button, MessageText, ProgressBar } from "@paygauge/ui";
import type { StatementImport } from "@paygauge/api-types/entities/card-statements";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";

export interface Place {
  readonly id: string;
  readonly importId: string;
}

interface DiscardProps {
  readonly place: Place;
  readonly isWayOn?: boolean;
  readonly onDone: () => void;
}

/** Removes the file; after a refusal it is the way to another. */
export function DiscardStatement({ place, isWayOn = false, onDone }: DiscardProps) {
  const words = useTranslations("tenants.statements");
  const { run, pending } = useAction("discardStatement", { operation: words("discard") });
  const drop = async () => {
    const outcome = await run({ params: place });
    if (outcome?.ok === true) onDone();
  };
  return (
    <Button variant={isWayOn ? "primary" : "secondary"} pending={pending} onClick={() => void drop()}>
      {words(isWayOn ? "another" : "discard")}
    </Button>
  );
}

interface StandingProps {
  readonly place: Place;
  readonly standing: StatementImport;
  readonly onChanged: () => void;
}

/** A command in progress, and the way to stop it. */
export function StatementRunning({ place, standing, onChanged }: StandingProps) {
  const words = useTranslations("tenants.statements");
  const { fileName, step, state, done, total } = standing;
  const { run, pending } = useAction("cancelStatement", { operation: words("cancel") });
  const cancel = async () => {
    const outcome = await run({ params: place });
    if (outcome?.ok === true) onChanged();
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <ProgressBar
          label={step === "Keep" ? words("keeping") : words("reading", { name: fileName })}
          value={done}
          max={total}
          amount={state === "InProgress" ? "" : words("waiting")}
        />
      </div>
      <Button pending={pending} onClick={() => void cancel()}>
        {words("cancel")}
      </Button>
    </div>
  );
}

interface StoppedProps extends StandingProps {
  readonly onDiscarded: () => void;
}

/** A command that was canceled or failed: why, and the ways on. */
export function StatementStopped({ place, standing, onChanged, onDiscarded }: StoppedProps) {
  const words = useTranslations("tenants.statements");
  const { fileName, state, message } = standing;
  const { run, pending } = useAction("resumeStatement", { operation: words("resume") });
  const isFailed = state === "Error";
  const resume = async () => {
    const outcome = await run({ params: place });
    if (outcome?.ok === true) onChanged();
  };
  return (
    <div role={isFailed ? "alert" : "status"} className="flex flex-col items-start gap-3">
      <p className="text-data">
        {isFailed && message !== null && <MessageText message={message} />}
        {isFailed && message === null && words("failed")}
        {!isFailed && words("canceled", { name: fileName })}
      </p>
      <div className="flex flex-wrap gap-2">
        {isFailed && <DiscardStatement place={place} onDone={onDiscarded} isWayOn />}
        <Button variant={isFailed ? "secondary" : "primary"} pending={pending} onClick={() => void resume()}>
          {words(isFailed ? "tryAgain" : "resume")}
        </Button>
        {!isFailed && <DiscardStatement place={place} onDone={onDiscarded} />}
      </div>
    </div>
  );
}
