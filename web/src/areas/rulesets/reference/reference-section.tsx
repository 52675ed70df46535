import { Badge, Button, ConfirmDialog, ErrorState, Panel, Skeleton } from "@paygauge/ui";
import { useState } from "react";
import { referenceSets, type ReferenceSet, type ReferenceVersion } from "@paygauge/api-types/entities/reference-sets";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useWords } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { ScrollBox } from "../scroll-box.tsx";
import { ReferenceImport } from "./reference-import.tsx";

/** Versions of imported titles of industry codes, by set: which one is in use, the way back, and a new import. */
export function ReferenceSection() {
  const words = useWords("rulesets.reference");
  const mayEdit = useMay("Analysis_Admin_Confidence_CRUD");
  const { data, problem, reload, refreshing } = useCall("referenceSets", {});
  if (data === undefined)
    return problem === undefined ? (
      <Skeleton kind="form" fields={4} />
    ) : (
      <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
    );
  return (
    <div className="flex flex-col gap-3.5">
      {referenceSets.map((set) => (
        <div key={set} className="flex flex-col gap-3.5">
          <Panel title={words(`sets.${set}`)}>
            <p className="mb-2 text-data text-text-2">{words(`facts.${set}`)}</p>
            <Versions
              set={set}
              versions={data.filter((each) => each.set === set)}
              mayEdit={mayEdit}
              onChanged={reload}
            />
          </Panel>
          {mayEdit && <ReferenceImport set={set} onKept={reload} />}
        </div>
      ))}
    </div>
  );
}

interface VersionsProps {
  readonly set: ReferenceSet;
  readonly versions: readonly ReferenceVersion[];
  readonly mayEdit: boolean;
  readonly onChanged: () => void;
}

function Versions({ set, versions, mayEdit, onChanged }: VersionsProps) {
  const words = useWords("rulesets");
  const formats = useFormats();
  const head = "px-2 py-1.5 text-left text-label font-medium text-text-2";
  const cell = "px-2 py-1.5 align-top";
  const inUse = versions.find((each) => each.isInUse)?.versionNumber ?? 0;
  return (
    <ScrollBox label={words("reference.versions", { set: words(`reference.sets.${set}`) })} className="overflow-x-auto">
      <table className="w-full border-collapse text-data">
        <thead className="bg-sunken">
          <tr>
            {(["version", "source", "note", "author", "created"] as const).map((key) => (
              <th key={key} scope="col" className={head}>
                {words(`directory.${key}`)}
              </th>
            ))}
            <th scope="col" className={`${head} text-right`}>
              {words("reference.titles")}
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
                </span>
              </th>
              <td className={cell}>{version.versionNumber === 0 ? words("reference.own") : version.source}</td>
              <td className={cell}>{version.note}</td>
              <td className={cell}>{version.author}</td>
              <td className={`${cell} whitespace-nowrap`}>
                {version.createdOn === null ? "" : formats.day(version.createdOn)}
              </td>
              <td className={`${cell} text-right`}>
                {version.versionNumber === 0 ? "" : formats.count(version.titlesCount)}
              </td>
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
  readonly version: ReferenceVersion;
  readonly isOlder: boolean;
  readonly onDone: () => void;
}

function ActivateButton({ version, isOlder, onDone }: ActivateButtonProps) {
  const words = useWords("rulesets.reference");
  const directory = useWords("rulesets.directory");
  const [open, setOpen] = useState(false);
  const { set } = version;
  const number = String(version.versionNumber);
  const { run, pending } = useAction("activateReferenceSet", { operation: directory("activate") });
  const activate = async () => {
    const outcome = await run({ params: { set, versionNumber: number } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    setOpen(false);
    onDone();
  };
  const title = version.versionNumber === 0 ? "activateTitleOwn" : "activateTitle";
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {directory(isOlder ? "rollBack" : "activate")}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        submitting={pending}
        title={words(title, { number, set: words(`sets.${set}`) })}
        description={words("activateText")}
        confirmLabel={words("activateNow")}
        onConfirm={() => void activate()}
      />
    </>
  );
}
