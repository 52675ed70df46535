import { useSyncExternalStore } from "react";

const wide = "(min-width: 1024px)";

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(wide);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** True from 1024 px, where an editor has room next to its result; below, the result comes first. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );
}
