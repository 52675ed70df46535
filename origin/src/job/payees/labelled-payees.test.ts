import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { labelledPayeesIn, measurePayees } from "./measure-payees.fixture.ts";

const samples = process.env["SAMPLES_DIR"] ?? join(import.meta.dirname, "../../../../../shared/data");

describe.skipIf(!existsSync(join(samples, "san-francisco")))(
  "500 labelled payees of three ledgers (skipped without SAMPLES_DIR)",
  () => {
    const all = existsSync(join(samples, "san-francisco")) ? labelledPayeesIn(samples) : [];

    test.each([
      ["all", () => all],
      ["the half that no rule was tuned on", () => all.filter(({ isHeldOut }) => isHeldOut)],
    ])("%s: certain ones are right, most of what is to be excluded is found", (_, payees) => {
      const measured = measurePayees(payees());
      expect(measured.certain).toBeGreaterThan(0);
      expect(measured.certainRight / measured.certain).toBeGreaterThanOrEqual(0.99);
      expect(measured.excludedSpendFound / measured.excludedSpend).toBeGreaterThanOrEqual(0.8);
      // Spend is a few large payees: their number as well.
      expect(measured.excludedFound / measured.excluded).toBeGreaterThanOrEqual(0.8);
    });

    test("every ledger's labels are there", () => {
      expect(all).toHaveLength(500);
      expect(new Set(all.map(({ ledger }) => ledger)).size).toBe(3);
    });
  },
);
