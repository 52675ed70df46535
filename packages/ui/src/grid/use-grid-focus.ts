import { useEffect, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, RefObject } from "react";
import { moveCell } from "./cell-move.ts";
import type { CellPlace, GridExtent } from "./cell-move.ts";
import { opensMenu } from "./menu-keys.ts";
import { keyAlongLine } from "./reading-way.ts";

interface GridFocusOptions extends Omit<GridExtent, "pageRows"> {
  /** Rows that PgUp and PgDn go by, asked when such a key is pressed. */
  readonly pageRows: () => number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Brings a row that may not be drawn yet into view. */
  readonly reveal: (row: number) => void;
  /** Enter, Space, Ctrl+C and the like on a cell; true when handled. */
  readonly onCellKey: (place: CellPlace, event: KeyboardEvent, cell: HTMLElement) => boolean;
  /** The focus went from one data cell to another: with Shift the chosen block grows, otherwise it ends. */
  readonly onMove: (from: CellPlace, to: CellPlace, extend: boolean) => void;
}

export interface GridFocus {
  readonly place: CellPlace;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  /** Brings the focus to a place once it is drawn. */
  readonly go: (place: CellPlace) => void;
  /** Makes a place the one in the tab order and brings it into view; the focus stays where it is. */
  readonly point: (place: CellPlace) => void;
  /** To be called when other rows were drawn: gives the focus to the cell that it waits for. */
  readonly settle: () => void;
}

/** One cell of the grid is in the tab order; the arrow keys move it, also to rows not drawn yet. */
export function useGridFocus(options: GridFocusOptions): GridFocus {
  const { scroller, rows, columns } = options;
  const [wanted, setPlace] = useState<CellPlace>({ row: -1, column: 0 });
  const pending = useRef<CellPlace | undefined>(undefined);
  const place = { row: Math.min(wanted.row, rows - 1), column: Math.min(wanted.column, columns - 1) };
  const settle = () => {
    const goal = pending.current;
    // An effect of a drawing before it was wanted may come after: there another column may be at its place.
    if (goal === undefined || goal !== wanted) return;
    const cell = cellAt(scroller.current, goal);
    if (cell === null) return;
    pending.current = undefined;
    cell.focus({ preventScroll: false });
  };
  // No list of dependencies: the wanted cell may be drawn by any later render.
  useEffect(settle);
  /** Moves by a key from a place. False: the key does not move. */
  const move = (event: KeyboardEvent, from: CellPlace, element: HTMLElement): boolean => {
    const stroke = { key: keyAlongLine(event.key, element), ctrlKey: event.ctrlKey || event.metaKey };
    const extent = { rows, columns, pageRows: options.pageRows() };
    const next = opensMenu(event) ? undefined : moveCell(from, stroke, extent);
    if (next === undefined) return false;
    event.preventDefault();
    // A block of cells grows over the rows only: with Shift the header is not entered.
    const extend = event.shiftKey && from.row >= 0;
    const to = extend ? { ...next, row: Math.max(0, next.row) } : next;
    options.onMove(from, to, extend);
    go(to);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.defaultPrevented) return;
    // Keys may come faster than a far row is drawn: they count from where the focus is going.
    const goal = pending.current;
    if (event.target === scroller.current) {
      if (goal !== undefined) move(event, goal, event.target);
      return;
    }
    const cell = event.target.closest<HTMLElement>("[data-cell]");
    if (cell === null) return;
    const from = goal ?? placeOf(cell);
    if (event.target !== cell) leaveInner(event, cell);
    else if (!move(event, from, cell) && options.onCellKey(from, event, cell)) event.preventDefault();
  };
  const go = (to: CellPlace) => {
    if (to.row >= 0) options.reveal(to.row);
    pending.current = to;
    setPlace(to);
    // The row that has the focus may be removed before the new one is drawn: the grid holds the focus, and its keys, meanwhile.
    if (cellAt(scroller.current, to) === null) scroller.current?.focus({ preventScroll: true });
  };
  const point = (to: CellPlace) => {
    options.reveal(to.row);
    setPlace(to);
  };
  const onFocus = (event: FocusEvent) => {
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-cell]") : null;
    if (cell === null) return;
    const at = placeOf(cell);
    pending.current = undefined;
    if (at.row !== wanted.row || at.column !== wanted.column) setPlace(at);
  };
  return { place, onKeyDown, onFocus, go, point, settle };
}

/** Escape leads from a control within a cell to the cell. */
function leaveInner(event: KeyboardEvent, cell: HTMLElement): void {
  if (event.key !== "Escape") return;
  event.preventDefault();
  cell.focus();
}

/** What a cell carries in `data-cell`. */
export function cellName(place: CellPlace): string {
  return `${place.row}:${place.column}`;
}

function cellAt(scroller: HTMLElement | null, place: CellPlace): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-cell="${cellName(place)}"]`) ?? null;
}

/** The place that a cell carries. */
export function placeOf(cell: HTMLElement): CellPlace {
  const [row = -1, column = 0] = (cell.dataset["cell"] ?? "").split(":").map(Number);
  return { row, column };
}
