import { useEffect, useRef } from "react";
import type { CellPlace } from "./cell-move.ts";
import type { GridFocus } from "./use-grid-focus.ts";
import type { GridTable } from "./use-grid-table.ts";

/** A preview of one row next to the grid. */
export interface GridPeek<Row> {
  /** Key of the row that is shown; undefined while none is. */
  readonly rowKey: string | undefined;
  /** Shows a row, or none. */
  readonly onPeek: (row: Row | undefined) => void;
}

/** Shows the row that the focus went to, where another one was shown. */
export function followFocus<Row>(peek: GridPeek<Row> | undefined, table: GridTable<Row>, to: CellPlace): void {
  const entry = peek?.rowKey === undefined || to.row < 0 ? undefined : table.rowAt(to.row);
  if (entry !== undefined && entry.key !== peek?.rowKey) peek?.onPeek(entry.row);
}

/**
 * The cell that Tab leads to is in the row that is shown: also where the preview itself continued, or an address named
 * it.
 */
export function usePeekedPlace<Row>(
  peek: GridPeek<Row> | undefined,
  table: GridTable<Row>,
  { focus, first, count }: { readonly focus: GridFocus; readonly first: number; readonly count: number },
): void {
  const shown = useRef<string | undefined>(undefined);
  // No list of dependencies: the row may come with any later page.
  useEffect(() => {
    const key = peek?.rowKey;
    if (shown.current === key) return;
    const row = key === undefined ? -1 : rowOfKey(table, key, count);
    if (key !== undefined && row < 0) return;
    shown.current = key;
    const { place } = focus;
    if (row >= 0 && row !== place.row) focus.point({ row, column: Math.max(first, place.column) });
  });
}

function rowOfKey<Row>(table: GridTable<Row>, key: string, count: number): number {
  for (let row = 0; row < count; row += 1) if (table.rowAt(row)?.key === key) return row;
  return -1;
}
