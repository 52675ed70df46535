import { expect, test, vi } from "vitest";
import { ApiProblem, unreachable } from "../api-problem.ts";
import { partsOf } from "./parts.ts";
import { sendParts, type SendPart, type SendPartsOptions } from "./send-parts.ts";

function run(send: SendPart, more: Partial<SendPartsOptions> = {}): Promise<void> {
  return sendParts({
    parts: partsOf(95, 10),
    send,
    parallel: 3,
    backOffMs: [1, 2],
    wait: async () => undefined,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onRetry: () => undefined,
    ...more,
  });
}

test("every part is sent once, never more than three at once, and the bytes add up", async () => {
  const seen: number[] = [];
  let atOnce = 0;
  let most = 0;
  const progress: number[] = [];
  await run(
    async (part) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      seen.push(part.number);
      atOnce -= 1;
    },
    { onProgress: (bytes) => progress.push(bytes) },
  );
  expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(most).toBe(3);
  expect(progress.at(-1)).toBe(95);
});

test("a broken connection costs the part, not the file", async () => {
  const fails = new Map([
    [2, 1],
    [7, 2],
  ]);
  const onRetry = vi.fn<(problem: ApiProblem) => void>();
  const seen: number[] = [];
  await run(
    async (part) => {
      const left = fails.get(part.number) ?? 0;
      if (left > 0) {
        fails.set(part.number, left - 1);
        throw unreachable();
      }
      seen.push(part.number);
    },
    { onRetry },
  );
  expect(seen).toHaveLength(10);
  expect(onRetry).toHaveBeenCalledTimes(3);
});

test("after the last wait the problem is told, and other parts stop", async () => {
  let attempts = 0;
  const failing = run(async (part) => {
    if (part.number !== 1) return;
    attempts += 1;
    throw unreachable();
  });
  await expect(failing).rejects.toThrow("can’t be reached");
  expect(attempts).toBe(3);
});

test("a refusal is not tried again", async () => {
  let attempts = 0;
  const refused = run(async () => {
    attempts += 1;
    throw new ApiProblem({ status: 413, code: "TOO_LARGE", detail: "The part is too large." });
  });
  await expect(refused).rejects.toThrow("The part is too large.");
  expect(attempts).toBeLessThanOrEqual(3);
});

test("cancelling stops before the next part", async () => {
  const stop = new AbortController();
  const seen: number[] = [];
  const stopped = run(
    async (part) => {
      seen.push(part.number);
      if (part.number === 2) stop.abort();
    },
    { signal: stop.signal, parallel: 1 },
  );
  await expect(stopped).rejects.toThrow();
  expect(seen).toEqual([1, 2]);
});
