import { startTransition, useEffect, useState } from "react";
import type { GridTable } from "./use-grid-table.ts";

/** Rows of the first step: about half of a screen. */
const firstStep = 14;

/**
 * How many rows a new grid draws, from the first in view: none next to its frame, then the upper ones, then all. Each
 * step is drawn and laid out in a frame of its own, so that the page answers in between.
 */
export function useRowsInSteps(): number {
  const [rows, setRows] = useState(typeof document === "undefined" ? Infinity : 0);
  useEffect(() => {
    if (rows === Infinity) return undefined;
    const next = rows === 0 ? firstStep : Infinity;
    // Present content is painted in the frame that begins with this call.
    const frame = requestAnimationFrame(() => startTransition(() => setRows(next)));
    return () => cancelAnimationFrame(frame);
  }, [rows]);
  return rows;
}

/**
 * The table whose rows are beyond the edges of the view: where other rows come, those that are seen come first, and
 * these a frame later.
 */
export function useOuterTable<Row>(table: GridTable<Row>): GridTable<Row> {
  const [outer, setOuter] = useState(table);
  useEffect(() => {
    if (outer.rows === table.rows) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setOuter(table)));
    return () => cancelAnimationFrame(frame);
  }, [outer, table]);
  return outer.rows === table.rows ? table : outer;
}
