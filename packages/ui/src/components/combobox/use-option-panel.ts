import { useRef, useState, type FocusEvent } from "react";
import { useOpensOptionsOnFocus } from "../../context/ui-context.tsx";
import { popoverArrived } from "../popover/popover.tsx";

/** How soon after its list was closed a button has the focus back, ms: that isn't a wish to open it again. */
const focusReturns = 300;

/**
 * Whether a list of options is open. For those who want it, the keyboard's focus opens it: `onFocus` goes around the
 * button. A click opens and closes it as ever.
 */
export function useOptionPanel(disabled = false) {
  const onFocusOpens = useOpensOptionsOnFocus();
  const [open, setOpen] = useState(false);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const onOpenChange = (next: boolean) => {
    if (!next) closedAt.current = performance.now();
    setOpen(next);
  };
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!onFocusOpens || disabled || open) return;
    // The list itself is elsewhere in the document, though its events come by here.
    if (!currentTarget.contains(target) || !target.matches(":focus-visible")) return;
    if (performance.now() - closedAt.current <= focusReturns) return;
    // The first list of all may take its time: anyone who has gone on by then keeps the focus where they are.
    void popoverArrived().then(() => {
      if (document.activeElement === target) setOpen(true);
    });
  };
  return { open, onOpenChange, onFocus };
}
