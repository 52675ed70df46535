import { Button, ProgressBar, MessageText } from "@paygauge/ui";
import { directoryLimits } from "@paygauge/api-types/entities/directory";
import type { TableImport } from "@paygauge/api-types/entities/table-imports";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";

interface ImportButtonProps {
  readonly importId: string;
  readonly onDone: () => void;
}

interface DiscardButtonProps extends ImportButtonProps {
  /** The way on after a refusal: another file takes the place of this one. */
  readonly isWayOn?: boolean;
}

export function DiscardButton({ importId, onDone, isWayOn = false }: DiscardButtonProps) {
  const words = useTranslations("rulesets.directory");
  const { run, pending } = useAction("discardTableImport", { operation: words("discard") });
  const drop = async () => {
    const outcome = await run({ params: { importId } });
    if (outcome?.ok === true) onDone();
  };
  return (
    <Button variant={isWayOn ? "primary" : "secondary"} pending={pending} onClick={() => void drop()}>
      {words(isWayOn ? "another" : "discard")}
    </Button>
  );
}

interface StandingProps {
  readonly standing: TableImport;
  readonly onChanged: () => void;
}

/** A command in progress: how far it is, and the way to stop it. */
export function TableRunning({ standing, onChanged }: StandingProps) {
  const words = useTranslations("rulesets.directory");
  const formats = useFormats();
  const { importId, fileName, step, state, done, total } = standing;
  const { run, pending } = useAction("cancelTableImport", { operation: words("cancelImport") });
  const cancel = async () => {
    const outcome = await run({ params: { importId } });
    if (outcome?.ok === true) onChanged();
  };
  const amount =
    state === "InProgress"
      ? words("amount", {
          done: step === "Read" ? formats.bytes(done) : formats.count(done),
          total: step === "Read" ? formats.bytes(total) : formats.count(total),
        })
      : words("waiting");
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <ProgressBar
          label={step === "Keep" ? words("keeping") : words("readingFile", { name: fileName })}
          value={done}
          max={total}
          amount={amount}
        />
      </div>
      <Button pending={pending} onClick={() => void cancel()}>
        {words("cancelImport")}
      </Button>
    </div>
  );
}

interface StoppedProps extends StandingProps {
  readonly onDiscarded: () => void;
}

/** A command that was canceled or failed: why, and the ways on. */
export function TableStopped({ standing, onChanged, onDiscarded }: StoppedProps) {
  const words = useTranslations("rulesets.directory");
  const { importId, fileName, state, message } = standing;
  const { run, pending } = useAction("resumeTableImport", { operation: words("resume") });
  const isFailed = state === "Error";
  const resume = async () => {
    const outcome = await run({ params: { importId } });
    if (outcome?.ok === true) onChanged();
  };
  return (
    <div role={isFailed ? "alert" : "status"} className="flex flex-col items-start gap-3">
      <p className="text-data">
        {isFailed && message !== null && <MessageText message={message} />}
        {isFailed && message === null && words("failed")}
        {!isFailed && words("canceled", { name: fileName, days: String(directoryLimits.unusedFileDays) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {isFailed && <DiscardButton importId={importId} onDone={onDiscarded} isWayOn />}
        <Button variant={isFailed ? "secondary" : "primary"} pending={pending} onClick={() => void resume()}>
          {words(isFailed ? "tryAgain" : "resume")}
        </Button>
        {!isFailed && <DiscardButton importId={importId} onDone={onDiscarded} />}
      </div>
    </div>
  );
}
