import { Button, DraftBar, TextField } from "@paygauge/ui";
import { useState } from "react";
import type { TablePreview } from "@paygauge/api-types/entities/table-imports";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { clearUnsaved } from "../../../state/unsaved.ts";
import { DiscardButton } from "./table-progress.tsx";
import { TablePreviewParts } from "./table-preview.tsx";
import { useTableWords } from "./use-table-words.ts";

interface TableLookProps {
  readonly preview: TablePreview;
  readonly onDiscarded: () => void;
  /** The keeping is queued. */
  readonly onKeeping: () => void;
}

/** What the file would be as a version, and the decision to keep it. */
export function TableLook({ preview, onDiscarded, onKeeping }: TableLookProps) {
  const words = useTranslations("rulesets.directory");
  const of = useTableWords(preview.kind);
  const [source, setSource] = useState("");
  const [note, setNote] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { offered, clear } = useDraft(
    { entityType: "tableImport", entityId: preview.importId },
    source === "" && note === "" ? null : { source, note },
    (values) => {
      setSource(String(values["source"] ?? ""));
      setNote(String(values["note"] ?? ""));
    },
  );
  const keep = useAction("keepTableImport", { operation: words("keep"), quiet: true });
  const save = async () => {
    const outcome = await keep.run({ params: { importId: preview.importId }, body: { source, note } });
    if (outcome === null) return;
    if (!outcome.ok) {
      setErrors({ note: outcome.problem.message, ...outcome.problem.fields });
      return;
    }
    clear();
    onKeeping();
  };
  const leave = () => {
    clear();
    clearUnsaved();
    onDiscarded();
  };
  return (
    <div className="flex flex-col gap-3">
      <output className="block text-data font-medium">{of.found(preview)}</output>
      {offered !== undefined && <DraftBar draft={offered} />}
      <TablePreviewParts preview={preview} />
      <div className="grid gap-3 sm:grid-cols-2 sm:items-end">
        <TextField
          label={words("keepSource")}
          hint={of.keepSourceHint}
          required
          value={source}
          error={errors["source"]}
          onChange={({ target }) => setSource(target.value)}
        />
        <TextField
          label={words("note")}
          required
          value={note}
          error={errors["note"]}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          pending={keep.pending}
          disabled={preview.accepted === 0 || source.trim() === "" || note.trim() === ""}
          onClick={() => void save()}
        >
          {words("keep")}
        </Button>
        <DiscardButton importId={preview.importId} onDone={leave} />
      </div>
    </div>
  );
}
