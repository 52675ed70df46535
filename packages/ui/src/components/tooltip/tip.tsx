import { Slot } from "@radix-ui/react-slot";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import type { CardLook, TooltipCard } from "./tooltip-card.tsx";
import { useTipEnd } from "./use-tip-end.ts";
import { useTipEvents } from "./use-tip-events.ts";

interface TipProps extends CardLook {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly content: ReactNode;
  /** What it belongs to; it is described by the card while that is open. */
  readonly children: ReactElement;
}

interface Part {
  readonly Card: typeof TooltipCard;
}

let part: Part | undefined;
async function fetched(): Promise<Part | undefined> {
  try {
    const { TooltipCard: Card } = await import("./tooltip-card.tsx");
    part ??= { Card };
  } catch {
    // Without its part a card is missed; the next hover asks again.
  }
  return part;
}

/** What draws the card, while one is open and once it is here. */
function usePart(open: boolean): Part | undefined {
  const [known, setKnown] = useState(part);
  useEffect(() => {
    if (!open || known !== undefined) return undefined;
    let drawn = true;
    void fetched().then((found) => drawn && setKnown(found));
    return () => {
      drawn = false;
    };
  }, [open, known]);
  return open ? known : undefined;
}

/** An element with a card next to it. What draws and places the card loads on the first use of any. */
export function Tip({ open, onOpenChange, placement, look, content, children }: TipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const card = usePart(open);
  const events = useTipEvents({ open, onOpenChange, load: () => void fetched() });
  useTipEnd(open, anchor, () => onOpenChange(false));
  return (
    <>
      <Slot ref={anchor} {...events.trigger} aria-describedby={card === undefined ? undefined : id}>
        {children}
      </Slot>
      {card !== undefined && (
        <card.Card id={id} anchor={anchor} placement={placement} look={look} {...events.card}>
          {content}
        </card.Card>
      )}
    </>
  );
}
