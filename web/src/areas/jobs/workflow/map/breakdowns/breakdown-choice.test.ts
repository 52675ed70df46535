import { expect, test } from "vitest";
import type { ColumnMapping, ColumnProfile } from "@paygauge/api-types/entities/ledger";
import { moved, relabelled, toggled } from "./breakdown-choice.ts";

const profile = (index: number, name: string): ColumnProfile => ({
  index,
  name,
  samples: [],
  filledShare: 1,
  filled: 9,
  numberShare: 0,
  dateShare: 0,
  distinct: 3,
  negatives: 0,
  decimalMark: null,
  dateOrder: null,
  ambiguous: false,
  currency: null,
});
const none: ColumnMapping = {
  sources: {},
  dateOrders: {},
  decimalMark: ".",
  currency: "GBP",
  cardFlag: false,
  headerSignature: "",
};
const labels = ({ breakdowns }: ColumnMapping) => breakdowns?.map(({ label }) => label);

test("a column is chosen and cleared, and no two have one label", () => {
  const two = toggled(toggled(none, profile(1, "Code")), profile(2, " code "));
  expect(labels(two)).toEqual(["Code", "code 2"]);
  expect(labels(toggled(two, profile(1, "Code")))).toEqual(["code 2"]);
  expect(relabelled(two, 2, "CODE")).toBeNull();
  expect(relabelled(two, 2, "  ")).toBeNull();
  expect(labels(relabelled(two, 2, " Cost  centre ") ?? none)).toEqual(["Code", "Cost centre"]);
});

test("the ninth is not taken", () => {
  const eight = Array.from({ length: 8 }, (_, at) => profile(at, `Column ${at}`)).reduce(toggled, none);
  expect(toggled(eight, profile(9, "Ninth"))).toBe(eight);
});

test("breakdowns change places, and stop at the ends", () => {
  const three = [profile(1, "a"), profile(2, "b"), profile(3, "c")].reduce(toggled, none);
  expect(labels(moved(three, 3, -1))).toEqual(["a", "c", "b"]);
  expect(labels(moved(three, 1, 1))).toEqual(["b", "a", "c"]);
  expect(moved(three, 1, -1)).toBe(three);
});
