import { useEffect, useRef } from "react";
import { cardStep } from "./board-places.ts";

/** The card that has the focus keeps it, wherever it goes and however far its column is scrolled for it. */
export function useCardFocus() {
  const board = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const found = board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(wanted.current)}"]`);
    if (!found) return;
    wanted.current = null;
    found.focus();
  });
  const focusCard = (key: string, column: string, at: number) => {
    wanted.current = key;
    const list = board.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column)}"]`);
    if (!list) return;
    const [above, under] = [at * cardStep, (at + 1) * cardStep - list.clientHeight];
    if (list.scrollTop > above) list.scrollTop = above;
    else if (list.scrollTop < under) list.scrollTop = under;
  };
  const follow = (key: string) => {
    wanted.current = key;
  };
  return [board, { focusCard, follow }] as const;
}
export type CardFocus = ReturnType<typeof useCardFocus>[1];
