import { useSyncExternalStore } from "react";

let printing = false;

function subscribe(onChange: () => void): () => void {
  const media = matchMedia("print");
  const follow = (event: Event) => {
    printing = event.type === "beforeprint";
    onChange();
  };
  addEventListener("beforeprint", follow);
  addEventListener("afterprint", follow);
  media.addEventListener("change", onChange);
  return () => {
    removeEventListener("beforeprint", follow);
    removeEventListener("afterprint", follow);
    media.removeEventListener("change", onChange);
  };
}

/** True while the page is put on paper; false while rendering on a server. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => printing || matchMedia("print").matches,
    () => false,
  );
}
