import { useEffect, useRef } from "react";
import type { FocusEvent, PointerEvent } from "react";

const openAfter = 300;
/** Time for the pointer to cross the gap between an element and its card (WCAG 1.4.13, hoverable). */
const closeAfter = 100;

interface TipState {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Fetches the part that draws the card. */
  readonly load: () => void;
}

/** Opens a tooltip on hover after 300 ms and on focus by key at once; a press, leaving and losing the focus close it. */
export function useTipEvents({ open, onOpenChange, load }: TipState) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waits = useRef(false);
  const pressed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stay = () => {
    clearTimeout(timer.current);
    waits.current = false;
  };
  const change = (to: boolean) => {
    stay();
    if (to !== open) onOpenChange(to);
  };
  const changeAfter = (to: boolean, milliseconds: number) => {
    stay();
    waits.current = true;
    timer.current = setTimeout(() => change(to), milliseconds);
  };
  const leave = () => (open ? changeAfter(false, closeAfter) : stay());
  return {
    trigger: {
      onPointerMove: ({ pointerType }: PointerEvent) => {
        // A finger presses; it does not hover. After a press the pointer has to come again.
        if (pointerType === "touch" || pressed.current) return;
        if (open) stay();
        else if (!waits.current) {
          load();
          changeAfter(true, openAfter);
        }
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        pressed.current = false;
        if (pointerType !== "touch") leave();
      },
      onPointerDown: ({ defaultPrevented }: PointerEvent) => {
        // A term opens by a press, and prevents the default.
        if (defaultPrevented) return;
        pressed.current = true;
        change(false);
      },
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(":focus-visible, :has(:focus-visible)")) change(true);
      },
      onBlur: () => change(false),
    },
    card: { onPointerEnter: stay, onPointerLeave: leave },
  };
}
