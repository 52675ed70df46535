import { useState } from "react";
import { useTick } from "../../../state/ticker.ts";

/** Whole seconds since the last answer arrived; `refreshing` while one is on its way. */
export function useRefreshed(refreshing: boolean): number {
  const now = useTick((moment) => moment);
  const [last, setLast] = useState({ refreshing, at: now });
  // Set while drawing, as React asks for: an effect would draw the old figure first.
  if (last.refreshing !== refreshing) setLast({ refreshing, at: refreshing ? last.at : now });
  return Math.max(0, Math.round((now - last.at) / 1000));
}
