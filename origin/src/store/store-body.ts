/** Streams a request's body to R2, and gives up where the store stops taking bytes: a full disk answers nothing. */
import { refuse, type Refusal } from "../refusal.ts";

/** The store takes bytes of a part within milliseconds; on a full disk it never does. */
const stalledMs = 8000;
/** Bytes read at once. */
const pieceBytes = 65_536;

/** Waits for the store to finish what it was given. @throws Refusal 507 */
export async function untilStored<T>(stored: Promise<T>, ms = stalledMs): Promise<T> {
  const stalled = Promise.withResolvers<never>();
  const timer = setTimeout(() => stalled.reject(refuse("storageFull")), ms);
  try {
    return await Promise.race([stored, stalled.promise]);
  } catch (error) {
    throw isDiskFull(error) ? refuse("storageFull") : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a store reported that its disk is full (D1 and Durable Objects report SQLite's text). */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /SQLITE_FULL|database or disk is full|no space left on device/i.test(error.message) || isDiskFull(error.cause);
}

/**
 * Stores exactly `length` bytes of a body.
 * @param put hands the bytes to R2
 * @param broken the refusal of a body that ends early
 * @param seen is given each piece before it is stored
 * @throws Refusal 507 where the store takes no more
 */
export async function storeBody<T>(
  body: ReadableStream<Uint8Array>,
  length: number,
  put: (bytes: ReadableStream) => Promise<T>,
  broken: () => Refusal,
  seen: (piece: Uint8Array) => Promise<void> = async () => undefined,
): Promise<T> {
  const fixed = new FixedLengthStream(length);
  const stored = put(fixed.readable);
  // Observed below; a failure meanwhile is not unhandled.
  stored.catch(() => undefined);
  const reader = body.getReader({ mode: "byob" });
  const writer = fixed.writable.getWriter();
  const next = () =>
    reader.read(new Uint8Array(pieceBytes)).catch(() => {
      throw broken();
    });
  try {
    for (let piece = await next(); !piece.done; piece = await next()) {
      await seen(piece.value);
      await untilStored(writer.write(piece.value));
    }
    await untilStored(
      writer.close().catch(() => {
        throw broken();
      }),
    );
    return await untilStored(stored);
  } catch (error) {
    await Promise.race([Promise.allSettled([reader.cancel(error), writer.abort(error)]), untilNextTurn()]);
    throw error;
  }
}

/** The store of a full disk does not take notice of an abort either. */
const untilNextTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
