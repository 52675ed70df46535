import { expect, test } from "vitest";
import { linesOf, listedPlaces } from "./listed-places.ts";

const datum = (name: string, value: number) => ({ key: name, name, value, share: "20.1%", cells: ["1,672"] });
const words = (value: number) => `£${value}`;

test("a wide chart has whole names, then bars, then columns, none over another", () => {
  const data = [datum("Several a week, 104 or more a year", 9_231_498), datum("One-off", 20)];
  const places = listedPlaces(data, ["Suppliers"], 900, words);
  expect(linesOf(data[0]?.name ?? "", places.names)).toEqual(["Several a week, 104 or more a year"]);
  expect(places.bars + places.scale(9_231_498) + "£9231498 20.1%".length * 7).toBeLessThan(
    900 - "Suppliers".length * 6.4,
  );
  expect(places.columns).toEqual([900]);
});

test("a sum below nothing is drawn from zero to the left", () => {
  const places = listedPlaces([datum("Credits", -50), datum("Paid", 150)], [], 900, words);
  expect(places.scale(-50)).toBe(0);
  expect(places.zero).toBeCloseTo(places.room / 4);
});

test("on a phone a bar is under its name, and nothing next to it", () => {
  const places = listedPlaces([datum("Quarterly, 4 to 11 a year", 5)], ["Suppliers"], 340, words);
  expect(places).toMatchObject({ isNarrow: true, bars: 0, names: 340, head: 0 });
});

test("a longer name takes two lines, broken between words", () => {
  expect(linesOf("Motor Freight Carriers, Trucking, Moving", 180)).toEqual([
    "Motor Freight Carriers,",
    "Trucking, Moving",
  ]);
});
