import { Button, ErrorState, Panel, Skeleton } from "@paygauge/ui";
import { useEffect, useEffectEvent } from "react";
import type { StatementImport } from "@paygauge/api-types/entities/card-statements";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { SendStatement } from "./send-statement.tsx";
import { StatementLook } from "./statement-look.tsx";
import { StatementRunning, StatementStopped } from "./statement-progress.tsx";
import type { Statements } from "./statement-versions.tsx";
import { useImportInAddress } from "./use-import-in-address.ts";

const askEveryMs = 500;

const isRunning = (standing: StatementImport | undefined): boolean =>
  standing?.state === "InProgress" || standing?.state === "Pending" || standing?.state === "Blocked";

interface StatementImportPanelProps {
  readonly issuerId: string;
  readonly data: Statements;
  readonly onKept: () => void;
}

/** A new version: a file, a look at what it would bring, and the decision to keep it. The address names the import. */
export function StatementImportPanel({ issuerId, data, onKept }: StatementImportPanelProps) {
  const words = useTranslations("tenants.statements");
  const [importId, goTo] = useImportInAddress();
  return (
    <Panel title={words("import")}>
      {importId === null ? (
        <SendStatement issuerId={issuerId} data={data} onSent={goTo} />
      ) : (
        <Present
          key={importId}
          place={{ id: issuerId, importId }}
          goTo={goTo}
          onKept={() => {
            goTo(null);
            onKept();
          }}
        />
      )}
    </Panel>
  );
}

interface PresentProps {
  readonly place: { readonly id: string; readonly importId: string };
  readonly goTo: (importId: string | null) => void;
  readonly onKept: () => void;
}

function Present({ place, goTo, onKept }: PresentProps) {
  const words = useTranslations("tenants.statements");
  const { data, problem, reload } = useCall(
    "statementImport",
    { params: place },
    { keepPrevious: false, pollMs: (standing) => (isRunning(standing) ? askEveryMs : 0) },
  );
  const onGone = () => goTo(null);
  const kept = data?.step === "Keep" && data.state === "Completed" ? data.versionNumber : null;
  // Told once, when it is kept.
  const tell = useEffectEvent((version: number) => {
    notifyDone(words(data?.isInUse === true ? "keptInUse" : "kept", { number: String(version) }));
    onKept();
  });
  useEffect(() => {
    if (kept !== null) tell(kept);
  }, [kept]);
  if (data === undefined && problem === undefined) return <Skeleton kind="form" fields={3} />;
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
  if (isRunning(data) || kept !== null) return <StatementRunning place={place} standing={data} onChanged={reload} />;
  if (data.state === "Completed" && data.preview !== null)
    return (
      <StatementLook place={place} preview={data.preview} onReread={goTo} onDiscarded={onGone} onKeeping={reload} />
    );
  return <StatementStopped place={place} standing={data} onChanged={reload} onDiscarded={onGone} />;
}
