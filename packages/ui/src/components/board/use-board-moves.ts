import { useState } from "react";
import type { BoardColumn, BoardProps } from "./board-type.ts";
import { withMoving, type MovingCard } from "./board-places.ts";

/**
 * Moves of cards: drawn at once, undone when they are refused, and said either way. `follow` is notified of the card
 * before it is drawn elsewhere, there and back.
 */
export function useBoardMoves<Card>(props: BoardProps<Card>, follow: (key: string) => void) {
  const { lanes, words, keyOf, nameOf, onMove } = props;
  const [moving, setMoving] = useState<ReadonlyMap<string, MovingCard<Card>>>(new Map());
  const [said, setSaid] = useState("");
  const [refusal, setRefusal] = useState<{ readonly key: string; readonly text: string } | null>(null);
  const drawn = lanes.map((lane) => withMoving(lane, moving, keyOf));
  const labelOf = (key: string) => lanes.flat().find((column) => column.key === key)?.label ?? "";
  const settle = (key: string) => setMoving((before) => new Map([...before].filter(([each]) => each !== key)));
  const move = async (card: Card, from: BoardColumn<Card>, to: string): Promise<void> => {
    const [key, name] = [keyOf(card), nameOf(card)];
    if (moving.has(key)) return;
    setRefusal(null);
    follow(key);
    setMoving((before) => new Map([...before, [key, { card, to }]]));
    const outcome = await onMove(card, to);
    follow(key);
    settle(key);
    if (outcome.end === "moved") setSaid(words.moved(name, labelOf(to)));
    if (outcome.end === "refused") setRefusal({ key, text: words.refused(name, from.label, outcome.why) });
  };
  return {
    drawn,
    move,
    isMoving: (card: Card) => moving.has(keyOf(card)),
    said,
    refusal,
    forget: () => setRefusal(null),
  };
}
