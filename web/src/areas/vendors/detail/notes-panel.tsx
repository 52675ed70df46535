import { Button, Panel, TextAreaField } from "@paygauge/ui";
import { useState } from "react";
import type { SupplierNote } from "@paygauge/api-types";
import { overrideLimits } from "@paygauge/api-types/entities/overrides";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useVendorView } from "./vendor-view.ts";

/** Notes on the vendor, newest first: plain text with author and day. */
export function NotesPanel() {
  const words = useTranslations("vendors.page");
  const { notes } = useVendorView().vendor;
  return (
    <Panel title={words("notes")}>
      {notes.length === 0 && <p className="text-data text-text-2">{words("noNotes")}</p>}
      <ul className="flex flex-col gap-2.5">
        {notes.map((note) => (
          <Note key={note.noteId} note={note} />
        ))}
      </ul>
      <NewNote />
    </Panel>
  );
}

function Note({ note }: { readonly note: SupplierNote }) {
  const words = useTranslations("vendors.page");
  const formats = useFormats();
  const { vendor, reload } = useVendorView();
  const { run, pending } = useAction("removeVendorNote", { operation: words("removeNote") });
  const day = formats.day(note.at);
  const remove = async () => {
    const outcome = await run({ params: { vendorId: vendor.vendorId, noteId: String(note.noteId) } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    reload();
  };
  return (
    <li className="text-data">
      <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-label text-text-2">
        <time dateTime={note.at}>{words("by", { author: note.author, day })}</time>
        {note.isOwn && (
          <Button
            size="sm"
            variant="quiet"
            pending={pending}
            aria-label={words("removeNoteOf", { day })}
            onClick={() => void remove()}
          >
            {words("removeNote")}
          </Button>
        )}
      </p>
    </li>
  );
}

function NewNote() {
  const words = useTranslations("vendors.page");
  const { vendor, reload } = useVendorView();
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const { run, pending } = useAction("addVendorNote", { operation: words("addNote") });
  const isMissing = text.trim() === "";
  const add = async () => {
    setTried(true);
    if (isMissing) return;
    const outcome = await run({ params: { vendorId: vendor.vendorId }, body: { text } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    setText("");
    setTried(false);
    reload();
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
        {words("addNote")}
      </Button>
    </div>
  );
}
