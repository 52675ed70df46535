import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";

/**
 * The element's width in whole pixels, followed as it changes; `start` where there is no page to measure. 0 before
 * the first measurement, which comes before the first paint: what is drawn for another width is drawn in vain.
 */
export function useWidth(element: RefObject<HTMLElement | null>, start: number): number {
  const [width, setWidth] = useState(typeof document === "undefined" ? start : 0);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    // Told after the page was laid out and before it is painted: asking for the width would lay it out once more.
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const found = Math.max(80, Math.floor(entry.contentRect.width));
      flushSync(() => setWidth(found));
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
