import fc from "fast-check";
import { expect, test } from "vitest";
import { atOnce, inTurns, type InParts, rangesOf, Turns } from "./turns.ts";
import { unitsOfTurn, type LongWork } from "./units-of-turn.ts";

const works = Object.keys(unitsOfTurn) as LongWork[];

/** Work in parts of these sizes; calls `done` after each. */
function* partsOf(sizes: readonly number[], done: (units: number) => void): InParts<number> {
  for (const units of sizes) {
    done(units);
    yield units;
  }
  return sizes.length;
}

test("others have their turn after the declared units of each work, by a clock that is stopped", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...works), fc.array(fc.nat(100), { maxLength: 300 }), async (work, shares) => {
      const most = unitsOfTurn[work];
      const sizes = shares.map((share) => Math.floor((share * most) / 150));
      const blocks = [0];
      const pause = async () => void blocks.push(0);
      const turns = new Turns(work, { pause, now: () => 0 });
      const count = (units: number) => blocks.push((blocks.pop() ?? 0) + units);
      expect(await inTurns(partsOf(sizes, count), turns)).toBe(sizes.length);
      const largest = Math.max(0, ...sizes);
      for (const units of blocks) expect(units).toBeLessThan(most + largest);
      for (const units of blocks.slice(0, -1)) expect(units).toBeGreaterThanOrEqual(most);
    }),
  );
});

test("others have their turn after 20 ms by the clock, however few units are done", async () => {
  let [ms, longest, since] = [0, 0, 0];
  const pause = async () => {
    longest = Math.max(longest, ms - since);
    since = ms;
  };
  const turns = new Turns("matchedSuppliers", { pause, now: () => ms });
  await inTurns(
    partsOf(Array<number>(200).fill(1), () => (ms += 3)),
    turns,
  );
  // The clock is read every few units.
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(20 + (3 * unitsOfTurn.matchedSuppliers) / 8 + 3);
});

test("work that is done at once has the same result, and ranges leave no place out", () => {
  let done = 0;
  expect(atOnce(partsOf([5, 6], (units) => (done += units)))).toBe(2);
  expect(done).toBe(11);
  const ranges = [...rangesOf("walkedRows", 4500)];
  expect(ranges).toEqual([
    { from: 0, to: 2000 },
    { from: 2000, to: 4000 },
    { from: 4000, to: 4500 },
  ]);
});
