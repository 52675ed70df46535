import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import type { ColumnDef } from "@tanstack/react-table";
import { useMemo } from "react";
import { shownKeys } from "./column-order.ts";
import type { GridColumn } from "./grid-column.ts";

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
});

interface GridTableOptions<Row extends object> {
  readonly columns: readonly GridColumn<Row>[];
  readonly wanted: readonly string[] | undefined;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly selected: readonly string[];
  readonly onSelectedChange: ((keys: readonly string[]) => void) | undefined;
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
  const { columns, wanted, rows, rowKey, selected, onSelectedChange } = options;
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
  const state = useMemo(() => tableState(columns, keys, selected), [columns, keys, selected]);
  const table = useTable<typeof features, Row>({
    features,
    columns: definitions,
    data,
    state,
    getRowId: rowKey,
    onRowSelectionChange: (update) => {
      const next = typeof update === "function" ? update(state.rowSelection) : update;
      onSelectedChange?.(Object.keys(next));
    },
  });
  // The same array while the choice is the same, so that rows are not drawn anew.
  const shown = useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]));
    return keys.flatMap((key) => byKey.get(table.getColumn(key)?.id ?? "") ?? []);
  }, [columns, keys, table]);
  return {
    keys,
    columns: shown,
    rows: table.getRowModel().rows.map((row) => ({
      key: row.id,
      row: row.original,
      selected: row.getIsSelected(),
      toggle: () => row.toggleSelected(),
    })),
    allSelected: rows.length > 0 && table.getIsAllPageRowsSelected(),
    someSelected: table.getIsSomePageRowsSelected(),
    togglePage: () => table.toggleAllPageRowsSelected(),
  };
}

function tableState<Row>(columns: readonly GridColumn<Row>[], keys: readonly string[], selected: readonly string[]) {
  const rowSelection: Record<string, true> = {};
  for (const key of selected) rowSelection[key] = true;
  return {
    columnOrder: [...keys],
    columnVisibility: Object.fromEntries(columns.map((column) => [column.key, keys.includes(column.key)])),
    columnPinning: { start: keys.slice(0, 1), end: [] },
    rowSelection,
  };
}
