import { latePanel } from "../late/late-panel.tsx";
import type { DropdownMenuProps } from "./menu-entries.ts";

const { LatePanel, load } = latePanel<DropdownMenuProps>({
  popup: "menu",
  key: "ArrowDown",
  part: () => import("./menu-list.tsx"),
});

/** Fetches the menu's own part before a user opens one. */
export const loadMenu = load;

/** A list of actions under a button, with arrow keys and type-ahead. */
export const DropdownMenu = LatePanel;
