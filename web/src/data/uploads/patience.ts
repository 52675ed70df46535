import { limits } from "@paygauge/api-types/limits";

/** Waits before a part is sent again, ms: what passes (no answer, too much at once, too slow) has passed by then. */
export const backOffMs = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];

/** Waits, or less when the connection comes back before. */
export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}

const slotName = (slot: number): string => `paygauge.part.${slot}`;

/**
 * Sends a part when this browser has fewer in progress than the gateway has places for one user, whatever number of
 * tabs and files they belong to: what is sent beyond that would be refused, and sent again.
 */
export async function inPartSlot(send: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let slot = 0; slot < limits.uploadPartsAtOnce; slot += 1) {
    const isMine = await navigator.locks.request(slotName(slot), { ifAvailable: true }, async (lock) => {
      if (lock !== null) await send();
      return lock !== null;
    });
    if (isMine) return;
  }
  const anyOne = Math.floor(Math.random() * limits.uploadPartsAtOnce);
  await navigator.locks.request(slotName(anyOne), { signal }, send);
}
