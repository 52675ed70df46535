import "./anonymiser-calls.ts";
import { Button, ErrorState, NotificationBar, PageHeader, Skeleton, TextField } from "@paygauge/ui";
import { useState } from "react";
import type { AnonymiserPreview, AnonymiserState } from "@paygauge/api-types/entities/anonymiser";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { notifyProblem } from "../../../state/notifications.ts";
import { CountsPanel } from "./counts-panel.tsx";
import { StepsPanel } from "./steps-panel.tsx";
import { useAnonymiserRun } from "./use-anonymiser-run.ts";

/** Removes names, mails, numbers and files from a local or test environment. */
export default function DevDatabaseAnonymizerScreen() {
  const words = useTranslations("dev.anonymiser");
  const names = usePageNames();
  const { data, problem, reload } = useCall("anonymiserPreview", {});
  return (
    <>
      <PageHeader title={names.title("devDatabaseAnonymizer")} facts={words("lead")} />
      <div className="border-t border-line p-5 max-lg:p-4">
        <div className="flex max-w-220 flex-col gap-3.5">
          {problem && !data && <ErrorState {...problemView(problem)} onRetry={reload} />}
          {!problem && !data && <Skeleton kind="form" fields={3} />}
          {data && <Anonymiser preview={data} onChange={reload} />}
        </div>
      </div>
    </>
  );
}

interface AnonymiserProps {
  readonly preview: AnonymiserPreview;
  readonly onChange: () => void;
}

function Anonymiser({ preview, onChange }: AnonymiserProps) {
  const words = useTranslations("dev.anonymiser");
  const run = useAnonymiserRun((problem) => notifyProblem(words("operation"), problem), onChange);
  const { environment, running } = preview;
  const shown = run.state ?? preview.state;
  return (
    <>
      {run.isDone && <NotificationBar tone="success">{words("finished")}</NotificationBar>}
      {running > 0 && <NotificationBar tone="warning">{words("running", { count: running })}</NotificationBar>}
      <CountsPanel preview={preview} />
      {shown && <StepsPanel state={shown} />}
      {run.isWorking && (
        <div>
          <Button onClick={() => void run.stop()}>{words("stop")}</Button>
        </div>
      )}
      {!run.isWorking && preview.state && (
        <Interrupted
          state={preview.state}
          onResume={(state) => void run.resume(environment, state)}
          onStop={() => void run.stop()}
        />
      )}
      {!run.isWorking && !preview.state && (
        <StartForm environment={environment} isBlocked={running > 0} onStart={() => void run.start(environment)} />
      )}
    </>
  );
}

interface InterruptedProps {
  readonly state: AnonymiserState;
  readonly onResume: (state: AnonymiserState) => void;
  readonly onStop: () => void;
}

/** A run that no window works on any more, or that another one does. */
function Interrupted({ state, onResume, onStop }: InterruptedProps) {
  const words = useTranslations("dev.anonymiser");
  return (
    <>
      <NotificationBar tone="warning">{words("interrupted")}</NotificationBar>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => onResume(state)}>
          {words("resume")}
        </Button>
        <Button onClick={onStop}>{words("stop")}</Button>
      </div>
    </>
  );
}

interface StartFormProps {
  readonly environment: string;
  readonly isBlocked: boolean;
  readonly onStart: () => void;
}

function StartForm({ environment, isBlocked, onStart }: StartFormProps) {
  const words = useTranslations("dev.anonymiser");
  const [typed, setTyped] = useState("");
  const canStart = typed === environment && !isBlocked;
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (canStart) onStart();
      }}
    >
      <div className="min-w-60">
        <TextField
          label={words("typeName", { name: environment })}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" variant="danger" disabled={!canStart}>
        {words("start")}
      </Button>
    </form>
  );
}
