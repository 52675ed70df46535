import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

interface Shrinking {
  /** At the top of the page: the header is small while it is out of view. */
  readonly start: RefObject<HTMLSpanElement | null>;
  readonly header: RefObject<HTMLElement | null>;
  readonly isSmall: boolean;
}

/** Makes a sticky header small once the page is scrolled. What it gives up in height becomes margin: nothing below moves. */
export function useShrinking(): Shrinking {
  const start = useRef<HTMLSpanElement>(null);
  const header = useRef<HTMLElement>(null);
  /** Height before it shrank, pixels; null while it is whole. */
  const [whole, setWhole] = useState<number | null>(null);
  useEffect(() => {
    const { current } = start;
    if (current === null) return undefined;
    const watch = new IntersectionObserver((seen) => {
      const isAtTop = seen.at(-1)?.isIntersecting ?? true;
      setWhole((before) => (isAtTop ? null : (before ?? header.current?.offsetHeight ?? null)));
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (header.current === null) return;
    header.current.style.marginBottom = whole === null ? "" : `${whole - header.current.offsetHeight}px`;
  }, [whole]);
  return { start, header, isSmall: whole !== null };
}
