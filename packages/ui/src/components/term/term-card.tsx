import type { ReactElement } from "react";
import { Tip } from "../tooltip/tip.tsx";

interface TermCardProps {
  /** The term, above its definition. */
  readonly term: string;
  readonly definition: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactElement;
}

/** A term with its definition, on hover and focus; Escape and a press elsewhere close it (WCAG 1.4.13). */
export function TermCard({ term, definition, open, onOpenChange, children }: TermCardProps) {
  return (
    <Tip
      open={open}
      onOpenChange={onOpenChange}
      placement="top-start"
      look="rounded-card px-3 py-2 text-start text-data font-normal"
      content={
        <>
          <span className="block font-semibold">{term}</span> {definition}
        </>
      }
    >
      {children}
    </Tip>
  );
}

/** How a word looks that has a card. */
export const termLook = "underline decoration-dotted decoration-1 underline-offset-3 print:no-underline";
