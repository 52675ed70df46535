import { Button, FileField, Panel, SelectField, TextAreaField, TextField } from "@paygauge/ui";
import { useState } from "react";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { companyListLimits } from "@paygauge/api-types/entities/company-lists";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";

interface ReadFile {
  readonly file: File;
  readonly columns: AnswerOf<"readCompanyColumn">["columns"];
  readonly column: number;
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The entries as text, and the file that they are from. */
function useEntries() {
  const words = useTranslations("tools.companies.lists");
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [from, setFrom] = useState<ReadFile | null>(null);
  const { run, pending } = useAction("readCompanyColumn", { operation: words("read") });
  const read = async (file: File, column?: number) => {
    const outcome = await run({ body: { file, ...(column !== undefined && { column }) } });
    if (outcome?.ok !== true) return;
    setFrom({ file, ...outcome.answer });
    setText(outcome.answer.entries.join("\n"));
    setName((before) => before || file.name.slice(0, companyListLimits.name));
  };
  const clear = () => {
    setName("");
    setText("");
    setFrom(null);
  };
  return { name, setName, text, setText, from, setFrom, read, pending, clear, entries: linesOf(text) };
}
type Entries = ReturnType<typeof useEntries>;

/** Companies as lines or a column of a file. They are stored with an estimate; nothing is looked up yet. */
export function NewCompanyList({ onCreated }: { readonly onCreated: (listId: string) => void }) {
  const words = useTranslations("tools.companies.lists");
  const mayChange = useMayChange();
  const entered = useEntries();
  const { entries, name } = entered;
  const create = useAction("createCompanyList", { operation: words("newList") });
  const isOver = entries.length > companyListLimits.entries;
  const submit = async () => {
    const outcome = await create.run({ body: { name: name.trim() || words("unnamed"), entries } });
    if (outcome?.ok !== true) return;
    entered.clear();
    onCreated(outcome.answer.id);
  };
  return (
    <Panel title={words("newList")}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextFields entered={entered} isOver={isOver} />
        <FromFile entered={entered} />
        <Button
          type="submit"
          variant="primary"
          className="self-start"
          pending={create.pending || entered.pending}
          disabled={entries.length === 0 || isOver || !mayChange}
        >
          {words("create", { count: entries.length })}
        </Button>
      </form>
    </Panel>
  );
}

function TextFields({ entered, isOver }: { readonly entered: Entries; readonly isOver: boolean }) {
  const words = useTranslations("tools.companies.lists");
  const { name, setName, text, setText, entries } = entered;
  const { entries: most } = companyListLimits;
  return (
    <>
      <TextField
        label={words("name")}
        maxLength={companyListLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextAreaField
        label={words("entries")}
        hint={words("entriesHint", { most })}
        rows={6}
        value={text}
        error={isOver ? words("tooMany", { most, count: entries.length }) : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </>
  );
}

function FromFile({ entered: { from, setFrom, read } }: { readonly entered: Entries }) {
  const words = useTranslations("tools.companies.lists");
  const formats = useFormats();
  const { fileBytes } = companyListLimits;
  return (
    <>
      <FileField
        label={words("file")}
        endings={[".csv", ".xlsx", ".txt"]}
        maxBytes={fileBytes}
        maxWords={formats.bytes(fileBytes)}
        multiple={false}
        value={from === null ? [] : [from.file]}
        onChange={([file]) => (file === undefined ? setFrom(null) : void read(file))}
      />
      {from !== null && (
        <SelectField
          label={words("column")}
          value={String(from.column)}
          options={from.columns.map((column, at) => ({ value: String(at), label: column }))}
          onChange={({ target }) => void read(from.file, Number(target.value))}
        />
      )}
    </>
  );
}
