/** A place in a grid; row -1 is the header. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridExtent {
  readonly rows: number;
  readonly columns: number;
  /** Rows that PageUp and PageDown pass over. */
  readonly pageRows: number;
}

interface KeyStroke {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/**
 * Where a key leads (WAI-ARIA grid pattern): arrows, Home and End within the row,
 * with Ctrl to the first and last cell, PageUp and PageDown. Undefined for other keys.
 */
export function moveCell(from: CellPlace, stroke: KeyStroke, extent: GridExtent): CellPlace | undefined {
  const lastRow = extent.rows - 1;
  const lastColumn = extent.columns - 1;
  const at = (row: number, column: number): CellPlace => ({
    row: Math.min(Math.max(row, -1), lastRow),
    column: Math.min(Math.max(column, 0), lastColumn),
  });
  switch (stroke.key) {
    case "ArrowUp":
      return at(from.row - 1, from.column);
    case "ArrowDown":
      return at(from.row + 1, from.column);
    case "ArrowLeft":
      return at(from.row, from.column - 1);
    case "ArrowRight":
      return at(from.row, from.column + 1);
    case "Home":
      return stroke.ctrlKey ? at(Math.min(0, lastRow), 0) : at(from.row, 0);
    case "End":
      return stroke.ctrlKey ? at(lastRow, lastColumn) : at(from.row, lastColumn);
    case "PageUp":
      return at(Math.max(Math.min(0, lastRow), from.row - extent.pageRows), from.column);
    case "PageDown":
      return at(from.row + extent.pageRows, from.column);
    default:
      return undefined;
  }
}
