import { expect, test } from "vitest";
import type { EvidenceSlice } from "@paygauge/api-types/entities/new-evidence";
import { sumOfSlices } from "./simulate-jobs.ts";

const sums = { suppliers: 0, cardableMinor: 0, likelyYearMinor: 0, convertedYearMinor: 0 };
const moved = (
  move: "cardable" | "up" | "down",
  before: "High" | "None",
  after: "High" | "None",
  spendMinor: number,
) => ({
  supplierKey: `${move}-${spendMinor}`,
  name: "Acme",
  spendMinor,
  move,
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

test("adds up moves and newly High spend of every slice", () => {
  const job = { jobId: "job", name: "Job", run: "run" };
  const first = slice([moved("up", "None", "High", 500), moved("down", "High", "None", 7)]);
  const second = slice([moved("cardable", "High", "High", 90), moved("up", "None", "High", 30)]);
  expect(sumOfSlices(job, [first, second])).toEqual({
    job,
    up: 3,
    down: 1,
    newlyHighMinor: 530,
    currency: "JPY",
    minorDigits: 0,
  });
});
