import { Badge, Button, ErrorState, Panel, Skeleton } from "@paygauge/ui";
import type { SftpConfiguration } from "@paygauge/api-types/endpoints/sftp-configurations";
import type { SftpRun } from "@paygauge/api-types/entities/sftp";
import type { ApiProblem } from "../../../data/api-problem.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { FileLines } from "./file-lines.tsx";

const tones = { asked: "neutral", running: "neutral", done: "success", failed: "danger" } as const;

interface RunsPanelProps {
  readonly runs: readonly SftpRun[] | undefined;
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly row: SftpConfiguration;
}

/** The newest runs with their files, bytes and refusals, and the jobs that the files became. */
export function RunsPanel({ runs, problem, onRetry, row }: RunsPanelProps) {
  const words = useTranslations("sftp");
  return (
    <Panel title={words("runsTitle")} actions={<RunNow row={row} onAsked={onRetry} />}>
      {runs === undefined && problem !== undefined && <ErrorState {...problemView(problem)} onRetry={onRetry} />}
      {runs === undefined && problem === undefined && <Skeleton kind="form" fields={3} />}
      {runs?.length === 0 && <p className="text-data text-text-2">{words("runsNone")}</p>}
      <ol className="flex flex-col gap-2">
        {runs?.map((run) => (
          <li key={run.id}>
            <Run run={run} zone={row.zone} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function RunNow({ row, onAsked }: Pick<RunsPanelProps, "row"> & { readonly onAsked: () => void }) {
  const words = useTranslations("sftp");
  const mayEdit = useMay("SftpConfigurations_CRUD");
  const mayChange = useMayChange();
  const { run, pending } = useAction("runSftpNow", { operation: words("startRun") });
  const ask = async () => {
    const outcome = await run({ params: { id: row.id } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onAsked();
  };
  if (!mayEdit) return null;
  return (
    <Button size="sm" pending={pending} disabled={!mayChange || row.state !== "ready"} onClick={() => void ask()}>
      {words("runNow")}
    </Button>
  );
}

function Run({ run, zone }: { readonly run: SftpRun; readonly zone: string }) {
  const words = useTranslations("sftp");
  const formats = useFormats();
  const clock = new Intl.DateTimeFormat(formats.locale, { dateStyle: "medium", timeStyle: "short", timeZone: zone });
  const facts = [
    words("runFacts", { taken: run.takenCount, size: formats.bytes(run.bytes) }),
    ...(run.refusedCount === 0 ? [] : [words("refused", { count: run.refusedCount })]),
  ].join(" · ");
  return (
    <details className="rounded-control border border-line px-3 py-2">
      <summary className="min-h-6 cursor-pointer text-data font-semibold pointer-coarse:min-h-11">
        {clock.format(new Date(run.startedOn))}
        <span className="ms-2.5 inline-flex flex-wrap items-center gap-x-2.5 text-label font-normal text-text-2">
          <Badge tone={tones[run.state]}>{words(`run.${run.state}`)}</Badge>
          {facts}
        </span>
      </summary>
      {run.problem !== null && <p className="mt-2 text-data text-danger">{words(`problems.${run.problem}`)}</p>}
      <FileLines files={run.files} more={run.filesCount - run.files.length} />
    </details>
  );
}
