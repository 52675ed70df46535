import { autoUpdate, flip, offset, shift, useFloating } from "@floating-ui/react-dom";
import { useLayoutEffect } from "react";
import type { ReactNode, RefObject } from "react";
import { createPortal } from "react-dom";

export interface CardLook {
  /** Floating UI's placement. */
  readonly placement: "top" | "top-start" | "right" | "bottom" | "left";
  /** How the card looks, beyond its border. */
  readonly look: string;
}

interface TooltipCardProps extends CardLook {
  /** The id by which its element is described. */
  readonly id: string;
  readonly anchor: RefObject<Element | null>;
  readonly children: ReactNode;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

/** The card of a tooltip: next to its element, on the other side where there is no room, inside the window. */
export function TooltipCard({ id, anchor, placement, look, children, ...handlers }: TooltipCardProps) {
  const {
    refs: { setReference, setFloating },
    floatingStyles,
  } = useFloating({
    placement,
    strategy: "fixed",
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  useLayoutEffect(() => setReference(anchor.current), [anchor, setReference]);
  return createPortal(
    <div
      ref={setFloating}
      id={id}
      role="tooltip"
      style={floatingStyles}
      className={`z-50 max-w-80 border border-line-2 bg-raised text-text shadow-1 print:hidden ${look}`}
      {...handlers}
    >
      {children}
    </div>,
    document.body,
  );
}
