import { Button, Dialog, ErrorState, TextAreaField, useTexts } from "@paygauge/ui";
import { ClipboardPaste } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslations } from "../../../state/formats.ts";
import type { Pasted } from "./read-pasted.ts";

/** Loaded with the first dialog: names of countries in many languages aren't a weight before. */
type Reader = typeof import("./read-pasted.ts");

export interface PasteProps<Entry> {
  /** What is pasted, for the dialog's title. */
  readonly list: string;
  /** Which columns are read, in one sentence. */
  readonly hint: string;
  readonly read: (reader: Reader, text: string) => Pasted<Entry>;
  readonly onAdd: (entries: readonly Entry[]) => void;
  readonly onReplace: (entries: readonly Entry[]) => void;
}

const icon = <ClipboardPaste aria-hidden size={16} strokeWidth={1.6} />;
const shownWrong = 5;

/** Entries from a spreadsheet or a file: read while they are typed, then added or put in the place of the list. */
export function PasteButton<Entry>(props: PasteProps<Entry>) {
  const words = useTranslations("rulesets.entries.paste");
  // The words in sight are part of the name, so that it can be called by voice.
  const { labelled } = useTexts();
  const [open, setOpen] = useState(false);
  const [reader, setReader] = useState<Reader | "failed">();
  const load = async () => {
    setReader(undefined);
    try {
      setReader(await import("./read-pasted.ts"));
    } catch {
      setReader("failed");
    }
  };
  const start = () => {
    setOpen(true);
    void load();
  };
  return (
    <>
      <Button size="sm" variant="quiet" icon={icon} aria-label={labelled(words("button"), props.list)} onClick={start}>
        {words("button")}
      </Button>
      {open && reader === "failed" && (
        <Dialog open onOpenChange={setOpen} title={words("title", { list: props.list })}>
          <ErrorState title={words("failed")} message={words("failedText")} onRetry={() => void load()} />
        </Dialog>
      )}
      {open && reader !== undefined && reader !== "failed" && (
        <PasteDialog {...props} reader={reader} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

type DialogProps<Entry> = PasteProps<Entry> & { readonly reader: Reader; readonly onClose: () => void };

function PasteDialog<Entry>({ list, hint, read, onAdd, onReplace, reader, onClose }: DialogProps<Entry>) {
  const words = useTranslations("rulesets.entries.paste");
  const [text, setText] = useState("");
  // A long list is read after the letters have been drawn.
  const settled = useDeferredValue(text);
  const { entries, wrong } = useMemo(() => read(reader, settled), [read, reader, settled]);
  const finish = (take: (entries: readonly Entry[]) => void) => {
    take(entries);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="md"
      title={words("title", { list })}
      footer={
        <>
          <Button onClick={onClose}>{words("cancel")}</Button>
          <Button disabled={entries.length === 0} onClick={() => finish(onReplace)}>
            {words("replace")}
          </Button>
          <Button variant="primary" disabled={entries.length === 0} onClick={() => finish(onAdd)}>
            {words("add")}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={words("entries")}
        hint={hint}
        rows={10}
        spellCheck={false}
        data-first-focus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <output className="mt-2 block text-data">
        {settled.trim() !== "" && words("found", { count: entries.length })}
        {wrong.length > 0 && <span className="block text-danger">{words("notRead", { count: wrong.length })}</span>}
      </output>
      {wrong.length > 0 && (
        <ul className="mt-1 list-disc ps-5 text-label text-text-2">
          {wrong.slice(0, shownWrong).map((line) => (
            <li key={line} className="wrap-anywhere">
              {line.slice(0, 120)}
            </li>
          ))}
          {wrong.length > shownWrong && <li>{words("more", { count: wrong.length - shownWrong })}</li>}
        </ul>
      )}
    </Dialog>
  );
}
