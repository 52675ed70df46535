/**
 * Confidence ruleset, version 5: numbers, numerals and places that differ count against a match: "Fund 8" is not
 * "Fund 9", and a firm of York not one of Cork. Where only names could be compared, its figure for near names and
 * trading names is what a register with half of its companies missing shows. All else is version 4's.
 */
import type { ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import { secondCalibration } from "@paygauge/api-types/entities/calibration";
import { confidenceRulesetV4 } from "./ruleset-v4.ts";

const { fields } = confidenceRulesetV4;

export const confidenceRulesetV5: ConfidenceRuleset = {
  ...confidenceRulesetV4,
  version: 5,
  note: "Numbers, numerals and places that differ count 8 bits against a match; version 4 did not compare them.",
  fields: { ...fields, name: { ...fields.name, apart: { number: -8, place: -8 } } },
  calibration: secondCalibration,
};
