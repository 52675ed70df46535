import { useEffect, useRef, useState, type RefObject } from "react";
import type { Need } from "@paygauge/api-types/entities/needs";
import { callApi } from "../call-api.ts";

/** A row that another user settled while it was on the screen. */
export interface SettledElsewhere {
  readonly need: Need;
  /** null: the log does not say. */
  readonly by: string | null;
  readonly at: string | null;
}

/** Returns the rows of `before` that are gone from `now` and that this screen did not settle. */
export function goneFrom(before: readonly Need[], now: readonly Need[], own: ReadonlySet<string>): Need[] {
  const ids = new Set(now.map(({ id }) => id));
  // A lock request ends by itself after half a minute.
  return before.filter(({ id, kind }) => !ids.has(id) && !own.has(id) && kind !== "lockRequest");
}

const mostAsked = 20;

async function settlersOf(gone: readonly Need[]): Promise<SettledElsewhere[]> {
  const ids = gone.map(({ id }) => id).join(",");
  const answers = await callApi("settledNeeds", { query: { ids } }).catch(() => []);
  return gone.map((need) => {
    const { by = null, at = null } = answers.find(({ needId }) => needId === need.id) ?? {};
    return { need, by, at };
  });
}

/** Notices rows that disappear from one answer to the next, and asks once who settled them. */
export function useSettledElsewhere(rows: readonly Need[] | undefined, own: RefObject<ReadonlySet<string>>) {
  const before = useRef<readonly Need[]>([]);
  const [settled, setSettled] = useState<readonly SettledElsewhere[]>([]);
  useEffect(() => {
    if (rows === undefined) return;
    const gone = goneFrom(before.current, rows, own.current).slice(0, mostAsked);
    before.current = rows;
    if (gone.length > 0) void settlersOf(gone).then((found) => setSettled((shown) => [...shown, ...found]));
  }, [rows, own]);
  const dismiss = (id: string) => setSettled((shown) => shown.filter(({ need }) => need.id !== id));
  return { settled, dismiss };
}
