import { useSyncExternalStore } from "react";

const wide = "(min-width: 1024px)";

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(wide);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** True where assumptions have room beside their result. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  );
}
