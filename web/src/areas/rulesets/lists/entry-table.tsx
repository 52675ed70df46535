import { Button, IconButton, PlainTable, TextField, type PlainColumn } from "@paygauge/ui";
import { Search, X } from "lucide-react";
import { useDeferredValue, useMemo, useState, type ReactNode } from "react";
import { useTranslations } from "../../../state/formats.ts";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";

/** An entry with its place in the whole list, whatever part of it is shown. */
export interface Placed<Entry> {
  readonly entry: Entry;
  readonly at: number;
}

interface EntryTableProps<Entry> {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly columns: readonly PlainColumn<Placed<Entry>>[];
  /** Words that an entry is found by; lower case. */
  readonly searchText: (entry: Entry) => string;
  /** Another way to find one, by what is typed: a code within a range. */
  readonly isFound?: (entry: Entry, typed: string) => boolean;
  readonly nameOf: (entry: Entry) => string;
  readonly onRemove: (at: number) => void;
  readonly canRemove?: (entry: Entry) => boolean;
  readonly hasProblem: (at: number) => boolean;
  readonly readOnly: boolean;
  /** How an entry is added: next to the search. */
  readonly add?: ReactNode;
}

/** Rows that are drawn at once: each holds fields. */
const step = 50;
/** A shorter list is seen whole. */
const searchFrom = 8;
const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** A list of entries with fields in its cells: found by typing, drawn in steps, removed by a button at the row's end. */
export function EntryTable<Entry>(props: EntryTableProps<Entry>) {
  const { label, entries, columns, onRemove, hasProblem, readOnly, add } = props;
  const words = useTranslations("rulesets.entries");
  const [typed, setTyped] = useState("");
  const [most, setMost] = useState(step);
  const [room, focusAfter] = useFocusAfterRemoval<HTMLDivElement>();
  const found = useFound(props, typed);
  const rows = withProblems(found.slice(0, most), props);
  const removeColumn = useRemoveColumn(props, ({ at }) => {
    focusAfter(rows.findIndex((each) => each.at === at));
    onRemove(at);
  });
  const search = (text: string) => {
    setTyped(text);
    setMost(step);
  };
  return (
    <div ref={room} tabIndex={-1} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-end gap-2">
        {entries.length >= searchFrom && <SearchField label={label} value={typed} onChange={search} />}
        {!readOnly && add}
      </div>
      {typed !== "" && (
        <output className="text-label text-text-2">
          {words("foundOf", { found: found.length, all: entries.length })}
        </output>
      )}
      {rows.length > 0 ? (
        <PlainTable
          long
          stacked
          label={label}
          columns={readOnly ? columns : [...columns, removeColumn]}
          rows={rows}
          rowKey={({ at }) => at}
          rowClass={({ at }) => (hasProblem(at) ? "bg-danger-bg" : "")}
        />
      ) : (
        <p className="text-data text-text-2">{words(typed === "" ? "empty" : "noneFound")}</p>
      )}
      {found.length > most && (
        <Button size="sm" variant="quiet" className="self-start" onClick={() => setMost(most + 4 * step)}>
          {words("showMore", { count: found.length - most })}
        </Button>
      )}
    </div>
  );
}

/** What is to be fixed is visible wherever it is: before the rows that are shown. */
function withProblems<Entry>(
  shown: readonly Placed<Entry>[],
  { entries, hasProblem }: Pick<EntryTableProps<Entry>, "entries" | "hasProblem">,
): Placed<Entry>[] {
  const inSight = new Set(shown.map(({ at }) => at));
  const beyond = entries.flatMap((entry, at) => (hasProblem(at) && !inSight.has(at) ? [{ entry, at }] : []));
  return [...beyond, ...shown];
}

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function SearchField({ label, value, onChange }: SearchFieldProps) {
  const words = useTranslations("rulesets.entries");
  return (
    <div className="min-w-40 grow basis-40">
      <TextField
        type="search"
        label={words("search", { list: label })}
        labelHidden
        placeholder={words("searchHint")}
        icon={<Search {...icon} />}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function useRemoveColumn<Entry>(
  { nameOf, canRemove }: EntryTableProps<Entry>,
  remove: (placed: Placed<Entry>) => void,
): PlainColumn<Placed<Entry>> {
  const words = useTranslations("rulesets.entries");
  return {
    key: "remove",
    title: words("remove"),
    titleHidden: true,
    atEnd: true,
    className: "align-middle max-sm:ms-auto",
    render: (placed) =>
      canRemove?.(placed.entry) !== false && (
        <IconButton
          size="sm"
          data-remove
          label={words("removeOne", { name: nameOf(placed.entry) })}
          icon={<X {...icon} />}
          onClick={() => remove(placed)}
        />
      ),
  };
}

function useFound<Entry>({ entries, searchText, isFound }: EntryTableProps<Entry>, typed: string): Placed<Entry>[] {
  const asked = useDeferredValue(typed.trim().toLowerCase());
  return useMemo(() => {
    const all = entries.map((entry, at) => ({ entry, at }));
    return asked === ""
      ? all
      : all.filter(({ entry }) => searchText(entry).includes(asked) || isFound?.(entry, asked) === true);
  }, [entries, asked, searchText, isFound]);
}
