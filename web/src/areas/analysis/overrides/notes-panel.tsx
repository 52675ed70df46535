import { Notes } from "../../../data/notes/notes.tsx";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useMayDecide } from "../use-may-decide.ts";

interface NotesPanelProps {
  readonly jobId: string;
  readonly supplierKey: string;
}

/** Notes on a supplier. */
export function NotesPanel({ jobId, supplierKey }: NotesPanelProps) {
  const words = useTranslations("overrides");
  const query = useRunQuery();
  const mayDecide = useMayDecide();
  const { data, reload } = useCall("supplierNotes", { params: { jobId, supplierKey }, query }, { keepPrevious: false });
  const add = useAction("addSupplierNote", { operation: words("addOperation") });
  const remove = useAction("removeSupplierNote", { operation: words("removeOperation") });
  if (data === undefined || (!mayDecide && data.length === 0)) return null;
  return (
    <Notes
      notes={data}
      mayWrite={mayDecide}
      hint={words("noteHint")}
      onAdd={(text) => add.run({ params: { jobId, supplierKey }, body: { text } })}
      onRemove={(noteId) => remove.run({ params: { jobId, supplierKey, noteId } })}
      onChanged={reload}
    />
  );
}
