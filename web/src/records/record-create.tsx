import { records } from "@paygauge/api-types/sitemap/records";
import { useAction } from "../data/use-action.ts";
import { CreatePage, useOpenCreated } from "./create-page.tsx";
import type { Controls, RecordScreenProps } from "./record-definition.ts";
import { oneHref } from "./record-href.ts";
import { useRecordForm } from "./use-record-form.ts";
import { useRecordWords } from "./use-record-words.ts";

const nothing = {};

/** A new record. */
export default function RecordCreate({ definition }: RecordScreenProps) {
  const { Controls: WithControls } = definition;
  return (
    <WithControls part="create">
      {(controls) => <CreateForm definition={definition} controls={controls} />}
    </WithControls>
  );
}

function CreateForm({ definition, controls }: RecordScreenProps & { readonly controls: Controls }) {
  const { id: type, names } = definition.resource;
  const { words } = useRecordWords(type);
  const open = useOpenCreated();
  const { run } = useAction(names.create, { operation: words("create"), quiet: true });
  const { fields, form } = useRecordForm({
    definition,
    part: "create",
    controls,
    row: nothing,
    keys: nothing,
    entityId: "new",
    save: (body) => run({ body }),
    onSaved: ({ id }) => open(oneHref(type, id)),
  });
  return <CreatePage page={records[type].ids.create} fields={fields} form={form} submitLabel={words("create")} />;
}
