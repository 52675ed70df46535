import * as Radix from "@radix-ui/react-popover";
import type { LateOpening } from "../late/late-panel.tsx";
import type { PopoverProps } from "./popover.tsx";

const available = "var(--radix-popover-content-available-height)";

/** The panel itself, open from its first moment. */
export default function PopoverPanel(props: PopoverProps & LateOpening) {
  const { trigger, label, children, align = "start", maxHeight, open, onOpenChange } = props;
  const state = { ...(open === undefined ? {} : { open }), ...(onOpenChange === undefined ? {} : { onOpenChange }) };
  return (
    <Radix.Root defaultOpen {...state}>
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
