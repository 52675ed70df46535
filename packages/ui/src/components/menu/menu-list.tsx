import * as Radix from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import { Fragment, useCallback, useRef } from "react";
import { AppLink } from "../../context/ui-context.tsx";
import type { LateOpening } from "../late/late-panel.tsx";
import type { DropdownMenuProps, MenuItem } from "./menu-entries.ts";

const itemClass =
  "flex min-h-8 cursor-default items-center gap-2 rounded-control px-2 text-data outline-none select-none data-[disabled]:opacity-55 data-[highlighted]:bg-hover max-sm:min-h-11";

/** The menu itself, open from its first moment. */
export default function MenuList({
  trigger,
  groups,
  align = "start",
  focusAfter,
  byKey,
  ...state
}: DropdownMenuProps & LateOpening) {
  const opened = useRef(false);
  const arrive = useCallback(
    (list: HTMLDivElement | null) => {
      if (list === null) return;
      const asked = byKey && !opened.current;
      opened.current = true;
      // A menu that its page opens, on a cell or a bar: the focus is visible there where a key opened it.
      if (asked || document.activeElement?.matches(":focus-visible") === true)
        list.querySelector<HTMLElement>("[role^=menuitem]:not([data-disabled])")?.focus({ preventScroll: true });
    },
    [byKey],
  );
  return (
    <Radix.Root modal={false} defaultOpen {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={arrive}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            if (focusAfter === undefined) return;
            event.preventDefault();
            focusAfter();
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto overscroll-contain rounded-card border border-line-2 bg-raised p-1 text-text shadow-1"
        >
          {groups.map((group, index) => (
            <Fragment key={group.key}>
              {index > 0 && <Radix.Separator className="mx-2 my-1 h-px bg-line" />}
              {group.label !== undefined && (
                <Radix.Label className="px-2 pt-1.5 pb-1 text-micro font-medium text-text-3">{group.label}</Radix.Label>
              )}
              {group.items.map((item) => (
                <Entry key={item.key} item={item} />
              ))}
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ item }: { readonly item: MenuItem }) {
  const body = (
    <>
      {item.icon}
      <span className="grow">{item.label}</span>
      {item.shortcut !== undefined && <span className="font-mono text-mono text-text-3">{item.shortcut}</span>}
    </>
  );
  const className = item.danger === true ? `${itemClass} text-danger` : itemClass;
  const shared = { className, disabled: item.disabled === true, onSelect: () => item.onSelect?.() };
  if (item.href !== undefined) {
    return (
      <Radix.Item {...shared} asChild>
        <AppLink href={item.href}>{body}</AppLink>
      </Radix.Item>
    );
  }
  if (item.checked === undefined) return <Radix.Item {...shared}>{body}</Radix.Item>;
  return (
    <Radix.CheckboxItem {...shared} checked={item.checked}>
      <span className="flex w-4 shrink-0 justify-center">
        <Radix.ItemIndicator>
          <Check aria-hidden size={14} strokeWidth={1.6} />
        </Radix.ItemIndicator>
      </span>
      {body}
    </Radix.CheckboxItem>
  );
}
