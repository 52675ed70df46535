import type { DragEvent } from "react";
import { BoardCard } from "./board-card.tsx";
import { BoardList } from "./board-list.tsx";
import type { BoardColumn, BoardProps } from "./board-type.ts";
import type { BoardState } from "./use-board.ts";

interface BoardColumnProps<Card> {
  readonly props: BoardProps<Card>;
  readonly state: BoardState<Card>;
  readonly column: BoardColumn<Card>;
  readonly keysHintId: string;
}

function Cards<Card>({ props, state, column, keysHintId }: BoardColumnProps<Card>) {
  const { words, keyOf, nameOf, targetsOf, onMore } = props;
  const { current, menu, refusal } = state;
  const kept = Math.max(
    0,
    column.cards.findIndex((card) => keyOf(card) === current[column.key]),
  );
  return (
    <BoardList
      column={column}
      kept={kept}
      words={words}
      keyOf={keyOf}
      isMovable={(card) => targetsOf(card, column.key).length > 0}
      onDrag={(card) => state.setDragged(card === null ? null : { card, from: column })}
      onMore={onMore && (() => onMore(column.key))}
      renderCard={(card, at) => (
        <BoardCard
          cardKey={keyOf(card)}
          name={nameOf(card)}
          href={props.hrefOf(card)}
          fact={props.factOf(card)}
          body={props.renderBody(card)}
          keysHintId={keysHintId}
          menuLabel={words.menu(nameOf(card))}
          groups={state.groupsOf(card, column)}
          isCurrent={kept === at}
          isMoving={state.isMoving(card)}
          isRefused={refusal?.key === keyOf(card)}
          menuOpen={menu === keyOf(card)}
          onMenu={(open) => state.setMenu(open ? keyOf(card) : null)}
          onKeyDown={(event) => state.onKeyDown(event, card, column, at)}
          onFocus={() => state.setCurrentOf(column.key, card)}
        />
      )}
    />
  );
}

function lookOf(isTarget: boolean, isClosed: boolean): string {
  if (isTarget) return "bg-selected outline-2 outline-accent outline-dashed";
  return isClosed ? "opacity-55" : "";
}

/** A column with its heading: the place where a card may be dropped. */
export function BoardColumnDrawn<Card>(all: BoardColumnProps<Card>) {
  const { state, column } = all;
  const isTarget = state.mayDrop(column.key);
  const isClosed = state.dragged !== null && state.dragged.from.key !== column.key;
  const onDragOver = (event: DragEvent) => {
    if (isTarget) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    state.drop(column.key);
  };
  return (
    // A card is dropped here; keys and the card's menu move it as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onDragOver={onDragOver}
      onDrop={onDrop}
      className={`flex min-w-0 flex-col rounded-control ${lookOf(isTarget, isClosed)}`}
    >
      <h3 className="flex items-center gap-1.5 px-0.5 pb-2 text-data font-medium">
        {column.icon}
        {column.label}
        <span className="font-normal text-text-2">{column.count}</span>
        <span className="ms-auto text-label font-normal text-text-2">{column.facts}</span>
      </h3>
      <Cards {...all} />
    </div>
  );
}
