import { useLayoutEffect, useState, type RefObject } from "react";

interface Place {
  readonly element: HTMLElement;
  readonly setFirst: (isFirst: boolean) => void;
}

/** A dialog is a screen of its own: what is below it cannot be reached meanwhile. */
const screenOf = (element: HTMLElement): Element | null => element.closest("[role=dialog], [role=alertdialog]");

/** Whether a is before b on the page. */
const isBefore = (a: HTMLElement, b: HTMLElement): boolean =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Where terms stand now, by their ids. */
const places = new Map<string, Set<Place>>();

/** Of the places on one screen the first that is shown is the first; of none that is shown, the first at all. */
export function firstOf<P extends { readonly element: HTMLElement }>(all: readonly P[]): readonly P[] {
  const first = new Map<Element | null, P>();
  const shown = all.length > 1 ? all.filter(({ element }) => element.checkVisibility()) : all;
  for (const place of shown.length > 0 ? shown : all) {
    const screen = screenOf(place.element);
    const before = first.get(screen);
    if (before === undefined || isBefore(place.element, before.element)) first.set(screen, place);
  }
  return [...first.values()];
}

function tell(id: string): void {
  const all = [...(places.get(id) ?? [])];
  const first = firstOf(all);
  for (const place of all) place.setFirst(first.includes(place));
}

/** Whether a place is the first one of its term on the screen: that one alone is marked. */
export function useIsFirstPlace(id: string, place: RefObject<HTMLElement | null>): boolean {
  const [isFirst, setFirst] = useState(false);
  useLayoutEffect(() => {
    if (place.current === null) return undefined;
    const own: Place = { element: place.current, setFirst };
    const all = places.get(id) ?? new Set();
    places.set(id, all.add(own));
    tell(id);
    return () => {
      all.delete(own);
      tell(id);
    };
  }, [id, place]);
  return isFirst;
}
