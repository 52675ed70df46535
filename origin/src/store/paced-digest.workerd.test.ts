import { expect, it } from "vitest";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import { PacedDigest } from "./paced-digest.ts";

it("digests a large file with a turn of the event loop after each piece", async () => {
  const pieces = 6;
  const bytes = Uint8Array.from({ length: pieces * unitsOfTurn.digestedBytes + 5 }, (_, at) => (at * 31) % 251);
  const loop = { turns: 0, isOver: false };
  const counting = (async () => {
    while (!loop.isOver) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      loop.turns += 1;
    }
  })();
  const digest = new PacedDigest();
  await digest.take(bytes.subarray(0, 7));
  await digest.take(bytes.subarray(7));
  const found = await digest.hex();
  loop.isOver = true;
  await counting;
  const expected = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  expect(found).toBe([...expected].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  expect(loop.turns).toBeGreaterThanOrEqual(pieces);
});
