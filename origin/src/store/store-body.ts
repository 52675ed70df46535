/** Streams a request's body to R2, and gives up where the store stops taking bytes: a full disk answers nothing. */
import { untilStored as untilTaken } from "@paygauge/worker/disk-full";
import { refuse, type Refusal } from "@paygauge/worker/refusal";

/** Bytes read at once. */
const pieceBytes = 65_536;

/** Waits for the store to finish what it was given. @throws Refusal 507 */
export const untilStored = <T>(stored: Promise<T>): Promise<T> => untilTaken(stored, () => refuse("storageFull"));

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
