import type { MatchLevels } from "@paygauge/api-types/entities/analysis";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { firstCalibration } from "@paygauge/api-types/entities/calibration";
import { confidenceProblems } from "@paygauge/api-types/entities/ruleset-check";
import { confidenceOf } from "./confidence.ts";
import { confidenceRulesetV3 } from "./ruleset-v3.ts";
import { confidenceRulesetV4 } from "./ruleset-v4.ts";

const bare: MatchLevels = {
  name: "exact",
  street: "missing",
  postcode: "missing",
  city: "missing",
  phone: "missing",
  taxId: "missing",
};
const placed: MatchLevels = { ...bare, city: "exact" };
const bits = fc.double({ min: -30, max: 40, noNaN: true });
const levels = fc.constantFrom(bare, placed);

test("the figure is a share of 100 that falls with rivals and rises with evidence", () => {
  fc.assert(
    fc.property(
      bits,
      levels,
      fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { maxLength: 7 }),
      fc.double({ min: 0, max: 10, noNaN: true }),
      (own, fields, behind, more) => {
        const rivals = behind
          .toSorted((a, b) => a - b)
          .map((gap) => ({ bits: own - gap, levels: fields, closeness: 0 }));
        const alone = confidenceOf([{ bits: own, levels: fields, closeness: 0 }]);
        const figure = confidenceOf([{ bits: own, levels: fields, closeness: 0 }, ...rivals]);
        expect(figure).toBeGreaterThanOrEqual(0);
        expect(figure).toBeLessThanOrEqual(alone);
        expect(alone).toBeLessThanOrEqual(100);
        expect(confidenceOf([{ bits: own + more, levels: fields, closeness: 0 }])).toBeGreaterThanOrEqual(alone);
      },
    ),
  );
});

test("two equal candidates leave a half at most; the same legal form distinguishes them", () => {
  const one = { bits: 12, levels: placed, closeness: 1 };
  expect(confidenceOf([one])).toBeGreaterThan(95);
  expect(confidenceOf([one, one])).toBeLessThanOrEqual(50);
  expect(confidenceOf([{ ...one, closeness: 2 }, one])).toBeGreaterThan(85);
  expect(confidenceOf([])).toBe(0);
});

test("an exact name where nothing else can be compared says more than its bits, a name that is not alike says nothing", () => {
  expect(confidenceOf([{ bits: 3.1, levels: bare, closeness: 2 }])).toBeGreaterThan(90);
  expect(confidenceOf([{ bits: -14, levels: { ...bare, name: "none" }, closeness: 0 }])).toBeLessThan(5);
});

test("a network tells no fields: the figure follows the bits of its band", () => {
  const [high, medium, low] = [10, 4.3, 0].map((own) => confidenceOf([{ bits: own, levels: null, closeness: 0 }]));
  expect(high).toBeGreaterThan(medium ?? 0);
  expect(medium).toBeGreaterThan(low ?? 0);
});

test("a ruleset says how bits become the figure; version 4 says what version 3 did", () => {
  const one = { bits: 6, levels: placed, closeness: 0 };
  expect(confidenceRulesetV4.calibration).toEqual(firstCalibration);
  expect(confidenceOf([one], confidenceRulesetV4.calibration)).toBe(
    confidenceOf([one], confidenceRulesetV3.calibration),
  );
  const even = { one: 0, bits: 0, bitsOver4: 0, namesOnly: 0, namesOnlyBits: 0 };
  expect(confidenceOf([one], even)).toBe(50);
  expect(confidenceProblems({ ...confidenceRulesetV4, calibration: even })).toEqual({});
  const falling = { ...firstCalibration, bitsOver4: -1 };
  expect(Object.keys(confidenceProblems({ ...confidenceRulesetV4, calibration: falling }))).toEqual([
    "calibration.bits",
  ]);
});
