import { useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { Tip } from "./tip.tsx";

export interface TooltipProps {
  /** Plain words; never the only place of a fact. */
  readonly content: ReactNode;
  readonly children: ReactElement;
  readonly side?: "top" | "right" | "bottom" | "left";
  /** Something else is where it would be: a menu of the same button. */
  readonly hidden?: boolean;
}

/** Short help on hover after 300 ms and on focus by key (docs/specification.md section 9). */
export function Tooltip({ content, children, side = "top", hidden = false }: TooltipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Tip
      open={open && !hidden}
      onOpenChange={setOpen}
      placement={side}
      look="rounded-control px-2 py-1 text-label font-medium"
      content={content}
    >
      {children}
    </Tip>
  );
}
