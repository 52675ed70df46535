import { useState } from "react";
import type { ChartDatum } from "./chart-types.ts";
import { barsNamed, nextFind } from "./find-in-bars.ts";

/** Looking for a bar by its name; each find is shown, and the part of the chart that holds it. */
export function useFind(bars: readonly ChartDatum[], show: (bar: number) => void) {
  const [find, setFind] = useState<{ readonly text: string; readonly at: number } | undefined>(undefined);
  const finds = find === undefined ? [] : barsNamed(bars, find.text);
  const at = finds.length === 0 ? 0 : Math.min(find?.at ?? 0, finds.length - 1);
  const go = (text: string, next: number, places: readonly number[]) => {
    setFind({ text, at: next });
    const place = places[next];
    if (place !== undefined) show(place);
  };
  return {
    text: find?.text,
    at,
    count: finds.length,
    /** The bar that is shown as found. */
    found: finds[at],
    start: () => setFind(find ?? { text: "", at: 0 }),
    end: () => setFind(undefined),
    type: (text: string) => go(text, 0, barsNamed(bars, text)),
    step: (step: 1 | -1) => go(find?.text ?? "", nextFind(at, step, finds.length), finds),
  };
}
