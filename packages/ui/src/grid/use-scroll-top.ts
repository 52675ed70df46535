import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { rowHeights, rowsKey } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";
import { keepTop, watchHistory } from "./kept-tops.ts";

/**
 * Other rows begin at the top, or without pages at the query's place; a refresh of the same rows leaves the place alone.
 * `count` is how many rows there are: a place behind the end of those drawn before waits for the others.
 */
export function useScrollTop(scroller: RefObject<HTMLElement | null>, query: GridQuery, count: number): void {
  const rows = rowsKey(query);
  const last = useRef(rows);
  const scrolled = useRef(false);
  const goal = useRef<number>(undefined);
  const top = query.pageSize === "continuous" ? query.place * rowHeights[query.density] : 0;
  useEffect(() => {
    const { current } = scroller;
    const note = () => {
      scrolled.current = true;
      keepTop(current?.scrollTop ?? 0);
    };
    watchHistory();
    current?.addEventListener("scroll", note, { passive: true });
    return () => current?.removeEventListener("scroll", note);
  }, [scroller]);
  useEffect(() => {
    if (last.current === rows) return;
    last.current = rows;
    goal.current = undefined;
    // Scrolling lays all rows out at once: only where there is something to scroll.
    if (scrolled.current || top > 0) goal.current = reached(scroller.current, top);
    scrolled.current = false;
  }, [rows, top, scroller]);
  useEffect(() => {
    if (goal.current !== undefined && count > 0) reached(scroller.current, goal.current);
    goal.current = undefined;
  }, [count, scroller]);
}

/** Scrolls to a place; the place itself where the rows end before it. */
function reached(scroller: HTMLElement | null, top: number): number | undefined {
  scroller?.scrollTo({ top });
  return top > 0 && scroller !== null && scroller.scrollTop < top - 1 ? top : undefined;
}
