import { expect, test } from "vitest";
import type { VendorJob } from "@paygauge/api-types/entities/vendors";
import { laneSteps, matchedRuns } from "./history-lanes.ts";

const run = (knownOn: string, more: Partial<VendorJob>): VendorJob => ({
  jobId: knownOn,
  jobName: `Job of ${knownOn}`,
  buyerName: "",
  supplierKey: "s",
  supplierName: "",
  measuredOn: "2020-12-31",
  knownOn,
  currency: "GBP",
  spendMinor: 0,
  invoices: 0,
  payments: 0,
  paymentMethods: [],
  matched: true,
  accepts: "No",
  stpCapable: false,
  detailLevel: 1,
  scores: {
    stp: "None",
    vcard: "None",
    pcard: "None",
    tandEcard: "None",
    scf: "None",
    instantPay: "None",
    boost: "None",
    optima: "None",
  },
  lastOnCard: null,
  ...more,
});

test("runs are steps, oldest first; a repeated value adds none, and a run without a match says nothing", () => {
  const runs = matchedRuns({
    jobRows: [
      run("2026-01-01", { accepts: "VirtualCard" }),
      run("2025-06-01", { matched: false }),
      run("2025-01-01", { accepts: "No" }),
      run("2024-01-01", { accepts: "No" }),
    ],
  });
  expect(laneSteps(runs, "card", "2026-11-26").map(({ on, until, value }) => [on, until, value])).toEqual([
    ["2024-01-01", "2026-01-01", false],
    ["2026-01-01", "2026-11-26", true],
  ]);
  expect(laneSteps(runs, "detail", "2026-11-26").map(({ value }) => value)).toEqual([1]);
});
