import { GripVertical } from "lucide-react";
import { useEffect, useRef, useState, type Key, type KeyboardEvent, type ReactNode } from "react";
import type { MenuItem } from "../menu/menu-entries.ts";
import { placeWithin, stepOfKey } from "./order-steps.ts";

/** What the list says. Places are counted from 1, as they are read out. */
export interface OrderWords {
  /** Tooltip of the handle. */
  readonly hint: string;
  readonly move: (name: string, place: string, total: string) => string;
  readonly moved: (name: string, place: string, total: string) => string;
  readonly first: string;
  readonly up: string;
  readonly down: string;
  readonly last: string;
}

/** What a row places within itself: its handle, and the entries of its menu which move it. */
export interface OrderedRow {
  readonly at: number;
  /** Null where no user can move it. */
  readonly handle: ReactNode;
  readonly moves: MenuItem[];
}

export interface OrderedListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T, at: number) => Key;
  readonly nameOf: (item: T) => string;
  readonly words: OrderWords;
  readonly readOnly?: boolean;
  /** `to` is the place that the item has afterwards. */
  readonly onMove: (from: number, to: number) => void;
  readonly renderRow: (item: T, place: OrderedRow) => ReactNode;
}

/** Moves an item; its handle receives the focus, and its new place is announced. */
function useOrder<T>(props: OrderedListProps<T>) {
  const { items, nameOf, words, onMove } = props;
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const focusAt = useRef<number | null>(null);
  const row = useFocusedRow(props);
  useEffect(() => {
    const place = focusAt.current ?? row.placeAfterRemoval();
    focusAt.current = null;
    if (place !== null) list.current?.querySelector<HTMLElement>(`[data-handle="${place}"]`)?.focus();
  });
  const move = (from: number, to: number) => {
    const place = placeWithin(to, items.length);
    const item = items[from];
    if (place === from || item === undefined) return;
    focusAt.current = place;
    setAnnouncement(words.moved(nameOf(item), String(place + 1), String(items.length)));
    onMove(from, place);
  };
  return { list, announcement, move, row };
}

/** Follows which row has the focus: one that is removed with it would leave the focus to the whole page. */
function useFocusedRow<T>({ items, keyOf }: Pick<OrderedListProps<T>, "items" | "keyOf">) {
  const focused = useRef<{ readonly key: Key; readonly at: number } | null>(null);
  return {
    onFocus: (key: Key, at: number) => {
      focused.current = { key, at };
    },
    /** React reports no blur of an element that it removes. */
    onBlur: () => {
      focused.current = null;
    },
    /** Where the focus belongs once the list is drawn: the place of the removed row; null if no row took the focus along. */
    placeAfterRemoval: (): number | null => {
      if (focused.current === null) return null;
      const { key, at } = focused.current;
      const now = items.findIndex((item, place) => keyOf(item, place) === key);
      focused.current = now < 0 ? null : { key, at: now };
      const isLost = now < 0 && items.length > 0 && document.activeElement === document.body;
      return isLost ? placeWithin(at, items.length) : null;
    },
  };
}

/** Rows in an order of the user's own: moved by a handle, by arrow keys on it, and by their menu. */
export function OrderedList<T>(props: OrderedListProps<T>) {
  const { label, items, keyOf, nameOf, words, readOnly = false, renderRow } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const { list, announcement, move, row } = useOrder(props);
  const total = items.length;
  return (
    <>
      <ol
        ref={list}
        aria-label={label}
        className="flex flex-col divide-y divide-line rounded-control border border-line"
      >
        {items.map((item, at) => (
          // Dropping is a second way; the handle inside has the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={keyOf(item, at)}
            onFocus={() => row.onFocus(keyOf(item, at), at)}
            onBlur={row.onBlur}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault();
            }}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              move(dragged, at);
              setDragged(null);
            }}
            className={`bg-surface ${dragged === at ? "opacity-55" : ""}`}
          >
            {renderRow(item, {
              at,
              handle: !readOnly && (
                <Handle
                  {...{ at, words, name: nameOf(item), total }}
                  onDrag={setDragged}
                  onMove={(to) => move(at, to)}
                />
              ),
              moves: movesOf(words, at, total, (to) => move(at, to)),
            })}
          </li>
        ))}
      </ol>
      <output className="block sr-only">{announcement}</output>
    </>
  );
}

interface HandleProps {
  readonly name: string;
  readonly at: number;
  readonly total: number;
  readonly words: OrderWords;
  readonly onMove: (to: number) => void;
  readonly onDrag: (place: number | null) => void;
}

function Handle({ name, at, total, words, onMove, onDrag }: HandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key);
    if (step === 0) return;
    event.preventDefault();
    onMove(at + step);
  };
  return (
    <button
      type="button"
      draggable
      data-handle={at}
      title={words.hint}
      aria-label={words.move(name, String(at + 1), String(total))}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", name);
        onDrag(at);
      }}
      onDragEnd={() => onDrag(null)}
      className="flex size-6 shrink-0 cursor-grab items-center justify-center rounded-control text-text-3 hover:bg-hover hover:text-text pointer-coarse:size-11"
    >
      <GripVertical aria-hidden size={16} strokeWidth={1.6} />
    </button>
  );
}

function movesOf(words: OrderWords, at: number, total: number, move: (to: number) => void): MenuItem[] {
  const [isFirst, isLast] = [at === 0, at === total - 1];
  return [
    { key: "first", label: words.first, disabled: isFirst, onSelect: () => move(0) },
    { key: "up", label: words.up, disabled: isFirst, onSelect: () => move(at - 1) },
    { key: "down", label: words.down, disabled: isLast, onSelect: () => move(at + 1) },
    { key: "last", label: words.last, disabled: isLast, onSelect: () => move(total - 1) },
  ];
}
