import { useEffect, useRef } from "react";
import type { FocusEvent, RefObject } from "react";

interface KeptFocus<Room extends HTMLElement> {
  readonly ref: RefObject<Room | null>;
  readonly tabIndex: -1;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

const isClosed = (element: HTMLElement): boolean => element.matches(":disabled");

/**
 * Keeps the focus in a form whose own work takes it away: a field that was closed while it was sent has it again when it
 * opens (`busy` ends), and where a button went with what it did (Discard, a draft's two), the form itself has it, so that
 * keys and screen readers go on there and not at the page's top. Spread the result on the form.
 */
export function useKeptFocus<Room extends HTMLElement>(busy: boolean): KeptFocus<Room> {
  const ref = useRef<Room>(null);
  const last = useRef<HTMLElement | null>(null);
  // After every drawing, since any may take a button away.
  useEffect(() => {
    const [held, active] = [last.current, document.activeElement];
    if (busy || held === null) return;
    const isLost = active === document.body || (active === held && isClosed(held));
    if (!isLost) return;
    (held.isConnected && !isClosed(held) ? held : ref.current)?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }) => {
      const isInside =
        target instanceof HTMLElement && target !== ref.current && ref.current?.contains(target) === true;
      last.current = isInside ? target : null;
    },
    onBlur: ({ target }) => {
      // A user leaves what can be used; what closes or goes loses the focus by itself.
      if (target instanceof HTMLElement && target.isConnected && !isClosed(target)) last.current = null;
    },
  };
}
