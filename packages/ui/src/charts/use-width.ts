import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** The element's width in whole pixels, followed as it changes; `start` until it is known. */
export function useWidth(element: RefObject<HTMLElement | null>, start: number): number {
  const [width, setWidth] = useState(start);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(80, Math.floor(target.clientWidth))));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
