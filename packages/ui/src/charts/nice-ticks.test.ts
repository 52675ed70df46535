import * as fc from "fast-check";
import { expect, test } from "vitest";
import { niceTicks } from "./nice-ticks.ts";

test("reads like a ledger", () => {
  expect(niceTicks(11_300_000, 4)).toEqual([0, 3_000_000, 6_000_000, 9_000_000, 12_000_000]);
  expect(niceTicks(100, 2)).toEqual([0, 50, 100]);
  expect(niceTicks(0.3, 3)).toEqual([0, 0.1, 0.2, 0.3]);
  expect(niceTicks(0, 4)).toEqual([0, 1]);
});

test("counts of things have no halves", () => {
  expect(niceTicks(4, 3, true)).toEqual([0, 2, 4]);
  expect(niceTicks(1, 4, true)).toEqual([0, 1]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(2, 3, 4), (max, most) => {
      const ticks = niceTicks(max, most, true);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(ticks.length).toBeLessThanOrEqual(most + 1);
    }),
  );
});

test("always reaches the highest bar, never with more intervals than asked for", () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), fc.constantFrom(2, 3, 4), (max, most) => {
      const ticks = niceTicks(max, most);
      expect(ticks.length).toBeLessThanOrEqual(most + 1);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * (1 - 1e-6));
      expect(max / (ticks.at(-1) ?? 1)).toBeGreaterThan(0.45);
    }),
  );
});

test("sums below nothing have their part of the axis, with nothing among its figures", () => {
  expect(niceTicks(9_000_000, 4, false, -2_000_000)).toEqual([-3_000_000, 0, 3_000_000, 6_000_000, 9_000_000]);
  expect(niceTicks(0, 2, false, -80)).toEqual([-80, -40, 0]);
  expect(niceTicks(0, 3, false, 0)).toEqual([0, 1]);
  const value = fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 1e12, noNaN: true }));
  fc.assert(
    fc.property(value, value, fc.constantFrom(2, 3, 4), (max, below, most) => {
      fc.pre(max + below > 0);
      const hair = (max + below) * 1e-6;
      const ticks = niceTicks(max, most, false, -below);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeLessThanOrEqual(most + 1);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max - hair);
      expect(-(ticks[0] ?? 0)).toBeGreaterThanOrEqual(below - hair);
    }),
  );
});
