import type { StandInAccount } from "./store.ts";

/** The refusal that an account's faults ask for at this request; null: it is answered. */
export function failed({ faults: { busy, broken } }: StandInAccount): Response | null {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  const share = drawn / 2 ** 32;
  if (share < busy)
    return Response.json({ detail: "Too many requests." }, { status: 429, headers: { "retry-after": "1" } });
  return share < busy + broken ? Response.json({ detail: "Server error." }, { status: 500 }) : null;
}
