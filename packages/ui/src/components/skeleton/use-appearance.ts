import { useLayoutEffect, useState } from "react";
import type { CSSProperties } from "react";

/** After how long the shape of what is coming is seen, ms: what comes sooner is not announced by a flicker. */
const appearsAfter = 40;
/** What comes this soon after a shape has gone waits for the same thing, ms. */
const sameWait = 100;

const last = { begun: 0, gone: Number.NEGATIVE_INFINITY, standing: 0 };

/**
 * The style of a shape with the class `animate-appear`. One that takes over from another (a page's code, then its job,
 * then its rows) counts from where that one began, and so is never a blank between two shapes; `atOnce` where it is
 * certain that the wait is long.
 */
export function useAppearance(atOnce = false): CSSProperties {
  const [begun] = useState(() => {
    const now = performance.now();
    const goesOn = last.standing > 0 || now - last.gone < sameWait;
    return Math.min(goesOn ? last.begun : now, atOnce ? now - appearsAfter : now);
  });
  useLayoutEffect(() => {
    last.standing += 1;
    last.begun = begun;
    return () => {
      last.standing -= 1;
      last.gone = performance.now();
    };
  }, [begun]);
  const [left] = useState(() => appearsAfter - (performance.now() - begun));
  // An animation takes a frame to begin, even one without a delay.
  return left > 0 ? { animationDelay: `${Math.ceil(left)}ms` } : { animation: "none" };
}
