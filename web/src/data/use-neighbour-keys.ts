import { ownValue } from "@paygauge/api-types/own-value";
import { useEffect, useRef } from "react";

export type NeighbourSide = "previous" | "next";

/** Addresses of the records before and after; `coming`: sides whose record is not known yet. */
export interface NeighbourLinks extends Readonly<Record<NeighbourSide, string | undefined>> {
  readonly coming?: readonly NeighbourSide[];
}

const sideOfKey: Readonly<Record<string, NeighbourSide>> = { j: "next", k: "previous" };

/**
 * J leads to the next one, K to the one before, unless the keys are wanted elsewhere. Where that one is on a page of
 * the list that is on its way, the key is remembered until the page has come.
 */
export function useNeighbourKeys(
  neighbours: NeighbourLinks,
  supplierKey: string,
  navigate: (href: string) => void,
): void {
  const waiting = useRef<{ readonly side: NeighbourSide; readonly from: string } | null>(null);
  useEffect(() => {
    const go = (side: NeighbourSide) => {
      const href = neighbours[side];
      waiting.current =
        href === undefined && neighbours.coming?.includes(side) === true ? { side, from: supplierKey } : null;
      if (href !== undefined) navigate(href);
    };
    if (waiting.current?.from === supplierKey) go(waiting.current.side);
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const side = ownValue(sideOfKey, event.key.toLowerCase());
      if (side !== undefined) go(side);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

/** Letters belong to fields, and to menus, which search by them. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, [contenteditable], [role=menu]") !== null
  );
}
