import * as Radix from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import { Fragment } from "react";
import type { ReactElement, ReactNode } from "react";
import { AppLink } from "../../context/ui-context.tsx";

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

export interface DropdownMenuProps {
  readonly trigger: ReactElement;
  readonly groups: readonly MenuGroup[];
  readonly align?: "start" | "end";
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Where the focus goes when the menu closes; back to the trigger unless told. */
  readonly focusAfter?: () => void;
}

const itemClass =
  "flex min-h-8 cursor-default items-center gap-2 rounded-control px-2 text-data outline-none select-none data-[disabled]:opacity-55 data-[highlighted]:bg-hover max-sm:min-h-11";

/** A list of actions under a button, with arrow keys and type-ahead. */
export function DropdownMenu({ trigger, groups, align = "start", focusAfter, ...state }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            if (focusAfter === undefined) return;
            event.preventDefault();
            focusAfter();
          }}
          className="z-50 min-w-48 rounded-card border border-line-2 bg-raised p-1 text-text shadow-1"
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
