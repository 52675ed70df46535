import { useMemo } from "react";
import { shownKeys } from "./column-order.ts";
import type { GridColumn } from "./grid-column.ts";
import { allMatching, isSelected, noSelection, withRows } from "./grid-selection.ts";
import type { GridSelection } from "./grid-selection.ts";

/** Rows by their place; without pages those that were not yet scrolled to are undefined. */
export type LoadedRows<Row> = readonly (Row | undefined)[];

interface GridTableOptions<Row extends object> {
  readonly columns: readonly GridColumn<Row>[];
  readonly wanted: readonly string[] | undefined;
  readonly rows: LoadedRows<Row>;
  readonly rowKey: (row: Row) => string;
  readonly selection: GridSelection;
  /** All rows are in reach, so the box over the rows chooses all that match. */
  readonly continuous: boolean;
  readonly onSelectionChange: ((selection: GridSelection) => void) | undefined;
}

interface GridTableRow<Row> {
  readonly key: string;
  readonly row: Row;
  readonly selected: boolean;
  readonly toggle: () => void;
}

export interface GridTable<Row> {
  /** Shown columns, the pinned ones first. */
  readonly columns: readonly GridColumn<Row>[];
  readonly keys: readonly string[];
  /** The loaded page, or all rows of a list that is loaded whole. */
  readonly rows: LoadedRows<Row>;
  /** One row as it is drawn, undefined while it is not loaded; made when it is asked for, so that a hundred thousand rows cost nothing at first. */
  readonly rowAt: (index: number) => GridTableRow<Row> | undefined;
  readonly allSelected: boolean;
  readonly someSelected: boolean;
  readonly togglePage: () => void;
}

/** Columns in their order and rows with their selection; ordering, filtering and paging are the server's. */
export function useGridTable<Row extends object>(options: GridTableOptions<Row>): GridTable<Row> {
  const { columns, wanted, rows, rowKey, selection, onSelectionChange } = options;
  const keys = useMemo(() => shownKeys(columns, wanted), [columns, wanted]);
  // The same array while the choice is the same, so that rows are not drawn again.
  const shown = useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]));
    return keys.flatMap((key) => byKey.get(key) ?? []);
  }, [columns, keys]);
  const chosen = useMemo(() => pageSelection(rows, rowKey, selection), [rows, rowKey, selection]);
  const choose = (some: readonly string[], on: boolean) => onSelectionChange?.(withRows(selection, some, on));
  const allSelected = rows.length > 0 && chosen === rows.length;
  const togglePage = () => {
    if (options.continuous) onSelectionChange?.(allSelected ? noSelection : allMatching);
    else
      choose(
        rows.flatMap((row) => (row === undefined ? [] : rowKey(row))),
        !allSelected,
      );
  };
  return {
    keys,
    columns: shown,
    rows,
    rowAt: (index) => {
      const row = rows[index];
      if (row === undefined) return undefined;
      const key = rowKey(row);
      const selected = isSelected(selection, key);
      return { key, row, selected, toggle: () => choose([key], !selected) };
    },
    allSelected,
    someSelected: chosen > 0,
    togglePage,
  };
}

/** How many of the rows are chosen; one that is not loaded counts as the rest of its selection. */
function pageSelection<Row>(rows: LoadedRows<Row>, rowKey: (row: Row) => string, selection: GridSelection): number {
  const named = new Set(selection.kind === "some" ? selection.keys : selection.except);
  const hits = named.size === 0 ? 0 : rows.filter((row) => row !== undefined && named.has(rowKey(row))).length;
  return selection.kind === "some" ? hits : rows.length - hits;
}
