/** Waits for a store, and gives up where it stops taking bytes: R2 on a full disk answers nothing. */

/** A store takes the bytes of a part within milliseconds; on a full disk it never does. */
const stalledMs = 8000;

/** Whether a store reported that its disk is full (D1 and Durable Objects report SQLite's text). */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /SQLITE_FULL|database or disk is full|no space left on device/i.test(error.message) || isDiskFull(error.cause);
}

/** Waits for the store to finish what it was given. @throws what `full` makes on a full disk */
export async function untilStored<T>(stored: Promise<T>, full: () => Error, ms = stalledMs): Promise<T> {
  const stalled = Promise.withResolvers<never>();
  const timer = setTimeout(() => stalled.reject(full()), ms);
  try {
    return await Promise.race([stored, stalled.promise]);
  } catch (error) {
    throw isDiskFull(error) ? full() : error;
  } finally {
    clearTimeout(timer);
  }
}
