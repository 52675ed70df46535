import { Notes } from "../../../data/notes/notes.tsx";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useVendorView } from "./vendor-view.ts";

/** Notes on the vendor. */
export function NotesPanel() {
  const words = useTranslations("vendors.page");
  const noteWords = useTranslations("overrides");
  const { vendor, reload } = useVendorView();
  const { vendorId } = vendor;
  const add = useAction("addVendorNote", { operation: noteWords("addOperation") });
  const remove = useAction("removeVendorNote", { operation: noteWords("removeOperation") });
  return (
    <Notes
      notes={vendor.notes}
      mayWrite
      hint={words("noteHint")}
      onAdd={(text) => add.run({ params: { vendorId }, body: { text } })}
      onRemove={(noteId) => remove.run({ params: { vendorId, noteId } })}
      onChanged={reload}
    />
  );
}
