import { expect, test } from "vitest";
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { EvidenceSlice } from "@paygauge/api-types/entities/new-evidence";
import { withSlice } from "./simulate-job.ts";

const sums = { suppliers: 0, cardableMinor: 0, likelyYearMinor: 0, convertedYearMinor: 0 };
const moved = (before: ScoreLevel, after: ScoreLevel, spendMinor: number) => ({
  supplierKey: `${before}-${after}-${spendMinor}`,
  name: "Acme",
  spendMinor,
  move: "cardable" as const,
  before,
  after,
});
const slice = (suppliers: EvidenceSlice["suppliers"]): EvidenceSlice => ({
  done: 1,
  total: 1,
  next: null,
  currency: "JPY",
  minorDigits: 0,
  method: "vcard",
  before: sums,
  after: sums,
  suppliers,
});
const nothing = { up: 0, down: 0, newlyHighMinor: 0, currency: "", minorDigits: 2 };

test("adds up levels up and down and newly High spend over slices; a supplier of the same level is neither", () => {
  const first = withSlice(nothing, slice([moved("None", "High", 500), moved("High", "Low", 7)]));
  const both = withSlice(
    first,
    slice([moved("High", "High", 90), moved("Medium", "High", 30), moved("None", "Low", 4)]),
  );
  expect(both).toEqual({ up: 3, down: 1, newlyHighMinor: 530, currency: "JPY", minorDigits: 0 });
});
