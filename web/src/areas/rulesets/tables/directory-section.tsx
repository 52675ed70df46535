import { ErrorState, Panel, Skeleton } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { Term } from "../../../glossary/term.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { TableImport } from "./table-import.tsx";
import { ActivateButton, VersionsTable, type ActivationProps, type TableVersion } from "./versions-table.tsx";

/** Versions of the card-acceptor directory: which one is in use, the way to another, and the import of a new one. */
export function DirectorySection() {
  const words = useTranslations("rulesets.directory");
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
      <Panel title={<Term id="directory">{words("title")}</Term>} facts={words("facts")}>
        {data.matchService !== "directory" && (
          <p className="mb-2 text-data text-warning">{words(`network.${data.matchService}`)}</p>
        )}
        {data.versions.length === 0 ? (
          <EmptyList list="directory" />
        ) : (
          <VersionsTable
            label={words("versions")}
            countLabel={words("entries")}
            versions={data.versions.map((version) => ({ ...version, count: version.entriesCount }))}
            activation={mayEdit ? Activate : null}
            onChanged={reload}
          />
        )}
      </Panel>
      {mayEdit && <TableImport kind="directory" onKept={reload} />}
    </div>
  );
}

function Activate({ version, isOlder, onDone }: ActivationProps<TableVersion>) {
  const words = useTranslations("rulesets.directory");
  const number = String(version.versionNumber);
  const { run, pending } = useAction("activateDirectory", { operation: words("activate") });
  return (
    <ActivateButton
      isOlder={isOlder}
      title={words("activateTitle", { number })}
      text={words("activateText")}
      confirm={words("activateNow", { number })}
      pending={pending}
      activate={() => run({ params: { versionNumber: number } })}
      onDone={onDone}
    />
  );
}
