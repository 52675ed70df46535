import { Button, ErrorState, FileDrop, Panel, ProgressBar, Skeleton } from "@paygauge/ui";
import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { directoryLimits } from "@paygauge/api-types/entities/directory";
import type { TableImport as Standing, TableKind } from "@paygauge/api-types/entities/table-imports";
import { asProblem, type ApiProblem } from "../../../data/api-problem.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { sendTable } from "./send-table.ts";
import { TableLook } from "./table-look.tsx";
import { TableRunning, TableStopped } from "./table-progress.tsx";
import { useTableWords } from "./use-table-words.ts";

const askEveryMs = 500;

/** A command is in progress or waits for its turn. */
const isRunning = (standing: Standing | undefined): boolean =>
  standing?.state === "InProgress" || standing?.state === "Pending" || standing?.state === "Blocked";

interface TableImportProps {
  readonly kind: TableKind;
  readonly onKept: () => void;
}

/** A new version of a table: a file, a look at what it would hold, and the decision to keep it. The address keeps it. */
export function TableImport({ kind, onKept }: TableImportProps) {
  const of = useTableWords(kind);
  const [params, setParams] = useSearchParams();
  const name = `${kind}Import`;
  const importId = params.get(name);
  const goTo = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(name);
        else next.set(name, id);
        return next;
      },
      { replace: true },
    );
  return (
    <Panel title={of.import}>
      {importId === null ? (
        <Send kind={kind} onSent={goTo} />
      ) : (
        <Present
          importId={importId}
          onGone={() => goTo(null)}
          onKept={() => {
            goTo(null);
            onKept();
          }}
        />
      )}
    </Panel>
  );
}

interface Sending {
  readonly file: File;
  readonly sent: number;
}

function Send({ kind, onSent }: { readonly kind: TableKind; readonly onSent: (importId: string) => void }) {
  const words = useTranslations("rulesets.directory");
  const of = useTableWords(kind);
  const formats = useFormats();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const send = async (file: File) => {
    setProblem(null);
    setSending({ file, sent: 0 });
    try {
      onSent(await sendTable(kind, file, (sent) => setSending({ file, sent })));
    } catch (thrown) {
      setProblem(asProblem(thrown));
    }
    setSending(null);
  };
  if (sending !== null)
    return (
      <ProgressBar
        label={words("sending", { name: sending.file.name })}
        value={sending.sent}
        max={sending.file.size}
        amount={formats.bytes(sending.sent)}
      />
    );
  return (
    <>
      <FileDrop
        label={of.file}
        hint={of.hint}
        endings={[".csv", ".txt", ".tsv"]}
        maxBytes={directoryLimits.bytes}
        maxWords={formats.bytes(directoryLimits.bytes)}
        multiple={false}
        onFiles={([file]) => file !== undefined && void send(file)}
      />
      {problem !== null && <ErrorState {...problemView(problem)} />}
    </>
  );
}

interface PresentProps {
  readonly importId: string;
  /** There is no such import, or no more. */
  readonly onGone: () => void;
  readonly onKept: () => void;
}

function Present({ importId, onGone, onKept }: PresentProps) {
  const words = useTranslations("rulesets.directory");
  const { data, problem, reload } = useCall(
    "tableImport",
    { params: { importId } },
    { keepPrevious: false, pollMs: (standing) => (isRunning(standing) ? askEveryMs : 0) },
  );
  const kept = data?.step === "Keep" && data.state === "Completed" ? data.versionNumber : null;
  useEffect(() => {
    if (kept === null) return;
    notifyDone(words("kept", { number: String(kept) }));
    onKept();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once, when it is kept
  }, [kept]);
  if (data === undefined && problem === undefined) return <Skeleton kind="form" fields={2} />;
  if (data === undefined || data.step === null)
    return (
      <div className="flex flex-col items-start gap-3">
        {problem === undefined ? (
          <p className="text-data">{words("incomplete")}</p>
        ) : (
          <ErrorState {...problemView(problem)} onRetry={reload} />
        )}
        <Button onClick={onGone}>{words("another")}</Button>
      </div>
    );
  if (isRunning(data) || kept !== null) return <TableRunning standing={data} onChanged={reload} />;
  if (data.state === "Completed" && data.preview !== null)
    return <TableLook preview={data.preview} onDiscarded={onGone} onKeeping={reload} />;
  return <TableStopped standing={data} onChanged={reload} onDiscarded={onGone} />;
}
