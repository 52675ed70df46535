import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { rowsKey } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";

/** Other rows begin at the top; a refresh of the same rows leaves the place alone. */
export function useScrollTop(scroller: RefObject<HTMLElement | null>, query: GridQuery): void {
  const rows = rowsKey(query);
  const last = useRef(rows);
  const scrolled = useRef(false);
  useEffect(() => {
    const { current } = scroller;
    const note = () => {
      scrolled.current = true;
    };
    current?.addEventListener("scroll", note, { passive: true });
    return () => current?.removeEventListener("scroll", note);
  }, [scroller]);
  useEffect(() => {
    if (last.current === rows) return;
    last.current = rows;
    // Scrolling lays all rows out at once: only where there is something to scroll back.
    if (scrolled.current) scroller.current?.scrollTo({ top: 0 });
    scrolled.current = false;
  }, [rows, scroller]);
}
