/**
 * Confidence ruleset, version 2: countries count against a match instead of forbidding it (docs/analysis.md section 4).
 * All else is version 1's.
 */
import type { ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import { confidenceRulesetV1 } from "./ruleset-v1.ts";

export const confidenceRulesetV2: ConfidenceRuleset = {
  ...confidenceRulesetV1,
  version: 2,
  note: "Two known, different countries count 6 bits against a match; version 1 never compared them.",
  blocking: { ...confidenceRulesetV1.blocking, sameCountry: false },
  fields: {
    ...confidenceRulesetV1.fields,
    // A row that names no country is in the buyer's, which is right nine times of ten: log2(0.1 / 0.8).
    country: { none: -6, assumed: -3 },
  },
};
