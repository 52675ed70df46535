import { DropdownMenu } from "../components/menu/dropdown-menu.tsx";
import type { MenuItem } from "../components/menu/menu-entries.ts";

interface BarMenuProps {
  /** Made when the menu opens: thousands of bars have none until then. */
  readonly items: readonly MenuItem[];
  readonly at: { readonly x: number; readonly y: number };
  readonly onClose: () => void;
  readonly focusAfter: () => void;
}

/** What can be done with a bar, next to it. */
export function BarMenu({ items, at, onClose, focusAfter }: BarMenuProps) {
  return (
    <DropdownMenu
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      focusAfter={focusAfter}
      groups={[{ key: "bar", items }]}
      trigger={<span className="pointer-events-none absolute size-px" style={{ left: at.x, top: at.y }} />}
    />
  );
}
