import { expect, test } from "vitest";
import { makeRowSlots, type RowSlots } from "./row-slots.ts";

/** A committed drawing. */
const draw = (slots: RowSlots, rows: readonly number[]) => {
  const drawn = slots.of(rows);
  slots.drawn(drawn);
  return drawn;
};
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

test("a leap passes every element on, in order", () => {
  const slots = makeRowSlots();
  const before = [...draw(slots, range(0, 30)).values()];
  expect([...draw(slots, range(500, 530)).values()]).toEqual(before);
  expect([...draw(slots, range(900, 935)).values()].slice(0, 30)).toEqual(before);
  expect([...draw(slots, range(0, 10)).values()]).toEqual(before.slice(0, 10));
});

test("while a row stays, every row that stays keeps its element and the others get their own", () => {
  const slots = makeRowSlots();
  const before = new Map(draw(slots, range(0, 30)));
  const after = draw(slots, range(3, 33));
  for (const row of range(3, 30)) expect(after.get(row)).toBe(before.get(row));
  expect(new Set([...before.values(), ...after.values()]).size).toBe(33);
  const focused = draw(slots, [5, ...range(700, 729)]);
  expect(focused.get(5)).toBe(before.get(5));
  expect(new Set(focused.values()).size).toBe(30);
  for (const [row, slot] of focused) if (row !== 5) expect([...after.values()]).not.toContain(slot);
});

test("asked again for the same rows it answers the same", () => {
  const slots = makeRowSlots();
  draw(slots, range(0, 5));
  const once = [...draw(slots, range(50, 55))];
  expect([...draw(slots, range(50, 55))]).toEqual(once);
});

test("a drawing that is started and put aside takes no element away", () => {
  const slots = makeRowSlots();
  const before = [...draw(slots, range(20, 50))];
  slots.of(range(0, 26));
  expect([...slots.of(range(20, 50))]).toEqual(before);
});
