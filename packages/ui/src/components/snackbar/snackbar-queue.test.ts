import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cutMessage, snackLimit, withSnack } from "./snackbar-queue.ts";
import type { Snack } from "./snackbar-queue.ts";

const snack = (id: string, tone: Snack["tone"] = "success"): Snack => ({ id, tone, message: id });

test("three at most, and the newest is always among them", () => {
  const tones = fc.constantFrom<Snack["tone"]>("success", "error", "info", "warning");
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(9), tones), { minLength: 1 }), (arrivals) => {
      let queue: readonly Snack[] = [];
      for (const [id, tone] of arrivals) {
        queue = withSnack(queue, snack(String(id), tone));
        expect(queue.length).toBeLessThanOrEqual(snackLimit);
        expect(queue.at(-1)?.id).toBe(String(id));
        expect(new Set(queue.map((item) => item.id)).size).toBe(queue.length);
      }
    }),
  );
});

test("a success gives way before an error does", () => {
  const full = [snack("a", "error"), snack("b"), snack("c", "error")];
  expect(withSnack(full, snack("d")).map((item) => item.id)).toEqual(["a", "c", "d"]);
});

test("messages over 1000 characters end in an ellipsis", () => {
  expect(cutMessage("x".repeat(1000))).toBe("x".repeat(1000));
  expect(cutMessage("x".repeat(1001))).toBe(`${"x".repeat(1000)}…`);
});
