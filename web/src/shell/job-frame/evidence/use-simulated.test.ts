import { expect, test } from "vitest";
import type { EvidenceSlice } from "@paygauge/api-types/entities/new-evidence";
import { evidenceKey, withSlice } from "./use-simulated.ts";

const slice = (part: Partial<EvidenceSlice>): EvidenceSlice => ({
  done: 1,
  total: 2,
  next: null,
  currency: "GBP",
  minorDigits: 2,
  method: "vcard",
  before: { suppliers: 1, cardableMinor: 100, likelyYearMinor: 100, convertedYearMinor: 50 },
  after: { suppliers: 2, cardableMinor: 300, likelyYearMinor: 300, convertedYearMinor: 150 },
  suppliers: [],
  ...part,
});
const moved = {
  supplierKey: "s1",
  name: "Acme",
  spendMinor: 200,
  move: "cardable",
  before: "None",
  after: "High",
} as const;

test("slices add up, and every supplier that moves stays", () => {
  const first = withSlice(null, slice({ suppliers: [moved] }));
  const whole = withSlice(first, slice({ suppliers: [{ ...moved, supplierKey: "s2" }] }));
  expect(whole.before).toEqual({ suppliers: 2, cardableMinor: 200, likelyYearMinor: 200, convertedYearMinor: 100 });
  expect(whole.after).toEqual({ suppliers: 4, cardableMinor: 600, likelyYearMinor: 600, convertedYearMinor: 300 });
  expect(whole.suppliers.map(({ supplierKey }) => supplierKey)).toEqual(["s1", "s2"]);
});

test("another version or another run is another set of changes", () => {
  const change = { kind: "statement", before: null, after: 1, since: null, author: "", entries: 1 } as const;
  const keys = [
    { run: "r1", changes: [change] },
    { run: "r1", changes: [{ ...change, after: 2 }] },
    { run: "r2", changes: [change] },
  ].map(evidenceKey);
  expect(new Set(keys).size).toBe(3);
});
