import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import type { ColumnDef } from "@tanstack/react-table";
import { useMemo } from "react";
import { shownKeys } from "./column-order.ts";
import type { GridColumn } from "./grid-column.ts";
import { isSelected, withRows } from "./grid-selection.ts";
import type { GridSelection } from "./grid-selection.ts";

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
});

interface GridTableOptions<Row extends object> {
  readonly columns: readonly GridColumn<Row>[];
  readonly wanted: readonly string[] | undefined;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly pins: number;
  readonly selection: GridSelection;
  readonly onSelectionChange: ((selection: GridSelection) => void) | undefined;
}

export interface GridTableRow<Row> {
  readonly key: string;
  readonly row: Row;
  readonly selected: boolean;
  readonly toggle: () => void;
}

export interface GridTable<Row> {
  /** Shown columns, the pinned one first. */
  readonly columns: readonly GridColumn<Row>[];
  readonly keys: readonly string[];
  readonly rows: readonly GridTableRow<Row>[];
  readonly allSelected: boolean;
  readonly someSelected: boolean;
  readonly togglePage: () => void;
}

/** Column and row models of one loaded page; ordering, filtering and paging are the server's. */
export function useGridTable<Row extends object>(options: GridTableOptions<Row>): GridTable<Row> {
  const { columns, wanted, rows, rowKey, pins, selection, onSelectionChange } = options;
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.key,
        accessorFn: (row) => column.value(row),
      })),
    [columns],
  );
  const keys = useMemo(() => shownKeys(columns, wanted), [columns, wanted]);
  const data = useMemo(() => [...rows], [rows]);
  const state = useMemo(() => tableState(columns, keys, pins), [columns, keys, pins]);
  const table = useTable<typeof features, Row>({
    features,
    columns: definitions,
    data,
    state,
    getRowId: rowKey,
  });
  // The same array while the choice is the same, so that rows are not drawn anew.
  const shown = useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]));
    return keys.flatMap((key) => byKey.get(table.getColumn(key)?.id ?? "") ?? []);
  }, [columns, keys, table]);
  const choose = (some: readonly string[], chosen: boolean) => onSelectionChange?.(withRows(selection, some, chosen));
  const entries = table.getRowModel().rows.map((row) => {
    const selected = isSelected(selection, row.id);
    return { key: row.id, row: row.original, selected, toggle: () => choose([row.id], !selected) };
  });
  const allSelected = entries.length > 0 && entries.every((entry) => entry.selected);
  return {
    keys,
    columns: shown,
    rows: entries,
    allSelected,
    someSelected: entries.some((entry) => entry.selected),
    togglePage: () =>
      choose(
        entries.map((entry) => entry.key),
        !allSelected,
      ),
  };
}

function tableState<Row>(columns: readonly GridColumn<Row>[], keys: readonly string[], pins: number) {
  return {
    columnOrder: [...keys],
    columnVisibility: Object.fromEntries(columns.map((column) => [column.key, keys.includes(column.key)])),
    columnPinning: { start: keys.slice(0, pins), end: [] },
  };
}
