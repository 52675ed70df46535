import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";

export interface TooltipProps {
  /** Plain words; never the only place a fact is told. */
  readonly content: ReactNode;
  readonly children: ReactElement;
  readonly side?: "top" | "right" | "bottom" | "left";
  /** Something else stands where it would: a menu of the same button. */
  readonly hidden?: boolean;
}

/** Short help on hover and focus, after 300 ms (docs/specification.md section 9). */
export function Tooltip({ content, children, side = "top", hidden = false }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300} skipDelayDuration={100}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        {!hidden && (
          <Radix.Portal>
            <Radix.Content
              side={side}
              sideOffset={6}
              collisionPadding={8}
              className="z-50 max-w-80 rounded-control border border-line-2 bg-raised px-2 py-1 text-label font-medium text-text shadow-1"
            >
              {content}
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </Radix.Provider>
  );
}
