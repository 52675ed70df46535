import { expect, it } from "vitest";
import { acceptanceRows } from "./acceptance-rows.ts";

const acceptance = {
  organizations: 231,
  accepting: 61,
  groups: [
    { key: "Retail", organizations: 100, accepting: 20 },
    { key: "Hotels", organizations: 101, accepting: 41 },
    { key: "Utilities", organizations: 30, accepting: 0 },
    { key: "Airlines", organizations: 29, accepting: 29 },
  ],
};

it("shows groups of 30 organizations and more, the highest share first", () => {
  const { rows, all } = acceptanceRows(acceptance);
  expect(rows.map(({ key, share }) => [key, Math.round(share)])).toEqual([
    ["Hotels", 41],
    ["Retail", 20],
    ["Utilities", 0],
  ]);
  expect(all).toBeCloseTo(26.4, 1);
});

it("gives dots an area in proportion to their organizations", () => {
  const [hotels, retail] = acceptanceRows(acceptance).rows;
  expect(((retail?.size ?? 0) / (hotels?.size ?? 1)) ** 2).toBeCloseTo(100 / 101, 5);
});
