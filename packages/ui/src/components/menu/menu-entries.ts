import type { ReactNode } from "react";
import type { LatePanelProps } from "../late/late-panel.tsx";

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  /** Given, the entry is one of a set and shows a tick when true. */
  readonly checked?: boolean;
  readonly href?: string;
  readonly onSelect?: () => void;
}

export interface MenuGroup {
  readonly key: string;
  readonly label?: string;
  readonly items: readonly MenuItem[];
}

export interface DropdownMenuProps extends LatePanelProps {
  readonly groups: readonly MenuGroup[];
  readonly align?: "start" | "end";
  /** Where the focus goes when the menu closes; back to the trigger unless told. */
  readonly focusAfter?: () => void;
}
