import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/**
 * The element's width in whole pixels, followed as it changes; `start` where there is no page to measure. 0 before
 * the first measurement, which comes before the first paint: what is drawn for another width is drawn in vain.
 */
export function useWidth(element: RefObject<HTMLElement | null>, start: number): number {
  const [width, setWidth] = useState(typeof document === "undefined" ? start : 0);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    // Read before anything is painted: an observer's first word comes after it, and what is below would leap.
    const read = () => setWidth(Math.max(80, Math.floor(target.clientWidth)));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
