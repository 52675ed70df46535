import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

interface Fitting {
  /** Keys of open groups, the one opened last at the end. */
  readonly opened: readonly string[];
  /** How many entries can go into the menu at the row's end. */
  readonly hideable: number;
  /** Changes with whatever the row shows. */
  readonly content: string;
}

/**
 * Returns how many of the groups opened last stay open with the current one, so that no tab runs off: opening a group
 * closes the one opened first where both do not fit. `hidden` entries at the end go into a menu where closing is not
 * enough.
 */
export function useFittingGroups({ opened, hideable, content }: Fitting): {
  readonly row: RefObject<HTMLUListElement | null>;
  readonly open: readonly string[];
  readonly hidden: number;
} {
  const row = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const key = `${width} ${content}`;
  const [tried, setTried] = useState({ key: "", left: 0 });
  const left = tried.key === key ? tried.left : opened.length;
  useLayoutEffect(() => {
    const list = row.current;
    if (list === null) return;
    if (list.scrollWidth > list.clientWidth && left > -hideable) setTried({ key, left: left - 1 });
    else list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [key, left, hideable]);
  useEffect(() => {
    const list = row.current;
    if (list === null) return undefined;
    const watch = new ResizeObserver(() => setWidth(list.clientWidth));
    watch.observe(list);
    return () => watch.disconnect();
  }, []);
  const kept = Math.max(0, left);
  return { row, open: opened.slice(opened.length - kept), hidden: kept - left };
}
