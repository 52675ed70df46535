import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let at = Date.now();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    if (document.hidden) return;
    at = Date.now();
    for (const each of listeners) each();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * What `of` makes of the present moment (ms since 1970), looked at once a second by one clock for the whole page. The
 * component is drawn again only when the answer is another one.
 */
export function useTick<T extends string | number>(of: (now: number) => T): T {
  return useSyncExternalStore(subscribe, () => of(at));
}
