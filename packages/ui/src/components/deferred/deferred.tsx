import { startTransition, useEffect, useState } from "react";
import type { ReactNode } from "react";

/**
 * A part of a page below the visible part first: it follows a frame after the rest, drawn in small steps, between which the
 * page answers. One inside another is drawn a frame after that one.
 */
export function Deferred({ children }: { readonly children: ReactNode }) {
  const [isTime, setTime] = useState(typeof document === "undefined");
  useEffect(() => {
    // Present content is painted in the frame that begins with this call.
    const frame = requestAnimationFrame(() => startTransition(() => setTime(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isTime && children;
}
