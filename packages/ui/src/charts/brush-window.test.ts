import * as fc from "fast-check";
import { expect, test } from "vitest";
import { clampWindow, keyWindow, leastBars, moveWindow, resizeWindow, zoomWindow } from "./brush-window.ts";
import type { BrushWindow } from "./brush-window.ts";

const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
const step = fc.oneof(
  fc.record({ kind: fc.constant("key" as const), key: fc.constantFrom(...keys), shiftKey: fc.boolean() }),
  fc.record({ kind: fc.constant("move" as const), by: fc.integer({ min: -9999, max: 9999 }) }),
  fc.record({
    kind: fc.constant("zoom" as const),
    around: fc.nat(4283),
    factor: fc.double({ min: 0.1, max: 4, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant("edge" as const),
    edge: fc.constantFrom("from" as const, "to" as const),
    at: fc.integer({ min: -50, max: 5000 }),
  }),
);

test("no step leads outside the bars or under ten of them", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4283 }), fc.array(step), (count, steps) => {
      let window: BrushWindow = { from: 0, to: count };
      for (const next of steps) {
        if (next.kind === "key") window = keyWindow(window, next, count) ?? window;
        else if (next.kind === "move") window = moveWindow(window, next.by, count);
        else if (next.kind === "zoom") window = zoomWindow(window, next.around, next.factor, count);
        else window = resizeWindow(window, next.edge, next.at, count);
        expect(window.from).toBeGreaterThanOrEqual(0);
        expect(window.to).toBeLessThanOrEqual(count);
        expect(window.to - window.from).toBeGreaterThanOrEqual(Math.min(leastBars, count));
      }
    }),
  );
});

test("moving keeps the width, an edge moves alone", () => {
  expect(moveWindow({ from: 100, to: 300 }, 50, 4283)).toEqual({ from: 150, to: 350 });
  expect(resizeWindow({ from: 100, to: 300 }, "from", 120, 4283)).toEqual({ from: 120, to: 300 });
  expect(clampWindow({ from: 4200, to: 4400 }, 4283)).toEqual({ from: 4083, to: 4283 });
  expect(keyWindow({ from: 100, to: 300 }, { key: "ArrowRight", shiftKey: true }, 4283)).toEqual({
    from: 100,
    to: 320,
  });
  expect(keyWindow({ from: 100, to: 300 }, { key: "x", shiftKey: false }, 4283)).toBeUndefined();
});
