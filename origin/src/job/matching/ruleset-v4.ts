/**
 * Confidence ruleset, version 4: the figure next to a match is a probability, and how it is made of bits is in the
 * ruleset. All else is version 3's, and so is every band and every figure.
 */
import type { ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import { firstCalibration } from "@paygauge/api-types/entities/calibration";
import { confidenceRulesetV3 } from "./ruleset-v3.ts";

export const confidenceRulesetV4: ConfidenceRuleset = {
  ...confidenceRulesetV3,
  version: 4,
  note: "States how bits become a probability; matches and figures are version 3's.",
  calibration: firstCalibration,
};
