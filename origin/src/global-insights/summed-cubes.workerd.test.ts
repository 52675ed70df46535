/** Sums of sets of runs against plain sums, whatever was added, replaced and asked before. */
import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { expect, it } from "vitest";
import { measureNames, type Cube } from "../job/cubes/cube.ts";
import { chosenCombos } from "../job/cubes/slicer-combos.ts";
import { testEnv } from "../support/test-env.ts";
import { vendorsOf } from "../vendors/vendors-stub.ts";
import { putRollUp } from "./roll-up-store.ts";
import { SummedCubes } from "./summed-cubes.ts";

const width = measureNames.length;
const keys = ["GBR", "FRA", ""];
const cell = fc.record({ bar: fc.nat(2), combo: fc.nat(239), figure: fc.integer({ min: -900, max: 2 ** 40 }) });
const cells = fc.uniqueArray(cell, {
  minLength: 1,
  maxLength: 8,
  selector: ({ bar, combo }) => bar * 240 + combo,
});
type Cells = typeof cells extends fc.Arbitrary<infer T> ? T : never;

function cubeOf(list: Cells): Cube {
  const sorted = list.toSorted((a, b) => a.bar - b.bar || a.combo - b.combo);
  return {
    keys,
    width,
    bars: Uint32Array.from(sorted, ({ bar }) => bar),
    combos: Uint8Array.from(sorted, ({ combo }) => combo),
    figures: Float64Array.from(
      sorted.flatMap(({ figure }) => [1, figure, ...Array.from({ length: width - 2 }, () => 2)]),
    ),
  };
}

const step = fc.oneof(
  fc.record({ put: fc.nat(9), cells }),
  fc.record({ ask: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) }),
);

it("adds up the runs that are asked for, after any history", async () => {
  await runInDurableObject(vendorsOf(testEnv, "issuer-sums"), (_, { storage }) => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 60, size: "max" }), (steps) => {
        const sums = new SummedCubes(storage.sql);
        const stored = new Map<number, Cells>();
        for (const each of steps) {
          if ("put" in each) {
            const run = { jobId: `sum-${each.put}`, run: "r" };
            const contained = sums.contained(run);
            storage.transactionSync(() =>
              putRollUp(storage.sql, run, [{ name: "Countries", cube: cubeOf(each.cells) }], "2026-11-29"),
            );
            sums.withdraw(run, contained);
            stored.set(each.put, each.cells);
            continue;
          }
          const asked = each.ask.filter((at) => stored.has(at));
          const runs = asked.map((at) => ({ jobId: `sum-${at}`, run: "r" }));
          const sum = sums.of("Countries", "GBP", runs);
          const { figures, jobs } = sum.rollUp(chosenCombos({}));
          const found = Object.fromEntries(
            sum.keys.map((key, bar) => [key, [figures[bar * width], figures[bar * width + 1], jobs[bar]]]),
          );
          for (const [bar, key] of keys.entries()) {
            const ofBar = asked.map((at) => (stored.get(at) ?? []).filter((item) => item.bar === bar));
            const all = ofBar.flat();
            const spend = all.reduce((total, { figure }) => total + figure, 0);
            const wanted = [all.length, spend, ofBar.filter((list) => list.length > 0).length];
            expect([key, found[key] ?? [0, 0, 0]]).toEqual([key, wanted]);
          }
        }
      }),
      { seed: 45, numRuns: 60 },
    );
  });
});
