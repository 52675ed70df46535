import { Button, Panel, TextAreaField } from "@paygauge/ui";
import { useState } from "react";
import { type SupplierNote, overrideLimits } from "@paygauge/api-types/entities/overrides";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import type { Outcome } from "../use-action.ts";

/** Adds or removes a note. null: the same call is already running. */
type NoteAction = (of: string) => Promise<Outcome<{ readonly message: string }> | null>;

interface NotesProps {
  readonly notes: readonly SupplierNote[];
  /** The user may add notes and remove their own. */
  readonly mayWrite: boolean;
  /** Hint below the field: the readers of a new note. */
  readonly hint: string;
  /** Called with the text of the note. */
  readonly onAdd: NoteAction;
  /** Called with the ID of the note. */
  readonly onRemove: NoteAction;
  readonly onChanged: () => void;
}

/** Notes, newest first: plain text with author and day. Needs `areaTexts.overrides`. */
export function Notes(props: NotesProps) {
  const words = useTranslations("overrides");
  const { notes, mayWrite } = props;
  return (
    <Panel title={words("notes")}>
      {notes.length === 0 && <p className="text-data text-text-2">{words("noNotes")}</p>}
      <ul className="flex flex-col gap-2.5">
        {notes.map((note) => (
          <Note key={note.noteId} {...props} note={note} />
        ))}
      </ul>
      {mayWrite && <NewNote {...props} />}
    </Panel>
  );
}

/** Runs the action and shows its message. */
function useShown(action: NoteAction, onDone: () => void) {
  const [pending, setPending] = useState(false);
  const run = async (of: string) => {
    setPending(true);
    const outcome = await action(of);
    setPending(false);
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onDone();
  };
  return { run, pending };
}

function Note({ note, mayWrite, onRemove, onChanged }: NotesProps & { readonly note: SupplierNote }) {
  const words = useTranslations("overrides");
  const formats = useFormats();
  const { run, pending } = useShown(onRemove, onChanged);
  const day = formats.day(note.at);
  return (
    <li className="text-data">
      <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-label text-text-2">
        <time dateTime={note.at}>{words("by", { author: note.author, day })}</time>
        {mayWrite && note.isOwn && (
          <Button
            size="sm"
            variant="quiet"
            pending={pending}
            aria-label={words("removeOf", { day })}
            onClick={() => void run(String(note.noteId))}
          >
            {words("remove")}
          </Button>
        )}
      </p>
    </li>
  );
}

function NewNote({ hint, onAdd, onChanged }: NotesProps) {
  const words = useTranslations("overrides");
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const { run, pending } = useShown(onAdd, () => {
    setText("");
    setTried(false);
    onChanged();
  });
  const isMissing = text.trim() === "";
  const add = () => {
    setTried(true);
    if (!isMissing) void run(text);
  };
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <div className="w-full">
        <TextAreaField
          label={words("note")}
          hint={hint}
          rows={2}
          maxLength={overrideLimits.note}
          value={text}
          error={tried && isMissing ? words("noteMissing") : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button size="sm" pending={pending} onClick={add}>
        {words("add")}
      </Button>
    </div>
  );
}
