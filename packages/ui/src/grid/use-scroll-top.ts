import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { rowsKey } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";

/** Other rows begin at the top; a refresh of the same rows leaves the place alone. */
export function useScrollTop(scroller: RefObject<HTMLElement | null>, query: GridQuery): void {
  const rows = rowsKey(query);
  const last = useRef(rows);
  useEffect(() => {
    if (last.current === rows) return;
    last.current = rows;
    scroller.current?.scrollTo({ top: 0 });
  }, [rows, scroller]);
}
