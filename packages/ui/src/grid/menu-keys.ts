import type { KeyboardEvent } from "react";

/** Keys that open the menu of a title or a cell: the menu key, Shift+F10, Alt+Down. */
export function opensMenu(event: Pick<KeyboardEvent, "key" | "shiftKey" | "altKey">): boolean {
  return (
    event.key === "ContextMenu" ||
    (event.key === "F10" && event.shiftKey) ||
    (event.key === "ArrowDown" && event.altKey)
  );
}
