import * as Radix from "@radix-ui/react-popover";
import type { ReactElement, ReactNode } from "react";

export interface PopoverProps {
  /** A button; the popover opens from it and returns focus to it. */
  readonly trigger: ReactElement;
  /** Accessible name of the panel. */
  readonly label: string;
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly align?: "start" | "center" | "end";
  /** Pixels; what is more scrolls. Absent: as high as the window lets it be. */
  readonly maxHeight?: number;
}

const available = "var(--radix-popover-content-available-height)";

/** A small panel beside its button; Escape and a click outside close it. */
export function Popover({ trigger, label, children, align = "start", maxHeight, ...state }: PopoverProps) {
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          {...(maxHeight === undefined ? {} : { style: { maxHeight: `min(${maxHeight}px, ${available})` } })}
          className="z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] min-w-[max(15rem,var(--radix-popover-trigger-width))] overflow-auto rounded-card border border-line-2 bg-raised p-3 text-data text-text shadow-1"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
