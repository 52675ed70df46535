import { useState, type ReactNode } from "react";
import { TermCard, termLook } from "./term-card.tsx";

export interface TermProps {
  /** The term, above its definition. */
  readonly term: string;
  readonly definition: string;
  /** The word as the sentence has it. */
  readonly children: ReactNode;
}

/** A word with a dotted line under it: hover, focus, a press or a tap opens its definition. */
export function Term({ term, definition, children }: TermProps) {
  const [open, setOpen] = useState(false);
  return (
    <TermCard term={term} definition={definition} open={open} onOpenChange={setOpen}>
      <button
        type="button"
        // A pointer that is pressed would close what it opened by being there.
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className={`reach inline-flex cursor-help rounded-chip text-start font-[inherit] wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center ${termLook}`}
      >
        {children}
      </button>
    </TermCard>
  );
}
