import { useRef, useState, type ReactNode, type UIEvent } from "react";
import { cardsBelow, cardStep, drawnPlaces, windowOf } from "./board-places.ts";
import type { BoardColumn, BoardWords } from "./board-type.ts";

interface BoardListProps<Card> {
  readonly column: BoardColumn<Card>;
  /** Place of the card that Tab reaches: drawn wherever the column is scrolled to, so that it keeps the focus. */
  readonly kept: number;
  readonly words: BoardWords;
  readonly keyOf: (card: Card) => string;
  readonly renderCard: (card: Card, at: number) => ReactNode;
  readonly isMovable: (card: Card) => boolean;
  readonly onDrag: (card: Card | null) => void;
  readonly onMore: (() => void) | undefined;
}

/** The cards of a column: only those near the view are drawn, the next ones are asked for before they come into it. */
export function BoardList<Card>({ column, kept, words, keyOf, onMore, ...item }: BoardListProps<Card>) {
  const [top, setTop] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const { cards, count, inView } = column;
  const places = drawnPlaces(windowOf(top, inView, cards.length), kept);
  const below = cardsBelow(top, inView, count);
  const seen = ({ currentTarget }: UIEvent<HTMLElement>) => {
    setTop(currentTarget.scrollTop);
    const reached = windowOf(currentTarget.scrollTop, inView, cards.length).end;
    if (reached >= cards.length && cards.length < count) onMore?.();
  };
  if (count === 0) return <p className="px-0.5 py-2 text-label text-text-2">{words.empty}</p>;
  return (
    <>
      <ol
        ref={list}
        data-column={column.key}
        aria-label={column.label}
        onScroll={seen}
        className="flex flex-col overflow-y-auto overscroll-contain [scrollbar-width:thin]"
        style={{ maxHeight: inView * cardStep }}
      >
        {places.map((at, index) => {
          const card = cards[at];
          const gap = (at - (places[index - 1] ?? -1) - 1) * cardStep;
          return card && <BoardItem key={keyOf(card)} {...{ ...item, card, at, gap, count, keyOf }} />;
        })}
        <li
          aria-hidden
          style={{ height: (cards.length - (places.at(-1) ?? -1) - 1) * cardStep }}
          className="shrink-0"
        />
      </ol>
      {below > 0 && (
        <button
          type="button"
          onClick={() => list.current?.scrollBy({ top: (inView - 1) * cardStep })}
          className="reach self-start rounded-chip px-0.5 py-1 text-label text-text-2 hover:text-text hover:underline"
        >
          {words.more(below)}
        </button>
      )}
    </>
  );
}

interface BoardItemProps<Card> extends Pick<BoardListProps<Card>, "keyOf" | "renderCard" | "isMovable" | "onDrag"> {
  readonly card: Card;
  readonly at: number;
  /** Pixels of the cards before it that are not drawn. */
  readonly gap: number;
  readonly count: number;
}

function BoardItem<Card>({ card, at, gap, count, keyOf, renderCard, isMovable, onDrag }: BoardItemProps<Card>) {
  return (
    // Dragging is a second way; the card inside has keys and a menu.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      aria-setsize={count}
      aria-posinset={at + 1}
      draggable={isMovable(card)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", keyOf(card));
        onDrag(card);
      }}
      onDragEnd={() => onDrag(null)}
      style={{ height: cardStep, marginBlockStart: gap }}
      className="shrink-0 pb-2"
    >
      {renderCard(card, at)}
    </li>
  );
}
