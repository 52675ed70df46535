import { Badge, Button, ConfirmDialog, EmptyState, ErrorState, Panel, Skeleton } from "@paygauge/ui";
import { useState } from "react";
import type { DirectoryVersion } from "@paygauge/api-types";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useWords } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { DirectoryImport } from "./directory-import.tsx";
import { ScrollBox } from "../scroll-box.tsx";

/** Versions of the card-acceptor directory: which one is in use, the way to another, and the import of a new one. */
export function DirectorySection() {
  const words = useWords("rulesets.directory");
  const mayEdit = useMay("Analysis_Admin_Confidence_CRUD");
  const { data, problem, reload, refreshing } = useCall("directory", {});
  if (data === undefined)
    return problem === undefined ? (
      <Skeleton kind="form" fields={4} />
    ) : (
      <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
    );
  return (
    <div className="flex flex-col gap-3.5">
      <Panel title={words("title")} facts={words("facts")}>
        {data.matchService !== "directory" && (
          <p className="mb-2 text-data text-warning">{words(`network.${data.matchService}`)}</p>
        )}
        {data.versions.length === 0 ? (
          <EmptyState title={words("versions")}>{words("empty")}</EmptyState>
        ) : (
          <Versions versions={data.versions} mayEdit={mayEdit} onChanged={reload} />
        )}
      </Panel>
      {mayEdit && <DirectoryImport onKept={reload} />}
    </div>
  );
}

interface VersionsProps {
  readonly versions: readonly DirectoryVersion[];
  readonly mayEdit: boolean;
  readonly onChanged: () => void;
}

function Versions({ versions, mayEdit, onChanged }: VersionsProps) {
  const words = useWords("rulesets");
  const formats = useFormats();
  const head = "px-2 py-1.5 text-left text-label font-medium text-text-2";
  const cell = "px-2 py-1.5 align-top";
  const inUse = versions.find((each) => each.isInUse)?.versionNumber ?? 0;
  return (
    <ScrollBox label={words("directory.versions")} className="overflow-x-auto">
      <table className="w-full border-collapse text-data">
        <thead className="bg-sunken">
          <tr>
            {(["version", "source", "note", "author", "created"] as const).map((key) => (
              <th key={key} scope="col" className={head}>
                {words(`directory.${key}`)}
              </th>
            ))}
            <th scope="col" className={`${head} text-right`}>
              {words("directory.entries")}
            </th>
            <th scope="col" className={head}>
              <span className="sr-only">{words("directory.activate")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <tr key={version.versionNumber} className="border-t border-line">
              <th scope="row" className={`${cell} text-left font-medium`}>
                <span className="inline-flex flex-wrap items-center gap-1">
                  {formats.count(version.versionNumber)}
                  {version.isInUse && <Badge tone="accent">{words("inUse")}</Badge>}
                  {version.isSample && <Badge>{words("directory.sample")}</Badge>}
                </span>
              </th>
              <td className={cell}>{version.source}</td>
              <td className={`${cell} min-w-48`}>{version.note}</td>
              <td className={cell}>{version.author}</td>
              <td className={`${cell} whitespace-nowrap`}>{formats.day(version.createdOn)}</td>
              <td className={`${cell} text-right`}>{formats.count(version.entriesCount)}</td>
              <td className={`${cell} text-right`}>
                {mayEdit && !version.isInUse && (
                  <ActivateButton version={version} isOlder={version.versionNumber < inUse} onDone={onChanged} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface ActivateButtonProps {
  readonly version: DirectoryVersion;
  readonly isOlder: boolean;
  readonly onDone: () => void;
}

function ActivateButton({ version, isOlder, onDone }: ActivateButtonProps) {
  const words = useWords("rulesets.directory");
  const [open, setOpen] = useState(false);
  const number = String(version.versionNumber);
  const { run, pending } = useAction("activateDirectory", { operation: words("activate") });
  const activate = async () => {
    const outcome = await run({ params: { versionNumber: number } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    setOpen(false);
    onDone();
  };
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {words(isOlder ? "rollBack" : "activate")}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        submitting={pending}
        title={words("activateTitle", { number })}
        description={words("activateText")}
        confirmLabel={words("activateNow", { number })}
        onConfirm={() => void activate()}
      />
    </>
  );
}
