import { DropdownMenu, IconButton, OrderedList } from "@paygauge/ui";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "../../../state/formats.ts";

interface OrderedEntriesProps<T> {
  readonly label: string;
  readonly entries: readonly T[];
  readonly nameOf: (entry: T) => string;
  readonly onEntries: (entries: T[]) => void;
  /** The name of an entry, and what can be chosen of it. */
  readonly render: (entry: T, at: number) => ReactNode;
  /** The last one can't be removed. */
  readonly keepsOne?: boolean;
}

/** Entries in an order: moved by hand, by arrow keys and by their menu, which also removes them. */
export function OrderedEntries<T>(props: OrderedEntriesProps<T>) {
  const { label, entries, nameOf, onEntries, render, keepsOne = false } = props;
  const words = useTranslations("analytics.build");
  if (entries.length === 0) return null;
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (entry !== undefined) onEntries(entries.toSpliced(from, 1).toSpliced(to, 0, entry));
  };
  return (
    <OrderedList
      label={label}
      items={entries}
      keyOf={(entry, at) => `${at} ${nameOf(entry)}`}
      nameOf={nameOf}
      onMove={move}
      words={{
        hint: words("order.hint"),
        move: (name, place, total) => words("order.move", { name, place, total }),
        moved: (name, place, total) => words("order.moved", { name, place, total }),
        first: words("order.first"),
        up: words("order.up"),
        down: words("order.down"),
        last: words("order.last"),
      }}
      renderRow={(entry, { at, handle, moves }) => (
        <div className="flex items-start gap-1.5 p-1.5">
          {handle}
          <div className="flex min-w-0 grow flex-col gap-1">{render(entry, at)}</div>
          <DropdownMenu
            align="end"
            trigger={
              <IconButton
                size="sm"
                label={words("actions", { name: nameOf(entry) })}
                icon={<Ellipsis aria-hidden size={14} strokeWidth={1.6} />}
              />
            }
            groups={[
              { key: "moves", items: moves },
              {
                key: "remove",
                items: [
                  {
                    key: "remove",
                    label: words("remove", { name: nameOf(entry) }),
                    disabled: keepsOne && entries.length === 1,
                    onSelect: () => onEntries(entries.toSpliced(at, 1)),
                  },
                ],
              },
            ]}
          />
        </div>
      )}
    />
  );
}
