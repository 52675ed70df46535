import { Button, Panel, TextAreaField } from "@paygauge/ui";
import { useState } from "react";
import type { SupplierNote } from "@paygauge/api-types";
import { overrideLimits } from "@paygauge/api-types/entities/overrides";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useMayDecide } from "../use-may-decide.ts";

interface NotesPanelProps {
  readonly jobId: string;
  readonly supplierKey: string;
}

/** Notes on a supplier, newest first: plain text with author and day. */
export function NotesPanel({ jobId, supplierKey }: NotesPanelProps) {
  const words = useTranslations("overrides");
  const query = useRunQuery();
  const mayDecide = useMayDecide();
  const { data, reload } = useCall("supplierNotes", { params: { jobId, supplierKey }, query }, { keepPrevious: false });
  if (data === undefined || (!mayDecide && data.length === 0)) return null;
  return (
    <Panel title={words("notes")}>
      {data.length === 0 && <p className="text-data text-text-2">{words("noNotes")}</p>}
      <ul className="flex flex-col gap-2.5">
        {data.map((note) => (
          <Note
            key={note.noteId}
            {...{ jobId, supplierKey, note }}
            mayRemove={mayDecide && note.isOwn}
            onRemoved={reload}
          />
        ))}
      </ul>
      {mayDecide && <NewNote {...{ jobId, supplierKey }} onAdded={reload} />}
    </Panel>
  );
}

interface NoteProps extends NotesPanelProps {
  readonly note: SupplierNote;
  readonly mayRemove: boolean;
  readonly onRemoved: () => void;
}

function Note({ jobId, supplierKey, note, mayRemove, onRemoved }: NoteProps) {
  const words = useTranslations("overrides");
  const formats = useFormats();
  const { run, pending } = useAction("removeSupplierNote", { operation: words("removeOperation") });
  const day = formats.day(note.at);
  const remove = async () => {
    const outcome = await run({ params: { jobId, supplierKey, noteId: String(note.noteId) } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onRemoved();
  };
  return (
    <li className="text-data">
      <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-label text-text-2">
        <time dateTime={note.at}>{words("by", { author: note.author, day })}</time>
        {mayRemove && (
          <Button
            size="sm"
            variant="quiet"
            pending={pending}
            aria-label={words("removeOf", { day })}
            onClick={() => void remove()}
          >
            {words("remove")}
          </Button>
        )}
      </p>
    </li>
  );
}

function NewNote({ jobId, supplierKey, onAdded }: NotesPanelProps & { readonly onAdded: () => void }) {
  const words = useTranslations("overrides");
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const { run, pending } = useAction("addSupplierNote", { operation: words("addOperation") });
  const isMissing = text.trim() === "";
  const add = async () => {
    setTried(true);
    if (isMissing) return;
    const outcome = await run({ params: { jobId, supplierKey }, body: { text } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    setText("");
    setTried(false);
    onAdded();
  };
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <div className="w-full">
        <TextAreaField
          label={words("note")}
          hint={words("noteHint")}
          rows={2}
          maxLength={overrideLimits.note}
          value={text}
          error={tried && isMissing ? words("noteMissing") : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button size="sm" pending={pending} onClick={() => void add()}>
        {words("add")}
      </Button>
    </div>
  );
}
