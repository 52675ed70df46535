import { useSyncExternalStore } from "react";

const narrow = "(max-width: 639.98px)";

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(narrow);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** True below 640 px, where grids become lists; false while rendering on a server. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
}
