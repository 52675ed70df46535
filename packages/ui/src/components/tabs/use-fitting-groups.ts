import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/**
 * How many of the groups opened last stay open with the current one, so that no tab runs off: opening a group closes
 * the one opened first where both do not fit. The current tab is scrolled into view where its own group is too long.
 * @param opened keys of open groups, the one opened last at the end
 * @param content changes with whatever the row shows
 */
export function useFittingGroups(
  opened: readonly string[],
  content: string,
): { readonly row: RefObject<HTMLUListElement | null>; readonly open: readonly string[] } {
  const row = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const key = `${width} ${content}`;
  const [tried, setTried] = useState({ key: "", left: 0 });
  const left = tried.key === key ? tried.left : opened.length;
  useLayoutEffect(() => {
    const list = row.current;
    if (list === null) return;
    if (list.scrollWidth > list.clientWidth && left > 0) setTried({ key, left: left - 1 });
    else list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [key, left]);
  useEffect(() => {
    const list = row.current;
    if (list === null) return undefined;
    const watch = new ResizeObserver(() => setWidth(list.clientWidth));
    watch.observe(list);
    return () => watch.disconnect();
  }, []);
  return { row, open: opened.slice(opened.length - left) };
}
