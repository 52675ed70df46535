import { useRef, useState } from "react";
import type { MouseEvent } from "react";
import { useLocale, useTexts } from "../context/ui-context.tsx";
import { DropdownMenu } from "../components/menu/dropdown-menu.tsx";
import type { MenuItem } from "../components/menu/menu-entries.ts";
import { filteredTo, filteredWithout, takesCellFilter } from "./cell-filter.ts";
import type { CellPlace } from "./cell-move.ts";
import { cellText, shownText } from "./grid-column.ts";
import { placeOf } from "./use-grid-focus.ts";
import type { GridQuery } from "./grid-query.ts";
import type { GridTable } from "./use-grid-table.ts";

/** The place of a cell's menu, in pixels of the window. */
interface CellMenuPlace extends CellPlace {
  readonly x: number;
  readonly y: number;
}

interface CellMenuState {
  readonly at: CellMenuPlace | undefined;
  readonly close: () => void;
  /** From the keyboard: below the cell. */
  readonly openAt: (place: CellPlace, cell: HTMLElement) => void;
  /** From the pointer: where it is. */
  readonly onContextMenu: (event: MouseEvent) => void;
}

/** One menu for all cells: which of them it is on. Where it has no entry, the browser's own comes. */
export function useCellMenu(firstColumn: number, offers: (place: CellPlace) => boolean): CellMenuState {
  const [at, setAt] = useState<CellMenuPlace | undefined>(undefined);
  return {
    at,
    close: () => setAt(undefined),
    openAt: (place, cell) => {
      if (!offers(place)) return;
      const { left, bottom } = cell.getBoundingClientRect();
      setAt({ ...place, x: left, y: bottom });
    },
    onContextMenu: (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const cell = target?.closest<HTMLElement>("[data-cell]") ?? null;
      // A link's own menu and that of marked text are the browser's.
      if (cell === null || event.defaultPrevented || target?.closest("a") || getSelection()?.isCollapsed === false)
        return;
      const place = placeOf(cell);
      if (place.row < 0 || place.column < firstColumn || !offers(place)) return;
      event.preventDefault();
      setAt({ ...place, x: event.clientX, y: event.clientY });
    },
  };
}

interface CellMenuProps<Row> {
  readonly menu: CellMenuState;
  readonly table: GridTable<Row>;
  readonly query: GridQuery;
  readonly onQueryChange: (query: GridQuery) => void;
  readonly firstColumn: number;
  readonly canCopy: boolean;
  /** What can be done with the row, above what can be done with the cell. */
  readonly rowActions: ((row: Row) => readonly MenuItem[]) | undefined;
  readonly copy: (text: string) => void;
  /** Gives the focus back to the cell. */
  readonly focusAfter: (place: CellPlace) => void;
}

/** Where the focus goes when the menu closes: back to its cell, or where other rows were asked for to the first of them. */
function useFocusAfter(focusAfter: (place: CellPlace) => void) {
  const isFirst = useRef(false);
  return {
    toFirstRow: () => {
      isFirst.current = true;
    },
    giveBack: (place: CellPlace) => {
      focusAfter(isFirst.current ? { ...place, row: 0 } : place);
      isFirst.current = false;
    },
  };
}

/** What can be done with a cell: only its value, without its value, copy it. */
export function CellMenu<Row>(props: CellMenuProps<Row>) {
  const { menu, table, query, onQueryChange, firstColumn, canCopy, copy, focusAfter } = props;
  const { grid, labelled } = useTexts();
  const locale = useLocale();
  const { toFirstRow, giveBack } = useFocusAfter(focusAfter);
  const { at } = menu;
  const column = at === undefined ? undefined : table.columns[at.column - firstColumn];
  const row = at === undefined ? undefined : table.rowAt(at.row)?.row;
  if (at === undefined || column === undefined || row === undefined) return null;
  const value = column.value(row);
  const text = cellText(column, row, locale);
  const shown = shownText(column, row, locale);
  const filter = (next: GridQuery) => {
    toFirstRow();
    onQueryChange(next);
  };
  const filters: readonly MenuItem[] = takesCellFilter(column)
    ? [
        { key: "to", label: grid.filterToThis, onSelect: () => filter(filteredTo(query, column, value)) },
        {
          key: "without",
          label: grid.excludeThis,
          onSelect: () => filter(filteredWithout(query, column, value)),
        },
      ]
    : [];
  const copies: readonly MenuItem[] =
    canCopy && shown !== "" ? [{ key: "copy", label: grid.copyCell, onSelect: () => copy(shown) }] : [];
  const actions = props.rowActions?.(row) ?? [];
  const groups = [
    ...(actions.length === 0 ? [] : [{ key: "row", items: actions }]),
    ...(filters.length === 0
      ? []
      : [{ key: "filters", label: labelled(column.title, text === "" ? grid.blank : text), items: filters }]),
    ...(copies.length === 0 ? [] : [{ key: "copy", items: copies }]),
  ];
  if (groups.length === 0) return null;
  return (
    <DropdownMenu
      open
      onOpenChange={(open) => (open ? undefined : menu.close())}
      focusAfter={() => giveBack(at)}
      groups={groups}
      trigger={<span className="pointer-events-none fixed size-px" style={{ left: at.x, top: at.y }} />}
    />
  );
}
