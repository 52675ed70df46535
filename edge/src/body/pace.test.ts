import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BodyTooSlow, pace, pacedPieces } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Sender {
  readonly body: ReadableStream<Uint8Array>;
  send(bytes: number): void;
  end(): void;
  isGivenUp(): boolean;
}

function sender(): Sender {
  let givenUp = false;
  let controller!: ReadableByteStreamController;
  const body = new ReadableStream({
    type: "bytes",
    start: (made) => void (controller = made),
    cancel: () => void (givenUp = true),
  });
  return {
    body,
    send: (bytes) => controller.enqueue(new Uint8Array(bytes)),
    end: () => {
      controller.close();
      controller.byobRequest?.respond(0);
    },
    isGivenUp: () => givenUp,
  };
}

/** Reads to the end; returns the outcome and the bytes read. */
function reading(body: ReadableStream<Uint8Array>) {
  const found = { bytes: 0, outcome: "under way" };
  const read = async () => {
    for await (const piece of pacedPieces(body)) found.bytes += piece.byteLength;
  };
  void read().then(
    () => (found.outcome = "whole"),
    (error: unknown) => (found.outcome = error instanceof BodyTooSlow ? "too slow" : String(error)),
  );
  return found;
}

it("S64: a body that sends nothing is given up when its grace is over, at both ends", async () => {
  const { body, isGivenUp } = sender();
  const found = reading(body);
  await vi.advanceTimersByTimeAsync(pace.graceMs - 1);
  expect(found.outcome).toBe("under way");
  await vi.advanceTimersByTimeAsync(1);
  expect([found.outcome, isGivenUp()]).toEqual(["too slow", true]);
});

it("S64: one that sends a byte a second is given up as well, however long it continues", async () => {
  const { body, send } = sender();
  const found = reading(body);
  for (let second = 0; second < 12 && found.outcome === "under way"; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    if (found.outcome === "under way") send(1);
  }
  expect([found.outcome, found.bytes]).toEqual(["too slow", 9]);
});

it("takes one that comes at the least rate to its end, and one that came quickly may rest for a minute", async () => {
  const steady = sender();
  const found = reading(steady.body);
  for (let second = 0; second < 300; second += 1) {
    steady.send(pace.leastBytesPerSecond);
    await vi.advanceTimersByTimeAsync(1000);
  }
  steady.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toEqual({ bytes: 300 * pace.leastBytesPerSecond, outcome: "whole" });

  const quick = sender();
  const rests = reading(quick.body);
  quick.send(8 * 1024 * 1024 - 1);
  await vi.advanceTimersByTimeAsync(pace.idleMs - 1);
  expect(rests.outcome).toBe("under way");
  await vi.advanceTimersByTimeAsync(1);
  expect(rests.outcome).toBe("too slow");
});

it("time that its reader takes is not the sender's", async () => {
  const { body, send, end } = sender();
  send(1000);
  const pieces = pacedPieces(body);
  await pieces.next();
  await vi.advanceTimersByTimeAsync(10 * pace.graceMs);
  const next = pieces.next();
  send(500);
  expect((await next).value?.byteLength).toBe(500);
  end();
  expect((await pieces.next()).done).toBe(true);
});
