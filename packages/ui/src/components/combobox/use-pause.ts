import { useEffect, useState } from "react";

/** Milliseconds without a key before a search asks: a user who types on asks nothing. */
export const typingPauseMs = 250;

/** Makes the last call that it was given, once no other came for a while. */
export function makePause() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ask: (call: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(call, typingPauseMs);
    },
    /** What waits is not made any more. */
    end: () => clearTimeout(timer),
  };
}

/** The call, made with the last value when typing pauses; not any more after the component is gone. */
export function usePause<T>(call: ((value: T) => void) | undefined): (value: T) => void {
  const [pause] = useState(makePause);
  useEffect(() => pause.end, [pause]);
  return (value) => {
    if (call !== undefined) pause.ask(() => call(value));
  };
}
