import { ChevronDown } from "lucide-react";
import { useTexts } from "../context/ui-context.tsx";
import { DropdownMenu } from "../components/menu/dropdown-menu.tsx";
import type { MenuGroup, MenuItem } from "../components/menu/menu-entries.ts";
import type { ColumnActions } from "./column-actions.ts";

interface ColumnMenuProps {
  readonly name: string;
  readonly columnKey: string;
  /** Among the shown columns, from 0. */
  readonly index: number;
  readonly count: number;
  readonly pins: number;
  readonly sortable: boolean;
  /** Another column orders the rows first: this one can come second. */
  readonly second: boolean;
  readonly resized: boolean;
  readonly actions: ColumnActions;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Which side of the header the button is on. */
  readonly left: boolean;
  readonly focusAfter: () => void;
}

/** Everything that can be done with a column, without dragging; Alt+Down opens it from the keyboard. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { name, open, onOpenChange, left, focusAfter } = props;
  const texts = useTexts();
  return (
    <DropdownMenu
      open={open}
      onOpenChange={onOpenChange}
      focusAfter={focusAfter}
      align={left ? "start" : "end"}
      groups={useGroups(props)}
      trigger={
        <button
          type="button"
          tabIndex={-1}
          data-menu
          aria-label={texts.grid.columnMenu(name)}
          className={`absolute inset-y-0 z-10 my-auto inline-flex size-6 items-center justify-center rounded-chip border border-line-2 bg-raised text-text-2 opacity-0 group-hover/head:opacity-100 group-focus/head:opacity-100 hover:text-text focus-visible:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100 ${left ? "start-1" : "end-2"}`}
        >
          <ChevronDown aria-hidden size={14} strokeWidth={1.6} />
        </button>
      }
    />
  );
}

function useGroups({ columnKey: key, index, count, pins, sortable, second, resized, actions }: ColumnMenuProps) {
  const { grid } = useTexts();
  const item = (label: string, onSelect: () => void, more: Partial<MenuItem> = {}): MenuItem => ({
    key: label,
    label,
    onSelect,
    ...more,
  });
  const then = [
    item(grid.thenAscending, () => actions.sortThen(key, "asc")),
    item(grid.thenDescending, () => actions.sortThen(key, "desc")),
  ];
  const order: MenuGroup = {
    key: "order",
    items: [
      item(grid.sortAscending, () => actions.sortTo(key, "asc")),
      item(grid.sortDescending, () => actions.sortTo(key, "desc")),
      ...(second ? then : []),
    ],
  };
  const pinned = index < pins;
  const place: MenuGroup = {
    key: "place",
    items: [
      pinned
        ? item(grid.unpin, () => actions.unpin(key), { disabled: index === 0 })
        : item(grid.pin, () => actions.pin(key), { disabled: pins === 3 }),
      item(grid.moveLeft, () => actions.move(key, -1), { disabled: index < 2, shortcut: "Ctrl Shift ←" }),
      item(grid.moveRight, () => actions.move(key, 1), {
        disabled: index === 0 || index === count - 1,
        shortcut: "Ctrl Shift →",
      }),
      item(grid.hideColumn, () => actions.hide(key), { disabled: index === 0 }),
    ],
  };
  const width: MenuGroup = {
    key: "width",
    items: [
      item(grid.wider, () => actions.step(key, 1), { shortcut: "Shift →" }),
      item(grid.narrower, () => actions.step(key, -1), { shortcut: "Shift ←" }),
      item(grid.fitWidth, () => actions.fit(key)),
      item(grid.ownWidth, () => actions.resize(key, undefined), { disabled: !resized }),
    ],
  };
  return [...(sortable ? [order] : []), place, width];
}
