import { useEffect, useRef, type RefObject } from "react";

/** Keeps the focus at a question's place when its answer removes the control that had it. */
export function useKeptPlace(isAsked: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const was = useRef(isAsked);
  useEffect(() => {
    if (was.current && !isAsked && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    was.current = isAsked;
  }, [isAsked]);
  return place;
}
