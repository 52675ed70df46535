import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";

const isWithin = (target: EventTarget | null, anchor: Element | null): boolean =>
  target instanceof Element && (anchor?.contains(target) === true || target.closest("[role=tooltip]") !== null);

/** Calls `close` on Escape, on a press elsewhere and where the element scrolls away, while a tooltip is open. */
export function useTipEnd(open: boolean, anchor: RefObject<Element | null>, close: () => void): void {
  const end = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const ended = new AbortController();
    const options = { capture: true, passive: true, signal: ended.signal } as const;
    globalThis.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        // A dialog under it does not hear of it: the first Escape closes the tooltip alone.
        event.stopPropagation();
        end();
      },
      options,
    );
    globalThis.addEventListener("pointerdown", ({ target }) => !isWithin(target, anchor.current) && end(), options);
    globalThis.addEventListener(
      "scroll",
      ({ target }) => target instanceof Node && target.contains(anchor.current) && end(),
      options,
    );
    return () => ended.abort();
  }, [open, anchor]);
}
