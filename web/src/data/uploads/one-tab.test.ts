import { expect, test } from "vitest";
import { inOneTab } from "./one-tab.ts";

/** Another tab that has the upload until it is told to go. */
async function otherTab(uploadId: string): Promise<() => void> {
  const left = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  void inOneTab(uploadId, () => {
    held.resolve();
    return left.promise;
  });
  await held.promise;
  return left.resolve;
}

test("the upload of a page that goes is taken over, once it has gone", async () => {
  const leave = await otherTab("a");
  const done: string[] = [];
  const mine = inOneTab("a", async () => void done.push("mine"));
  await inOneTab("b", async () => void done.push("another upload"));
  expect(done).toEqual(["another upload"]);
  leave();
  expect(await mine).toBe(true);
  expect(done).toEqual(["another upload", "mine"]);
});

test("the upload of a tab that stays is left to it", async () => {
  const leave = await otherTab("c");
  const done: string[] = [];
  expect(await inOneTab("c", async () => void done.push("mine"), 20)).toBe(false);
  expect(done).toEqual([]);
  leave();
});

test("what fails here is told here", async () => {
  await expect(inOneTab("d", () => Promise.reject(new Error("It failed.")))).rejects.toThrow("It failed.");
});
