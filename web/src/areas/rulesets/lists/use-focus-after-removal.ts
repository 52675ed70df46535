import { useEffect, useRef, type RefObject } from "react";

/**
 * Keeps the focus in a list whose entry is removed by its own button: the entry that takes its place has it, the last one
 * at the end, and an empty list itself. Buttons are told by `data-remove`; the list needs `tabIndex={-1}`.
 */
export function useFocusAfterRemoval<Room extends HTMLElement>(): readonly [
  RefObject<Room | null>,
  (at: number) => void,
] {
  const room = useRef<Room>(null);
  const removed = useRef<number | null>(null);
  // After every drawing, since any may be the one without the entry.
  useEffect(() => {
    const at = removed.current;
    if (at === null) return;
    removed.current = null;
    const buttons = room.current?.querySelectorAll<HTMLElement>("[data-remove]");
    const next = buttons?.[Math.min(at, buttons.length - 1)] ?? room.current;
    next?.focus();
  });
  return [
    room,
    (at) => {
      removed.current = at;
    },
  ];
}
