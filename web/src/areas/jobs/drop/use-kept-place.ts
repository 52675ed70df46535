import { useEffect, useRef, type RefObject } from "react";

/**
 * Leads the focus on when a question's answer removes the control that had it: to the answer that the next question
 * proposes, else to the question's own place.
 * @param next where the next question may be, as a selector
 */
export function useKeptPlace(isAsked: boolean, next?: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const was = useRef(isAsked);
  useEffect(() => {
    if (was.current && !isAsked && document.activeElement === document.body) {
      const find = (radio: string) => document.querySelector<HTMLElement>(`${next} input[type="radio"]${radio}`);
      const following = next === undefined ? null : (find(":checked") ?? find(""));
      (following ?? place.current)?.focus({ preventScroll: true });
    }
    was.current = isAsked;
  }, [isAsked, next]);
  return place;
}
