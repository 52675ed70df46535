import { atom, useAtomValue } from "jotai";
import { useEffect } from "react";
import { store } from "../state/store.ts";

/** Files dropped on the page that nothing there has taken yet; null: none. */
export const strayDropAtom = atom<readonly File[] | null>(null);

export const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;

/** Keeps files that nothing on the page takes: the browser would leave the application to open them. */
export function keepStrayDrops(target: EventTarget): void {
  const on = (type: "dragover" | "drop", act: (event: DragEvent) => void) =>
    target.addEventListener(type, (event) => event instanceof DragEvent && hasFiles(event) && act(event));
  on("dragover", (event) => event.preventDefault());
  on("drop", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    store.set(strayDropAtom, [...(event.dataTransfer?.files ?? [])]);
  });
}

/** Hands on files that were dropped before the caller was there to take them. */
export function useStrayDrop(onFiles: (files: readonly File[]) => void): void {
  const waiting = useAtomValue(strayDropAtom);
  useEffect(() => {
    // Another part of the page may have taken them since.
    const files = waiting === null ? null : store.get(strayDropAtom);
    if (files === null) return;
    store.set(strayDropAtom, null);
    onFiles(files);
  });
}
