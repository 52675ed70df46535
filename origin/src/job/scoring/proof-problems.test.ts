/** What is wrong with an edited limit of acceptance or rule of a year, at its place. */
import { expect, test } from "vitest";
import { scoringProblems } from "@paygauge/api-types/entities/ruleset-check";
import { acceptance, scoringRulesetV3 } from "./ruleset-v3.ts";

const [first, ...others] = acceptance.ceilings;
if (first === undefined) throw new Error("Version 3 has no ceiling.");

test("the rules of version 3 have no problem", () => {
  expect(scoringProblems(scoringRulesetV3)).toEqual({});
});

test("countries and merchant codes of a ceiling are checked as the lists are", () => {
  const ceilings = [{ ...first, countries: ["GB"], mcc: [[5999, 5200]] as [number, number][] }, ...others];
  const found = scoringProblems({ ...scoringRulesetV3, acceptance: { ...acceptance, ceilings } });
  expect(Object.keys(found)).toEqual(["acceptance.ceilings.0.countries", "acceptance.ceilings.0.mcc.0"]);
});

test("figures out of their range are refused", () => {
  const body = {
    ...scoringRulesetV3,
    acceptance: { ...acceptance, timesLargestSeen: { times: 0, reason: "" } },
    year: { oneOff: { days: -1, fromPeriodDays: Number.NaN }, leastInside: 2 },
  };
  expect(Object.keys(scoringProblems(body))).toEqual([
    "acceptance.timesLargestSeen.times",
    "year.oneOff.days",
    "year.oneOff.fromPeriodDays",
    "year.leastInside",
  ]);
});
