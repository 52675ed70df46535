import { startTransition, useEffect, useState } from "react";

/** Rows of the first step: about half of a screen. */
const firstStep = 14;

/**
 * How many rows a new grid draws, from the first in view: none beside its frame, then the upper ones, then all. Each step
 * is drawn and laid out in a frame of its own, so that the page answers in between.
 */
export function useRowsInSteps(): number {
  const [rows, setRows] = useState(typeof document === "undefined" ? Infinity : 0);
  useEffect(() => {
    if (rows === Infinity) return undefined;
    const next = rows === 0 ? firstStep : Infinity;
    // What is there already is painted in the frame that begins with this call.
    const frame = requestAnimationFrame(() => startTransition(() => setRows(next)));
    return () => cancelAnimationFrame(frame);
  }, [rows]);
  return rows;
}
