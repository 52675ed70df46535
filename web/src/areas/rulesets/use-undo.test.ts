import { expect, test } from "vitest";
import { changedPlace, stepAgain, stepBack, withStep } from "./use-undo.ts";

const first: Parameters<typeof stepBack<{ name: string; list: string[] }>>[0] = {
  past: [],
  now: { name: "", list: [] },
  future: [],
  place: null,
  at: 0,
};
const named = (name: string, list: string[] = []) => ({ name, list });

test("letters typed in a row into a field are one step; a pause or another field begins another", () => {
  const typed = ["a", "ab", "abc"].reduce((steps, next, at) => withStep(steps, named(next), 1_000 + at * 100), first);
  expect(typed.past).toEqual([named("")]);
  const later = withStep(typed, named("x"), 5_000);
  expect(later.past).toEqual([named(""), named("abc")]);
  const added = withStep(later, named("x", ["one"]), 5_100);
  const more = withStep(added, named("x", ["one", "two"]), 5_200);
  expect(more.past.slice(2)).toEqual([named("x"), named("x", ["one"])]);
  expect(stepBack(stepBack(more)).now).toEqual(named("x"));
});

test("what was undone can be made again until something else is changed", () => {
  const later = withStep(withStep(first, named("a"), 1_000), named("b"), 5_000);
  const back = stepBack(later);
  expect(stepAgain(back)).toMatchObject({ now: named("b"), past: [named(""), named("a")], future: [] });
  // A change right after a step back is a step of its own.
  expect(withStep(back, named("c"), 5_100)).toMatchObject({
    past: [named(""), named("a")],
    now: named("c"),
    future: [],
  });
  expect(stepBack(first)).toBe(first);
});

test("the place of a change is the one field that differs", () => {
  expect(changedPlace({ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] })).toBe("a.1.b.");
  expect(changedPlace({ a: [1] }, { a: [1, 2] })).toBeNull();
  expect(changedPlace({ a: 1, b: 1 }, { a: 2, b: 2 })).toBeNull();
});
