import { Plus, Search, SlidersHorizontal } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { Button } from "../components/button/button.tsx";
import { IconButton } from "../components/button/icon-button.tsx";
import { makePause } from "../components/combobox/use-pause.ts";
import { FilterChip } from "../components/chip/filter-chip.tsx";
import { TextField } from "../components/field/text-field.tsx";
import { addFilter, keepFocus } from "./keep-focus.ts";
import { FilterPopover } from "./filter-popover.tsx";
import type { GridColumn } from "./grid-column.ts";
import { filterWords, groupFilters, ungroupFilters } from "./grid-filter-words.ts";
import type { FilterGroup } from "./grid-filter-words.ts";
import { changeQuery } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";
import type { OutsideFilter } from "./grid-states.tsx";

interface FilterBarProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly query: GridQuery;
  readonly onQueryChange: (query: GridQuery) => void;
  readonly searchable: boolean;
  /** Before all else: which part of the page is seen. */
  readonly lead?: ReactNode;
  /** Before the chips: saved views, filters of the page's own. On a phone they open with the filters. */
  readonly start?: ReactNode;
  /** At the end: columns, row height, export. */
  readonly end?: ReactNode;
  /** Below 640 px: search, filters and `end` in one row; the totals and the conditions in a second. */
  readonly phone?: PhoneParts | undefined;
}

interface PhoneParts {
  readonly summary: ReactNode;
  readonly outside: readonly OutsideFilter[];
}

/** The conditions of a grid as sentences, quick search, and the way to add one more. */
export function FilterBar<Row>(props: FilterBarProps<Row>) {
  const { columns, query, onQueryChange, searchable, lead, start, end, phone } = props;
  const texts = useTexts();
  const locale = useLocale();
  const [editing, setEditing] = useState<number | "new" | undefined>(undefined);
  const filterable = columns.filter((column) => column.filterable !== false);
  const groups = groupFilters(query.filters);
  const set = (next: readonly FilterGroup[]) => onQueryChange(changeQuery(query, { filters: ungroupFilters(next) }));
  const apply = (group: FilterGroup) => {
    set(
      typeof editing === "number" ? groups.map((old, index) => (index === editing ? group : old)) : [...groups, group],
    );
    setEditing(undefined);
  };
  const chips = groups.map((group, index) => {
    const column = columns.find((item) => item.key === group.property);
    return (
      <FilterChip
        key={`${group.property}-${group.operator}-${group.values.join()}`}
        field={column?.title ?? group.property}
        words={filterWords(group, column, texts, locale)}
        onEdit={() => setEditing(index)}
        onRemove={() => {
          keepFocus(["[data-remove]", addFilter]);
          set(groups.filter((_, at) => at !== index));
        }}
      />
    );
  });
  const adding = (trigger: ReactElement, above?: ReactNode) =>
    filterable.length > 0 && (
      <FilterPopover
        trigger={trigger}
        open={editing !== undefined}
        onOpenChange={(open) => setEditing(open ? "new" : undefined)}
        editing={String(editing)}
        above={above}
        columns={filterable}
        group={typeof editing === "number" ? groups[editing] : undefined}
        onApply={apply}
        onCancel={() => setEditing(undefined)}
      />
    );
  const clearing = groups.length > 1 && (
    <Button
      variant="quiet"
      className="print:hidden"
      onClick={() => {
        keepFocus([addFilter]);
        set([]);
      }}
    >
      {texts.grid.clearAll}
    </Button>
  );
  if (phone !== undefined) {
    const count = groups.length + phone.outside.length;
    const isWithin = filterable.length > 0 && start !== undefined;
    return (
      <>
        {lead !== undefined && searchable && (
          <div className="flex shrink-0 flex-wrap items-center gap-2 px-4 pt-2 print:hidden">{lead}</div>
        )}
        <div className="flex min-h-14 shrink-0 flex-wrap items-center gap-2 border-b border-line px-4 py-2 print:hidden">
          {searchable ? <QuickSearch query={query} onQueryChange={onQueryChange} /> : lead}
          {!isWithin && start}
          {adding(
            <IconButton
              size="lg"
              variant="bordered"
              data-add-filter
              className={count > 0 ? "border-accent-line bg-accent-subtle" : ""}
              label={count === 0 ? texts.grid.filter : texts.labelled(texts.grid.filter, String(count))}
              icon={<SlidersHorizontal aria-hidden size={18} strokeWidth={1.6} />}
            />,
            isWithin && <div className="mb-3 flex flex-wrap gap-2 border-b border-line pb-3">{start}</div>,
          )}
          {end}
        </div>
        <div className="flex min-h-11 shrink-0 items-center gap-2 border-b border-line bg-sunken px-4 text-data font-medium empty:hidden print:hidden">
          {count > 0 && (
            <div className="order-1 flex min-w-0 grow items-center gap-2 overflow-x-auto py-1 [scrollbar-width:none]">
              {chips}
              {phone.outside.map(({ words, onDrop }) => (
                <FilterChip key={words} field={words} words="" onRemove={onDrop} />
              ))}
              {clearing}
            </div>
          )}
          {phone.summary}
        </div>
      </>
    );
  }
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap print:min-h-0 print:border-0 items-center gap-2 border-b border-line px-5 py-2 max-lg:px-4">
      <div className="contents print:hidden">
        {lead}
        {start}
      </div>
      {searchable && <QuickSearch query={query} onQueryChange={onQueryChange} />}
      {/* Conditions are in one line that scrolls in itself: one more of them never moves the rows. */}
      <div className="flex min-w-0 grow basis-60 items-center gap-2 max-sm:grow-0 max-sm:basis-auto print:basis-full">
        <div className="-my-1 flex min-w-0 items-center gap-2 overflow-x-auto py-1 [scrollbar-width:thin] empty:hidden print:flex-wrap print:overflow-visible">
          {chips}
        </div>
        {adding(
          <Button
            variant="add"
            data-add-filter
            className="print:hidden"
            icon={<Plus aria-hidden size={16} strokeWidth={1.6} />}
          >
            {texts.grid.filter}
          </Button>,
        )}
        {clearing}
      </div>
      {end !== undefined && <div className="flex max-w-full flex-wrap items-center gap-2 print:hidden">{end}</div>}
    </div>
  );
}

/** Searches when typing pauses, and at once on Enter or when the field is left. */
function QuickSearch({ query, onQueryChange }: Pick<FilterBarProps<unknown>, "query" | "onQueryChange">) {
  const texts = useTexts();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const search = (text: string) => {
    if (text !== query.search) onQueryChange(changeQuery(query, { search: text }));
  };
  // The rest of the query may change within the pause.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const [pause] = useState(makePause);
  useEffect(() => pause.end, [pause]);
  const commit = () => {
    pause.end();
    if (draft !== undefined) search(draft);
    setDraft(undefined);
  };
  return (
    <div className="w-48 max-sm:w-40 max-sm:grow print:hidden">
      <TextField
        type="search"
        label={texts.grid.search}
        labelHidden
        placeholder={texts.grid.search}
        icon={<Search size={14} strokeWidth={1.6} />}
        value={draft ?? query.search}
        onChange={({ target }) => {
          setDraft(target.value);
          pause.ask(() => latest.current(target.value));
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
        }}
      />
    </div>
  );
}
