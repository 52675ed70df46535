import { X } from "lucide-react";
import { useId } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { BoardColumnDrawn } from "./board-column.tsx";
import type { BoardProps } from "./board-type.ts";
import { useBoard } from "./use-board.ts";
import { useCardFocus } from "./use-card-focus.ts";

interface RefusalProps {
  readonly text: string;
  readonly dismiss: string;
  readonly onClose: () => void;
}

function Refusal({ text, dismiss, onClose }: RefusalProps) {
  return (
    <div
      role="alert"
      className="mb-2.5 flex items-center gap-2 rounded-control border border-danger bg-danger-bg px-3 py-1.5 text-data text-text"
    >
      <p className="grow">{text}</p>
      <IconButton size="sm" label={dismiss} icon={<X aria-hidden size={16} strokeWidth={1.6} />} onClick={onClose} />
    </div>
  );
}

/**
 * Columns of cards, moved by mouse, by Ctrl with an arrow, and by a menu (M). What is moved is there at once; a
 * refused card goes back, and the board says why.
 */
export function Board<Card>(props: BoardProps<Card>) {
  const keysHintId = useId();
  const [board, focus] = useCardFocus();
  const state = useBoard(props, focus);
  const { label, words } = props;
  const { refusal } = state;
  return (
    <section ref={board} aria-label={label} data-keys="board" className="@container">
      <p id={keysHintId} hidden>
        {words.keys}
      </p>
      <output className="block sr-only">{state.said}</output>
      {refusal !== null && <Refusal text={refusal.text} dismiss={words.dismiss} onClose={state.forget} />}
      <div className="grid grid-cols-1 gap-3 @md:grid-cols-2 @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none">
        {state.drawn.map((lane) => (
          <div key={lane[0]?.key} className="flex min-w-0 flex-col gap-3">
            {lane.map((column) => (
              <BoardColumnDrawn key={column.key} props={props} state={state} column={column} keysHintId={keysHintId} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
