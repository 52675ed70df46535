import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { judgedPayeesIn, labelledPayees2In, labelledPayeesIn, measurePayees } from "./measure-payees.fixture.ts";

const samples = process.env["SAMPLES_DIR"] ?? join(import.meta.dirname, "../../../../../shared/data");
const hasSamples = existsSync(join(samples, "san-francisco"));

describe.skipIf(!hasSamples)("500 labelled payees of three ledgers (skipped without SAMPLES_DIR)", () => {
  const all = hasSamples ? labelledPayeesIn(samples) : [];

  test.each([
    ["all", () => all],
    ["the half that no rule was tuned on", () => all.filter(({ isHeldOut }) => isHeldOut)],
  ])("%s: certain ones are right, most of what is to be excluded is found", (_, payees) => {
    const measured = measurePayees(payees());
    expect(measured.certain).toBeGreaterThan(0);
    expect(measured.certainRight / measured.certain).toBeGreaterThanOrEqual(0.99);
    expect(measured.excludedSpendFound / measured.excludedSpend).toBeGreaterThanOrEqual(0.9);
    // Spend is a few large payees: their number as well.
    expect(measured.excludedFound / measured.excluded).toBeGreaterThanOrEqual(0.8);
    expect(measured.suppliersExcluded).toBe(0);
  });

  test("every ledger's labels are there", () => {
    expect(all).toHaveLength(500);
    expect(new Set(all.map(({ ledger }) => ledger)).size).toBe(3);
  });
});

describe.skipIf(!hasSamples)("labelled payees of 31 ledgers (skipped without SAMPLES_DIR)", () => {
  const developed = hasSamples ? labelledPayees2In(samples) : [];
  const judged = hasSamples ? judgedPayeesIn(samples) : [];

  test.each([
    ["1,004 payees that the rules were developed on", 300, () => developed],
    ["501 payees that were drawn after the rules were complete", 150, () => judged],
  ])("%s: at least %d certain ones are right, no supplier is excluded", (_, certain, payees) => {
    const measured = measurePayees(payees());
    expect(measured.certain).toBeGreaterThanOrEqual(certain);
    expect(measured.certainRight / measured.certain).toBeGreaterThanOrEqual(0.99);
    expect(measured.excludedSpendFound / measured.excludedSpend).toBeGreaterThanOrEqual(0.9);
    expect(measured.suppliersExcluded).toBe(0);
  });

  test("every ledger's labels are there", () => {
    expect(developed).toHaveLength(1004);
    expect(judged).toHaveLength(501);
    for (const payees of [developed, judged]) expect(new Set(payees.map(({ ledger }) => ledger)).size).toBe(31);
  });
});
