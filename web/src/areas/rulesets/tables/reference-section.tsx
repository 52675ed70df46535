import { ErrorState, Panel, Skeleton } from "@paygauge/ui";
import { referenceSets, type ReferenceSet, type ReferenceVersion } from "@paygauge/api-types/entities/reference-sets";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { TableImport } from "./table-import.tsx";
import { ActivateButton, VersionsTable, type ActivationProps, type TableVersion } from "./versions-table.tsx";

/** Versions of imported titles of industry codes, by set: which one is in use, the way back, and a new import. */
export function ReferenceSection() {
  const words = useTranslations("rulesets.reference");
  const mayEdit = useMay("Analysis_Admin_Confidence_CRUD");
  const { data, problem, reload, refreshing } = useCall("referenceSets", {});
  if (data === undefined)
    return problem === undefined ? (
      <Skeleton kind="form" fields={4} />
    ) : (
      <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
    );
  // Version 0 is what the product brings along.
  const shown = (version: ReferenceVersion): TitlesVersion => ({
    ...version,
    source: version.versionNumber === 0 ? words("own") : version.source,
    count: version.versionNumber === 0 ? null : version.titlesCount,
    isSample: false,
  });
  return (
    <div className="flex flex-col gap-3.5">
      {referenceSets.map((set) => (
        <div key={set} className="flex flex-col gap-3.5">
          <Panel title={words(`sets.${set}`)}>
            <p className="mb-2 text-data text-text-2">{words(`facts.${set}`)}</p>
            <VersionsTable
              label={words("versions", { set: words(`sets.${set}`) })}
              countLabel={words("titles")}
              versions={data.filter((each) => each.set === set).map(shown)}
              activation={mayEdit ? Activate : null}
              onChanged={reload}
            />
          </Panel>
          {mayEdit && <TableImport kind={set} onKept={reload} />}
        </div>
      ))}
      {mayEdit && <TableImport kind="companies" onKept={reload} />}
    </div>
  );
}

interface TitlesVersion extends TableVersion {
  readonly set: ReferenceSet;
}

function Activate({ version, isOlder, onDone }: ActivationProps<TitlesVersion>) {
  const { set, versionNumber } = version;
  const words = useTranslations("rulesets.reference");
  const directory = useTranslations("rulesets.directory");
  const number = String(versionNumber);
  const { run, pending } = useAction("activateReferenceSet", { operation: directory("activate") });
  return (
    <ActivateButton
      isOlder={isOlder}
      title={words(versionNumber === 0 ? "activateTitleOwn" : "activateTitle", { number, set: words(`sets.${set}`) })}
      text={words("activateText")}
      confirm={words("activateNow")}
      pending={pending}
      activate={() => run({ params: { set, versionNumber: number } })}
      onDone={onDone}
    />
  );
}
