import { expect, test } from "vitest";
import { limits } from "@paygauge/api-types/limits";
import { inPartSlot } from "./patience.ts";

const never = new AbortController().signal;

test("whatever number of tabs sends parts, no more are in progress than a user has places", async () => {
  let [atOnce, most, done] = [0, 0, 0];
  const send = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce -= 1;
    done += 1;
  };
  await Promise.all(Array.from({ length: 12 }, () => inPartSlot(send, never)));
  expect([most, done]).toEqual([limits.uploadPartsAtOnce, 12]);
});

test("a part that fails leaves its place to the next; one that waits may be stopped", async () => {
  await expect(inPartSlot(() => Promise.reject(new Error("It broke off.")), never)).rejects.toThrow("It broke off.");
  const held = Promise.withResolvers<void>();
  const under = Array.from({ length: limits.uploadPartsAtOnce }, () => inPartSlot(() => held.promise, never));
  const stop = new AbortController();
  const waiting = inPartSlot(async () => undefined, stop.signal);
  setTimeout(() => stop.abort(), 5);
  await expect(waiting).rejects.toThrow();
  held.resolve();
  await Promise.all(under);
  await inPartSlot(async () => undefined, never);
});
