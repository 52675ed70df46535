import { useEffect, useRef, type KeyboardEvent } from "react";
import { actionMark } from "./need-row.tsx";

const actionsIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>(`[${actionMark}]`) ?? []),
];

/** Whether the focus is nowhere: what had it is gone. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus in a list whose rows go when they are settled: it moves to the row that took the place, or to the box
 * when none is left. `J` and `K` move from row to row.
 */
export function useRowFocus(ids: readonly string[]) {
  const box = useRef<HTMLDivElement>(null);
  /** Place of the row that has or had the focus; null: it was elsewhere. */
  const place = useRef<number | null>(null);
  const order = ids.join(" ");
  const drawn = useRef(order);
  useEffect(() => {
    if (drawn.current === order) return;
    drawn.current = order;
    if (place.current === null || !isLost()) return;
    const actions = actionsIn(box.current);
    (actions[Math.min(place.current, actions.length - 1)] ?? box.current)?.focus();
  }, [order]);
  const placeOf = (target: EventTarget): number =>
    target instanceof Element ? actionsIn(box.current).findIndex((each) => each.closest("li")?.contains(target)) : -1;
  return {
    ref: box,
    tabIndex: -1,
    "data-keys": "entries",
    onFocus: ({ target }: { readonly target: EventTarget }) => {
      const at = placeOf(target);
      if (at >= 0) place.current = at;
    },
    onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
      // A removed row leaves the focus nowhere; a user who leaves the list moves it to another element.
      if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) place.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.key === "j" ? 1 : event.key === "k" ? -1 : 0;
      if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const actions = actionsIn(box.current);
      const next = actions[placeOf(event.target) + step];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
}
