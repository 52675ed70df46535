import { expect, it } from "vitest";
import type { MatchEvidence, MatchLevels } from "@paygauge/api-types/entities/analysis";
import { matchReasonOf } from "./match-reason.ts";
import { confidenceRulesetV1 as ruleset } from "./ruleset-v1.ts";

const missing: MatchLevels = {
  name: "exact",
  street: "missing",
  postcode: "missing",
  city: "missing",
  phone: "missing",
  taxId: "missing",
  country: "equal",
};
const evidence = (part: Partial<MatchEvidence>): MatchEvidence => ({
  supplierKey: "s1",
  entryId: "e1",
  band: "High",
  bits: 20,
  confidence: 99,
  levels: { ...missing, city: "exact" },
  rarityBits: 0,
  runnerUp: null,
  rulesetVersion: 1,
  decision: "none",
  ...part,
});
const reason = (part: Partial<MatchEvidence>) => matchReasonOf(evidence(part), "Supplier", ruleset, true);

it("says of a High match what speaks for it", () => {
  expect(reason({})).toBe("Agrees");
  expect(reason({ levels: { ...missing, taxId: "equal" } })).toBe("TaxId");
  expect(reason({ decision: "confirmed" })).toBe("Confirmed");
  expect(reason({ levels: null })).toBe("Network");
});

it("says of a lesser match what keeps it from the next band", () => {
  expect(reason({ band: "Medium", levels: missing })).toBe("NameOnly");
  expect(reason({ band: "Medium", runnerUp: { entryId: "e2", bits: 18 } })).toBe("CloseRival");
  expect(reason({ band: "Medium", bits: 6 })).toBe("WeakAgreement");
  expect(reason({ band: "Low", bits: 5, runnerUp: { entryId: "e2", bits: 4.9 } })).toBe("CloseRival");
  expect(reason({ band: "Low", bits: 2 })).toBe("WeakAgreement");
});

it("says of none why nothing was found", () => {
  expect(reason({ band: "Unmatched", bits: -3 })).toBe("Differs");
  expect(reason({ band: "Unmatched", entryId: null, levels: null })).toBe("NoCandidate");
  expect(reason({ band: "Unmatched", entryId: null, levels: null, decision: "refused" })).toBe("Refused");
  expect(matchReasonOf(evidence({ entryId: null, band: "Unmatched" }), "Supplier", ruleset, false)).toBe("NoDirectory");
  expect(matchReasonOf(evidence({}), "Redacted", ruleset, false)).toBe("Redacted");
});
