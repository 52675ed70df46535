import { ownValue } from "@paygauge/api-types/own-value";
import { useEffect, type RefObject } from "react";

/** Hears keys within a part of the page; answering true keeps the browser from doing what it would with them. */
export function useKeysIn(part: RefObject<HTMLElement | null>, hear: (event: KeyboardEvent) => boolean): void {
  useEffect(() => {
    const { current } = part;
    const onKey = (event: KeyboardEvent) => {
      if (hear(event)) event.preventDefault();
    };
    current?.addEventListener("keydown", onKey);
    return () => current?.removeEventListener("keydown", onKey);
  });
}

/** N leads to the next finding, Shift and N to the one before. */
export function hearFinding(
  within: HTMLElement | null,
  { key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
) {
  if (key.toLowerCase() !== "n" || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return false;
  nextFinding(within, shiftKey ? -1 : 1);
  return true;
}

/** Moves the focus to the next or previous finding of the page; behind the last one comes the first again. */
export function nextFinding(within: HTMLElement | null, step: 1 | -1): void {
  const found = [...(within?.querySelectorAll<HTMLElement>("[data-finding]") ?? [])];
  const from = found.findIndex((each) => each === document.activeElement);
  const next = from < 0 ? (step === 1 ? 0 : found.length - 1) : (from + step + found.length) % found.length;
  found[next]?.focus();
  found[next]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

const ways: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus from cell to cell. True: the key was one of the arrows, and there was a cell. */
export function moveCell(table: HTMLElement | null, key: string): boolean {
  const way = ownValue(ways, key);
  const cell = document.activeElement;
  if (way === undefined || !(cell instanceof HTMLElement) || cell.dataset["cell"] === undefined) return false;
  const [row = 0, column = 0] = cell.dataset["cell"].split(" ").map(Number);
  const next = table?.querySelector<HTMLElement>(`[data-cell="${row + way[0]} ${column + way[1]}"]`);
  next?.focus();
  return next !== undefined && next !== null;
}
