/** Which members of a group a user's figures can be of, and were of in earlier months. */
import type { MemberRow } from "./member-rows.ts";

type Pool = Pick<MemberRow, "month" | "pool">;

/** A pool of a month, as text. */
export const poolKey = ({ month, pool }: Pool): string => `${month} ${pool}`;

/**
 * @param rows members of a group in every month, the oldest first
 * @param pools pools of each month that the issuers of the user's jobs were in
 * @param shown the pool whose figures are asked for
 */
export function readMembers<Row extends Pool>(rows: readonly Row[], pools: ReadonlySet<string>, shown: Pool) {
  const past = new Map<string, Row[]>();
  const current: Row[] = [];
  for (const row of rows) {
    const key = poolKey(row);
    const set = past.get(key);
    if (key === poolKey(shown)) current.push(row);
    else if (set !== undefined) set.push(row);
    else if (pools.has(key)) past.set(key, [row]);
  }
  return { current, past: [...past].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, set]) => set) };
}
