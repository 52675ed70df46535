import { useEffect, useState } from "react";
import { useLocale } from "../context/ui-context.tsx";
import type { CellPlace } from "./cell-move.ts";
import { boxOf, cellsIn, cellTable, copyTable } from "./cell-range.ts";
import type { CellRange, RangeBox } from "./cell-range.ts";
import { rowsKey } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";
import type { GridTable } from "./use-grid-table.ts";

/** Milliseconds the notice "Copied!" stays (docs/specification.md section 9). */
const shownFor = 2000;

export interface ChosenCells {
  /** The chosen block; undefined for a single cell. */
  readonly box: RangeBox | undefined;
  readonly count: number;
  /** False where rows of the block were never scrolled to: a part of it is not copied as if it were all. */
  readonly whole: boolean;
  /** For two seconds after the cells were copied. */
  readonly copied: boolean;
  readonly extend: (from: CellPlace, to: CellPlace) => void;
  readonly all: () => void;
  readonly end: () => void;
  readonly copy: (headers: boolean) => void;
}

/** A block of cells of the loaded page; other rows or columns end it. */
export function useCellRange<Row>(table: GridTable<Row>, query: GridQuery, selectable: boolean): ChosenCells {
  const locale = useLocale();
  const first = selectable ? 1 : 0;
  const key = `${rowsKey(query)} ${table.keys.join()}`;
  const [held, setHeld] = useState<{ readonly key: string; readonly range: CellRange } | undefined>(undefined);
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), shownFor);
    return () => clearTimeout(timer);
  }, [copies]);
  const range = held?.key === key ? held.range : undefined;
  const box = range === undefined ? undefined : boxOf(range, first);
  const count = box === undefined ? 0 : cellsIn(box);
  const rows = box === undefined ? [] : table.rows.slice(box.top, box.bottom + 1);
  const loaded = rows.filter((row) => row !== undefined);
  const whole = loaded.length === rows.length;
  const end = () => {
    setHeld(undefined);
    setCopies(0);
  };
  return {
    box: count > 1 ? box : undefined,
    count,
    whole,
    copied: copies > 0,
    extend: (from, to) => setHeld({ key, range: { anchor: range?.anchor ?? from, focus: to } }),
    all: () => {
      const last = { row: table.rows.length - 1, column: table.columns.length - 1 + first };
      setHeld({ key, range: { anchor: { row: 0, column: first }, focus: last } });
    },
    end,
    copy: (headers) => {
      if (box === undefined || !whole) return;
      const columns = table.columns.slice(box.left - first, box.right - first + 1);
      copyTable(cellTable(columns, loaded, locale, headers)).then(
        () => setCopies((before) => before + 1),
        () => setCopies(0),
      );
    },
  };
}
