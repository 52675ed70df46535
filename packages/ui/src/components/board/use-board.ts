import { useState, type KeyboardEvent } from "react";
import type { MenuGroup } from "../menu/menu-entries.ts";
import { columnBeside, placeAfter } from "./board-places.ts";
import type { BoardColumn, BoardProps } from "./board-type.ts";
import { useBoardMoves } from "./use-board-moves.ts";
import type { CardFocus } from "./use-card-focus.ts";

/** What the board remembers between keys, and what its keys, menus and drops do. */
export function useBoard<Card>(props: BoardProps<Card>, { focusCard, follow }: CardFocus) {
  const { words, keyOf, targetsOf } = props;
  const moves = useBoardMoves(props, follow);
  const [current, setCurrent] = useState<Readonly<Record<string, string>>>({});
  const [menu, setMenu] = useState<string | null>(null);
  const [dragged, setDragged] = useState<{ readonly card: Card; readonly from: BoardColumn<Card> } | null>(null);
  const columns = moves.drawn.flat();
  const setCurrentOf = (column: string, card: Card) => setCurrent((before) => ({ ...before, [column]: keyOf(card) }));
  const moveTo = (card: Card, from: BoardColumn<Card>, to: string) => {
    setCurrentOf(to, card);
    void moves.move(card, from, to);
  };
  /** Whether an arrow led to another card, which has the focus then. */
  const stepFrom = (column: number, at: number, key: string): boolean => {
    const place = placeAfter(columns, { column, at }, key);
    const target = place === null ? undefined : columns[place.column];
    const next = place === null ? undefined : target?.cards[place.at];
    if (place === null || target === undefined || next === undefined) return false;
    focusCard(keyOf(next), target.key, place.at);
    setCurrentOf(target.key, next);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent, card: Card, from: BoardColumn<Card>, at: number) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const column = columns.indexOf(from);
    const targets = targetsOf(card, from.key);
    const beside = event.ctrlKey ? columnBeside(columns, column, event.key, targets) : null;
    const opens = event.key.toLowerCase() === "m" && !event.ctrlKey && targets.length > 0;
    if (opens) setMenu(keyOf(card));
    else if (beside !== null) moveTo(card, from, beside);
    else if (event.ctrlKey || !stepFrom(column, at, event.key)) return;
    event.preventDefault();
  };
  const groupsOf = (card: Card, from: BoardColumn<Card>): MenuGroup[] => {
    const targets = targetsOf(card, from.key);
    const items = columns
      .filter(({ key }) => targets.includes(key))
      .map(({ key, label, icon }) => ({
        key,
        icon,
        label: words.moveTo(label),
        onSelect: () => moveTo(card, from, key),
      }));
    return [...(items.length === 0 ? [] : [{ key: "moves", items }]), ...(props.menuOf?.(card) ?? [])];
  };
  const drop = (to: string) => {
    if (dragged !== null) moveTo(dragged.card, dragged.from, to);
    setDragged(null);
  };
  const mayDrop = (to: string) => dragged !== null && targetsOf(dragged.card, dragged.from.key).includes(to);
  const own = { current, setCurrentOf, menu, setMenu, dragged, setDragged };
  return { ...moves, ...own, mayDrop, drop, onKeyDown, groupsOf };
}
export type BoardState<Card> = ReturnType<typeof useBoard<Card>>;
