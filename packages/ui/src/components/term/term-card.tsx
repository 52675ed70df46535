import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement } from "react";

interface TermCardProps {
  /** The term, above its definition. */
  readonly term: string;
  readonly definition: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What it belongs to; it is described by the card while that is open. */
  readonly children: ReactElement;
}

/** A term with its definition, on hover and focus; Escape and a press elsewhere close it (WCAG 1.4.13). */
export function TermCard({ term, definition, open, onOpenChange, children }: TermCardProps) {
  return (
    <Radix.Provider delayDuration={300} skipDelayDuration={100}>
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            align="start"
            sideOffset={4}
            collisionPadding={8}
            className="z-50 max-w-80 rounded-card border border-line-2 bg-raised px-3 py-2 text-start text-data font-normal text-text shadow-1 print:hidden"
          >
            <span className="block font-semibold">{term}</span> {definition}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** How a word looks that has a card. */
export const termLook = "underline decoration-dotted decoration-1 underline-offset-3 print:no-underline";
