import type { KeyboardEvent } from "react";
import { useLocale } from "../context/ui-context.tsx";
import type { CellPlace } from "./cell-move.ts";
import type { ChosenCells } from "./use-cell-range.ts";
import { shownText } from "./grid-column.ts";
import { opensMenu } from "./menu-keys.ts";
import { nextSort } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";
import type { GridPeek } from "./use-grid-peek.ts";
import type { GridTable } from "./use-grid-table.ts";

interface CellKeysOptions<Row> {
  readonly table: GridTable<Row>;
  readonly query: GridQuery;
  readonly onQueryChange: (query: GridQuery) => void;
  readonly selectable: boolean;
  readonly onOpenRow: ((row: Row) => void) | undefined;
  readonly peek: GridPeek<Row> | undefined;
  readonly chosen: ChosenCells;
  /** Copies one cell and confirms it. */
  readonly copy: (text: string) => void;
  readonly openMenu: (place: CellPlace, cell: HTMLElement) => void;
}

type CellKeys = (place: CellPlace, event: KeyboardEvent, cell: HTMLElement) => boolean;

/**
 * Enter opens or sorts, F2 goes into the cell, Space previews or selects (with Shift it selects), Ctrl+C copies, Ctrl+A chooses every cell, Escape ends, the
 * menu key or a dot opens the cell's menu.
 */
export function useCellKeys<Row>(options: CellKeysOptions<Row>): CellKeys {
  const { table, query, selectable, onOpenRow, onQueryChange, chosen, peek } = options;
  const locale = useLocale();
  return (place, event, cell) => {
    const column = table.columns[place.column - (selectable ? 1 : 0)];
    const inner = cell.querySelector<HTMLElement>("a, button:not([data-copy]), input, select");
    if (place.row === -1) {
      if (event.key !== "Enter" && event.key !== " ") return false;
      if (column === undefined) table.togglePage();
      else if (column.sortable !== false) onQueryChange(nextSort(query, column.key, event.shiftKey));
      return true;
    }
    const entry = table.rowAt(place.row);
    if (entry === undefined) return false;
    const isDot = event.key === "." && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (opensMenu(event) || isDot) {
      if (column !== undefined) options.openMenu(place, cell);
      return true;
    }
    const ctrl = event.ctrlKey || event.metaKey;
    const letter = ctrl ? event.key.toLowerCase() : "";
    // In the column of the ticks Space ticks, wherever there is a preview or not.
    const peeks = peek !== undefined && column !== undefined && !event.shiftKey;
    if (event.key === " " && peeks) peek.onPeek(peek.rowKey === entry.key ? undefined : entry.row);
    else if (event.key === " " && selectable) entry.toggle();
    else if (event.key === "F2" && inner !== null) inner.focus();
    else if (event.key === "Enter" && inner !== null) inner.click();
    else if (event.key === "Enter" && onOpenRow !== undefined) onOpenRow(entry.row);
    else if (event.key === "Escape" && chosen.box !== undefined) chosen.end();
    else if (event.key === "Escape" && peek?.rowKey !== undefined) peek.onPeek(undefined);
    else if (letter === "a") chosen.all();
    else if (letter === "c") return copyKey(column === undefined ? "" : shownText(column, entry.row, locale), options);
    else return false;
    return true;
  };
}

/** A block of cells goes as a table, one cell as its text; what a user marked as text is the browser's own. */
function copyKey(text: string, { chosen, copy }: Pick<CellKeysOptions<unknown>, "chosen" | "copy">): boolean {
  if (chosen.box !== undefined) {
    chosen.copy(false);
    return true;
  }
  if (getSelection()?.isCollapsed === false || text === "") return false;
  copy(text);
  return true;
}
