import "./reset-calls.ts";
import {
  Button,
  ErrorState,
  FactList,
  NotificationBar,
  PageHeader,
  Panel,
  ProgressBar,
  Skeleton,
  TextField,
} from "@paygauge/ui";
import { useState } from "react";
import type { ResetPreview } from "@paygauge/api-types/entities/reset-jobs";
import { asProblem } from "../../../data/api-problem.ts";
import { callApi } from "../../../data/call-api.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { notifyProblem } from "../../../state/notifications.ts";

/** How often the jobs that remain are counted while some are being erased, ms. */
const countMs = 1000;

/** Erases every job of a local or test environment. */
export default function DevResetAllJobsScreen() {
  const words = useTranslations("dev.reset");
  const names = usePageNames();
  const { data, problem, reload } = useCall(
    "resetPreview",
    {},
    {
      pollMs: (preview) => (preview !== undefined && preview.erasing > 0 ? countMs : 0),
    },
  );
  return (
    <>
      <PageHeader title={names.title("devResetAllJobs")} facts={words("lead")} />
      <div className="border-t border-line p-5 max-lg:p-4">
        <div className="flex max-w-220 flex-col gap-3.5">
          {problem && !data && <ErrorState {...problemView(problem)} onRetry={reload} />}
          {!problem && !data && <Skeleton kind="form" fields={3} />}
          {data && <Reset preview={data} onChange={reload} />}
        </div>
      </div>
    </>
  );
}

interface ResetProps {
  readonly preview: ResetPreview;
  readonly onChange: () => void;
}

function Reset({ preview, onChange }: ResetProps) {
  const words = useTranslations("dev.reset");
  const formats = useFormats();
  const [total, setTotal] = useState(0);
  const all = Math.max(total, preview.jobs + preview.erasing);
  const left = preview.jobs + preview.erasing;
  return (
    <>
      <Panel title={words("counts")} facts={words("environment", { name: preview.environment })}>
        <FactList
          facts={[
            [words("jobs"), formats.count(preview.jobs)],
            [words("drafts"), formats.count(preview.drafts)],
            [words("published"), formats.count(preview.published)],
            [words("deleted"), formats.count(preview.deleted)],
            [
              words("files"),
              words("filesCount", { count: preview.uploads, bytes: formats.bytes(preview.uploadBytes) }),
            ],
          ]}
        />
        <p className="mt-2 text-label text-text-2">{words("keeps")}</p>
      </Panel>
      {preview.erasing > 0 && (
        <Panel title={words("progress")}>
          <ProgressBar
            label={words("erased")}
            value={all - left}
            max={all}
            amount={words("amount", { done: all - left, total: all })}
          />
        </Panel>
      )}
      {total > 0 && left === 0 && (
        <NotificationBar tone="success">{words("finished", { count: total })}</NotificationBar>
      )}
      {preview.running > 0 && (
        <NotificationBar tone="warning">{words("running", { count: preview.running })}</NotificationBar>
      )}
      <ResetForm preview={preview} onStart={() => setTotal(left)} onChange={onChange} />
    </>
  );
}

interface ResetFormProps extends ResetProps {
  readonly onStart: () => void;
}

function ResetForm({ preview, onStart, onChange }: ResetFormProps) {
  const words = useTranslations("dev.reset");
  const [typed, setTyped] = useState("");
  const [pending, setPending] = useState(false);
  const canReset = typed === preview.environment && preview.jobs > 0 && preview.running === 0;
  const reset = async () => {
    setPending(true);
    onStart();
    try {
      for (let left = preview.jobs; left > 0;) {
        ({ left } = await callApi("resetAllJobs", { body: { environment: typed } }));
        onChange();
      }
      setTyped("");
    } catch (fault) {
      notifyProblem(words("operation"), asProblem(fault));
      onChange();
    } finally {
      setPending(false);
    }
  };
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (canReset) void reset();
      }}
    >
      <div className="min-w-60">
        <TextField
          label={words("typeName", { name: preview.environment })}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" variant="danger" pending={pending} disabled={!canReset}>
        {words("reset", { count: preview.jobs })}
      </Button>
    </form>
  );
}
