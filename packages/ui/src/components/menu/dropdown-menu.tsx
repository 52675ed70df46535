import { Slot } from "@radix-ui/react-slot";
import { lazy, Suspense, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent } from "react";
import type { DropdownMenuProps } from "./menu-entries.ts";

type List = (typeof import("./menu-list.tsx"))["default"];
let loaded: List | undefined;
const load = async () => {
  const module = await import("./menu-list.tsx");
  loaded = module.default;
  return module;
};
const Late = lazy(load);

interface Asked {
  readonly how: "key" | "pointer";
  readonly MenuList: List | typeof Late;
}

/** What is there already is drawn at once: between two drawings a key or a click would meet a button that does nothing. */
const askedBy = (how: Asked["how"]): Asked => ({ how, MenuList: loaded ?? Late });

/** Fetches the menu's own part before somebody opens one. */
export const loadMenu = (): void => void load().catch(() => undefined);

/**
 * A list of actions under a button, with arrow keys and type-ahead. Only its button is drawn, and weighs, until it is
 * opened for the first time.
 */
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, open, onOpenChange } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const wanted = useRef(false);
  if (asked === null && open === true) setAsked(askedBy("pointer"));
  const ask = (how: "key" | "pointer") => {
    wanted.current = true;
    const show = () => {
      if (!wanted.current) return;
      setAsked((before) => before ?? askedBy(how));
      onOpenChange?.(true);
    };
    // A part that does not come is told where it is drawn.
    void load().then(show, show);
  };
  const closed = (
    <Slot
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
      // A click that a key made has no count.
      onClick={(event: MouseEvent) => ask(event.detail === 0 ? "key" : "pointer")}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === "Escape") wanted.current = false;
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        ask("key");
      }}
    >
      {trigger}
    </Slot>
  );
  if (asked === null) return closed;
  const { how, MenuList } = asked;
  return (
    <Suspense fallback={trigger}>
      <MenuList {...props} byKey={how === "key"} />
    </Suspense>
  );
}
