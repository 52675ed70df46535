import { expect, test } from "vitest";
import { scoringRulesetSchema } from "@paygauge/api-types/entities/analysis";
import * as v from "valibot";
import { compileRuleset } from "./compile-ruleset.ts";
import { scoringRulesetV3 } from "./ruleset-v3.ts";
import { lawfulDays } from "./scoring-facts.ts";

const compiled = compileRuleset(scoringRulesetV3);

/** A supplier with all that straight-through processing gives points for, but a stated capability. */
const busy = {
  spend: 2_000_000,
  transactions: 60,
  invoices: 60,
  ticket: 33_000,
  apv: 33_000,
  aiv: 33_000,
  terms: 30,
  roomToTarget: 60,
  daysLate: null,
  orderShare: null,
  excluded: false,
  limitedPayee: false,
  cardAccepting: true,
  vcAccepting: "YES",
  stpCapable: false,
  detailLevel: 3,
  matchBand: "High",
  matchByName: false,
  tier: "A",
  tande: "",
  pcardMcc: false,
  inTopSpend: true,
  paidByCheque: true,
  paidByWire: false,
  paidByCash: false,
  domestic: true,
  domesticStated: true,
  hasStpProvider: true,
  inScfProgramme: true,
  hasInstantScheme: true,
  instantHeadroom: null,
  lockboxCovers: false,
  lockboxEnrolled: false,
} as const;

test("straight-through processing is Low at most unless it is stated, and not by a name alone", () => {
  const levelOf = (part: object) => compiled.quick({ ...busy, ...part }, "stp").level;
  expect(levelOf({})).toBe("Low");
  expect(levelOf({ stpCapable: true })).toBe("High");
  expect(levelOf({ stpCapable: true, matchByName: true })).toBe("Low");
});

test("the law's days of version 3: public buyers of the US, and buyers of the EU; elsewhere none is known", () => {
  const days = (buyerType: "public" | "private" | null, buyerCountry: string) =>
    lawfulDays(scoringRulesetV3, { buyerType, buyerCountry }, 90);
  expect([days("public", "USA"), days("public", "GBR"), days("public", "DEU")]).toEqual([30, 30, 30]);
  expect([days("private", "FRA"), days("private", "GBR"), days("private", "USA"), days(null, "DEU")]).toEqual([
    60, 90, 90, 90,
  ]);
});

test("it is a ruleset, and every limit says why", () => {
  expect(v.parse(scoringRulesetSchema, scoringRulesetV3)).toEqual(scoringRulesetV3);
  for (const { reason } of scoringRulesetV3.acceptance?.ceilings ?? []) expect(reason.length).toBeGreaterThan(20);
});
