import { useState } from "react";
import type { KeyboardEvent } from "react";

interface Listbox {
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Moves one active option of a list whose focus stays in a text input
 * (`aria-activedescendant`). Enter chooses; Home and End belong to the text.
 */
export function useListbox(count: number, onChoose: (index: number) => void): Listbox {
  const [wanted, setActive] = useState(0);
  const active = Math.max(0, Math.min(wanted, count - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") setActive(count === 0 ? 0 : (active + 1) % count);
    else if (event.key === "ArrowUp") setActive(count === 0 ? 0 : (active - 1 + count) % count);
    else if (event.key === "Enter" && count > 0) onChoose(active);
    else return;
    event.preventDefault();
  };
  return { active, setActive, onKeyDown };
}
