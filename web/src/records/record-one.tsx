import { FormShell, KeptFocus, PageHeader, Panel } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import { records } from "@paygauge/api-types/sitemap/records";
import { useEntityLock } from "../data/locks/use-entity-lock.ts";
import { useAction } from "../data/use-action.ts";
import { useCall } from "../data/use-call.ts";
import { useTranslations } from "../state/formats.ts";
import { usePageParams } from "../state/page.ts";
import { useMay } from "../state/permissions.ts";
import { useMayChange } from "../state/system.ts";
import { DeleteRecord } from "./delete-record.tsx";
import { RecordStatus } from "./record-status.tsx";
import type { AnyRecord, Controls, RecordScreenProps } from "./record-definition.ts";
import { useRecordForm } from "./use-record-form.ts";
import { useRecordWords } from "./use-record-words.ts";
import { useRecordName } from "../state/record-name.ts";

/** One record. */
export default function RecordOne({ definition }: RecordScreenProps) {
  const { id: type, names } = definition.resource;
  const { ids, param } = records[type];
  const { [param]: id } = usePageParams(ids.one);
  const { data, problem, reload, refreshing } = useCall(names.read, { params: { id } });
  if (data === undefined || data.id !== id)
    return <RecordStatus problem={problem} onRetry={reload} retrying={refreshing} listHref={linkTo(ids.list)} />;
  return <RecordPage key={id} definition={definition} row={data} onChanged={reload} />;
}

interface RecordPartProps extends RecordScreenProps {
  readonly row: AnyRecord;
  readonly onChanged: () => void;
}

function RecordPage({ definition, row, onChanged }: RecordPartProps) {
  const { facts, isInUse, Beside, resource, Controls: WithControls } = definition;
  const words = useTranslations("records.page");
  const inUse = useTranslations("records.delete")("inUse");
  const mayEdit = useMay(resource.access.edit);
  useEntityLock(resource.lock, row.id, mayEdit);
  useRecordName(row.name);
  return (
    <>
      <PageHeader title={row.name} facts={facts(row)} />
      <div className="border-t border-line">
        <div className="grid max-w-300 items-start gap-3.5 p-5 max-lg:p-4 lg:grid-cols-[3fr_2fr]">
          <div className="flex min-w-0 flex-col gap-3.5">
            <Panel title={words("record")}>
              <KeptFocus>
                <WithControls part="update" row={row}>
                  {(controls) => (
                    <RecordForm key={row.version} {...{ definition, row, onChanged, mayEdit, controls }} />
                  )}
                </WithControls>
              </KeptFocus>
            </Panel>
            {mayEdit && (
              <DeleteRecord
                call={resource.names.remove}
                id={row.id}
                name={row.name}
                inUse={isInUse(row) ? inUse : null}
                list={records[resource.id].ids.list}
              />
            )}
          </div>
          <Beside row={row} />
        </div>
      </div>
    </>
  );
}

interface RecordFormProps extends RecordPartProps {
  readonly mayEdit: boolean;
  readonly controls: Controls;
}

function RecordForm({ definition, row, onChanged, mayEdit, controls }: RecordFormProps) {
  const { id: type, names } = definition.resource;
  const page = useTranslations("records.page");
  const { words } = useRecordWords(type);
  const mayChange = useMayChange();
  const { run } = useAction(names.update, { operation: words("save"), quiet: true });
  const { fields, form } = useRecordForm({
    definition,
    part: "update",
    controls,
    row,
    keys: { id: row.id, version: row.version },
    entityId: row.id,
    save: (body) => run({ body }),
    onSaved: onChanged,
  });
  return (
    <FormShell
      label={page("record")}
      fields={fields}
      form={form}
      submitLabel={words("save")}
      changes={{ was: (value) => page("was", { value }), undo: page("undo") }}
      readOnly={!mayChange || !mayEdit}
    />
  );
}
