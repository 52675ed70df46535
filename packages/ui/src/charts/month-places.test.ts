import { expect, test } from "vitest";
import { haveRoom, monthBarsOf, monthPlaces } from "./month-places.ts";

test("each row has its own scale: its largest month is as high as another row's", () => {
  const places = monthPlaces(2, 3, 900);
  const [large, small] = [
    [100, 102_587_066, null],
    [50, 100, null],
  ].map((values) => monthBarsOf(values, places));
  expect(large?.[1]?.height).toBe(small?.[1]?.height);
  expect(small?.[0]?.height).toBeCloseTo((small?.[1]?.height ?? 0) / 2);
});

test("a month of next to nothing is still seen, and one without documents isn't a bar", () => {
  const [tiny, , none] = monthBarsOf([1, 90_000_000, null], monthPlaces(1, 3, 900));
  expect(tiny?.height).toBe(1);
  expect(none).toBeNull();
});

test("credits hang from the line of nothing", () => {
  const [credit, paid] = monthBarsOf([-50, 100], monthPlaces(1, 2, 900));
  expect((paid?.y ?? 0) + (paid?.height ?? 0)).toBeCloseTo(credit?.y ?? 0);
});

test("on a phone a row's name is over its bars, which take the whole width", () => {
  expect(monthPlaces(2, 12, 340)).toMatchObject({ isNarrow: true, left: 0, room: 340 });
  expect(monthPlaces(2, 12, 900).left).toBeGreaterThan(0);
});

test("names of months and figures are left out before they would be over each other", () => {
  const years = monthPlaces(1, 72, 900);
  expect(years.every).toBeGreaterThan(1);
  expect(
    haveRoom(
      Array.from({ length: 72 }, () => "£1.2m"),
      years,
    ),
  ).toBe(false);
  expect(haveRoom(["£1.2m", "none"], monthPlaces(1, 2, 900))).toBe(true);
});
